/** What stands in the header, and the scenes over the board at the ends of phases: income, water, scoring. */

import { capital } from '../shared/scene.svelte';
import type { Headline, IconSign, Interlude, LogLine, Phrase } from '../types';
import { SCORED } from './log';
import { ROMAN } from './map/signs';
import type { Scene } from './scene.svelte';
import { ROUNDS, type SectorView, type SideView, type View } from './view';

const PHASES = ['income', 'actions', 'flow', 'scoring'] as const;

export function headline(scene: Scene): Headline {
  const { view, text } = scene;
  return {
    round: view.round ? text('table-round', { round: view.round, rounds: ROUNDS }) : text('table-draft'),
    rounds: ROMAN.map((sign, index) => ({ sign, state: view.over || index + 1 < view.round ? 'past' : index + 1 === view.round ? 'now' : 'to come' })),
    phases: view.phase === 'draft' ? [] : PHASES.map((phase) => ({ words: text('table-phase', { phase }), now: view.phase === phase })),
    order: view.order,
    turn: view.over ? [] : view.to_move,
  };
}

interface Sum { seat: number; words: string[]; pays: IconSign[]; brings: IconSign[] }

/** The final scoring: objective, goods left, water held. The scoring of a round: energy, place, bonus tile and credits of every side; or the income at the beginning of one. */
export function interlude(_before: View, after: View, news: readonly LogLine[], scene: Scene): Interlude | null {
  const final = news.find((line) => line.kind === 'final-scoring-began');
  if (final) return { title: scene.text('table-final-scoring'), rows: [{ seat: null, words: capital(scene.say(final.words.args.objective as Phrase)) }, ...rowsOf(news, after, scene)] };
  const scored = news.findIndex((line) => line.kind === 'scoring-began');
  const begun = news.findIndex((line) => line.kind === 'round-began');
  if (scored >= 0) {
    const lines = news.slice(scored, begun >= 0 ? begun : undefined);
    return { title: scene.text('table-round-scored', { round: Number(news[scored]!.words.args.round) }), rows: rowsOf(lines, after, scene) };
  }
  if (begun < 0 || !news.some((line) => line.kind === 'income')) return null;
  const rows = rowsOf(news.slice(begun), after, scene);
  return rows.length ? { title: scene.text('table-income-title', { round: after.round }), rows } : null; // nobody has got anything yet where an income has to be chosen first
}

function rowsOf(lines: readonly LogLine[], view: View, scene: Scene): Interlude['rows'] {
  const sums = view.sides.map((side): Sum => ({ seat: side.seat, words: [], pays: [], brings: [] }));
  for (const line of lines) {
    const sum = sums[line.seat];
    if (!sum) continue;
    const { args } = line.words;
    const scored = SCORED[line.kind];
    if (scored) sum.words.push(scored(args, scene));
    if (line.kind === 'energy-place' && Number(args.points)) sum.words.push(scene.text('table-told-place', { points: Number(args.points) }));
    if (/^(?:objective|resources|water)-scored$/.test(line.kind)) add(sum.brings, 'point', Number(args.points));
    if (line.kind === 'gained-points') add(sum.brings, 'point', Number(args.count));
    if (line.kind === 'lost-points') add(sum.pays, 'point', Number(args.count));
    if (line.kind === 'gained-credits') add(sum.brings, 'credit', Number(args.count));
    if (line.kind === 'gained-machines') {
      add(sum.brings, 'excavator', Number(args.excavators));
      add(sum.brings, 'mixer', Number(args.mixers));
    }
    if (line.kind === 'wheel-turned') add(sum.brings, 'turn', Number(args.sectors));
    if (line.kind === 'gained-energy' || line.kind === 'ability-energy') add(sum.brings, 'energy', Number(args.count));
  }
  return sums.filter((sum) => sum.words.length || sum.pays.length || sum.brings.length).map(({ words, ...sum }) => ({ ...sum, words: words.join(' · ') }));
}

function add(signs: IconSign[], icon: string, count: number): void {
  if (!count) return;
  const found = signs.find((sign) => sign.icon === icon);
  if (found) found.count += count;
  else signs.push({ icon, count });
}

// -- the end of a round, one thing after the other --------------------------------------------------------------------

interface Stage { view: View; news: readonly LogLine[] }

