/** What stands in the header, and the scenes over the board: the reveal, the end of a round. */

import type { Headline, Interlude, LogLine } from '../types';
import { designIn, type Scene } from './scene.svelte';
import type { View } from './view';

const PHASES = ['event', 'choose', 'dig'] as const;

export function headlineOf(scene: Scene): Headline {
  const { view, text } = scene;
  const phases = view.phase === 'keep' || view.over ? [] : PHASES.map((phase) => ({ words: text('table-phase', { phase }), now: view.phase === phase }));
  return {
    round: view.round ? text('table-round', { round: view.round, rounds: view.rounds }) : text('table-first-hands'),
    rounds: Array.from({ length: view.rounds }, (_, index) => ({ sign: String(index + 1), state: view.over || index + 1 < view.round ? 'past' : index + 1 === view.round ? 'now' : 'to come' })),
    phases,
    order: [],
    turn: view.over ? [] : view.to_move,
  };
}

export function interludeOf(before: View, after: View, news: readonly LogLine[], scene: Scene): Interlude | null {
  if (after.players < 2) return null;
  return revealOf(news, scene) ?? roundOf(before, after, scene);
}

/** All turn their cards over together. */
function revealOf(news: readonly LogLine[], scene: Scene): Interlude | null {
  const revealed = news.filter(({ kind }) => kind === 'revealed');
  if (revealed.length < 2) return null;
  const rows = revealed.map((line) => {
    const cost = Number(line.words.args.cost ?? 0);
    return { seat: line.seat, words: scene.cardName(designIn(line) ?? ''), ...(cost ? { pays: [{ icon: 'gold', count: cost }] } : {}) };
  });
  return { title: scene.text('table-reveal'), rows };
}

/** A round is over: how everybody stands. */
function roundOf(before: View, after: View, scene: Scene): Interlude | null {
  if (!before.round || (after.round === before.round && after.over === before.over)) return null;
  const rows = [...after.miners].sort((one, other) => other.vp + other.carts - one.vp - one.carts).map((miner) => ({
    seat: miner.seat, words: `${scene.text('table-points', { count: miner.vp + miner.carts })} · ${scene.text('table-standing', { carts: miner.carts, gold: miner.gold })}`,
  }));
  return { title: scene.text('table-round-over', { round: before.round }), rows };
}
