/** Where the sectors of the construction wheel are. The open sector is on top; the next to come home is on its left. */

import type { Point } from '../shared/plane';

export const SECTORS = 6;
const INNER = 27;
const OUTER = 84;
const MISS = 10; // by which a finger may miss a sector inwards or outwards: the wheel of a phone is small
const MIDDLE = 57;

export function at(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.round(radius * Math.cos(angle) * 10) / 10, y: Math.round(radius * Math.sin(angle) * 10) / 10 };
}

/** The direction of a sector's middle, clockwise from the right. */
const direction = (place: number): number => -90 - place * (360 / SECTORS);

export const middleOf = (place: number): Point => at(MIDDLE, direction(place));

/** The outline of a sector. */
export const arcOf = (place: number): string => outline(place, INNER, OUTER);

/** Where a sector can be touched. */
export const touchOf = (place: number): string => outline(place, INNER - MISS, OUTER + MISS);

function outline(place: number, inner: number, outer: number): string {
  const half = 180 / SECTORS - 1;
  const [from, to] = [direction(place) - half, direction(place) + half];
  const [a, b, c, d] = [at(inner, from), at(outer, from), at(outer, to), at(inner, to)];
  return `M${a.x} ${a.y}L${b.x} ${b.y}A${outer} ${outer} 0 0 1 ${c.x} ${c.y}L${d.x} ${d.y}A${inner} ${inner} 0 0 0 ${a.x} ${a.y}z`;
}