/** A construction is seen before the wheel turns. The last move of a round lets water flow, scores, and begins the next round: each is a scene of its own. */
export function stages(before: View, after: View, news: readonly LogLine[]): Stage[] {
  const at = (kind: string) => news.findIndex((line) => line.kind === kind);
  const [flow, scoring, begun, final] = [at('flow-began'), at('scoring-began'), at('round-began'), at('final-scoring-began')];
  if (flow < 0 || scoring < flow) return constructed(before, after, news);
  // What is told next happens before its view is on the screen: the header is in its phase already.
  const acted = { ...withAction(withPieces(before, after), after, news.slice(0, flow)), phase: 'flow' as const };
  const flowed = { ...acted, phase: 'scoring' as const, map: { ...after.map, headstreams: Object.fromEntries(Object.keys(after.map.headstreams).map((site) => [site, 0])) } };
  const ends = [begun, final].find((index) => index > scoring);
  const lines = news.slice(scoring, ends);
  const scored = { ...flowed, sides: flowed.sides.map((side) => withGains(side, lines)) };
  const told: Stage[] = [{ view: acted, news: news.slice(0, flow) }, { view: flowed, news: news.slice(flow, scoring) }];
  if (ends === undefined) return [...told, { view: after, news: news.slice(scoring) }];
  told.push({ view: scored, news: lines });
  if (begun < 0) return [...told, { view: after, news: news.slice(ends) }];
  return [...told, { view: { ...scored, phase: 'income', round: after.round }, news: [] }, { view: after, news: news.slice(begun) }];
}

/** The piece stands and its tile lies in the open sector; then the wheel turns and brings home what it brings. */
function constructed(before: View, after: View, news: readonly LogLine[]): Stage[] {
  const whole = [{ view: after, news }];
  const built = news.findIndex((line) => line.kind === 'built');
  const turned = news.findIndex((line) => line.kind === 'wheel-turned');
  const [was, side] = [before.sides[news[built]?.seat ?? -1], after.sides[news[built]?.seat ?? -1]];
  const laid = side?.wheel.at(-1);
  if (turned <= built || !was || !side || !laid || news[turned]!.words.args.sectors !== 1) return whole;
  const own = { ...laying(was, laid), engineers: side.engineers, building: side.building, constructions: side.constructions, built: side.built };
  const standing = withPieces(before, after);
  return [{ view: { ...standing, sides: standing.sides.map((each) => (each.seat === own.seat ? own : each)) }, news: news.slice(0, turned) }, { view: after, news: news.slice(turned) }];
}

/** A side whose tile and machines lie in the open sector. */
const laying = (was: SideView, laid: SectorView): SideView => ({
  ...was, wheel: [laid, ...was.wheel.slice(1)], tiles: was.tiles.filter((tile) => tile !== laid.tile), excavators: was.excavators - laid.excavators, mixers: was.mixers - laid.mixers,
});

/** A side whose wheel has turned by one sector, with what came home. */
function turned(side: SideView): SideView {
  const [open, home, ...others] = side.wheel;
  if (!open || !home) return side;
  return { ...side, wheel: [{ tile: null, excavators: 0, mixers: 0 }, ...others, open], tiles: [...side.tiles, ...(home.tile ? [home.tile] : [])], excavators: side.excavators + home.excavators, mixers: side.mixers + home.mixers };
}

/** The sides after the action that ended a round: the position after it has the next round's engineers and incomes already. */
function withAction(view: View, after: View, news: readonly LogLine[]): View {
  const builder = news.find((line) => line.kind === 'built')?.seat;
  const sides = view.sides.map((was) => {
    const laid = after.sides[was.seat]?.wheel.find(({ tile }) => tile && was.tiles.includes(tile));
    if (was.seat !== builder || !laid) return withGains(was, news);
    const sectors = news.filter((line) => line.kind === 'wheel-turned' && line.seat === builder).reduce((sum, line) => sum + Number(line.words.args.sectors), 0);
    const own = Array.from({ length: sectors }).reduce<SideView>(turned, laying(was, laid));
    return withGains({ ...own, built: after.sides[was.seat]!.built }, news);
  });
  return { ...view, sides };
}

/** The position after the action, before the water flows: pieces stand, drops are where they were. */
function withPieces(before: View, after: View): View {
  const dams = Object.fromEntries(Object.entries(after.map.dams).map(([site, dam]) => [site, { ...dam, water: before.map.dams[site]?.water ?? 0 }]));
  return { ...before, turn: null, to_move: [], map: { ...after.map, dams, headstreams: before.map.headstreams } };
}

function withGains(side: SideView, lines: readonly LogLine[]): SideView {
  const sum = (kind: string) => lines.filter((line) => line.kind === kind && line.seat === side.seat).reduce((total, line) => total + Number(line.words.args.count), 0);
  return { ...side, points: side.points + sum('gained-points') - sum('lost-points'), credits: side.credits + sum('gained-credits') - sum('paid-credits') };
}
