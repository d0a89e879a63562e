/** The signs of the icon rows. Pieces, goods and actions keep one shape each; the others are put together from them. */

import { INK, JOINTS, line, small, solid, type Shape } from '../shared/shapes';

const WATER = 'var(--water)';
const CREDIT = 'var(--credit)';
const ENERGY = 'var(--energy)';
const DIGGER = 'var(--excavator)';
const MIXER = 'var(--mixer)';
const POINT = 'var(--point)';
const RED = 'var(--red-space)';

const CIRCLE = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const DROP = 'M12 2.5C15.5 8 18.5 11.2 18.5 15a6.5 6.5 0 0 1-13 0C5.5 11.2 8.5 8 12 2.5z';
const BOLT = 'M13.6 1.5L4.8 13.6h5.6L9 22.5l9.6-12.7h-6.2z';
const GEAR = 'M10.3 1.8h3.4l.6 2.9 2 .9 2.5-1.6 2.4 2.4-1.6 2.5.9 2 2.9.6v3.4l-2.9.6-.9 2 1.6 2.5-2.4 2.4-2.5-1.6-2 .9-.6 2.9h-3.4l-.6-2.9-2-.9-2.5 1.6-2.4-2.4 1.6-2.5-.9-2-2.9-.6v-3.4l2.9-.6.9-2-1.6-2.5 2.4-2.4 2.5 1.6 2-.9z';
const STAR = 'M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.2L12 18l-6.3 3.5L7 14.3l-5.2-5 7.1-.9z';
const PAPER = 'M5 2h10.5L20 6.5V22H5z';
const CHECK = 'M7.5 13l3.2 3.4 6-7.4';
const PERSON = `${CIRCLE(12, 6.4, 4.4)}M4 22c0-6.4 3.2-9.6 8-9.6s8 3.2 8 9.6z`;
const HAMMER = 'M3 6.5C6 2.5 11 2 15 4.2l-1.8 3L17 9.4l4 -1 1 3.4-4.6 2-5.6-3.2L7.2 21l-3.6-2.2L8.4 9.2z';
const PLUS = line('M18.6 3v7.2M15 6.6h7.2', 2.2, 'var(--accent)');

const POINTS: Shape[] = [solid(STAR, POINT)];
const COIN: Shape[] = [{ d: CIRCLE(12, 12, 9.6), fill: CREDIT, stroke: 'var(--credit-deep)', width: 1.6 }, line('M15.6 8.6a5 5 0 1 0 0 6.8', 2.2, 'var(--credit-deep)')];
const EXCAVATOR: Shape[] = [
  solid('M1.5 17.5h12.5a2.6 2.6 0 0 1 0 5.2H1.5a2.6 2.6 0 0 1 0-5.2z', DIGGER),
  solid('M2 9h7l2.6 4.5v3H2z', DIGGER),
  line('M9.6 11L15 4.2l5.6 5.6v5', 2.4, DIGGER),
  solid('M17.2 14.4h6v2.2c0 2.4-1.8 3.8-4.4 3.8z', DIGGER),
];
const CONCRETE: Shape[] = [
  solid('M3 6.2L14.6 1.6 21 14l-9.8 4.6z', MIXER),
  line('M8.6 4.2l6.2 12.6', 1.6, 'var(--raised)'),
  solid(`${CIRCLE(6, 20, 2.8)}${CIRCLE(17.6, 20, 2.8)}`, MIXER),
  line('M2 17.4h20', 2.2, MIXER),
];
const MACHINE: Shape[] = [...small(EXCAVATOR, 0, 0, 0.58), ...small(CONCRETE, 10.4, 10.4, 0.56), line('M16.5 3L5.5 21', 1.5)];
const LIGHTNING: Shape[] = [solid(BOLT, ENERGY)];
const POWER: Shape[] = [{ d: CIRCLE(12, 12, 11), stroke: ENERGY, width: 1.6 }, ...small(LIGHTNING, 3, 3, 0.75)];
const TURN: Shape[] = [line('M20.4 9.2A9 9 0 1 0 21 13', 2.4), solid('M22.6 3.2v7.4h-7.2z'), line('M12 12V5.4M12 12l5.6 3.4M12 12l-5.6 3.4', 1.5)];
const WATER_DROP: Shape[] = [solid(DROP, WATER), line('M9 15.4a3 3 0 0 0 2.6 2.9', 1.5, 'var(--raised)')];
const WAITING: Shape[] = [...small(WATER_DROP, 1.8, -1.2, 0.84), line('M3 22h18', 2.4)];
const FLOW: Shape[] = [...small(WATER_DROP, -2.6, 0, 0.8), line('M19 3.5v15M15.4 15l3.6 3.9 3.6-3.9', 2.2, WATER)];

