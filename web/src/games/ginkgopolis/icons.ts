/** The signs of the icon rows. Each is a few shapes. */

import { INK, JOINTS, line, solid, type Shape } from '../shared/shapes';

const RED = 'var(--tile-red)';
const BLUE = 'var(--tile-blue)';
const YELLOW = 'var(--tile-yellow)';

/** A cube seen from above: top, left and right face. */
function cube(x: number, y: number, size: number): Shape[] {
  const half = size / 2;
  const rise = size * 0.28;
  return [
    solid(`M${x} ${y - half}l${half} ${rise}l${-half} ${rise}l${-half} ${-rise}z`, 'color-mix(in srgb, var(--resource) 62%, white)'),
    solid(`M${x - half} ${y - half + rise}l${half} ${rise}v${half}l${-half} ${-rise}z`, 'var(--resource)'),
    solid(`M${x + half} ${y - half + rise}l${-half} ${rise}v${half}l${half} ${-rise}z`, 'color-mix(in srgb, var(--resource) 76%, black)'),
    line(`M${x} ${y - half}l${half} ${rise}v${half}l${-half} ${rise}l${-half} ${-rise}v${-half}z`, 0.9, 'var(--line-strong)'),
  ];
}

const window = (x: number, y: number, size: number): Shape[] => [
  { d: `M${x} ${y}h${size}v${size}h${-size}z`, fill: BLUE, stroke: 'var(--tile-blue-deep)', width: 1.4 },
  line(`M${x + size / 2} ${y}v${size}M${x} ${y + size / 2}h${size}`, 1.4, 'var(--tile-blue-ink)'),
];

const SUN_RAYS = 'M12 1.5v3.6M12 18.9v3.6M1.5 12h3.6M18.9 12h3.6M4.6 4.6l2.5 2.5M16.9 16.9l2.5 2.5M4.6 19.4l2.5-2.5M16.9 7.1l2.5-2.5';
const SUN: Shape[] = [
  line(SUN_RAYS, 2.2, 'var(--point)'),
  { d: 'M12 7a5 5 0 1 1 0 10a5 5 0 1 1 0-10z', fill: 'var(--point)' },
];

const LEAF = 'M12 20C11 15 3.4 13.6 2.5 8.4C3.6 4.2 8.4 2.6 11.2 3.4L12 6L12.8 3.4C15.6 2.6 20.4 4.2 21.5 8.4C20.6 13.6 13 15 12 20Z';
const CARD = 'M6 2.5h12a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z';
const card = (fill = 'var(--raised)'): Shape => ({ d: CARD, fill, stroke: INK, width: 1.6 });
const HOUSE = 'M5 21.5V11h14v10.5z';

const onColour = (fill: string): Shape[] => [{ d: 'M2.5 15.5h19v7h-19z', fill, stroke: INK, width: 1.2 }, ...cube(12, 9.5, 13)];

/** A hand that takes something out of a box: use what is there. */
const EXPLOIT: Shape[] = [line('M12 3v11M7.5 9.8L12 14.4l4.5-4.6', 2.4), line('M4 14v6.5h16V14', 2.2)];
/** A leaf with a sprout of a tile: the city grows at its edge. */
const URBANIZE: Shape[] = [{ d: LEAF, fill: 'var(--accent)', stroke: 'var(--accent)', width: 1 }, line('M12 6.2v5.6M9.2 9h5.6', 2, 'var(--accent-ink)'), line('M12 19v3.5', 2, 'var(--accent)')];
/** Two floors and an arrow up. */
const FLOOR: Shape[] = [solid('M2.5 17h13v5h-13z'), { d: 'M2.5 10.5h13v5h-13z', stroke: INK, width: 1.6 }, line('M19.5 21V8M16.2 11l3.3-3.6L22.8 11', 2)];
const END: Shape[] = [line('M5.5 22V2.5', 2.2), solid('M6 3.5h13l-3 4.5l3 4.5H6z')];

export const ICONS: Record<string, Shape[]> = {
  resource: cube(12, 12, 20),
  tile: window(3, 3, 18),
  point: SUN,
  'on-exploit': EXPLOIT,
  'on-urbanize': URBANIZE,
  'on-floor': FLOOR,
  'on-end': END,
  'resource-on-red': onColour(RED),
  'resource-on-blue': onColour(BLUE),
  'resource-on-yellow': onColour(YELLOW),
  'building-up-to': [{ d: HOUSE, stroke: INK, width: 1.8 }, line('M5 16.2h14', 1.6)],
  'building-from': [{ d: 'M6 22V4h12v18z', stroke: INK, width: 1.8 }, line('M6 10h12M6 16h12', 1.6)],
  'card-on-exploit': [card(), line('M12 6.5v8M8.8 11.4l3.2 3.3l3.2-3.3M8 17.8h8', 1.8)],
  'card-on-urbanize': [card(), { d: 'M12 18.5C11.4 15 7 14 6.6 10.6C7.2 8 10 7.2 11.5 7.7L12 9.2L12.5 7.7C14 7.2 16.8 8 17.4 10.6C17 14 12.6 15 12 18.5Z', fill: 'var(--accent)' }],
  'card-on-floor': [card(), solid('M7.5 14.5h7v3.6h-7z'), { d: 'M7.5 9.6h7v3.6h-7z', stroke: INK, width: 1.2 }, line('M17 17.5V7.6M15.4 9.2L17 7.4l1.6 1.8', 1.2)],
  'card-red': [card(RED), ...cube(12, 12, 10)],
  'card-blue': [card(BLUE), line('M8.5 8.5h7v7h-7zM12 8.5v7M8.5 12h7', 1.4, 'var(--tile-blue-ink)')],
  'card-yellow': [card(YELLOW), line('M12 7v1.6M12 15.4V17M7 12h1.6M15.4 12H17M8.6 8.6l1 1M14.4 14.4l1 1M8.6 15.4l1-1M14.4 9.6l1-1', 1.3, 'var(--tile-yellow-ink)'), solid('M12 9.6a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 1 1 0-4.8z', 'var(--tile-yellow-ink)')],
  ...JOINTS,
};
