/** The signs of the icon rows. Pieces, goods and actions keep one shape each; the others are put together from them. */

import { INK, JOINTS, line, small, solid, type Shape } from '../shared/shapes';

const PAPER_HOLE = 'var(--surface)';
const RED = 'var(--stamp)';
const CREDIT_DEEP = 'var(--credit-deep)';
const DIGGER = 'var(--excavator)';
const DIGGER_DEEP = 'var(--excavator-deep)';
const MIXER = 'var(--mixer)';
const MIXER_DEEP = 'var(--mixer-deep)';
const POINT = 'var(--point)';
const WATER = 'var(--water)';
const WATER_DEEP = 'var(--water-deep)';
/** A piece in its owner's colour, else in ink; what is cut out of it. */
const PIECE = 'var(--piece)';
const CUT = 'var(--piece-line)';

const CIRCLE = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const LEAF = (x: number, y: number, turn: number, size = 1): Shape => ({ d: `M${-1.75 * size} 0a${1.75 * size} ${3.3 * size} 0 1 0 ${3.5 * size} 0a${1.75 * size} ${3.3 * size} 0 1 0 ${-3.5 * size} 0z`, fill: POINT, transform: `translate(${x} ${y}) rotate(${turn})` });
const DROP = 'M12 1.8C15.6 7.6 19 11.2 19 15.4a7 7 0 0 1-14 0C5 11.2 8.4 7.6 12 1.8z';
const BOLT = 'M14.2 1.2L4.6 13.4h5.8L8.8 22.8L19.4 9.6h-6.2z';
const GEAR = 'M10.3 1.8h3.4l.6 2.9 2 .9 2.5-1.6 2.4 2.4-1.6 2.5.9 2 2.9.6v3.4l-2.9.6-.9 2 1.6 2.5-2.4 2.4-2.5-1.6-2 .9-.6 2.9h-3.4l-.6-2.9-2-.9-2.5 1.6-2.4-2.4 1.6-2.5-.9-2-2.9-.6v-3.4l2.9-.6.9-2-1.6-2.5 2.4-2.4 2.5 1.6 2-.9z';
const STAR = 'M12 3.8l2.1 4.5l4.9.6l-3.6 3.3l1 4.8L12 14.6L7.6 17l1-4.8L5 8.9l4.9-.6z';
const SHEET = 'M4.4 1.8h10.4l5 5v15.4H4.4z';
const HAMMER = 'M3 6.5C6 2.5 11 2 15 4.2l-1.8 3L17 9.4l4 -1 1 3.4-4.6 2-5.6-3.2L7.2 21l-3.6-2.2L8.4 9.2z';
const PLUS = line('M18.6 3v7.2M15 6.6h7.2', 2.2, 'var(--gain)');

