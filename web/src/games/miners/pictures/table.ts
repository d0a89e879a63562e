/** A small table for the pictures of the rules page: nobody plays at it, everything on it is drawn as at a real one. */

import type { Blocked, IconSign, Option, Preview, Question } from '../../types';
import type { CardView, ChamberView, JoinView, MinerView, SlotId, View } from '../view';

const COLOURS = ['yellow', 'blue', 'red'];

/** A miner who has just begun; what a picture is about comes on top. */
export function miner(seat: number, more: Partial<MinerView> = {}): MinerView {
  return {
    seat, colour: COLOURS[seat]!, gold: 3, vp: 0, carts: 0, machines: 0, collapses: 0, cards: 4, discount: 0, ready: false, busy: false, card: null, chambers: [], joins: [], factions: 0,
    path: [], active: null, surface: [], pickaxe: { board: null, step: 0, steps: 0, completed: 0 }, hand: [], ...more,
  };
}

/** The table of an example: what it does not speak of is as at a game's beginning. */
export function tableOf(more: Partial<View>): View {
  return {
    game: 'miners', players: 3, phase: 'dig', round: 4, rounds: 10, to_move: [], over: false, event: { event: 'EV01', timing: 'reveal' }, events_left: 6, past: [],
    boards: ['alchemy', 'technology', 'logistics'].map((side, index) => ({ board: index + 1, side })),
    surface: [{ surface: 'gold', effect: 0 }, { surface: 'draw', effect: 1 }, { surface: 'research-1', effect: 2 }, { surface: 'research-2', effect: 2 }],
    decks: [30, 34, 33, 14], discards: [[], [], [], []], scores: [0, 0, 0], miners: [miner(0), miner(1), miner(2)], ...more,
  };
}

const levelOf = (design: string): string => design.split('-')[0]!;

export const card = (design: string, carts: string[] = []): CardView => ({ card: design, design, level: levelOf(design), carts });
export const held = (design: string, cost: number, carts: string[] = []) => ({ ...card(design, carts), cost });

/** A card that lies in the mine. */
export function room(slot: SlotId, design: string, carts: string[] = [], more: Partial<ChamberView> = {}): ChamberView {
  const [row, x] = slot.split(',').map(Number) as [number, number];
  return { ...card(design, carts), slot, row, x, machines: 0, collapsed: false, activated: false, ...more };
}

export const join = (id: string, first: SlotId, second: SlotId, how: 'full' | 'half' | 'token'): JoinView => ({ join: id, slots: [first, second], full: how !== 'half', token: how === 'token' });

const words = (key: string, args: Record<string, string | number> = {}) => ({ key, args });

export const option = (target: string, previews: Preview[] = []): Option => ({ move: target, target, final: false, label: words('move-decline'), previews });
export const certain = (pays: IconSign[], brings: IconSign[]): Preview => ({ label: null, pays, brings, lines: [] });
export const meets = (id: string, how: 'full' | 'half' | 'empty'): Preview => ({ label: words('preview-join', { join: id, how, slot: '' }), pays: [], brings: [], lines: [] });
export const brings = (slot: SlotId, number: number, gains: IconSign[], pays: IconSign[] = []): Preview => ({ label: words('preview-effect', { slot, number }), pays, brings: gains, lines: [] });
export const refused = (target: string, reason: string, args: Record<string, string | number>): Blocked => ({ target, label: words('move-decline'), why: { reason, rule: '', words: words(`refusal-${reason}`, args) } });

export const questionOf = (key: string, options: Option[], blocked: Blocked[] = []): Question => ({ number: 0, seat: 0, prompt: words(key), rule: '', options, blocked });
