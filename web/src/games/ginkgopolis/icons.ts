/** The signs of the icon rows. Each is a few shapes on a field of 24 by 24. */

import { INK, JOINTS, line, small, solid, type Shape } from '../shared/shapes';
import { CUBE } from './pieces';

/** A ginkgo leaf on a field of 100 by 100. */
export const GINKGO = 'M50 97C52 82 51 72 48.5 64C40 60 14 58 3 37C4 21 21 8 40 7C45 13 48 21 49.7 29C51.5 21 55 13 60 7C79 8 96 21 97 37C86 58 61 60 53 64C54 73 54.5 84 57 96Z';

const POINT: Shape[] = [
  { d: 'M12 22.6C12.3 19.5 12 17.5 11.6 15.6C9.5 14.8 4 14.4 1.2 9.4C1.3 5.6 5.4 2.2 9.8 2C10.9 3.5 11.5 5.4 11.9 7.3C12.3 5.4 13 3.5 14.2 2C18.6 2.2 22.7 5.6 22.8 9.4C20 14.4 14.8 14.8 12.8 15.6C13 17.8 13.1 19.8 13.6 22.3Z', fill: 'var(--gk-leaf)', stroke: 'var(--gk-leaf-dark)', width: 1.4 },
  line('M12 14.6C10.4 11.4 7.6 8.6 4.6 7.2M12 14.6C11.2 10.6 9.4 6.8 7.8 4.9M12.2 14.6C13.6 11.4 16.4 8.6 19.4 7.2M12.2 14.6C12.9 10.6 14.6 6.8 16.2 4.9', 0.8, 'var(--gk-leaf-dark)'),
];
const TILE: Shape[] = [
  solid('M1.8 14.4L8 5.4H22.2L16 14.4Z', 'light-dark(#75a8cc, #5689b3)'),
  solid('M1.8 14.4H16V19.6H1.8Z', 'light-dark(#366289, #294c6f)'),
  solid('M16 14.4L22.2 5.4V10.6L16 19.6Z', 'light-dark(#234363, #182f49)'),
  line('M7.2 11.8L10 7.9M11.7 11.8L14.5 7.9', 1.4, '#ffffffbf'),
  line('M1.8 14.4L8 5.4H22.2V10.6L16 19.6H1.8ZM1.8 14.4H16V19.6M16 14.4L22.2 5.4', 1.4, 'light-dark(#152c44, #0b1826)'),
];

/** Something goes down into a box: use what is there. */
const EXPLOIT: Shape[] = [line('M12 2.5V12M8 8.6L12 12.8L16 8.6', 2.4), solid('M2.6 13.5H6.6C7.2 16 9.2 17.4 12 17.4S16.8 16 17.4 13.5H21.4L19.6 21.5H4.4Z')];
/** One more square beside the others: the city grows at its edge. */
const dashed = (d: string): Shape => line(d, 1.7);
const URBANIZE: Shape[] = [solid('M2.5 12.5H11.5V21.5H2.5Z'), dashed('M14.2 12.5h2.4M19 12.5h2.5v2.4M21.5 17.4v4.1h-2.4M16.6 21.5h-2.4v-2.4M14.2 16.8v-2M2.5 9.8V7.4M2.5 5V2.5h2.4M7.2 2.5h2M11.5 2.5v2.6M11.5 7.4v2.4H9'), line('M18 2.2V9.6M14.3 5.9H21.7', 2.3)];
/** Two floors, a third to come, and an arrow up. */
const FLOOR: Shape[] = [solid('M2 17.4H16V21.8H2ZM2 11.8H16V16.2H2Z'), line('M2.9 10.1V6.9H5.6M7.6 6.9h2.8M12.4 6.9h2.7v3.2', 1.8), line('M20 21V4.5M17.4 7L20 3.8L22.6 7', 2.2)];
const END: Shape[] = [line('M4 22.5V2', 2.2), solid('M5 3H21.5L18.8 8.5L21.5 14H5Z'), line('M8.3 6.8H15.5M8.3 10.2H15.5', 1.9, 'var(--gk-card)')];

