/** Small shapes that several parts of the map draw, each around its own middle. */

export const DROP = 'M0 -9.5C3.4 -4.6 6.6 -1 6.6 3A6.6 6.6 0 0 1 -6.6 3C-6.6 -1 -3.4 -4.6 0 -9.5Z';
export const BOLT = 'M2.4 -9.5L-6 1.6H-0.9L-2.6 9.5L6 -2.4H0.8Z';
/** A wall across the river: its foot at y = 32, so high. */
export const wall = (height: number): string => `M-41 32L${-41 + height / 5} ${32 - height}H${41 - height / 5}L41 32Z`;
export const wallHeight = (level: number): number => 7 + 15 * level;
export const ROMAN = ['I', 'II', 'III', 'IV', 'V'];
