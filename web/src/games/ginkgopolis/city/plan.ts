/** How the city lies before the eye: a tilted plane of cells, seen from the south. All art is drawn for these measures. */

import type { Box, Point } from '../../shared/plane';
import { pointOf } from '../city';
import type { CellId } from '../view';

/** The measures of a view of the city, in units of the drawing. */
export interface Plan {
  id: string;
  /** A cell's width and depth, and how far a row leans to the left of the one behind it. */
  width: number;
  depth: number;
  lean: number;
  /** Streets between the buildings. */
  streetX: number;
  streetY: number;
  /** The height of the ground floor, and of one more. */
  ground: number;
  floor: number;
  /** Letters on the roof, and the owner's pieces. */
  number: number;
  piece: number;
}

export const WIDE: Plan = { id: 'wide', width: 128, depth: 88, lean: 20, streetX: 15, streetY: 21, ground: 24, floor: 17, number: 37, piece: 20 };
/** For tall boxes (a phone): seen from higher above, with larger letters. */
export const TALL: Plan = { id: 'tall', width: 128, depth: 112, lean: 20, streetX: 15, streetY: 25, ground: 28, floor: 20, number: 39, piece: 23 };

/** How much the sixth and all further floors add, as parts of a floor; so high towers leave the number behind them in sight. */
const FLOORS = [0, 1, 1, 0.7, 0.5];
const MORE = 0.12;

/** How high the roof of a building lies above the ground. */
export function liftOf(plan: Plan, height: number): number {
  let lift = plan.ground;
  for (let floor = 1; floor < height; floor += 1) lift += plan.floor * (FLOORS[floor] ?? MORE);
  return lift;
}

/** Units to the right for each unit towards the eye. */
export const leanOf = (plan: Plan): number => -plan.lean / plan.depth;

/** The far left corner of a cell on the ground. */
export function cornerOf(plan: Plan, cell: CellId): Point {
  const { x, y } = pointOf(cell);
  return { x: x * plan.width + y * plan.lean, y: -y * plan.depth };
}

/** A point of a cell, 0 to 1 in both directions, at a height; relative to the cell's corner. */
export function within(plan: Plan, u: number, v: number, lift = 0): Point {
  return { x: u * plan.width - v * plan.lean, y: v * plan.depth - lift };
}

export interface Slab {
  farLeft: Point;
  farRight: Point;
  nearRight: Point;
  nearLeft: Point;
}

/** The outline of what stands on a cell at a height, relative to the cell's corner; `more` grows it. */
export function slabOf(plan: Plan, lift: number, more = 0): Slab {
  const u = (plan.streetX / 2 - more) / plan.width;
  const v = (plan.streetY / 2 - more) / plan.depth;
  return { farLeft: within(plan, u, v, lift), farRight: within(plan, 1 - u, v, lift), nearRight: within(plan, 1 - u, 1 - v, lift), nearLeft: within(plan, u, 1 - v, lift) };
}

export const round = (value: number): number => Math.round(value * 10) / 10;
export const pathOf = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
export const corners = ({ farLeft, farRight, nearRight, nearLeft }: Slab): Point[] => [farLeft, farRight, nearRight, nearLeft];

/** Half the width of an urbanization token, and half its depth as it lies before the eye. */
export const TOKEN = 27;
export const tokenDepth = (plan: Plan): number => TOKEN * Math.min(0.92, (plan.depth / plan.width) * 1.02);

/** How high above its plot a token must stand to be seen over the roof of the building before it, which is `front` high above the ground. */
export function poleOf(plan: Plan, front: number): number {
  const edge = plan.depth + plan.streetY / 2 - front;
  return Math.max(0, within(plan, 0.5, 0.52).y + tokenDepth(plan) + 3 - edge);
}

/** The silhouette of a building from the ground to its roof, relative to the cell's corner. */
export function silhouette(plan: Plan, lift: number, more = 0): string {
  const roof = slabOf(plan, lift, more);
  const foot = slabOf(plan, 0, more);
  return pathOf([roof.farLeft, roof.farRight, foot.farRight, foot.nearRight, foot.nearLeft, roof.nearLeft]);
}

