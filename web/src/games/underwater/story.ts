/** What stands in the header, and the scenes over the board: production, feeding, the final scoring. */

import type { Headline, IconSign, Interlude, LogLine } from '../types';
import { goodsIn, placeIn } from './log';
import type { Scene } from './scene.svelte';
import { ERA_SIGNS, type View } from './view';

export function headline(scene: Scene): Headline {
  const { view, text } = scene;
  const era = ERA_SIGNS[view.era - 1] ?? ERA_SIGNS[0];
  const turn = Math.min(view.turns, 1 + Math.min(...view.sides.map((side) => side.turns)));
  return {
    round: text('table-round', { round: view.round, rounds: view.rounds, era }),
    rounds: Array.from({ length: view.rounds }, (_, index) => roundOf(index + 1, view)),
    phases: [{ words: view.phase === 'turns' ? text(scene.desk.layout === 'phone' ? 'table-era' : 'table-turn', { era, turn, turns: view.turns }) : text('table-phase', { phase: view.phase, era }), now: true }],
    order: view.order,
    turn: view.over ? [] : view.to_move,
  };
}

/** A round of the header: an era begins after each production. */
function roundOf(round: number, view: View): NonNullable<Headline['rounds']>[number] {
  const begins = round === 1 || view.productions.includes(round - 1);
  return {
    sign: String(round),
    before: begins ? ERA_SIGNS[view.productions.filter((after) => after < round).length] : undefined,
    after: view.productions.includes(round) ? 'production' : undefined,
    state: view.over || round < view.round ? 'past' : round === view.round ? 'now' : 'to come',
  };
}

// -- scenes -------------------------------------------------------------------------------------------------------------

interface Sum { seat: number; words: string[]; pays: IconSign[]; brings: IconSign[] }

/** The scene that these lines tell: a production with its feeding, or the final scoring. */
export function interlude(_before: View, after: View, news: readonly LogLine[], scene: Scene): Interlude | null {
  const kinds = new Set(news.map(({ kind }) => kind));
  if (kinds.has('scoring-began')) return { title: scene.text('table-scoring'), rows: rowsOf(news, after, scene) };
  if (kinds.has('production-began')) return { title: scene.text('table-production', { era: ERA_SIGNS[eraOf(news, after) - 1] ?? '' }), rows: rowsOf(news, after, scene), targets: placesOf(news) };
  return kinds.has('fed') || kinds.has('starved') ? { title: scene.text('table-feeding'), rows: rowsOf(news, after, scene) } : null;
}

const eraOf = (news: readonly LogLine[], view: View): number => Number(news.find(({ kind }) => kind === 'production-began')?.words.args.era ?? view.era);
const placesOf = (news: readonly LogLine[]): string[] => news.filter(({ kind }) => kind === 'produced').map(({ seat, words }) => placeIn(seat, words.args.site));

/** What each side got and paid, and why. */
function rowsOf(news: readonly LogLine[], view: View, scene: Scene): Interlude['rows'] {
  const sums = view.sides.map((side): Sum => ({ seat: side.seat, words: [], pays: [], brings: [] }));
  for (const line of news) {
    const sum = sums[line.seat];
    if (sum) tally(sum, line, scene);
  }
  return sums.filter((sum) => sum.words.length || sum.pays.length || sum.brings.length).map(({ words, ...sum }) => ({ ...sum, words: words.join(' · ') }));
}

function tally(sum: Sum, { kind, words: { args } }: LogLine, scene: Scene): void {
  if (['produced', 'gained', 'chose-production'].includes(kind)) for (const { icon, count } of goodsIn(args.goods)) add(sum.brings, icon, count);
  if (kind === 'paid') for (const { icon, count } of goodsIn(args.goods)) add(sum.pays, icon, count);
  if (kind === 'chose-production') for (const { icon, count } of goodsIn(args.paid)) add(sum.pays, icon, count);
  if (kind === 'fed') {
    sum.words.push(scene.text('table-told-fed', { count: Number(args.fed) }));
    for (const { icon, count } of goodsIn(args.goods)) add(sum.pays, icon, count);
  }
  if (kind === 'starved') {
    sum.words.push(scene.text('table-told-hungry', { count: Number(args.cities) }));
    add(sum.pays, 'point', Number(args.count));
  }
  if (kind === 'scored') {
    sum.words.push(scene.text('table-told-scored', { source: String(args.source), count: Number(args.count) }));
    add(sum.brings, 'point', Number(args.count));
  }
}

function add(signs: IconSign[], icon: string, count: number): void {
  if (!count) return;
  const found = signs.find((sign) => sign.icon === icon);
  if (found) found.count += count;
  else signs.push({ icon, count });
}
