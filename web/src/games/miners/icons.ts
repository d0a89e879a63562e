/** The signs of the icon rows and of the mine itself. Each is a few shapes on a field of 24 by 24, with one dark outline, readable at 18 pixels. */

import { JOINTS, line, small, solid, type Shape } from '../shared/shapes';
import { FACTION_COLOURS, FACTIONS, LEVEL_COLOURS, LEVELS } from './colours';

const GOLD: Shape[] = [
  { d: 'M2 12a10 10 0 1 1 20 0a10 10 0 1 1 -20 0Z', fill: '#f6bd35', stroke: '#4d3006', width: 1.8 },
  { d: 'M5.4 12a6.6 6.6 0 1 1 13.2 0a6.6 6.6 0 1 1 -13.2 0Z', stroke: '#b0720c', width: 1.6 },
  { d: 'M12 7.8 15 12l-3 4.2L9 12Z', fill: '#fff1b5', stroke: '#8a5606', width: 1 },
  { d: 'M4.8 9.5a8 8 0 0 1 5-4.6', stroke: '#fff7d6', width: 1.7 },
];
const VP: Shape[] = [
  { d: 'M12 1.2 19.6 7.6 17.6 18 12 22.8 6.4 18 4.4 7.6Z', fill: '#36b3ea', stroke: '#08344f', width: 1.7 },
  { d: 'M12 1.8 9 9l3 13Z', fill: '#bdf1ff' },
  { d: 'M12 1.8 9 9 4.9 7.8Z', fill: '#86dcfb' },
  { d: 'm12 1.8 3 7.2-3 13Z', fill: '#6bd0f7' },
  { d: 'M12 1.8 15 9l4.1-1.2Z', fill: '#2b94cf' },
  { d: 'M15 9l2.3 8.6L12 22Z', fill: '#1f7db6' },
  { d: 'M9.3 7.3 11 4.2', stroke: '#fff', width: 1.3 },
];
const CARD: Shape[] = [
  { d: 'M5 4.5h8a2 2 0 0 1 2 2v12.5a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2v-12.5a2 2 0 0 1 2 -2Z', fill: '#b98a52', stroke: '#3a220e', width: 1.6, transform: 'rotate(-9 9 13)' },
  { d: 'M10 3h9a2 2 0 0 1 2 2v13.5a2 2 0 0 1 -2 2h-9a2 2 0 0 1 -2 -2v-13.5a2 2 0 0 1 2 -2Z', fill: '#fff6df', stroke: '#3a220e', width: 1.7 },
  { d: 'M10.3 15.5 13.4 10l2 3 1.3-1.7 2.2 4.2Z', fill: '#8a5c2f' },
  { d: 'M15.5 7.3a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1 -3 0Z', fill: '#e6a52b' },
];
const PICK: Shape[] = [
  { d: 'm5.5 20.5 10-13', stroke: '#3a220e', width: 4.4 },
  { d: 'm5.5 20.5 10-13', stroke: '#b67a3d', width: 2 },
  { d: 'M5.8 4.6C11 1.8 18.6 5.2 21.8 14.2 17.5 9.8 12.6 6.9 5.8 4.6Z', fill: '#c9d6dc', stroke: '#1f2c33', width: 1.6 },
];
const GEAR: Shape[] = [
  { d: 'm10.2 1.5-.5 2.9-2 .8-2.5-1.5-2 2.1 1.5 2.4-.8 2-2.8.6v2.9l2.8.6.8 2-1.5 2.4 2 2.1 2.5-1.5 2 .8.5 2.9h2.9l.6-2.9 2-.8 2.4 1.5 2.1-2.1-1.5-2.4.8-2 2.8-.6v-2.9l-2.8-.6-.8-2 1.5-2.4-2.1-2.1-2.4 1.5-2-.8-.6-2.9Z', fill: '#d7a24a', stroke: '#3b2305', width: 1.6, transform: 'translate(.4 .5)' },
  { d: 'M8.3 12.3a3.7 3.7 0 1 1 7.4 0a3.7 3.7 0 1 1 -7.4 0Z', fill: '#5a3a10', stroke: '#3b2305', width: 1.3 },
];
const CART: Shape[] = [
  { d: 'M3.5 9.5 6 5l3.4 1.5L12 3l3.2 3L18.5 5l2 4.5Z', fill: '#8fe0ff', stroke: '#0d4a68', width: 1.3 },
  { d: 'M2 8.8h20l-.5 2.6h-.9L18.5 18h-13L3.4 11.4h-.9Z', fill: '#8a8f96', stroke: '#22272c', width: 1.6 },
  { d: 'M5.1 19.3a2.9 2.9 0 1 1 5.8 0a2.9 2.9 0 1 1 -5.8 0Z', fill: '#3b3f45', stroke: '#14171a', width: 1.3 },
  { d: 'M13.1 19.3a2.9 2.9 0 1 1 5.8 0a2.9 2.9 0 1 1 -5.8 0Z', fill: '#3b3f45', stroke: '#14171a', width: 1.3 },
];
const RUBBLE: Shape[] = [
  { d: 'm2 20.5 2.5-7 5-1.5 2.5 3.5.5 5Z', fill: '#8c7f72', stroke: '#2a211a', width: 1.6 },
  { d: 'm11.5 20.5 1-6.5 5-2.5 4.5 4 .5 5Z', fill: '#a39585', stroke: '#2a211a', width: 1.6 },
  { d: 'm7 11.5 1.5-6 5-2.5 4 4-1 4.5-5 2Z', fill: '#c1b3a1', stroke: '#2a211a', width: 1.6 },
];
const CLEAR: Shape[] = [
  ...RUBBLE,
  { d: 'M3 3 21 21', stroke: '#fff6df', width: 5 },
  { d: 'M3 3 21 21', stroke: '#b2261d', width: 2.6 },
];
const LAMP: Shape[] = [
  { d: 'M9 4.5a3 3 0 0 1 6 0', stroke: '#3a220e', width: 1.7 },
  { d: 'M6.5 8 8 5h8l1.5 3Z', fill: '#5b3a1c', stroke: '#2a1608', width: 1.3 },
  { d: 'M7.5 8h9l.8 10H6.7Z', fill: '#ffe9a6', stroke: '#2a1608', width: 1.5 },
  { d: 'M12 9.5c2.5 3 2.6 4.5 2 6-.5 1.3-3.5 1.3-4 0-.6-1.5-.5-3 2-6Z', fill: '#ff9a1f' },
  { d: 'M6.5 18h11a1 1 0 0 1 1 1v1a1 1 0 0 1 -1 1h-11a1 1 0 0 1 -1 -1v-1a1 1 0 0 1 1 -1Z', fill: '#5b3a1c', stroke: '#2a1608', width: 1.3 },
];
const LAMP0: Shape[] = [
  { d: 'M9 4.5a3 3 0 0 1 6 0', stroke: '#3a220e', width: 1.7 },
  { d: 'M6.5 8 8 5h8l1.5 3Z', fill: '#5b3a1c', stroke: '#2a1608', width: 1.3 },
  { d: 'M7.5 8h9l.8 10H6.7Z', fill: '#4b4a4a', stroke: '#2a1608', width: 1.5 },
  { d: 'M6.5 18h11a1 1 0 0 1 1 1v1a1 1 0 0 1 -1 1h-11a1 1 0 0 1 -1 -1v-1a1 1 0 0 1 1 -1Z', fill: '#5b3a1c', stroke: '#2a1608', width: 1.3 },
];
const VARIETY: Shape[] = [
  { d: 'M12 12V2L20.7 7Z', fill: '#7d5bb5', stroke: '#2a1608', width: 0.8 },
  { d: 'M12 12 20.7 7v10Z', fill: '#c8661d', stroke: '#2a1608', width: 0.8 },
  { d: 'M12 12l8.7 5L12 22Z', fill: '#2f62b5', stroke: '#2a1608', width: 0.8 },
  { d: 'M12 12v10l-8.7-5Z', fill: '#d6688f', stroke: '#2a1608', width: 0.8 },
  { d: 'M12 12 3.3 17V7Z', fill: '#138a80', stroke: '#2a1608', width: 0.8 },
  { d: 'M12 12 3.3 7 12 2Z', fill: '#a11f33', stroke: '#2a1608', width: 0.8 },
  { d: 'M12 2 20.7 7v10L12 22l-8.7-5V7Z', stroke: '#2a1608', width: 1.6 },
  { d: 'M9.4 12a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1 -5.2 0Z', fill: '#fff6df', stroke: '#2a1608', width: 1 },
];

