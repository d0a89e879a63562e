/** Small shapes that several parts of the map draw, each around its own middle. */

export const DROP = 'M0 -10.2C3.6 -4.4 7 -0.8 7 3.4A7 7 0 0 1 -7 3.4C-7 -0.8 -3.6 -4.4 0 -10.2Z';
/** The side of a drop that lies in the shade. */
export const DROP_SHADE = 'M0 -5.5C2.2 -2 4.4 0.3 4.4 3.4A4.4 4.4 0 0 1 0 7.9Z';
export const BOLT = 'M2.4 -9.5L-6 1.6H-0.9L-2.6 9.5L6 -2.4H0.8Z';
export const ROMAN = ['I', 'II', 'III', 'IV', 'V'];

const HEIGHTS = [0, 19, 31, 43];

/** Where the crest of a dam of a level lies; its foot is at y = 31. */
export const crestOf = (level: number): number => 30 - HEIGHTS[Math.min(level, 3)]!;

/** Half the width of a dam's face at a height. */
export const halfAt = (y: number, level: number): number => Math.round((33 + 14 * ((31 - y) / HEIGHTS[Math.min(level, 3)]!)) * 10) / 10;