/** The box round these cells with what stands on them, `lift` high at most. */
export function boundsOf(plan: Plan, cells: Iterable<CellId>, lift = 0): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const cell of cells) {
    const { x, y } = cornerOf(plan, cell);
    left = Math.min(left, x - plan.lean);
    right = Math.max(right, x + plan.width);
    top = Math.min(top, y - lift);
    bottom = Math.max(bottom, y + plan.depth);
  }
  return left === Infinity ? { x: 0, y: 0, width: plan.width, height: plan.depth } : { x: left, y: top, width: right - left, height: bottom - top };
}

// -- the outline of a district ---------------------------------------------------------------------------------------

interface Edge {
  side: 'north' | 'east' | 'south' | 'west';
  /** Grid corners in columns and rows, clockwise. */
  from: Point;
  to: Point;
  column: number;
  row: number;
  lift: number;
}

const key = ({ x, y }: Point): string => `${x},${y}`;

/** The silhouette of a block of buildings as closed rings, before the roofs of what stands in front; `liftAt` says how high the roof on a cell lies. */
export function ringsOf(plan: Plan, cells: readonly CellId[], liftAt: (cell: CellId) => number, pad = 4.5): string {
  const edges = edgesOf(plan, cells, liftAt, pad);
  const rings: string[] = [];
  while (edges.length) {
    const ring = [edges.shift()!];
    for (;;) {
      const end = ring.at(-1)!.to;
      const next = edges.findIndex(({ from }) => key(from) === key(end));
      if (next < 0) break;
      ring.push(...edges.splice(next, 1));
      if (key(ring.at(-1)!.to) === key(ring[0]!.from)) break;
    }
    rings.push(ringPath(plan, ring, pad));
  }
  return rings.join('');
}

function edgesOf(plan: Plan, cells: readonly CellId[], liftAt: (cell: CellId) => number, pad: number): Edge[] {
  const inside = new Set(cells);
  return cells.flatMap((cell): Edge[] => {
    const { x, y } = pointOf(cell);
    const [column, row] = [x, -y];
    const lift = liftAt(cell);
    const free = (dx: number, dy: number) => !inside.has(`${x + dx},${y + dy}`);
    const corner = (dx: number, dy: number): Point => ({ x: column + dx, y: row + dy });
    const edges: Edge[] = [];
    if (free(0, 1)) edges.push({ side: 'north', from: corner(0, 0), to: corner(1, 0), column, row, lift });
    if (free(1, 0)) edges.push({ side: 'east', from: corner(1, 0), to: corner(1, 1), column, row, lift: 0 });
    // The line before a block lies on the ground, or just above the roof of the next row that hides the ground.
    const front = Math.min(lift, Math.max(0, liftAt(`${x},${y - 1}`) - plan.streetY + 2 * pad));
    if (free(0, -1)) edges.push({ side: 'south', from: corner(1, 1), to: corner(0, 1), column, row, lift: front });
    if (free(-1, 0)) edges.push({ side: 'west', from: corner(0, 1), to: corner(0, 0), column, row, lift });
    return edges;
  });
}

function ringPath(plan: Plan, ring: readonly Edge[], pad: number): string {
  const marginX = (plan.streetX / 2 - pad) / plan.width;
  const marginY = (plan.streetY / 2 - pad) / plan.depth;
  const flat = ({ side }: Edge) => side === 'north' || side === 'south';
  const across = (edge: Edge) => (edge.side === 'west' ? edge.column + marginX : edge.column + 1 - marginX);
  const along = (edge: Edge) => (edge.side === 'north' ? edge.row + marginY : edge.row + 1 - marginY);
  const at = (x: number, y: number, lift: number): Point => ({ x: x * plan.width - y * plan.lean, y: y * plan.depth - lift });
  const points = ring.flatMap((edge, index): Point[] => {
    const next = ring[(index + 1) % ring.length]!;
    const x = flat(edge) && flat(next) ? edge.to.x : across(flat(edge) ? next : edge);
    const y = !flat(edge) && !flat(next) ? edge.to.y : along(flat(edge) ? edge : next);
    if (edge.side === 'east' && next.side === 'south') return [at(x, y, next.lift)]; // where a roof in front hides the ground
    return [at(x, y, edge.lift), at(x, y, next.lift)];
  });
  return pathOf(points);
}