const CARD = 'M6 2.5h12a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z';
const card = (fill: string): Shape => ({ d: CARD, fill, stroke: INK, width: 1.6 });
/** An own piece on a roof of a colour. */
const onColour = (roof: string, side: string): Shape[] => [{ d: 'M1 15.5h20.5v7.5h-20.5z', fill: roof, stroke: side, width: 1.2 }, ...small(CUBE, 3.5, -0.5, 0.68)];
const RED = 'light-dark(#cd5c41, #9f4535)';
const BLUE = 'light-dark(#4d82ac, #3a668f)';
const YELLOW = 'light-dark(#eebd4c, #b38637)';
const PLAIN = 'var(--gk-card)';

export const ICONS: Record<string, Shape[]> = {
  resource: CUBE,
  tile: TILE,
  point: POINT,
  'on-exploit': EXPLOIT,
  'on-urbanize': URBANIZE,
  'on-floor': FLOOR,
  'on-end': END,
  'resource-on-red': onColour(RED, 'light-dark(#7a2d1f, #552117)'),
  'resource-on-blue': onColour(BLUE, 'light-dark(#234363, #182f49)'),
  'resource-on-yellow': onColour(YELLOW, 'light-dark(#94641a, #654511)'),
  'building-up-to': [line('M5 21.5V9.5H19V21.5ZM5 15.5H19', 1.9)],
  'building-from': [line('M5 21.5V3H19V21.5ZM5 9H19M5 15H19', 1.9)],
  'card-on-exploit': [card(PLAIN), ...small(EXPLOIT, 5.5, 5.5, 0.54)],
  'card-on-urbanize': [card(PLAIN), ...small(URBANIZE, 5.5, 5.5, 0.54)],
  'card-on-floor': [card(PLAIN), ...small(FLOOR, 5.5, 5.5, 0.54)],
  'card-red': [card(RED), ...small(CUBE, 6, 6, 0.5)],
  'card-blue': [card(BLUE), ...small(TILE, 5.5, 5.5, 0.54)],
  'card-yellow': [card(YELLOW), ...small(POINT, 5.5, 5.5, 0.54)],
  card: [line('M7 2h10a2.5 2.5 0 0 1 2.5 2.5v15a2.5 2.5 0 0 1-2.5 2.5H7a2.5 2.5 0 0 1-2.5-2.5v-15A2.5 2.5 0 0 1 7 2z', 1.9), solid('M12 17.5V13.5C8.5 13 7.4 10.8 7.3 9.3C8.6 7.3 10.7 6.9 11.5 7.2L12 8.7L12.5 7.2C13.3 6.9 15.4 7.3 16.7 9.3C16.6 10.8 15.5 13 12.2 13.5V17.5Z')],
  'new-hand': [line('M9 6.5h6a1.6 1.6 0 0 1 1.6 1.6v8.8a1.6 1.6 0 0 1-1.6 1.6H9a1.6 1.6 0 0 1-1.6-1.6V8.1A1.6 1.6 0 0 1 9 6.5z', 1.8), line('M2.5 14C1.9 7 6.5 2.6 12 2.6C14.5 2.6 16.6 3.5 18.2 4.9M21.5 10C22.1 17 17.5 21.4 12 21.4C9.5 21.4 7.4 20.5 5.8 19.1M18.8 1.6V5.4H15M5.2 22.4V18.6H9', 1.9)],
  district: [line('M2.5 2.5H13.5V10.5H21.5V21.5H2.5Z', 2), solid('M5.5 5.5H10.5V10.5H5.5ZM5.5 13.5H10.5V18.5H5.5ZM13.5 13.5H18.5V18.5H13.5Z')],
  screen: [{ d: 'M2 5.5L8.6 3V19L2 21.5ZM8.6 3L15.4 5.5V21.5L8.6 19ZM15.4 5.5L22 3V19L15.4 21.5Z', fill: 'color-mix(in srgb, currentColor 22%, transparent)', stroke: INK, width: 1.5 }],
  person: [solid('M12 3.4a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 1 1 0-9.2zM3 22C3 16.5 7 14 12 14S21 16.5 21 22Z')],
  deck: [line('M8 2h8a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z', 1.8), line('M4 6v13a3 3 0 0 0 3 3h9', 1.8), line('M12 14v-3.5C9.8 10 9 8.6 9 7.6', 1.6)],
  ...JOINTS,
};
