/** What the pictures of the rules page show, by its sections. */

import type { Box } from '../../shared/plane';
import type { Option } from '../../types';
import type { MapView, View } from '../view';
import { flow, production, side } from './table';

/** Parts of the table beside the map. */
export type PartName =
  | 'turbine' | 'water' | 'workshop' | 'shop' | 'bank' | 'patents' | 'office' | 'national' | 'objective' | 'gauge' | 'wheel' | 'wheel-before' | 'constructions' | 'tiles' | 'rows' | 'automa' | 'contracts' | 'advanced' | 'officers';

export interface Example {
  /** The part of the map that is seen, and what stands on it. */
  cut?: Box;
  map?: Partial<MapView>;
  /** What else is on the table. */
  table?: Partial<View>;
  parts?: PartName[];
  /** What can be chosen; the last one is shown. */
  options?: Option[];
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const dam = (owner: number | 'neutral', level: number, water: number) => ({ owner, level, water, capacity: level });
const sector = (tile: string | null, excavators = 0, mixers = 0) => ({ tile, excavators, mixers });
const NONE = sector(null);

/** A dam, a conduit of value 2 and a powerhouse of one company, with two drops. */
const PLANT: Partial<MapView> = { dams: { D8L: dam(0, 2, 2), D9L: dam('neutral', 3, 1) }, conduits: { C8R: 0 }, powerhouses: { P9a: 0 } };
const VALLEY = box(40, 560, 560, 330);
const SPENT = [sector(null), sector('basic-conduit', 4), sector(null), sector('basic-base', 3), NONE, NONE];
const LAID = [sector('basic-powerhouse', 0, 2), ...SPENT.slice(1)];

export const EXAMPLES: Record<string, Example> = {
  idea: { cut: VALLEY, map: PLANT, options: [production('D8L', 'C8R', 2, 4, { to: 9, stops: 'D9L' })] },
  board: { table: { sides: [side(0, 'usa', { built: [2, 1, 1, 2] }), side(1, 'germany'), side(2, 'italy')] }, parts: ['rows'] },
  map: { cut: box(0, 0, 1240, 1000), map: { dams: { D2L: dam('neutral', 1, 1), D6L: dam('neutral', 2, 1), D9L: dam('neutral', 3, 1) }, headstreams: { H1: 0, H2: 1, H3: 2, H4: 0 } } },
  connections: { cut: box(420, 330, 640, 400), map: { dams: { D6U: dam(0, 1, 1), D6L: dam('neutral', 2, 2) }, conduits: { C6R: 0, C6L: 2 }, powerhouses: { P7a: 0, P9c: 0 } } },
  headstreams: { cut: box(330, 0, 560, 150), map: { headstreams: { H1: 0, H2: 1, H3: 2, H4: 0 } } },
  water: { cut: box(60, 0, 560, 520), map: { dams: { D1L: dam(0, 1, 1), D2U: dam(1, 2, 1) }, headstreams: { H1: 0, H2: 1, H3: 0, H4: 0 }, powerhouses: { P5a: 1 } }, options: [flow('H2', 'D2U')] },
  actions: { parts: ['turbine'] },
  construction: { table: { sides: [side(0, 'usa', { constructions: 1 }), side(1, 'germany'), side(2, 'italy')] }, parts: ['constructions', 'tiles'] },
  wheel: { table: { sides: [side(0, 'usa', { wheel: [...LAID.slice(1), LAID[0]!] }), side(1, 'usa', { wheel: LAID }), side(2, 'italy')] }, parts: ['wheel-before', 'wheel'] },
  base: { cut: box(220, 430, 260, 160), map: { dams: { D5U: dam(0, 1, 1), D5L: dam(1, 1, 0) } } },
  elevation: { cut: box(50, 620, 500, 250), map: { dams: { D8U: dam(0, 1, 1), D8L: dam(0, 2, 1), D9L: dam(0, 3, 3) } } },
  conduit: { cut: box(330, 430, 520, 290), map: { dams: { D5L: dam(0, 1, 1) }, conduits: { C5R: 0, C6L: 1 } } },
  powerhouse: { cut: box(180, 860, 280, 140), map: { powerhouses: { P11a: 0, P11b: 1, P11c: 2 } } },
  production: { cut: VALLEY, map: PLANT, options: [production('D8L', 'C8R', 1, 2, { to: 9, stops: 'D9L' }), production('D8L', 'C8R', 2, 4, { to: 9, stops: 'D9L' })] },
  tolls: { cut: box(580, 620, 600, 380), map: { dams: { D10L: dam('neutral', 3, 2) }, conduits: { C10R: 1 }, powerhouses: { P12a: 0, P12b: 1 } }, options: [production('D10L', 'C10R', 1, 1, { to: 12, toll: 1 }), production('D10L', 'C10R', 2, 2, { to: 12, toll: 2 })] },
  energy: { table: { sides: [side(0, 'usa', { energy: 13 }), side(1, 'germany', { energy: 7 }), side(2, 'italy', { energy: 4 })] }, parts: ['gauge'] },
  contracts: { table: { sides: [side(0, 'usa', { contracts: ['S1', 'G02', 'Y03', 'R02'] }), side(1, 'germany'), side(2, 'italy')] }, parts: ['contracts'] },
  national: { parts: ['national'] },
  'water-management': { parts: ['water'] },
  bank: { table: { sides: [side(0, 'usa', { banking: 3 }), side(1, 'germany', { banking: 1 }), side(2, 'italy')] }, parts: ['bank'] },
  workshop: { parts: ['workshop'] },
  machinery: { parts: ['shop'] },
  'contract-office': { parts: ['office'] },
  patents: { parts: ['patents'] },
  bonus: { table: { round: 3, sides: [side(0, 'usa', { energy: 19 }), side(1, 'germany', { energy: 14 }), side(2, 'italy', { energy: 5 })] }, parts: ['gauge'] },
  objectives: { parts: ['objective'] },
  officers: { parts: ['officers'] },
  technology: { parts: ['tiles'] },
  advanced: { table: { patents: ['I-conduit', 'II-powerhouse', 'III-elevation', 'II-joker'] }, parts: ['advanced'] },
  'automa-tiles': {
    table: {
      automa: {
        pile: 15, front: 9, discard: [],
        rows: [
          { words: { key: 'row', args: { action: 'production', what: 'plain', limit: 'green', number: 0 } }, icons: [{ icon: 'row-production', count: 2 }] },
          { words: { key: 'row', args: { action: 'water', what: 'wait', limit: '', number: 2 } }, icons: [{ icon: 'row-water', count: 1 }] },
          { words: { key: 'row', args: { action: 'construction', what: 'conduit', limit: 'from-3', number: 0 } }, icons: [{ icon: 'row-construction', count: 2 }] },
          { words: { key: 'row', args: { action: 'workshop', what: '', limit: '', number: 2 } }, icons: [{ icon: 'row-workshop', count: 1 }] },
          { words: { key: 'row', args: { action: 'bank', what: '', limit: '', number: 1 } }, icons: [{ icon: 'row-bank', count: 1 }] },
        ],
      },
    },
    parts: ['automa'],
  },
};
