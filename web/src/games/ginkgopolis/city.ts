/** Where things stand on the square grid: order of reading, neighbours, steps of the arrow keys. No rule is decided here. */

import type { Point } from '../shared/plane';
import type { CellId, View } from './view';

export function pointOf(cell: CellId): Point {
  const [x, y] = cell.split(',');
  return { x: Number(x), y: Number(y) };
}

export const cellAt = (x: number, y: number): CellId => `${x},${y}`;

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

export function neighboursOf(cell: CellId): CellId[] {
  const { x, y } = pointOf(cell);
  return [cellAt(x, y + 1), cellAt(x + 1, y), cellAt(x, y - 1), cellAt(x - 1, y)];
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
