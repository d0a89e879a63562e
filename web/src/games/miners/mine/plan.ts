/** Where the mine's chambers lie in the picture: rows are half a card apart from one another. The picture's units are pixels at full size. */

import type { Box, Point } from '../../shared/plane';
import type { Half, JoinId, SlotId } from '../view';

export const WIDTH = 190; // of a chamber
export const HEIGHT = 106;
export const PITCH = 105; // half a card and half its gap
export const ROW = 127;
export const GROUND = 124; // where the grass grows
export const DEEP = 630; // the picture's lower edge
const MIDDLE = 64; // of a row below its upper edge
const EDGE = 16; // rock that is seen beside the outermost place

export interface Slot {
  row: number;
  x: number;
}

export function slotOf(id: SlotId): Slot {
  const [row, x] = id.split(',').map(Number) as [number, number];
  return { row, x };
}

export const slotId = (row: number, x: number): SlotId => `${row},${x}`;

/** Cards that lie near one another, with the places next to them: from where to where, in half card widths, and how far it is drawn from its true place. */
interface Island {
  from: number;
  to: number;
  shift: number;
}

const RIFT = 1; // half card widths between islands

/** Where everything of a mine is drawn. What lies far apart is drawn near, with a rift between. */
export class Plan {
  private readonly islands: Island[] = [];

  constructor(slots: readonly Slot[]) {
    const spans = (slots.length ? slots : [{ row: 1, x: 0 }]).map(({ row, x }) => ({ from: x - (row === 1 ? 2 : 1), to: x + (row === 1 ? 2 : 1) })).sort((one, other) => one.from - other.from);
    for (const { from, to } of spans) {
      const last = this.islands.at(-1);
      if (last && from <= last.to + 2 + RIFT) last.to = Math.max(last.to, to);
      else this.islands.push({ from, to, shift: 0 });
    }
    this.shift();
  }

  /** Push the islands together, about the one in the middle of the mountain. */
  private shift(): void {
    const home = Math.max(0, this.islands.findIndex(({ from, to }) => from <= 0 && to >= 0));
    const gap = 2 + RIFT;
    for (let index = home + 1; index < this.islands.length; index += 1) {
      const [before, here] = [this.islands[index - 1]!, this.islands[index]!];
      here.shift = before.to + before.shift + gap - here.from;
    }
    for (let index = home - 1; index >= 0; index -= 1) {
      const [here, next] = [this.islands[index]!, this.islands[index + 1]!];
      here.shift = next.from + next.shift - gap - here.to;
    }
  }

  private islandOf(x: number): Island | undefined {
    return this.islands.find(({ from, to }) => x >= from && x <= to);
  }

  /** Whether a place lies so far out that the picture leaves it out. */
  isFar({ x }: Slot): boolean {
    return this.islandOf(x) === undefined;
  }

  /** How far from the middle a place is drawn, in half card widths. */
  drawn(x: number): number {
    return x + (this.islandOf(Math.round(x))?.shift ?? 0);
  }

  /** How far the picture reaches to both sides, in half card widths; always some, so that the first card has room about it. */
  get reach(): { left: number; right: number } {
    return { left: Math.min(-2, ...this.islands.map(({ from, shift }) => from + shift)), right: Math.max(2, ...this.islands.map(({ to, shift }) => to + shift)) };
  }

  /** Where the rifts between islands run. */
  get rifts(): number[] {
    return this.islands.slice(1).map(({ from, shift }) => (from + shift - 1 - RIFT / 2) * PITCH);
  }

  /** The box of the picture that shows the mine and the places next to it, from the sky to the deep. */
  get bounds(): Box {
    const { left, right } = this.reach;
    const x = left * PITCH - WIDTH / 2 - EDGE;
    return { x, y: 0, width: right * PITCH + WIDTH / 2 + EDGE - x, height: DEEP };
  }

  /** The middle of a place. */
  middle({ row, x }: Slot): Point {
    return { x: this.drawn(x) * PITCH, y: GROUND + ROW * (row - 1) + MIDDLE };
  }

