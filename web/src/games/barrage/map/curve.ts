/** Smooth lines through points: as an SVG path, and as the points a drop runs through. */

import type { Point } from '../../shared/plane';

const STEPS = 12; // points for each piece of a line

export interface Curve {
  d: string;
  points: readonly Point[];
  length: number;
}

/** A line through all the points in turn (Catmull–Rom, each piece a cubic Bézier curve). */
export function curve(through: readonly Point[], closed = false): Curve {
  const count = through.length;
  const at = (index: number): Point => (closed ? through[(index + count) % count]! : through[Math.min(Math.max(index, 0), count - 1)]!);
  let d = `M${text(through[0]!)}`;
  const points: Point[] = [through[0]!];
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, start, end, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 };
    const second = { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 };
    d += `C${text(first)} ${text(second)} ${text(end)}`;
    for (let step = 1; step <= STEPS; step += 1) points.push(onBezier(start, first, second, end, step / STEPS));
  }
  return { d: closed ? `${d}Z` : d, points, length: lengthOf(points) };
}

/** Several lines, one after the other. */
export function join(curves: readonly Curve[]): Curve {
  const points = curves.flatMap((each) => each.points);
  return { d: curves.map((each) => each.d).join(''), points, length: lengthOf(points) };
}

/** A point of a line with the direction of the line there, in degrees. */
export interface Station extends Point {
  turn: number;
}

/** Points along a line at even distances, with the line's direction. */
export function stations(of: Curve, from: number, step: number, until = of.length - 16): Station[] {
  const found: Station[] = [];
  for (let distance = from; distance < until; distance += step) found.push(stationAt(of, distance));
  return found;
}

export function stationAt(of: Curve, distance: number): Station {
  const [before, after] = [pointAt(of.points, distance - 1), pointAt(of.points, distance + 1)];
  return { ...pointAt(of.points, distance), turn: round((Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI) };
}

/** The point at a distance from the beginning. */
export function pointAt(points: readonly Point[], distance: number): Point {
  let left = distance;
  for (let index = 1; index < points.length; index += 1) {
    const [a, b] = [points[index - 1]!, points[index]!];
    const step = Math.hypot(b.x - a.x, b.y - a.y);
    if (left <= step) return step === 0 ? a : { x: a.x + ((b.x - a.x) * left) / step, y: a.y + ((b.y - a.y) * left) / step };
    left -= step;
  }
  return points.at(-1)!;
}

function onBezier(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const u = 1 - t;
  const mix = (p: number, q: number, r: number, s: number) => u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s;
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}

function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, index) => sum + Math.hypot(point.x - points[index]!.x, point.y - points[index]!.y), 0);
}

const text = (point: Point) => `${round(point.x)} ${round(point.y)}`;
const round = (value: number) => Math.round(value * 10) / 10;
