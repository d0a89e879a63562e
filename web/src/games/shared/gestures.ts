/** Fingers, mouse and wheel on a drawing that can be moved and zoomed. */

import type { Point } from './plane';

const SLACK = 6; // pixels a pointer may stray in a click

/** What is moved: by ways and about points in the units of the element that listens (an SVG's own, else pixels of its box). */
export interface Movable {
  /** False while everything is seen and stays where it is. */
  readonly canMove: boolean;
  /** Zoom by a factor; the point stays where it is. */
  by(factor: number, about: Point): void;
  /** Drag the drawing so far. */
  drag(dx: number, dy: number): void;
}

export class Gestures {
  /** A drag is under way or has just ended: the click that follows it picks nothing. */
  dragged = false;
  private element: HTMLElement | SVGSVGElement | null = null;
  private readonly fingers = new Map<number, Point>();
  private way = 0;

  constructor(private readonly camera: Movable) {}

  /** Listen on the drawing; the wheel listener must be allowed to keep the page from scrolling. */
  readonly attach = (element: HTMLElement | SVGSVGElement): (() => void) => {
    this.element = element;
    const ears: [string, (event: any) => void][] = [
      ['pointerdown', this.down],
      ['pointermove', this.move],
      ['pointerup', this.up],
      ['pointercancel', this.up],
      ['wheel', this.wheel],
    ];
    for (const [name, hear] of ears) element.addEventListener(name, hear, { passive: false });
    return () => {
      for (const [name, hear] of ears) element.removeEventListener(name, hear);
    };
  };

  /** A point of the window in the element's units. */
  private within({ x, y }: Point): Point {
    if (this.element instanceof SVGSVGElement) return new DOMPoint(x, y).matrixTransform(this.element.getScreenCTM()!.inverse());
    const { left, top } = this.element!.getBoundingClientRect();
    return { x: x - left, y: y - top };
  }

  private readonly down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.dragged = false;
    this.way = 0;
  };

  private readonly move = (event: PointerEvent): void => {
    const last = this.fingers.get(event.pointerId);
    if (!last || !this.element) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.fingers.size === 1) this.pan(event, last, now);
    else if (this.fingers.size === 2) this.pinch(event, last, now);
    this.fingers.set(event.pointerId, now);
  };

  private pan(event: PointerEvent, last: Point, now: Point): void {
    this.way += Math.hypot(now.x - last.x, now.y - last.y);
    if (this.way <= SLACK || !this.camera.canMove) return;
    if (!this.dragged) this.element!.setPointerCapture(event.pointerId);
    this.dragged = true;
    const [from, to] = [this.within(last), this.within(now)];
    this.camera.drag(to.x - from.x, to.y - from.y);
  }

  private pinch(event: PointerEvent, last: Point, now: Point): void {
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)![1];
    const before = Math.hypot(last.x - other.x, last.y - other.y);
    const after = Math.hypot(now.x - other.x, now.y - other.y);
    this.dragged = true;
    if (before > 0) this.camera.by(after / before, this.within({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }));
  }

  private readonly up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
    if (this.dragged && this.fingers.size === 0) setTimeout(() => (this.dragged = false));
  };

  private readonly wheel = (event: WheelEvent): void => {
    if (event.deltaY > 0 && !this.camera.canMove) return; // nothing to zoom out of: the page scrolls
    event.preventDefault();
    this.camera.by(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), this.within({ x: event.clientX, y: event.clientY }));
  };
}