  /** The left upper corner of a place's chamber. */
  corner(slot: Slot): Point {
    const { x, y } = this.middle(slot);
    return { x: x - WIDTH / 2, y: y - HEIGHT / 2 };
  }

  /** Where the halves of two cards meet. */
  join(id: JoinId): Point {
    const { row, x, side } = joinParts(id);
    const middle = this.middle({ row, x });
    if (side === 'E') return { x: middle.x + PITCH, y: middle.y + 10 };
    return { x: middle.x + (side === 'SE' ? 1 : -1) * (PITCH / 2), y: middle.y + ROW / 2 };
  }

  /** The track from one place up to another, or to a point of the surface, as path data: up, along the gap between the rows, up. */
  track(from: Slot, to: Slot | null, end = 0): string {
    const start = this.middle(from);
    const gap = GROUND + ROW * (from.row - 1);
    const goal = to ? this.middle(to) : { x: end, y: GROUND - 4 };
    const below = to ? goal.y + 10 : GROUND - 3;
    const bend = Math.min(10, Math.abs(goal.x - start.x) / 2) * Math.sign(goal.x - start.x);
    if (!bend) return `M${start.x} ${start.y}V${below}`;
    return `M${start.x} ${start.y}V${gap + 10}Q${start.x} ${gap} ${start.x + bend} ${gap}H${goal.x - bend}Q${goal.x} ${gap} ${goal.x} ${gap - 10}V${below}`;
  }
}

/** A join in its parts: the left or upper place, and that card's side. */
export function joinParts(id: JoinId): Slot & { side: 'E' | 'SW' | 'SE' } {
  const [row, x, side] = id.split(',') as [string, string, 'E' | 'SW' | 'SE'];
  return { row: Number(row), x: Number(x), side };
}

/** Where each half cart of a chamber is drawn, from its left upper corner, and which half of the cart it is. */
export const HALF_AT: Record<Half, { x: number; y: number; cut: 'l' | 'r' | 't' | 'b' }> = {
  W: { x: -24, y: 52, cut: 'r' },
  E: { x: 186, y: 52, cut: 'l' },
  NW: { x: 33.5, y: -21, cut: 'b' },
  NE: { x: 128.5, y: -21, cut: 'b' },
  SW: { x: 33.5, y: 105.5, cut: 't' },
  SE: { x: 128.5, y: 105.5, cut: 't' },
};

/** The joins that a place's halves take part in, by half: which of them are drawn as carts, and not as halves. */
export function joinOf({ row, x }: Slot, half: Half): JoinId {
  switch (half) {
    case 'W':
      return `${row},${x - 2},E`;
    case 'NW':
      return `${row - 1},${x - 1},SE`;
    case 'NE':
      return `${row - 1},${x + 1},SW`;
    default:
      return `${row},${x},${half}`;
  }
}

const DIRECTIONS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest place in the direction of an arrow key; null if there is none. */
export function stepTo(plan: Plan, from: SlotId, key: string, slots: readonly SlotId[]): SlotId | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [dx, dy] = direction;
  const here = plan.middle(slotOf(from));
  let [best, least]: [SlotId | null, number] = [null, Infinity];
  for (const id of slots) {
    const there = plan.middle(slotOf(id));
    const [along, across] = dx ? [(there.x - here.x) * dx, Math.abs(there.y - here.y)] : [(there.y - here.y) * dy, Math.abs(there.x - here.x)];
    if (along > 1 && along + 2 * across < least) [best, least] = [id, along + 2 * across];
  }
  return best;
}

/** The part of the picture that fills a frame: the whole mine between what lies at the frame's sides. */
export function frameOf(bounds: Box, width: number, height: number, left: number, right: number): Box {
  const scale = Math.max(0.05, Math.min(height / DEEP, (width - left - right) / bounds.width));
  const [wide, high] = [width / scale, height / scale];
  return { x: bounds.x + bounds.width / 2 - (left + (width - left - right) / 2) / scale, y: -(high - DEEP) * 0.7, width: wide, height: high };
}
