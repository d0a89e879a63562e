/** What the pictures of the rules page show, by its sections. */

import type { Box } from '../../shared/plane';
import type { IconSign, Question } from '../../types';
import { GROUND, HEIGHT, PITCH, ROW } from '../mine/plan';
import type { MinerView, View } from '../view';
import { brings, card, certain, held, join, meets, option, questionOf, refused, room } from './table';

/** Parts of the table beside the mine. */
export type PartName = 'levels' | 'research' | 'piles' | 'decks' | 'draft' | 'card' | 'events' | 'hand' | 'purse' | 'factions' | 'banners' | 'rivals';

export interface Example {
  /** The part of the own mine that is seen. */
  cut?: Box;
  own?: Partial<MinerView>;
  others?: Partial<MinerView>[];
  /** What else is on the table. */
  table?: Partial<View>;
  parts?: PartName[];
  question?: Question;
  /** Of what can be chosen, what is shown. */
  marked?: string;
}

const MARGIN = 26;

/** The rows from one to another, from and to so many half cards from the middle. */
function rows(first: number, last: number, left: number, right: number): Box {
  const x = (left - 1) * PITCH - MARGIN;
  const y = first === 0 ? 0 : GROUND + ROW * (first - 1) - (first === 1 ? 30 : 14);
  return { x, y, width: (right + 1) * PITCH + MARGIN - x, height: GROUND + ROW * last + (last === 4 ? 0 : 12) - y };
}

const SKY: Box = { x: -356, y: 0, width: 672, height: GROUND + ROW + 8 };
const ONE: Box = { x: -130, y: GROUND - 12, width: 260, height: HEIGHT + 42 };
const sign = (icon: string, count: number): IconSign => ({ icon, count });

/** Three cards below one another and one beside them. */
const MINE: Partial<MinerView> = {
  chambers: [room('1,0', 'I-A1', ['SE', 'E'], { machines: 2 }), room('1,2', 'I-B1', ['W', 'SW'], { collapsed: true }), room('2,1', 'II-R1', ['NW', 'SE', 'E']), room('3,2', 'III-E1', ['NW', 'W'])],
  joins: [join('1,0,E', '1,0', '1,2', 'full'), join('1,0,SE', '1,0', '2,1', 'full'), join('1,2,SW', '1,2', '2,1', 'half'), join('2,1,SE', '2,1', '3,2', 'full')],
  busy: true,
};
const PAIR: Partial<MinerView> = { chambers: [room('1,0', 'I-R1', ['SE', 'E', 'SW']), room('1,2', 'I-J1', ['W', 'SW'])], joins: [join('1,0,E', '1,0', '1,2', 'full')] };
const FACTIONS = ['scots', 'barbarians', 'egyptians', 'japanese', 'atlanteans', 'romans'];

