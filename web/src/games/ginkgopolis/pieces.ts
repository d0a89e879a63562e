/** The wooden pieces: each player colour has its own shape, in a field of 24 by 24. */

import type { MarkShape } from '../types';
import { line, solid, type Shape } from '../shared/shapes';

const FRONT = 'var(--pf, var(--gk-wood))';
const LIT = 'var(--pt, var(--gk-wood-lit))';
const SHADE = 'var(--ps, var(--gk-wood-shade))';
const LINE = 'var(--pl, var(--gk-wood-line))';

export const CUBE: Shape[] = [
  solid('M2.5 9.2H15.8V22.2H2.5Z', FRONT),
  solid('M2.5 9.2L8 2.6H21.5L15.8 9.2Z', LIT),
  solid('M15.8 9.2L21.5 2.6V15.8L15.8 22.2Z', SHADE),
  line('M2.5 9.2L8 2.6H21.5V15.8L15.8 22.2H2.5ZM2.5 9.2H15.8V22.2M15.8 9.2L21.5 2.6', 1.5, LINE),
];
const DRUM: Shape[] = [
  solid('M3 7.6V17.4C3 20 7 22.2 12 22.2S21 20 21 17.4V7.6Z', FRONT),
  solid('M14.5 11.9V22C18.3 21.4 21 19.6 21 17.4V7.6C21 9.8 18.3 11.5 14.5 11.9Z', SHADE),
  { d: 'M3 7.4a9 4.8 0 1 0 18 0a9 4.8 0 1 0 -18 0z', fill: LIT, stroke: LINE, width: 1.5 },
  line('M3 7.4V17.4C3 20 7 22.2 12 22.2S21 20 21 17.4V7.4', 1.5, LINE),
];
const CONE: Shape[] = [
  solid('M11.4 1.8L1.8 19.2L14.6 22.4Z', FRONT),
  solid('M11.4 1.8L22.2 17.4L14.6 22.4Z', SHADE),
  solid('M11.4 1.8L1.8 19.2L5 20Z', LIT),
  line('M11.4 1.8L1.8 19.2L14.6 22.4L22.2 17.4ZM11.4 1.8L14.6 22.4', 1.5, LINE),
];
const PRISM: Shape[] = [
  solid('M2 8.2L7 11.6V22.4L2 18.6Z', FRONT),
  solid('M7 11.6H16.6V22.4H7Z', FRONT),
  solid('M16.6 11.6L22 7.2V18L16.6 22.4Z', SHADE),
  solid('M2 8.2L7.2 3H17L22 7.2L16.6 11.6H7Z', LIT),
  line('M2 8.2L7.2 3H17L22 7.2V18L16.6 22.4H7L2 18.6ZM2 8.2L7 11.6H16.6L22 7.2M7 11.6V22.4M16.6 11.6V22.4', 1.5, LINE),
];
const GEM: Shape[] = [
  solid('M11.6 1.4L2 12.6L13.6 14.8Z', LIT),
  solid('M11.6 1.4L22 11.4L13.6 14.8Z', FRONT),
  solid('M2 12.6L13.6 14.8L12.6 23Z', FRONT),
  solid('M22 11.4L13.6 14.8L12.6 23Z', SHADE),
  line('M11.6 1.4L2 12.6L12.6 23L22 11.4ZM2 12.6L13.6 14.8L22 11.4M11.6 1.4L13.6 14.8L12.6 23', 1.5, LINE),
];

/** The shape of a colour's pieces; unpainted wood is a cube. */
export const PIECES: Record<string, Shape[]> = { purple: CUBE, white: DRUM, black: CONE, green: PRISM, orange: GEM };

/** The outline of a colour's mark: the silhouette of its pieces. */
export const MARKS: Record<string, MarkShape> = { purple: 'square', white: 'circle', black: 'triangle', green: 'hexagon', orange: 'diamond' };
