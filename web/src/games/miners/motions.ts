/** Motion from before and after: what moved, from where to where; and the stages of a move that ends a round. */

import type { Flight, LogLine } from '../types';
import { designIn } from './scene.svelte';
import type { MinerView, View } from './view';

/** Width and height of what moves. */
export const SIZES = { card: [172, 108], back: [52, 38], gold: [30, 30], vp: [30, 30], pickaxe: [40, 40], 'cart-token': [40, 40], machine: [34, 34], event: [222, 118] } as const;

const MOST = 16; // more at once shows nothing

export function motionsOf(before: View, after: View, news: readonly LogLine[], seat: number | null): Flight[] {
  const at = (who: number, slot: string) => (who === (seat ?? 0) ? [`slot:${slot}`, `mine:${who}`] : [`mine:${who}:${slot}`, `mine:${who}`]);
  const home = (who: number) => (who === seat ? ['purse', `side:${who}`] : [`goods:${who}`, `side:${who}`]);
  const hand = (who: number) => (who === seat ? ['hand', `side:${who}`] : [`side:${who}`]);
  const flights: Flight[] = [];
  /** Where what somebody gains comes from: the card that works, the surface, the rung, the event. */
  const source = new Map<number, string[]>();
  for (const line of news) {
    const { kind, seat: who } = line;
    const { args } = line.words;
    const slot = typeof args.slot === 'string' ? args.slot : null;
    const design = designIn(line);
    const from = source.get(who) ?? ['event', 'board'];
    if (kind === 'event') flights.push({ kind: 'fly', what: 'event', id: after.event?.event ?? '', from: ['board'], to: ['event'] });
    if (kind === 'revealed' && design && who !== seat) flights.push({ kind: 'fly', what: 'card', id: design, from: [`side:${who}`], to: [`shown:${who}`, `mine:${who}`] });
    if (kind === 'placed' && slot && design) flights.push({ kind: 'fly', what: 'card', id: design, from: who === seat ? [`card:${cardOf(before, who)}`, 'hand'] : [`shown:${who}`, `side:${who}`], to: at(who, slot) });
    if (slot && (kind === 'activated' || kind === 'placed')) source.set(who, at(who, slot));
    if (kind === 'surface-used') source.set(who, who === seat ? [`surface:${String(args.surface)}`, `mine:${who}`] : [`mine:${who}`]);
    if (kind === 'researched') {
      const { board, step } = after.miners[who]?.pickaxe ?? { board: null, step: 0 };
      flights.push({ kind: 'fly', what: 'pickaxe', id: String(who), from: [`pickaxe:${who}`, `side:${who}`], to: [`space:${board}.${step}`, `side:${who}`] });
      source.set(who, [`space:${board}.${step}`, `pickaxe:${who}`]);
    }
    if (kind === 'gained-gold') flights.push({ kind: 'fly', what: 'gold', count: Number(args.count), from, to: home(who), delay: 0.25 });
    if (kind === 'gained-points') flights.push({ kind: 'fly', what: 'vp', count: Number(args.count), from, to: home(who), delay: 0.3 });
    if (kind === 'drew' || kind === 'found') flights.push({ kind: 'fly', what: 'back', id: levelOf(line), from: [`deck:${levelOf(line)}`, 'board'], to: hand(who), delay: 0.15 });
    if (kind === 'machine-placed' && slot) flights.push({ kind: 'fly', what: 'machine', count: Number(args.count), from: home(who), to: at(who, slot), delay: 0.2 });
    if (kind === 'cart-filled' && typeof args.join === 'string') flights.push({ kind: 'fly', what: 'cart-token', from: home(who), to: who === seat ? [`join:${args.join}`, `join:${who}:${args.join}`] : [`mine:${who}`], delay: 0.2 });
  }
  return flights.slice(0, MOST);
}

/** The card that waited for its place. */
const cardOf = (view: View, seat: number): string => view.miners[seat]?.card?.card ?? '';

function levelOf(line: LogLine): string {
  const { level, deck } = line.words.args;
  if (typeof level === 'string') return level;
  return typeof deck === 'object' && !Array.isArray(deck) ? String(deck.args.level) : 'I';
}


interface Stage {
  view: View;
  news: readonly LogLine[];
}

/** The last move of a round also turns the next event over: the one is seen before the other. */
export function stagesOf(before: View, after: View, news: readonly LogLine[]): Stage[] {
  const turned = news.findIndex(({ kind }) => kind === 'event');
  if (turned < 1) return [{ view: after, news }];
  const gains = news.slice(turned);
  const ended: View = { ...after, round: before.round, event: before.event, events_left: before.events_left, past: before.past, phase: 'end', to_move: [], miners: after.miners.map((miner) => without(miner, gains)) };
  return [{ view: ended, news: news.slice(0, turned) }, { view: after, news: gains }];
}

/** A miner before these lines brought something. */
function without(miner: MinerView, lines: readonly LogLine[]): MinerView {
  const sum = (kind: string) => lines.filter((line) => line.kind === kind && line.seat === miner.seat).reduce((total, line) => total + Number(line.words.args.count), 0);
  return { ...miner, busy: false, gold: miner.gold - sum('gained-gold'), vp: miner.vp - sum('gained-points') };
}
