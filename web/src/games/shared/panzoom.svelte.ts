/** The part of a drawing that is seen: fitted to its bounds until the reader takes it in hand. */

import type { Movable } from './gestures';
import type { Box, Point } from './plane';
import type { Closer } from './scene.svelte';

const MOST = 5;

export class PanZoom implements Movable {
  private wanted = $state(1);
  private centre = $state.raw<Point | null>(null);

  /** `least`: how far one can zoom out, where a part of the drawing has to fill its frame; `most`: how far in, where a drawing may grow very large. */
  constructor(
    private readonly bounds: () => Box,
    private readonly least: () => number = () => 1,
    private readonly most: () => number = () => MOST,
  ) {}

  /** Whether nothing can come closer. */
  get isClosest(): boolean {
    return this.zoom > 0.98 * this.most();
  }

  /** 1: everything is seen. */
  get zoom(): number {
    return Math.max(this.wanted, this.least());
  }

  readonly box: Box = $derived.by(() => {
    const all = this.bounds();
    const width = all.width / this.zoom;
    const height = all.height / this.zoom;
    const middle = this.centre ?? { x: all.x + all.width / 2, y: all.y + all.height / 2 };
    const x = clamp(middle.x - width / 2, all.x, all.x + all.width - width);
    const y = clamp(middle.y - height / 2, all.y, all.y + all.height - height);
    return { x, y, width, height };
  });

  get isFitted(): boolean {
    return this.zoom <= 1.001;
  }

  /** Zoom by a factor; the point stays where it is. */
  by(factor: number, about?: Point): void {
    const zoom = clamp(this.zoom * factor, this.least(), this.most());
    const { x, y, width, height } = this.box;
    const fixed = about ?? { x: x + width / 2, y: y + height / 2 };
    const shrink = this.zoom / zoom;
    this.centre = zoom === 1 ? null : { x: fixed.x + (x + width / 2 - fixed.x) * shrink, y: fixed.y + (y + height / 2 - fixed.y) * shrink };
    this.wanted = zoom;
  }

  get canMove(): boolean {
    return !this.isFitted;
  }

  drag(dx: number, dy: number): void {
    if (!this.canMove) return;
    const { x, y, width, height } = this.box;
    this.centre = { x: x + width / 2 - dx, y: y + height / 2 - dy };
  }

  fit = (): void => {
    this.wanted = this.least();
    this.centre = null;
  };

  /** Look at a point. */
  turnTo(point: Point): void {
    this.centre = point;
  }

  /** Bring a point into sight. */
  show(point: Point): void {
    const { x, y, width, height } = this.box;
    const margin = 60;
    if (point.x < x + margin || point.x > x + width - margin || point.y < y + margin || point.y > y + height - margin) this.centre = point;
  }
}

/** Brings the parts of an SVG that a camera looks at closer to fingers. */
export const closerBy = (camera: PanZoom, svg: () => SVGSVGElement | undefined, whole: () => void): Closer => ({
  holds: (element) => svg()?.contains(element) ?? false,
  enlarge(element, times) {
    if (camera.isClosest) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const middle = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(svg()!.getScreenCTM()!.inverse());
    camera.by(times, middle);
    camera.show(middle);
    return true;
  },
  whole,
});

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));
