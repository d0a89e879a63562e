/** Which part of the city is seen: fitted into its box beside what lies over the corners, until the reader takes it in hand. */

import type { Movable } from '../../shared/gestures';
import type { Box, Point } from '../../shared/plane';

const MOST = 2.4; // pixels a unit
const STEPS = 8; // in which the city is pushed to the middle
const SLACK = 40; // pixels that may be free beyond the city
const HIDDEN = 24; // pixels from the edge within which a point is out of sight
const MARGIN = 56; // and to which it is brought into sight

export interface Frame {
  /** Pixels a unit of the drawing. */
  scale: number;
  /** Where the drawing's origin lies in the box. */
  x: number;
  y: number;
}

interface Scenery {
  /** The city in units of the drawing. */
  bounds: () => Box;
  /** Boxes of all that must stay in sight, in units. */
  parts: () => Box[];
  /** What lies over the board, in pixels of its box: nothing of the city goes under it. */
  covers: () => Box[];
  /** Pixels at the box's lower edge that lie under what is written there: a city too large for its box is kept above them. */
  foot: () => number;
  /** The least pixels a unit that targets can be hit with. */
  least: () => number;
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));
const meets = (one: Box, other: Box) => one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

export class Camera implements Movable {
  width = $state(0);
  height = $state(0);
  /** True while it is dragged or zoomed: then the picture is moved, not drawn anew. */
  moving = $state(false);
  private own = $state.raw<Frame | null>(null);
  /** The point in the middle where not everything fits. */
  private focus = $state.raw<Point | null>(null);
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly scenery: Scenery) {}

  /** Everything, as large as it goes. */
  readonly fitted: Frame = $derived.by(() => this.fit());
  readonly frame: Frame = $derived(this.own ?? this.fitted);

  get isFitted(): boolean {
    return this.own === null;
  }

  /** Whether nothing of the city lies outside the box, or under what is written at its lower edge. */
  get seesAll(): boolean {
    const street = 6; // pixels of a part's edge that are only street
    const within = (from: number, size: number, room: number) => from > -street && from + size < room + street;
    return !this.width || this.scenery.parts().every((part) => {
      const { x, y, width, height } = onScreen(part, this.frame);
      return within(x, width, this.width) && within(y, height, this.depth);
    });
  }

  /** How much of the box's height is free. */
  private get depth(): number {
    return Math.max(0, this.height - this.scenery.foot());
  }

  private fit(): Frame {
    const { width, height } = this;
    const bounds = this.scenery.bounds();
    if (!width || !height) return { scale: 1, x: 0, y: 0 };
    const parts = this.scenery.parts();
    const covers = this.scenery.covers();
    const isFree = (frame: Frame) => parts.every((part) => covers.every((cover) => !meets(onScreen(part, frame), cover)));
    let best: Frame | null = null;
    for (const room of rooms(width, height, covers)) {
      const scale = Math.min(room.width / bounds.width, room.height / bounds.height, MOST / 1.5);
      const frame = { scale, x: room.x + (room.width - bounds.width * scale) / 2 - bounds.x * scale, y: room.y + (room.height - bounds.height * scale) / 2 - bounds.y * scale };
      if (isFree(frame) && scale > (best?.scale ?? 0)) best = frame;
    }
    const least = this.scenery.least();
    if (best && best.scale >= least) return this.centred(best, isFree);
    return this.about(this.focus ?? { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 }, least);
  }

  /** Everything is seen as large as it must be. */
  private get fits(): boolean {
    return this.fitted.scale > this.scenery.least();
  }

  /** A city that has outgrown its box stays where it is seen when it grows on. */
  stay(): void {
    if (this.width && this.isFitted && !this.fits) this.focus ??= this.middleOf(this.fitted);
  }

  /** The point of the drawing in the middle of what is free. */
  private middleOf({ scale, x, y }: Frame): Point {
    return { x: (this.width / 2 - x) / scale, y: (this.depth / 2 - y) / scale };
  }

  /** A frame pushed as far towards the middle of the box as nothing then lies under a cover. */
  private centred(frame: Frame, isFree: (frame: Frame) => boolean): Frame {
    const bounds = this.scenery.bounds();
    const middle = (this.width - bounds.width * frame.scale) / 2 - bounds.x * frame.scale;
    for (let step = STEPS; step > 0; step -= 1) {
      const pushed = { ...frame, x: frame.x + ((middle - frame.x) * step) / STEPS };
      if (isFree(pushed)) return pushed;
    }
    return frame;
  }

  /** A frame of a scale about a point, that does not leave the city. In a direction in which the whole city has room, all of it is in sight. */
  private about(point: Point, scale: number): Frame {
    return this.held({ scale, x: this.width / 2 - point.x * scale, y: this.depth / 2 - point.y * scale }, false);
  }

  /** `aside`: also what has room may be pushed a little out of sight. */
  private held(frame: Frame, aside = true): Frame {
    const bounds = this.scenery.bounds();
    const hold = (at: number, from: number, size: number, box: number) => {
      const [near, far] = [-from * frame.scale, box - (from + size) * frame.scale];
      const slack = aside || near > far ? SLACK : 0;
      return clamp(at, Math.min(near, far) - slack, Math.max(near, far) + slack);
    };
    return { scale: frame.scale, x: hold(frame.x, bounds.x, bounds.width, this.width), y: hold(frame.y, bounds.y, bounds.height, this.depth) };
  }

  // -- taken in hand --------------------------------------------------------------------------------------------------

  private take(frame: Frame): void {
    this.own = this.held(frame);
    this.moving = true;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => (this.moving = false), 160);
  }

  /** Zoom by a factor about a point of the box (its middle by default). */
  by(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const { scale, x, y } = this.frame;
    const next = clamp(scale * factor, this.fitted.scale * 0.9, MOST);
    if (next <= this.fitted.scale && this.fitted.scale >= this.scenery.least()) return this.fitAll();
    const grown = next / scale;
    this.take({ scale: next, x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown });
  }

  /** Even a city that is seen whole can be pushed aside. */
  readonly canMove = true;

  drag(dx: number, dy: number): void {
    const { scale, x, y } = this.frame;
    this.take({ scale, x: x + dx, y: y + dy });
  }

  fitAll = (): void => {
    this.own = null;
  };

  /** Bring points of the drawing into sight, moving as little as may be; what is in sight stays where it is. */
  show(points: readonly Point[]): void {
    if (!points.length || !this.width) return;
    if (this.isFitted && this.fits) return;
    const frame = { ...this.frame };
    const along = (at: number, values: readonly number[], room: number) => at + shiftOf(values.map((value) => value * frame.scale + at), room);
    frame.x = along(frame.x, points.map(({ x }) => x), this.width);
    frame.y = along(frame.y, points.map(({ y }) => y), this.depth);
    if (frame.x === this.frame.x && frame.y === this.frame.y) return;
    if (this.isFitted) this.focus = this.middleOf(frame);
    else this.own = this.held(frame);
  }

  /** Zoom about a point of the box; false if nothing can come closer. */
  enlarge(at: Point, times: number): boolean {
    if (this.frame.scale >= MOST * 0.98) return false;
    this.by(times, at);
    return true;
  }

  /** The part of the drawing that is seen. */
  get seen(): Box {
    const { scale, x, y } = this.frame;
    return { x: -x / scale, y: -y / scale, width: this.width / scale, height: this.height / scale };
  }
}

