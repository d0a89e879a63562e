/** Sites in words: for the note beside them and for being read aloud. */

import { capital } from '../../shared/scene.svelte';
import type { TipText } from '../../shared/tips.svelte';
import type { Owner, SiteId } from '../view';
import { basinOf } from './geography';
import type { MapScene } from './map.svelte';
import type { Route } from './routes';
import type { Run } from './journeys';

/** The note of a site: what it is, what picking it does, or why it cannot be picked. */
export function noteOf(map: MapScene, site: SiteId): TipText {
  const { say, choices } = map.scene;
  const lines = factsOf(map, site).filter((facts) => facts.length).map((facts) => capital(facts.join(', ')));
  const option = map.option(site);
  if (option) lines.push(say(option.label));
  if (option && map.joins(site)) lines.push(capital(joinWords(map, site)));
  const blocked = choices.blocked(map.target(site));
  return { title: capital(nameOf(map, site)), lines, ...(blocked ? { why: say(blocked.why.words), rule: blocked.why.rule } : {}) };
}

/** What a site is and holds, as it is read aloud. */
export const factWords = (map: MapScene, site: SiteId): string => [nameOf(map, site), ...factsOf(map, site).flat()].join(', ');

/** What the question says of a site: what can be chosen there, or why nothing can. */
export function choiceWords(map: MapScene, site: SiteId): string[] {
  const { say, choices } = map.scene;
  const option = map.option(site);
  const blocked = choices.blocked(map.target(site));
  const offered = map.routesAt(site).flatMap((route) => (route.option ? [say(route.option.label)] : []));
  return [...(option ? [say(option.label)] : offered), ...(option && map.joins(site) ? [joinWords(map, site)] : []), ...(blocked ? [say(blocked.why.words)] : [])];
}

const joinWords = (map: MapScene, site: SiteId): string => map.scene.text('table-joins', { piece: site.startsWith('C') ? 'conduit' : 'powerhouse' });

/** A production in one line: drops, energy, toll, and where its water stays. */
export function routeWords(map: MapScene, route: Route, runs: readonly Run[]): string {
  const { text } = map.scene;
  const facts = [text('table-drops', { drops: route.drops }), ...(route.energy === null ? [] : [text('table-energy', { energy: route.energy }), ...(route.then ? [text('table-energy-then', { energy: route.then })] : [])]), ...(route.toll ? [text('table-toll', { credits: route.toll })] : [])];
  return [...facts, ...runWords(map, runs)].join(', ');
}

function runWords(map: MapScene, runs: readonly Run[]): string[] {
  return runs.map((run) => (run.end in map.built.dams ? map.scene.text('table-stops', { drops: run.drops, basin: basinOf(run.end) }) : map.scene.text('table-leaves', { drops: run.drops })));
}

function nameOf(map: MapScene, site: SiteId): string {
  const { text } = map.scene;
  const { dams, conduits, powerhouses } = map.built;
  if (site.startsWith('H')) return text('table-headstream');
  if (site.startsWith('D')) return dams[site] ? (dams[site].owner === 'neutral' ? text('table-neutral-dam') : text('table-dam')) : text('table-dam-site');
  if (site.startsWith('C')) return site in conduits ? text('table-conduit') : text('table-conduit-site');
  return site in powerhouses ? text('table-powerhouse') : text('table-powerhouse-site');
}

/** What there is to know about a site, in lines: whose it is and what it holds, then where it lies and what it costs. */
function factsOf(map: MapScene, site: SiteId): string[][] {
  const { geography } = map;
  const { text } = map.scene;
  const { dams, conduits, powerhouses, headstreams, headstream_tiles: tiles } = map.built;
  const basin = basinOf(site);
  const owned = (owner: Owner | undefined) => (typeof owner === 'number' ? [text('table-owner', { name: map.scene.name(owner) })] : []);
  if (site.startsWith('H')) return [[text('table-waits', { drops: headstreams[site] ?? 0 })], [text('table-headstream-tile', { drops: (tiles[basin - 1] ?? []).join(', ') })]];
  if (site.startsWith('C')) {
    const conduit = geography.conduitAt(site)!;
    return [owned(conduits[site]), [text('table-ends', { from: conduit.from, to: conduit.to }), text('table-value', { value: conduit.value })]];
  }
  const red = geography.surchargeOf(site) ? [text('table-red-site', { credits: geography.surchargeOf(site) })] : [];
  if (site.startsWith('P')) return [owned(powerhouses[site]), [text('table-basin', { basin }), ...(site in powerhouses ? [] : red)]];
  const dam = dams[site];
  const place = [text('table-basin', { basin }), geography.damsIn(basin)[0] === site ? text('table-upper-site') : text('table-lower-site')];
  return dam ? [[...owned(dam.owner), text('table-dam-level', { level: dam.level }), text('table-water', { drops: dam.water, capacity: dam.capacity })], place] : [[...place, ...red]];
}