/** Laurels: points of victory; `wreath` has room for a number. */
const POINTS: Shape[] = [
  line('M10.4 21.6C4.6 20.4 2 16.4 2.4 10.6M13.6 21.6c5.8-1.2 8.4-5.2 8-11', 1.5, POINT),
  LEAF(4.6, 16.9, -40, 1.16), LEAF(2.7, 11.6, -8, 1.16), LEAF(4.3, 5.6, 24, 1.16), LEAF(19.4, 16.9, 40, 1.16), LEAF(21.3, 11.6, 8, 1.16), LEAF(19.7, 5.6, -24, 1.16), LEAF(8.2, 20.6, -64, 1.1), LEAF(15.8, 20.6, 64, 1.1),
  solid(STAR, POINT),
];
const WREATH: Shape[] = [
  line('M10.4 22C4.4 21 1.4 16.6 1.8 10.6M13.6 22c6-1 9-5.4 8.6-11.4', 1.2, POINT),
  LEAF(3.8, 17.2, -38, 1.05), LEAF(1.9, 11.6, -6, 1.05), LEAF(3.6, 5.8, 26, 1.05), LEAF(20.2, 17.2, 38, 1.05), LEAF(22.1, 11.6, 6, 1.05), LEAF(20.4, 5.8, -26, 1.05), LEAF(7.6, 21.2, -62), LEAF(16.4, 21.2, 62),
];
const COIN: Shape[] = [{ d: CIRCLE(12, 12, 10.2), fill: 'var(--credit)', stroke: CREDIT_DEEP, width: 1.6 }, line(CIRCLE(12, 12, 7), 1, 'color-mix(in srgb, var(--credit-deep) 70%, var(--credit))'), line('M14.9 9.2a4 4 0 1 0 0 5.6', 2.1, CREDIT_DEEP)];
const EXCAVATOR: Shape[] = [
  solid('M3.8 17.4h8.8a2.6 2.6 0 0 1 0 5.2H3.8a2.6 2.6 0 0 1 0-5.2z', DIGGER_DEEP),
  solid(`${CIRCLE(4.2, 20, 1.1)}${CIRCLE(8.2, 20, 1.1)}${CIRCLE(12.2, 20, 1.1)}`, PAPER_HOLE),
  solid('M2 16.6v-5.2c0-.8.5-1.3 1.3-1.3h2.2V6.9c0-.7.5-1.2 1.2-1.2h4.1l2.6 6.2v4.7z', DIGGER),
  solid('M7.3 7.5h2.5l1.3 3.3H7.3z', PAPER_HOLE),
  line('M12.2 12.6L16.6 3.6l4.5 6.6', 2.5, DIGGER),
  solid('M17.7 10.6h5.5v2.3c0 2.9-2.3 4.9-5.5 4.3 1.4-1.6 1.6-4 0-6.6z', DIGGER_DEEP),
];
const TILTED = 'rotate(-32 11 9.6)';
const CONCRETE: Shape[] = [
  line('M9.4 14L5.2 22M12.6 14l5 8M2.8 22.3h18', 2, MIXER_DEEP),
  { ...solid('M1.8 9.6c0-4.6 3.4-7.4 7.6-7.2 1.6.1 3 .8 4.2 1.6l4.4 2.4v6.4l-4.4 2.4c-1.2.8-2.6 1.5-4.2 1.6-4.2.2-7.6-2.6-7.6-7.2z', MIXER), transform: TILTED },
  { ...solid('M18.7 5.2h.8a1.1 1.1 0 0 1 1.1 1.1v6.6a1.1 1.1 0 0 1-1.1 1.1h-.8a1.1 1.1 0 0 1-1.1-1.1V6.3a1.1 1.1 0 0 1 1.1-1.1z', MIXER_DEEP), transform: TILTED },
  { ...line('M6.6 3.2c1.8 4 1.8 8.8 0 12.8M11.6 3c1.6 4.2 1.6 9 0 13.2', 1.5, PAPER_HOLE), transform: TILTED },
  solid(CIRCLE(5.8, 20.2, 3), MIXER_DEEP),
  solid(CIRCLE(5.8, 20.2, 1), PAPER_HOLE),
];
const MACHINE: Shape[] = [...small(EXCAVATOR, 0, 0, 0.58), ...small(CONCRETE, 10, 10, 0.58), line('M17.6 3.4L6.4 20.6', 1.3, 'var(--muted)')];
const LIGHTNING: Shape[] = [{ d: BOLT, fill: 'var(--energy)', stroke: 'var(--energy-deep)', width: 1.3 }];
const POWER: Shape[] = [{ d: CIRCLE(12, 12, 11), stroke: 'var(--energy-deep)', width: 1.4 }, ...small(LIGHTNING, 3, 3, 0.75)];
const TURN: Shape[] = [line('M20.2 8.2A9.2 9.2 0 1 0 21.2 13', 2.3), solid('M22.4 2.4v7.4H15z'), line('M12 12V6.6M12 12l4.7 2.7M12 12l-4.7 2.7', 1.7), solid(CIRCLE(12, 12, 1.7))];
const WATER_DROP: Shape[] = [{ d: DROP, fill: WATER, stroke: WATER_DEEP, width: 1.1 }, line('M8 15.2a4.2 4.2 0 0 0 3.2 4', 1.7, '#fff')];
const FLOW: Shape[] = [...small(WATER_DROP, -3.4, -0.6, 0.86), line('M19.4 3v15.4M15.9 14.8l3.5 4l3.5-4', 2.2, WATER_DEEP)];

const base: Shape[] = [solid('M2.4 10.4Q12 7.6 21.6 10.4L18.6 20Q12 21.8 5.4 20z', PIECE), line('M8.4 9.2L8.9 20.6M15.6 9.2l-.5 11.4', 1.1, CUT)];
const elevation: Shape[] = [line('M3.2 14.6Q12 12.2 20.8 14.6L19 20.6Q12 22.2 5 20.6z', 1.3, PIECE), solid('M1.8 5.6Q12 2.6 22.2 5.6L20.4 12Q12 9.8 3.6 12z', PIECE)];
const conduit: Shape[] = [
  { d: 'M5 1.7h2.6c7.3 0 7.3 4.3 7.3 8.3v2.6c0 2.7.2 3.7 2.5 3.7H19.5v5.4h-2.1c-6.9 0-7.9-4.1-7.9-9.1V10c0-2.1 0-2.9-1.9-2.9H5z', fill: PIECE },
  line('M3.4 1.4v6.2M20.8 15.8v6.2', 2.2, PIECE),
  line('M9.6 11.4h5.2M6.6 2.6v3.8M17.7 17v4', 1.2, CUT),
];
const powerhouse: Shape[] = [
  solid('M1.6 9.4L6 3.4h12l4.4 6z', PIECE),
  solid('M3 10.4h18v11.2H3z', PIECE),
  solid('M5.4 20v-5.6a1.7 1.7 0 0 1 3.4 0V20zM10.3 20v-5.6a1.7 1.7 0 0 1 3.4 0V20zM15.2 20v-5.6a1.7 1.7 0 0 1 3.4 0V20z', 'var(--piece-window, #ffd768)'),
];
const JOKER: Shape[] = [solid('M12 1.6L14.4 8l6.6-1.6l-3.8 5.6l3.8 5.6L14.4 16L12 22.4L9.6 16L3 17.6L6.8 12L3 6.4L9.6 8z', PIECE), solid(CIRCLE(12, 12, 2.6), CUT)];
const placed = (piece: Shape[]): Shape[] => [...small(piece, 0, 4.4, 0.82), PLUS];

