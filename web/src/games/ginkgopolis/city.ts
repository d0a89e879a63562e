/** Where things stand on the square grid: bounds, order of reading, districts, steps of the arrow keys. No rule is decided here. */

import type { Box, Point } from '../shared/plane';
import { tileFace, type BuildingView, type CellId, type View } from './view';

export const PITCH = 100;

export function pointOf(cell: CellId): Point {
  const [x, y] = cell.split(',');
  return { x: Number(x), y: Number(y) };
}

export const cellAt = (x: number, y: number): CellId => `${x},${y}`;

/** The middle of a cell on the drawing; north is up. */
export function middle(cell: CellId): Point {
  const { x, y } = pointOf(cell);
  return { x: x * PITCH, y: -y * PITCH };
}

/** From top to bottom, each row from left to right: how the city is read aloud, and drawn from back to front. */
export function inReadingOrder(cells: Iterable<CellId>): CellId[] {
  return [...cells].sort((one, other) => {
    const a = pointOf(one);
    const b = pointOf(other);
    return b.y - a.y || a.x - b.x;
  });
}

/** All cells that show something: buildings, tokens, and those that may be chosen. */
export function cellsOf(view: View, more: Iterable<CellId> = []): CellId[] {
  return inReadingOrder(new Set([...view.city.map((building) => building.cell), ...Object.values(view.tokens), ...more]));
}

/** The smallest box round these cells, with a margin of a part of a cell; towers rise above their cell. */
export function boundsOf(cells: Iterable<CellId>, margin = 0.12): Box {
  const points = [...cells].map(pointOf);
  if (points.length === 0) return { x: -PITCH / 2, y: -PITCH / 2, width: PITCH, height: PITCH };
  const left = Math.min(...points.map((point) => point.x)) - 0.5 - margin;
  const right = Math.max(...points.map((point) => point.x)) + 0.5 + margin;
  const top = -Math.max(...points.map((point) => point.y)) - 0.5 - margin;
  const bottom = -Math.min(...points.map((point) => point.y)) + 0.5 + margin;
  return { x: left * PITCH, y: top * PITCH, width: (right - left) * PITCH, height: (bottom - top) * PITCH };
}

export function neighboursOf(cell: CellId): CellId[] {
  const { x, y } = pointOf(cell);
  return [cellAt(x, y + 1), cellAt(x + 1, y), cellAt(x, y - 1), cellAt(x - 1, y)];
}

/** Buildings of one colour that are connected edge to edge, two or more (GK-V4). */
export function districtsOf(city: readonly BuildingView[]): BuildingView[][] {
  const at = new Map(city.map((building) => [building.cell, building]));
  const seen = new Set<CellId>();
  const districts: BuildingView[][] = [];
  for (const start of city) {
    if (seen.has(start.cell)) continue;
    const colour = tileFace(start.tile).colour;
    const group: BuildingView[] = [];
    const open = [start];
    seen.add(start.cell);
    while (open.length) {
      const building = open.pop()!;
      group.push(building);
      for (const cell of neighboursOf(building.cell)) {
        const next = at.get(cell);
        if (!next || seen.has(cell) || tileFace(next.tile).colour !== colour) continue;
        seen.add(cell);
        open.push(next);
      }
    }
    if (group.length > 1) districts.push(group);
  }
  return districts;
}

/** The outline of a group of cells as a path: every side that borders on a cell outside. */
export function outlineOf(cells: Iterable<CellId>, inset = 3): string {
  const group = new Set(cells);
  const half = PITCH / 2 - inset;
  const sides: string[] = [];
  for (const cell of group) {
    const { x, y } = middle(cell);
    const [north, east, south, west] = neighboursOf(cell).map((next) => group.has(next)) as [boolean, boolean, boolean, boolean];
    const left = x - (west ? PITCH / 2 : half);
    const right = x + (east ? PITCH / 2 : half);
    const top = y - (north ? PITCH / 2 : half);
    const bottom = y + (south ? PITCH / 2 : half);
    if (!north) sides.push(`M${left} ${y - half}H${right}`);
    if (!south) sides.push(`M${left} ${y + half}H${right}`);
    if (!west) sides.push(`M${x - half} ${top}V${bottom}`);
    if (!east) sides.push(`M${x + half} ${top}V${bottom}`);
  }
  return sides.join('');
}

const STEPS: Record<string, Point> = {
  ArrowUp: { x: 0, y: 1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: -1 },
  ArrowLeft: { x: -1, y: 0 },
};

/** The next cell in the direction of an arrow key: straight on if there is one, else the nearest that lies that way. */
export function stepTo(from: CellId, key: string, cells: readonly CellId[]): CellId | null {
  const step = STEPS[key];
  if (!step) return null;
  const start = pointOf(from);
  let best: CellId | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const point = pointOf(cell);
    const ahead = (point.x - start.x) * step.x + (point.y - start.y) * step.y;
    if (ahead <= 0) continue;
    const aside = Math.abs((point.x - start.x) * step.y) + Math.abs((point.y - start.y) * step.x);
    const distance = ahead + 3 * aside;
    if (distance < least) {
      best = cell;
      least = distance;
    }
  }
  return best;
}

/** How far the roof of a stack lies above that of a single tile; high towers are drawn with lower floors. */
export function liftOf(height: number): number {
  return height < 2 ? 0 : Math.min(8 * (height - 1), 24);
}