const LIGHT = '#fff3d6';
/** The emblems of the factions: a light drawing, through which the ground shows. */
const EMBLEMS: Record<string, (ground: string) => Shape[]> = {
  scots: (ground) => [
    { d: 'M7.8 10.6 3.8 5.2l3.9 1.5L6.9 2.3l3.3 3L12 1l1.8 4.3 3.3-3-.8 4.4 3.9-1.5-4 5.4Q12 8.9 7.8 10.6Z', fill: LIGHT },
    { d: 'M7.4 12.1Q12 10.3 16.6 12.1 17.6 18.3 12 19 6.4 18.3 7.4 12.1Z', fill: LIGHT },
    { d: 'm8 14 5 4.6M16 14l-5 4.6M10.4 11.9l5.2 4.7M13.6 11.9l-5.2 4.7', stroke: ground, width: 0.85 },
    { d: 'M12 18.5v4M11.6 22c-3.4.3-5.2-.9-6.1-3.1 1.3.3 1.7-.2 2-.6 2.2.4 3.5 1.7 4.1 3.7Zm.8 0c3.4.3 5.2-.9 6.1-3.1-1.3.3-1.7-.2-2-.6-2.2.4-3.5 1.7-4.1 3.7Z', fill: LIGHT, stroke: LIGHT, width: 0.7 },
  ],
  barbarians: (ground) => [
    { d: 'M12 2.5v20', stroke: LIGHT, width: 2.2 },
    { d: 'M10.5 5.5C8 5.8 5.5 5 3 2.8c-1.4 4.4-1.4 8.4 0 12.7 2.5-2.2 5-3 7.5-2.7ZM13.5 5.5c2.5.3 5-.5 7.5-2.7 1.4 4.4 1.4 8.4 0 12.7-2.5-2.2-5-3-7.5-2.7Z', fill: LIGHT },
    { d: 'M6.5 7v4.5M17.5 7v4.5', stroke: ground, width: 1.2 },
  ],
  egyptians: () => [
    { d: 'M12 12.5c-2.6-2.4-4.2-4.5-4.2-6.7a4.2 4.2 0 0 1 8.4 0c0 2.2-1.6 4.3-4.2 6.7Z', stroke: LIGHT, width: 2.5 },
    { d: 'M5 12.7h14v2.8H5Z', fill: LIGHT },
    { d: 'M10.7 13h2.6l.9 9.5H9.8Z', fill: LIGHT },
  ],
  japanese: (ground) => [
    { d: 'M12 12C8.2 9.6 7.4 4.8 10.4 1.9L12 3.6l1.6-1.7c3 2.9 2.2 7.7-1.6 10.1Z', fill: LIGHT },
    { d: 'M12 12C8.2 9.6 7.4 4.8 10.4 1.9L12 3.6l1.6-1.7c3 2.9 2.2 7.7-1.6 10.1Z', fill: LIGHT, transform: 'rotate(72 12 12)' },
    { d: 'M12 12C8.2 9.6 7.4 4.8 10.4 1.9L12 3.6l1.6-1.7c3 2.9 2.2 7.7-1.6 10.1Z', fill: LIGHT, transform: 'rotate(144 12 12)' },
    { d: 'M12 12C8.2 9.6 7.4 4.8 10.4 1.9L12 3.6l1.6-1.7c3 2.9 2.2 7.7-1.6 10.1Z', fill: LIGHT, transform: 'rotate(216 12 12)' },
    { d: 'M12 12C8.2 9.6 7.4 4.8 10.4 1.9L12 3.6l1.6-1.7c3 2.9 2.2 7.7-1.6 10.1Z', fill: LIGHT, transform: 'rotate(288 12 12)' },
    { d: 'M9.7 12a2.3 2.3 0 1 1 4.6 0a2.3 2.3 0 1 1 -4.6 0Z', fill: ground },
    { d: 'M12 12V7M12 12l4.8-1.5M12 12l3 4M12 12l-3 4M12 12l-4.8-1.5', stroke: ground, width: 0.8 },
  ],
  atlanteans: () => [
    { d: 'M12 5v17M5.6 6.5v3.2c0 3.6 2.6 4.8 6.4 4.8s6.4-1.2 6.4-4.8V6.5', stroke: LIGHT, width: 2.3 },
    { d: 'M12 1 9.3 6h5.4ZM5.6 2.8 3.2 7.3h4.8ZM18.4 2.8 16 7.3h4.8Z', fill: LIGHT },
    { d: 'M9 18.7h6', stroke: LIGHT, width: 2 },
  ],
  romans: (ground) => [
    { d: 'M3.6 9.6C3.6 4.6 7.3 1.3 12 1.3s8.4 3.3 8.4 8.3l-2.9.6C17.3 6.7 15 4.9 12 4.9S6.7 6.7 6.5 10.2Z', fill: LIGHT },
    { d: 'M7 12.5C7 8.5 9 6.4 12 6.4s5 2.1 5 6.1v6.3l-3.3 3.7v-8.2h-.9V18h-1.6v-3.7h-.9v8.2L7 18.8Z', fill: LIGHT },
    { d: 'M7.3 2.9 8.6 5.2M12 1.5v3M16.7 2.9l-1.3 2.3M4.4 6.5 6.8 7.6M19.6 6.5l-2.4 1.1', stroke: ground, width: 1 },
    { d: 'M7 11.8h10', stroke: ground, width: 1.1 },
  ],
};