export const EXAMPLES: Record<string, Example> = {
  idea: { cut: rows(0, 3, -1, 3), own: { ...MINE, path: ['3,2', '2,1', '1,0'] } },
  material: { parts: ['levels'] },
  setup: { parts: ['research', 'piles'] },
  hands: {
    own: {
      kept: [card('I-N1', ['E', 'SE']), card('II-E1', ['NW', 'W']), card('II-SA', ['NE']), card('III-E2', ['NW', 'NE'])],
      hand: [held('I-B1', 0, ['SW']), held('II-R2', 2, ['E', 'NE']), held('III-J3', 11, ['NW', 'NE', 'E']), held('III-S3', 10, ['W', 'NW', 'NE'])],
    },
    table: { phase: 'keep' },
    parts: ['draft'],
  },
  cards: { own: { hand: [held('II-SE', 2, ['W', 'NE', 'SE'])] }, parts: ['card'] },
  events: { parts: ['events'] },
  choosing: {
    own: { gold: 2, hand: [held('I-A2', 0, ['E', 'SE']), held('II-JR', 2, ['NW', 'W']), held('III-E2', 4, ['NW', 'NE'])] },
    table: { phase: 'choose' },
    parts: ['hand'],
    question: questionOf('ask-card', [option('card:I-A2'), option('card:II-JR')], [refused('card:III-E2', 'no-place', { level: 'III', above: 'II' })]),
  },
  paying: {
    own: { gold: 6, vp: 9, carts: 3, hand: [held('III-A2', 4, ['NW', 'NE']), held('III-SE', 8, ['NW', 'E'])] },
    table: { phase: 'choose' },
    parts: ['purse', 'hand'],
    question: questionOf('ask-card', [option('card:III-A2', [certain([sign('gold', 4)], [])])], [refused('card:III-SE', 'too-little-gold', { needed: 8, held: 6 })]),
    marked: 'card:III-A2',
  },
  placing: {
    cut: rows(1, 2, -1, 3), own: { ...PAIR, card: card('II-E1', ['NW', 'NE', 'E']) },
    question: questionOf('ask-place', [option('slot:2,-1'), option('slot:2,1', [meets('1,0,SE', 'full'), meets('1,2,SW', 'full')]), option('slot:2,3')]), marked: 'slot:2,1',
  },
  activating: {
    cut: ONE, own: { chambers: [room('1,0', 'I-E2', ['E', 'SE'])], path: ['1,0'], active: '1,0', busy: true },
    question: questionOf('ask-effect', [option('effect:1'), option('effect:2', [certain([], [sign('gold', 1), sign('card', 1)])])]), marked: 'effect:2',
  },
  way: {
    cut: rows(1, 3, -1, 3), own: { ...MINE, path: ['3,2', '2,1'] },
    question: questionOf('ask-way', [option('slot:1,0', [brings('1,0', 1, [sign('machine', 1), sign('gold', 3)]), brings('1,0', 2, [sign('vp', 2)])]), option('slot:1,2', [{ ...brings('1,2', 1, []), label: { key: 'preview-clears', args: { slot: '1,2' } } }])]), marked: 'slot:1,0',
  },
  surface: { cut: SKY, own: { gold: 5, path: ['1,0'], busy: true, chambers: [room('1,0', 'I-N1', [], { activated: true })] }, question: questionOf('ask-surface', [option('surface:gold'), option('surface:draw'), option('surface:research-1')], [refused('surface:research-2', 'too-little-gold', { needed: 8, held: 5 })]), marked: 'surface:research-1' },
  carts: { cut: rows(1, 2, 0, 2), own: { chambers: [...PAIR.chambers!, room('2,1', 'II-E1', ['NW', 'E'])], joins: [...PAIR.joins!, join('1,0,SE', '1,0', '2,1', 'full'), join('1,2,SW', '1,2', '2,1', 'token')] } },
  machines: { cut: rows(1, 1, 0, 2), own: { chambers: [room('1,0', 'I-A1', [], { machines: 2 }), room('1,2', 'I-N2', [], { machines: 1 })] } },
  collapses: { cut: rows(1, 2, 0, 2), own: { chambers: [room('1,0', 'I-B1', [], { collapsed: true }), room('1,2', 'I-B3', []), room('2,1', 'II-B2', [])], busy: true, path: ['2,1'] }, question: questionOf('ask-way', [option('slot:1,0', [{ ...brings('1,0', 1, []), label: { key: 'preview-clears', args: { slot: '1,0' } } }]), option('slot:1,2', [brings('1,2', 1, [sign('card', 3), sign('collapse', 1)]), brings('1,2', 2, [sign('gold', 2)])])]), marked: 'slot:1,0' },
  special: {
    cut: rows(1, 2, -2, 2), own: { chambers: [room('1,-2', 'I-E1', []), room('1,0', 'I-R2', []), room('1,2', 'I-S1', []), room('2,1', 'II-N4', [])], busy: true, path: ['2,1'] },
    question: questionOf('ask-activate', [option('slot:1,-2', [brings('1,-2', 1, [sign('research', 1)]), brings('1,-2', 2, [sign('gold', 2)])]), option('slot:1,0'), option('slot:1,2')]), marked: 'slot:1,-2',
  },
  drawing: { parts: ['decks'], question: questionOf('ask-deck', [option('deck:I'), option('deck:II'), option('deck:III')]), marked: 'deck:II' },
  searching: { parts: ['factions'], question: questionOf('ask-faction', FACTIONS.map((faction) => option(`faction:${faction}`))), marked: 'faction:egyptians' },
  research: {
    own: { pickaxe: { board: 2, step: 4, steps: 4, completed: 0 } }, others: [{ pickaxe: { board: 1, step: 6, steps: 6, completed: 0 } }, { pickaxe: { board: 2, step: 2, steps: 2, completed: 0 } }], parts: ['research'],
    question: questionOf('ask-research', [option('space:2.5'), option('space:2.6'), option('space:2.7')]), marked: 'space:2.7',
  },
  factions: { parts: ['banners'] },
  secrets: { others: [{ ...PAIR, gold: 2, vp: 4, carts: 1, cards: 5, ready: true }, { ...MINE, busy: false, gold: 7, vp: 6, carts: 3, cards: 3 }], table: { phase: 'choose' }, parts: ['rivals'] },
  end: { own: { vp: 31, carts: 8, gold: 5 }, table: { over: true }, parts: ['purse'] },
};