/** How far points at these pixels are moved so that all lie in a room, or the room is full of them. */
function shiftOf(at: readonly number[], room: number): number {
  const [first, last] = [Math.min(...at), Math.max(...at)];
  if (first >= HIDDEN && last <= room - HIDDEN) return 0;
  const margin = Math.min(MARGIN, room / 2);
  const [forth, back] = [margin - first, room - margin - last];
  return clamp(0, Math.min(forth, back), Math.max(forth, back));
}

/** A box of the drawing as it lies in the frame. */
export const onScreen = ({ x, y, width, height }: Box, frame: Frame): Box => ({ x: x * frame.scale + frame.x, y: y * frame.scale + frame.y, width: width * frame.scale, height: height * frame.scale });

/** Which of some places covers least of what is to be kept in sight: the first kept box counts more than all others together, and of equal places the first is taken. */
export function leastCovered(places: readonly Box[], kept: readonly Box[]): number {
  const costs = places.map((place) => kept.reduce((cost, box, index) => cost + (meets(place, box) ? (index ? 1 : kept.length) : 0), 0));
  return costs.indexOf(Math.min(...costs));
}

/** The whole box, and what is left of it beside the covers on some of its sides. */
function rooms(width: number, height: number, covers: readonly Box[]): Box[] {
  const edges = { left: new Set([0]), top: new Set([0]), right: new Set([width]), bottom: new Set([height]) };
  for (const cover of covers) {
    if (cover.x + cover.width < width / 2) edges.left.add(cover.x + cover.width);
    if (cover.x > width / 2) edges.right.add(cover.x);
    if (cover.y + cover.height < height / 2) edges.top.add(cover.y + cover.height);
    if (cover.y > height / 2) edges.bottom.add(cover.y);
  }
  const found: Box[] = [];
  for (const left of edges.left) for (const right of edges.right) for (const top of edges.top) for (const bottom of edges.bottom) found.push({ x: left, y: top, width: right - left, height: bottom - top });
  return found;
}
