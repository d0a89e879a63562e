/** What stands in the header, and the scenes that close a round. */

import type { Headline, Interlude, LogLine } from '../types';
import type { Scene } from './scene.svelte';
import type { View } from './view';

export function headlineOf(scene: Scene): Headline {
  const { view } = scene;
  const draft = view.phase === 'draft';
  const phases = draft || view.over ? [] : [
    { words: scene.text('table-phase-choose'), now: view.phase === 'choose' },
    { words: scene.text('table-phase-act'), now: view.phase === 'act' },
    ...(view.players > 1 ? [{ words: scene.text('table-phase-pass'), now: false }] : []), // alone one discards the rest
  ];
  const round = draft ? scene.say({ key: 'phase-draft', args: {} }) : view.ending && !view.over ? scene.text('table-last-round-of', { round: view.round }) : scene.text('table-round', { round: view.round });
  const order = draft || view.players < 2 ? [] : Array.from({ length: view.players }, (_, step) => (view.first + step) % view.players);
  return { round, phases, order, turn: view.to_move.length || view.turn === null ? view.to_move : [view.turn] };
}

/** The end of a game is a scene of its own: the districts, who led them and what they were worth. The last round, tiles that come back and a new deck are announced. */
export function interludeOf(before: View, after: View, news: readonly LogLine[], scene: Scene): Interlude | null {
  if (after.over && !before.over) {
    const rows = after.sides.map((side) => {
      const led = after.districts.filter(({ shares }) => shares[0]?.seat === side.seat).length;
      return { seat: side.seat, words: scene.text('table-leads', { count: led }), brings: [{ icon: 'point', count: side.districts }] };
    });
    return { title: scene.text('table-districts-scored'), rows: rows.sort((one, other) => other.brings[0]!.count - one.brings[0]!.count), targets: after.districts.flatMap(({ cells }) => cells.map((cell) => `cell:${cell}`)) };
  }
  if (after.ending && !before.ending) return { title: scene.text('table-last-round'), rows: news.filter(({ kind }) => kind === 'end-triggered').map((line) => ({ seat: line.words.args.why === 'resources' ? line.seat : null, words: scene.say(line.words) })) };
  const returned = news.filter(({ kind }) => kind === 'tiles-returned');
  if (returned.some(({ words }) => Number(words.args.count) > 0)) return { title: scene.text('table-tiles-out'), rows: returned.map((line) => returnedBy(line, scene)) };
  const deck = news.find(({ kind, words }) => kind === 'deck-rebuilt' && Number(words.args.new) > 0);
  if (deck && after.players > 1) return { title: scene.text('table-new-deck'), rows: [{ seat: null, words: scene.say(deck.words) }], targets: before.city.filter(({ marked }) => marked).map(({ cell }) => `cell:${cell}`) };
  return null;
}

/** What a side gave back to the supply, and what it got for it. */
function returnedBy({ seat, words }: LogLine, scene: Scene): Interlude['rows'][number] {
  const count = Number(words.args.count);
  return { seat, words: count ? '' : scene.text('table-log-returned-none'), ...(count ? { pays: [{ icon: 'tile', count }], brings: [{ icon: 'point', count }] } : {}) };
}