const BASE = 'M3 20L7 8h10l4 12z';
const RAISE = 'M6.4 12.6L8.4 6h7.2l2 6.6z';
const PIPE = 'M2.5 3.5h7v6.6c0 2.6 1.2 3.8 3.8 3.8h8.2v7h-8.6C6.4 20.9 2.5 17 2.5 10.6z';
const HOUSE = 'M3 21.5V9.6L8.4 5v4.6L13.8 5v4.6L21 5v16.5z';
const base: Shape[] = [solid(BASE)];
const elevation: Shape[] = [solid(RAISE), solid('M4.8 14h14.4l.8 2.4H4zM3 18.4h18l.8 2.4H2.2z')];
const conduit: Shape[] = [solid(PIPE)];
const powerhouse: Shape[] = [solid(HOUSE), solid('M12.9 10.6l-4 5.2h2.6l-.8 4 4.2-5.6h-2.7z', 'var(--piece-ink, var(--raised))')];
const placed = (piece: Shape[]): Shape[] => [...small(piece, 0, 4.4, 0.82), PLUS];

const TURBINE: Shape[] = [
  solid('M12 12c-3.4-2-4.4-6.4-1.6-10.4 3.4 2 4.4 6.4 1.6 10.4z'),
  solid('M12 12c3.4-2 7.6-.6 9.6 3.8-3.4 2-7.8.7-9.6-3.8z'),
  solid('M12 12c0 4-3.2 7.2-8 6.7C4 14.7 7.2 11.6 12 12z'),
  { d: CIRCLE(12, 12, 10.6), stroke: INK, width: 1.4 },
];
const CONTRACT: Shape[] = [{ d: PAPER, fill: 'var(--raised)', stroke: INK, width: 1.6 }, line('M8.4 9.5h8M8.4 13h8M8.4 16.5h4.6', 1.5)];
const DONE: Shape[] = [{ d: PAPER, fill: 'var(--raised)', stroke: INK, width: 1.6 }, line(CHECK, 2.4, 'var(--accent)')];
const ADVANCED: Shape[] = [{ d: 'M2.5 2.5h19v19h-19z', fill: 'var(--raised)', stroke: INK, width: 1.6 }, ...small([solid(GEAR), solid(CIRCLE(12, 12, 4), 'var(--raised)')], 4.6, 4.6, 0.62)];
const ENGINEER: Shape[] = [solid(PERSON)];
const BUILD: Shape[] = [solid(HAMMER)];
const DAM: Shape[] = [solid('M8 21.5L10 5h5l5 16.5z'), solid('M1.5 9.5h7.3L7.4 21.5H1.5z', WATER)];
const NO = line('M3.5 20.5L20.5 3.5', 2.6, RED);

/** A number with its sign, such as −2. */
const MINUS = 'M2.5 12h7.5';
const AND = 'M6.25 8.2v7.6';
const ONE = 'M14.5 8.4L18 5.4v13.8M14.6 19.2h6.8';
const TWO = 'M13.6 9c0-5 7.6-5 7.6-.4 0 3.2-4.2 5.8-7.6 10.6h8';
const ZERO = 'M17.4 5.2c-5.2 0-5.2 14 0 14s5.2-14 0-14z';