const OUTLINE = '#2a1608';
const PAPER = '#fff6df';
const DISC = 'M1.5 12a10.5 10.5 0 1 1 21 0a10.5 10.5 0 1 1 -21 0Z';
const SHEET = 'M6.5 2.5h11a2 2 0 0 1 2 2v15a2 2 0 0 1 -2 2h-11a2 2 0 0 1 -2 -2v-15a2 2 0 0 1 2 -2Z';
const CHAMBER = 'M2 5h20v4h-1.5v12h-17V9H2Z';

const medal = (faction: string): Shape[] => [{ d: DISC, fill: FACTION_COLOURS[faction]!, stroke: OUTLINE, width: 1.5 }, ...small(EMBLEMS[faction]!(FACTION_COLOURS[faction]!), 4, 4, 0.67)];
/** A card in a faction's colour, with its emblem. */
const factionCard = (faction: string): Shape[] => [{ d: SHEET, fill: FACTION_COLOURS[faction]!, stroke: OUTLINE, width: 1.6 }, ...small(EMBLEMS[faction]!(FACTION_COLOURS[faction]!), 5, 5, 0.58)];
/** A card of which only the emblem on its face is known: it is looked for. */
const search = (sign: Shape[]): Shape[] => [{ d: SHEET, fill: PAPER, stroke: OUTLINE, width: 1.6 }, ...small(sign, 5.5, 3.5, 0.54), line('M10.5 19h3', 1.8, OUTLINE)];
const BARS: Record<string, string> = { I: 'M12 7.5v9', II: 'M9.8 7.5v9M14.2 7.5v9', III: 'M8 7.5v9M12 7.5v9M16 7.5v9', IV: 'M7.5 7.5v9M10.5 7.5l3 9 3-9' };
const levelCard = (level: string): Shape[] => [{ d: SHEET, fill: LEVEL_COLOURS[level]!, stroke: OUTLINE, width: 1.6 }, line(BARS[level]!, 2, '#fff')];
/** A chamber with its beam, on which something is marked. */
const chamber = (fill: string): Shape[] => [{ d: CHAMBER, fill, stroke: OUTLINE, width: 1.5 }, { d: 'M2 5h20v4H2Z', fill: '#a87b4c', stroke: OUTLINE, width: 1.4 }];
const ROCK = '#8a7a66';
/** Something that lies on a card of one's choice: a dashed place under it. */
const anywhere = (sign: Shape[]): Shape[] => [...small(sign, 3, 0, 0.75), line('M2.5 19.5v2.3h3M9 21.8h2.4M14 21.8h2.4M19 21.8h2.5v-2.3', 1.7, OUTLINE)];
/** Something that lies on this card: it stands on a beam. */
const here = (sign: Shape[]): Shape[] => [...small(sign, 3, 0, 0.75), { d: 'M2 19h20v3.4H2Z', fill: '#a87b4c', stroke: OUTLINE, width: 1.2 }];
/** A burst of light: a card works once more. */
const SPARK = solid('M12 2l2 6.2L20 6l-2.4 5.2L23 14l-5.8 1.2L18 21l-5-3.2L9.5 23l-1-6L2.5 18l3.2-4.6L1 9.8l5.8-.2L6 4l4.6 3.4Z', '#ffc23d');
const SPARKS: Shape[] = [{ ...SPARK, stroke: '#7a4a00', width: 1.2 }];
const activate = (sign: Shape[]): Shape[] => [...SPARKS, ...small(sign, 6.2, 6.6, 0.48)];
const minus = (sign: Shape[]): Shape[] => [...sign, line('M13.5 19.5h9', 5, PAPER), line('M14.2 19.5h7.6', 2.6, '#b2261d')];
const plus = (sign: Shape[]): Shape[] => [...sign, line('M18 13.5v9M13.5 18h9', 5, PAPER), line('M18 14.2v7.6M14.2 18h7.6', 2.6, '#3f7d23')];
const TOKEN: Shape[] = [{ d: 'M7 1.5h10L22.5 7v10L17 22.500H7L1.5 17V7Z', fill: '#d8b27a', stroke: OUTLINE, width: 1.5 }, ...small(CART, 3.4, 3, 0.72)];
const HOUSE: Shape[] = [{ d: 'M3 11h18v11H3Z', fill: '#8d5f37', stroke: OUTLINE, width: 1.4 }, { d: 'M1 11.5 6 4h12l5 7.500Z', fill: '#a8432f', stroke: OUTLINE, width: 1.4 }, { d: 'M9.5 15h5v7h-5Z', fill: '#ffd46e', stroke: OUTLINE, width: 1.2 }];
const NEIGHBOURS: Shape[] = [{ d: 'M7.5 8.500h9v7h-9Z', fill: '#ffd05e', stroke: OUTLINE, width: 1.5 }, { d: 'M2 .8h8.500v6H2ZM13.5.8H22v6h-8.500ZM2 17.200h8.500v6H2ZM13.5 17.200H22v6h-8.500Z', fill: ROCK, stroke: OUTLINE, width: 1.2 }];
const ROWS: Shape[] = [{ d: 'M1.5 8h6.400v8H1.500ZM8.8 8h6.400v8H8.800ZM16.1 8h6.400v8h-6.400Z', fill: '#ffd05e', stroke: OUTLINE, width: 1.4 }];
const LADDER: Shape[] = [line('M7 2v20M17 2v20', 4.4, OUTLINE), line('M7 6.500h10M7 12h10M7 17.500h10', 4, OUTLINE), line('M7 2v20M17 2v20', 2, '#c4965c'), line('M7 6.500h10M7 12h10M7 17.500h10', 1.7, '#c4965c')];
const FLAG: Shape[] = [line('M6 22.500V2', 2.2, OUTLINE), { d: 'M7 3c5-2.5 8 2.5 14 0v10c-6 2.5-9-2.5-14 0Z', fill: '#e6a52b', stroke: OUTLINE, width: 1.4 }];
const SIGNBOARD: Shape[] = [line('M6.5 14v8.500M17.5 14v8.5', 3, '#5a3a20'), { d: 'M1.5 5 12 2l10.5 3v10h-21Z', fill: '#e6d2a6', stroke: OUTLINE, width: 1.6 }, line('M6 8.500h12M6 11.500h8', 1.7, '#8a5c2f')];
const NIGHT: Shape[] = [{ d: 'M15.5 2.500A10 10 0 1 0 21.8 16 8.5 8.5 0 0 1 15.5 2.500Z', fill: '#8fa0d8', stroke: OUTLINE, width: 1.5 }];

