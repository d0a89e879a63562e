/** Sites in words: for the note beside them and for being read aloud. */

import { capital } from '../../shared/scene.svelte';
import type { TipText } from '../../shared/tips.svelte';
import type { Owner, SiteId } from '../view';
import { basinOf } from './geography';
import type { MapScene } from './map.svelte';
import type { Route } from './routes';
import type { Run } from './water';

/** The note of a site: what it is, what picking it does, or why it cannot be picked. */
export function noteOf(map: MapScene, site: SiteId): TipText {
  const { say, choices } = map.props;
  const lines = factsOf(map, site).filter((facts) => facts.length).map((facts) => capital(facts.join(', ')));
  const option = map.option(site);
  if (option) lines.push(say(option.label));
  const blocked = choices.blocked(map.target(site));
  return { title: `${site}: ${nameOf(map, site)}`, lines, ...(blocked ? { why: say(blocked.why.words), rule: blocked.why.rule } : {}) };
}

/** Everything about a site, as it is read aloud. */
export function describe(map: MapScene, site: SiteId): string {
  const { say, choices } = map.props;
  const option = map.option(site);
  const blocked = choices.blocked(map.target(site));
  const offered = map.routesAt(site).flatMap((route) => (route.option ? [say(route.option.label)] : []));
  const parts = [`${site}: ${nameOf(map, site)}`, ...factsOf(map, site).flat(), ...(option ? [say(option.label)] : offered), ...(blocked ? [say(blocked.why.words)] : [])];
  return parts.join(', ');
}

/** A production in one line: drops, energy, toll, and where its water stays. */
export function routeWords(map: MapScene, route: Route, runs: readonly Run[]): string {
  const { words } = map;
  const facts = [words.drops(route.drops), ...(route.energy === null ? [] : [words.energy(route.energy)]), ...(route.toll ? [words.toll(route.toll)] : [])];
  return [...facts, ...runWords(map, runs)].join(', ');
}

function runWords(map: MapScene, runs: readonly Run[]): string[] {
  return runs.map((run) => (run.end in map.props.view.map.dams ? map.words.stops(run.drops, run.end) : map.words.leaves(run.drops)));
}

function nameOf(map: MapScene, site: SiteId): string {
  const { words } = map;
  const { dams, conduits, powerhouses } = map.props.view.map;
  if (site.startsWith('H')) return words.headstream;
  if (site.startsWith('D')) return dams[site] ? (dams[site].owner === 'neutral' ? words.neutralDam : words.dam) : words.damSite;
  if (site.startsWith('C')) return site in conduits ? words.conduit : words.conduitSite;
  return site in powerhouses ? words.powerhouse : words.powerhouseSite;
}

/** What there is to know about a site, in lines: whose it is and what it holds, then where it lies and what it costs. */
function factsOf(map: MapScene, site: SiteId): string[][] {
  const { words, geography } = map;
  const { dams, conduits, powerhouses, headstreams, headstream_tiles: tiles } = map.props.view.map;
  const basin = basinOf(site);
  const owned = (owner: Owner | undefined) => (typeof owner === 'number' ? [words.owner(map.props.names[owner] ?? '')] : []);
  if (site.startsWith('H')) return [[words.waits(headstreams[site] ?? 0)], [words.tile((tiles[basin - 1] ?? []).join(', '))]];
  if (site.startsWith('C')) {
    const conduit = geography.conduitAt(site)!;
    return [owned(conduits[site]), [words.ends(conduit.from, conduit.to), words.value(conduit.value)]];
  }
  const red = geography.surchargeOf(site) ? [words.surcharge(geography.surchargeOf(site))] : [];
  if (site.startsWith('P')) return [owned(powerhouses[site]), [words.basin(basin), ...(site in powerhouses ? [] : red)]];
  const dam = dams[site];
  const place = [words.basin(basin), geography.damsIn(basin)[0] === site ? words.upper : words.lower];
  return dam ? [[...owned(dam.owner), words.level(dam.level), words.water(dam.water, dam.capacity)], place] : [[...place, ...red]];
}