/** Mountains, hills and plains from top to bottom; what counts is filled. */
const areas = (mountains: boolean, hills: boolean): Shape[] => [
  { d: 'M2 8.5L7.5 1.5l4 4.6L15 2l7 6.5z', ...(mountains ? { fill: INK } : {}), stroke: INK, width: 1.2 },
  { d: 'M2 15.2c3.4-5 6-5 10-.6 4-4.4 6.6-4.4 10 .6z', ...(hills ? { fill: INK } : {}), stroke: INK, width: 1.2 },
  { d: 'M2 18h20v4H2z', fill: INK, stroke: INK, width: 1.2 },
];

const ROWS: Record<string, Shape[]> = {
  'row-production': TURBINE,
  'row-water': WATER_DROP,
  'row-contracts': CONTRACT,
  'row-construction': BUILD,
  'row-patent': ADVANCED,
  'row-workshop': TURN,
  'row-machinery': MACHINE,
  'row-bank': COIN,
};

const ABILITIES: Record<string, Shape[]> = {
  'base-price': [...small(base, 0, 6, 0.75), ...small(EXCAVATOR, 11, 0, 0.52)],
  'top-capacity': [...DAM, line('M3 6.5l2-3 2 3', 1.6, WATER)],
  'least-product': [...small(WATER_DROP, -3, 0, 0.66), ...small(conduit, 11, 9, 0.56), line('M13.5 3l5 5M18.5 3l-5 5', 2)],
  'conduit-mixers': [...small(conduit, 0, 8, 0.66), ...small(CONCRETE, 10.5, 0, 0.56)],
  'credits-for-machine': [...small(COIN, -1, 7, 0.68), ...small(MACHINE, 11, -1, 0.56), line('M4 3.5h5M7 1l2.5 2.5L7 6', 1.5)],
  'copy-tile': [{ d: 'M2 2h13v13H2z', stroke: INK, width: 1.6 }, { d: 'M9 9h13v13H9z', fill: 'var(--raised)', stroke: INK, width: 1.6 }, line('M12.5 15.5h6M15.5 12.5v6', 1.8)],
  'copy-officer': [...small(ENGINEER, -2, -1, 0.7), ...small(ENGINEER, 9, 7, 0.7)],
  'no-engineers': [...ENGINEER, NO],
  'no-machines': [...small(MACHINE, 1, 1, 0.92), NO],
  'no-surcharge': [...small(COIN, 1, 1, 0.92), NO],
  'conduit-cap': [...small(conduit, 0, 8, 0.66), ...small(EXCAVATOR, 10.5, 0, 0.56)],
  'any-machines': [...small(EXCAVATOR, 0, 0, 0.54), ...small(CONCRETE, 11, 11, 0.54), line('M15.5 3.5h5v5M8.5 20.5h-5v-5', 1.7)],
  'second-production': [...small(TURBINE, 0, 0, 0.66), ...small(TURBINE, 8.5, 8.5, 0.64)],
  'less-energy': LIGHTNING,
};