const each = <Key extends string>(keys: readonly Key[], prefix: string, draw: (key: Key) => Shape[]): Record<string, Shape[]> => Object.fromEntries(keys.map((key) => [`${prefix}${key}`, draw(key)]));

export const ICONS: Record<string, Shape[]> = {
  gold: GOLD,
  vp: VP,
  card: CARD,
  ...each(LEVELS, 'card-', levelCard),
  'draw-any': search(VARIETY),
  ...each(FACTIONS, 'draw-', (faction) => search(medal(faction))),
  research: PICK,
  step: PICK,
  machine: GEAR,
  'machine-here': here(GEAR),
  'machine-other': anywhere(GEAR),
  'machine-any': anywhere(GEAR),
  'cart-token': TOKEN,
  cart: CART,
  collapse: RUBBLE,
  'collapse-here': here(RUBBLE),
  'collapse-any': anywhere(RUBBLE),
  clear: CLEAR,
  'activate-any': activate(chamber('#ffe9a6')),
  'activate-adjacent': activate(NEIGHBOURS),
  ...each(FACTIONS, 'activate-', (faction) => activate(medal(faction))),
  ...each(LEVELS, 'activate-', (level) => activate(levelCard(level))),
  pay: GOLD,
  'pay-scots': [...GOLD, ...small(medal('scots'), 10, 10, 0.58)],
  discard: minus(CARD),
  'discard-up-to': minus(CARD),
  'spend-machine': minus(GEAR),
  'move-machine': [...small(GEAR, 0, 0, 0.62), line('M13 18h8M17.5 14l4 4-4 4', 2.2, OUTLINE)],
  'next-cost': minus(GOLD),
  'all-costs': minus(GOLD),
  'research-longer': plus(PICK),
  'surface-twice': [...small(HOUSE, 0, 3, 0.7), ...small(HOUSE, 8.5, 6, 0.64)],
  'collapse-passes': [...small(RUBBLE, 0, 4, 0.8), ...small(SPARKS, 11, 0, 0.55)],
  ...each(FACTIONS, 'count-', factionCard),
  ...each(LEVELS, 'count-row-', levelCard),
  'count-factions': VARIETY,
  'count-machines-here': here(GEAR),
  'count-machines': GEAR,
  'count-collapses': RUBBLE,
  'count-uncollapsed': CLEAR,
  'count-full-carts': CART,
  'count-full-carts-here': here(CART),
  'count-adjacent': NEIGHBOURS,
  'count-row-here': ROWS,
  'count-height': LADDER,
  'count-steps': LADDER,
  'count-boards': FLAG,
  'count-hand': CARD,
  'count-discarded': minus(CARD),
  'count-gold': GOLD,
  'count-activated': activate(chamber('#ffe9a6')),
  ...each(FACTIONS, '', medal),
  surface: HOUSE,
  event: SIGNBOARD,
  lamp: LAMP,
  'lamp-out': LAMP0,
  'on-reveal': SIGNBOARD,
  'on-dig': PICK,
  'on-round-end': NIGHT,
  none: chamber(ROCK),
  ...JOINTS,
};