const TURBINE: Shape[] = [
  line(CIRCLE(12, 12, 10.3), 1.7),
  solid('M12 12C8.6 10 7.6 5.6 10.4 2.6c3.2 1.4 4 6 1.6 9.4zM12 12c3.4-2 7.6-.6 9 3.4c-3.2 1.6-7.4.6-9-3.4zM12 12c0 4-3.2 7-7.6 6.2C4.6 14.6 7.8 11.8 12 12z'),
  solid(CIRCLE(12, 12, 1.8), PAPER_HOLE),
];
const CONTRACT: Shape[] = [{ d: SHEET, fill: 'var(--raised)', stroke: INK, width: 1.6 }, line('M14.6 2v5h5', 1.4), line('M7.4 9.6h7M7.4 12.8h9', 1.5, 'var(--muted)'), solid(CIRCLE(15.2, 18, 3), 'var(--seal)')];
const DONE: Shape[] = [solid(SHEET), line('M8 13l3 3.3l5.4-6.6', 2.6, PAPER_HOLE)];
const ADVANCED: Shape[] = [line('M3 3.4h18v17.2H3z', 1.9), line('M6.4 7.4h11.2M6.4 10.6h7', 1.6), solid(CIRCLE(15.8, 15, 3.2)), solid('M14 17.4v5l1.8-1.2l1.8 1.2v-5z')];
const TECHNOLOGY: Shape[] = [solid(GEAR), solid(CIRCLE(12, 12, 4), PAPER_HOLE)];
const ENGINEER: Shape[] = [
  { d: `M3.6 22.6c0-5 3.2-7.9 8.4-7.9s8.4 2.9 8.4 7.9z${CIRCLE(12, 9.9, 4.2)}`, fill: 'var(--engineer, currentColor)', stroke: 'var(--engineer-line, var(--surface))', width: 0.9 },
  { d: 'M6.6 8.1C6.9 4.4 9 2 12 2s5.1 2.4 5.4 6.1l2 .8v1.5H4.6V8.9z', fill: 'var(--engineer-hat, var(--engineer, currentColor))', stroke: 'var(--engineer-line, var(--surface))', width: 0.9 },
];
const BANK: Shape[] = [solid('M12 1.6L22.4 8v1.8H1.6V8z'), solid('M3.4 11h3v7.4h-3zM8.2 11h3v7.4h-3zM12.8 11h3v7.4h-3zM17.6 11h3v7.4h-3zM1.6 19.8h20.8v2.4H1.6z')];
const SHOP: Shape[] = [solid('M1.8 22V10.6l6.2-3.8v3.8l6.2-3.8v3.8l6-3.8V22z'), solid('M5 14.4h3v3.2H5zM10.6 14.4h3v3.2h-3zM16.2 14.4h2.6v3.2h-2.6z', PAPER_HOLE)];
const LOCK: Shape[] = [solid('M6 10.6h12v10H6z'), line('M8.6 10.4V7.6a3.4 3.4 0 0 1 6.8 0v2.8', 2.2)];
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
  wreath: WREATH,
  shop: SHOP,
  bank: BANK,
  lock: LOCK,
  technology: TECHNOLOGY,
  energy: LIGHTNING,
  power: POWER,
  turn: TURN,
  drop: WATER_DROP,
  flow: FLOW,
  water: WATER_DROP,
  engineer: ENGINEER,
  base,
  elevation,
  conduit,
  powerhouse,
  joker: JOKER,
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
  ability: [solid('M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.2L12 18l-6.3 3.5L7 14.3l-5.2-5 7.1-.9z', 'var(--lamp)'), line('M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.2L12 18l-6.3 3.5L7 14.3l-5.2-5 7.1-.9z', 1.2, 'var(--lamp-deep)')],
  'on-build': [...small(BUILD, 1, 1, 0.9)],
  'on-built': [...small(BUILD, 0, 0, 0.78), line('M12.5 18.5l3 3 6.5-7.5', 2.2, 'var(--gain)')],
  'on-water': [line('M7.5 8a4 4 0 1 0 0 8c4 0 5-8 9-8a4 4 0 1 1 0 8c-4 0-5-8-9-8z', 2)],
  'on-produce': TURBINE,
  'on-produced': [...small(TURBINE, 0, 0, 0.78), line('M12.5 18.5l3 3 6.5-7.5', 2.2, 'var(--gain)')],
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