export const ICONS: Record<string, Shape[]> = {
  ...JOINTS,
  ...ROWS,
  ...ABILITIES,
  point: POINTS,
  credit: COIN,
  excavator: EXCAVATOR,
  mixer: CONCRETE,
  machine: MACHINE,
  energy: LIGHTNING,
  power: POWER,
  turn: TURN,
  drop: WAITING,
  flow: FLOW,
  water: WATER_DROP,
  engineer: ENGINEER,
  base,
  elevation,
  conduit,
  powerhouse,
  joker: [...small(base, -1, -2, 0.6), ...small(elevation, 11, -2, 0.56), ...small(conduit, 0, 12, 0.5), ...small(powerhouse, 11, 11, 0.54)],
  'place-base': placed(base),
  'place-elevation': placed(elevation),
  'place-conduit': placed(conduit),
  'place-powerhouse': placed(powerhouse),
  'own-base': base,
  'own-elevation': elevation,
  'own-conduit': conduit,
  'own-powerhouse': powerhouse,
  'in-plains': areas(false, false),
  'in-plains-or-hills': areas(false, true),
  'in-anywhere': areas(true, true),
  produce: TURBINE,
  'minus-2': [line(MINUS), line(TWO)],
  'minus-1': [line(MINUS), line(ONE)],
  plain: [line('M2.5 9.5h7.5M6.25 5.7v7.6M2.5 17.5h7.5', 1.8), line(ZERO)],
  'plus-1': [line(MINUS), line(AND), line(ONE)],
  'plus-2': [line(MINUS), line(AND), line(TWO)],
  contract: CONTRACT,
  'fulfilled-contract': DONE,
  patent: ADVANCED,
  'advanced-tile': ADVANCED,
  construct: BUILD,
  'fill-empty-dams': [...DAM, ...small(WATER_DROP, -1, -3, 0.5)],
  'fill-dam': [...DAM, line('M4.6 1v5M2.6 4.2l2 2 2-2', 1.6, WATER)],
  'conduit-value': [...small(conduit, 0, 5, 0.78), line('M16 2.5h6M19 2.5v7', 1.8)],
  'dams-from': DAM,
  rank: [solid('M2 13h6.2v9H2zM8.9 7h6.2v15H8.9zM15.8 16H22v6h-6.2z'), ...small(POINTS, 8.2, -1.4, 0.32)],
  ability: [solid(STAR, POINT), line(CIRCLE(12, 12, 11), 1.2, POINT)],
  'on-build': [...small(BUILD, 1, 1, 0.9)],
  'on-built': [...small(BUILD, 0, 0, 0.78), line('M12.5 18.5l3 3 6.5-7.5', 2.2, 'var(--accent)')],
  'on-water': [line('M7.5 8a4 4 0 1 0 0 8c4 0 5-8 9-8a4 4 0 1 1 0 8c-4 0-5-8-9-8z', 2)],
  'on-produce': TURBINE,
  'on-produced': [...small(TURBINE, 0, 0, 0.78), line('M12.5 18.5l3 3 6.5-7.5', 2.2, 'var(--accent)')],
  'on-turn': [line('M6 2.5h12M6 21.5h12M7.5 3c0 5 3 6.5 4.5 9c1.5-2.5 4.5-4 4.5-9M7.5 21c0-5 3-6.5 4.5-9c1.5 2.5 4.5 4 4.5 9', 1.9)],
  'on-pass': [...small(powerhouse, 5, -2, 0.66), line('M1.5 18.5c3.5-4 7 4 10.5 0s7 4 10.5 0', 2.2, WATER)],
  'on-contract': CONTRACT,
  passed: [line('M5 12.5h9.5M11 8.5l4 4-4 4M19 5v15', 2.2)],
  'red-sites': [{ d: CIRCLE(12, 12, 9.5), stroke: RED, width: 2.6 }, ...small(base, 5.5, 5, 0.54)],
  'connected-bases': [...small(base, 0, -2, 0.5), line('M6 9.5v5h9', 2.2), ...small(powerhouse, 13, 10, 0.46)],
  'largest-area': [solid('M2 15h20v6H2z'), { d: 'M6 9.5h12v4H6z', stroke: INK, width: 1.5 }, { d: 'M9 4.5h6V8H9z', stroke: INK, width: 1.5 }],
  'smallest-area': [{ d: 'M2 15h20v6H2z', stroke: INK, width: 1.5 }, { d: 'M6 9.5h12v4H6z', stroke: INK, width: 1.5 }, solid('M9 4.5h6V8H9z')],
  'basins-with-1': [{ d: 'M2 11c0 12 20 12 20 0z', fill: WATER }, ...small(base, 7, -3, 0.42)],
  'basins-with-3': [{ d: 'M2 11c0 12 20 12 20 0z', fill: WATER }, ...small(base, 0, -1, 0.36), ...small(base, 7.7, -3, 0.36), ...small(base, 15.4, -1, 0.36)],
};

/** What stands before the number of a sign that is a bound. */
export const BOUNDS: Record<string, string> = { 'dams-from': '≥', 'place-conduit': '≤', 'conduit-cap': '≤', 'least-product': '≥', 'less-energy': '−' };
