/** Fingers, mouse and wheel on the city. */

import type { Point } from '../../shared/plane';
import type { Camera } from './camera.svelte';

const SLACK = 6; // pixels a pointer may stray in a click

export class Gestures {
  /** A drag is under way or has just ended: the click that follows it picks nothing. */
  dragged = false;
  private box: HTMLElement | null = null;
  private readonly fingers = new Map<number, Point>();
  private way = 0;

  constructor(private readonly camera: Camera) {}

  /** Listen on the board's box; the wheel listener must be allowed to keep the page from zooming. */
  readonly attach = (element: HTMLElement): (() => void) => {
    this.box = element;
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

  private within({ x, y }: Point): Point {
    const { left, top } = this.box!.getBoundingClientRect();
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
    if (!last || !this.box) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.fingers.size === 1) this.pan(event, last, now);
    else if (this.fingers.size === 2) this.pinch(event, last, now);
    this.fingers.set(event.pointerId, now);
  };

  private pan(event: PointerEvent, last: Point, now: Point): void {
    this.way += Math.hypot(now.x - last.x, now.y - last.y);
    if (this.way <= SLACK) return;
    if (!this.dragged) this.box!.setPointerCapture(event.pointerId);
    this.dragged = true;
    this.camera.move(now.x - last.x, now.y - last.y);
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
    event.preventDefault();
    this.camera.by(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), this.within({ x: event.clientX, y: event.clientY }));
  };
}
