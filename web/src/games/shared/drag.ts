/**
 * Dragging a piece onto its place, beside clicking: letting it go there presses the choice. A mouse lifts it at once; a finger lifts it
 * by a long press (which also tells what it is) or by pulling it up out of its row, because sideways it scrolls the row.
 */

import type { Attachment } from 'svelte/attachments';
import type { Option } from '../types';
import type { Point } from './plane';
import type { TableScene } from './scene.svelte';
import { LONG } from './tips.svelte';

const SLACK = 8; // pixels before a press becomes a drag
const HIGH = 26; // pixels by which a piece lies above the finger that carries it

export interface Carrying {
  /** What is chosen by it; undefined while it cannot be lifted. */
  option: () => Option | undefined;
  /** It was let go over these elements, the uppermost first. */
  drop: (option: Option, under: readonly Element[]) => void;
  /** It was lifted; where this is given the drawing itself shows what that means, else the option is shown as `scene.dragged`. */
  lifted?: (option: Option) => void;
  /** It is carried over these elements; null when it is let go or put back. */
  carry?: (under: readonly Element[] | null) => void;
}

/** Lets an element be dragged. Its style needs `touch-action: pan-x`, so that pulling it up is not scrolling. */
export function draggable(scene: TableScene<any>, carrying: Carrying): Attachment<HTMLElement> {
  return (element) => {
    const drag = new Drag(scene, carrying, element);
    element.addEventListener('pointerdown', drag.down);
    element.addEventListener('touchmove', drag.keep, { passive: false });
    return () => {
      drag.end();
      element.removeEventListener('pointerdown', drag.down);
      element.removeEventListener('touchmove', drag.keep);
    };
  };
}

class Drag {
  private start: Point | null = null;
  private carried: Option | null = null;
  private picture: HTMLElement | null = null;
  /** A finger rested on it: from now on it follows the finger, wherever that goes. */
  private rested = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private finger = false;

  constructor(
    private readonly scene: TableScene<any>,
    private readonly carrying: Carrying,
    private readonly element: HTMLElement,
  ) {}

  readonly down = (event: PointerEvent): void => {
    if (event.button > 0 || !event.isPrimary || !this.carrying.option()) return;
    this.finger = event.pointerType === 'touch';
    this.start = { x: event.clientX, y: event.clientY };
    this.rested = false;
    if (this.finger) this.timer = setTimeout(() => this.rest(), LONG);
    addEventListener('pointermove', this.move);
    addEventListener('pointerup', this.up);
    addEventListener('pointercancel', this.end);
  };

  private rest(): void {
    this.rested = true;
    this.element.animate([{ scale: 1 }, { scale: 1.06 }, { scale: 1 }], { duration: 180 });
  }

  /** While a finger carries it, nothing scrolls. */
  readonly keep = (event: TouchEvent): void => {
    if (event.cancelable && (this.picture || this.rested)) event.preventDefault();
  };

  private readonly move = (event: PointerEvent): void => {
    if (!this.start || !event.isPrimary) return;
    const [dx, dy] = [event.clientX - this.start.x, event.clientY - this.start.y];
    if (!this.picture) {
      if (Math.hypot(dx, dy) < SLACK) return;
      if (this.finger && !this.rested && -dy < Math.abs(dx)) return this.end(); // the row is scrolled
      this.lift();
    }
    const lean = Math.max(-6, Math.min(6, dx / 40));
    this.carrying.carry?.(document.elementsFromPoint(event.clientX, event.clientY));
    this.picture!.style.transform = `translate(${dx}px, ${dy - (this.finger ? HIGH : 0)}px) rotate(${lean}deg)`;
  };

  private readonly up = (event: PointerEvent): void => {
    const { carried } = this;
    this.end();
    if (!carried) return;
    const swallow = (click: Event) => click.stopPropagation(); // the click that ends a drag picks nothing
    addEventListener('click', swallow, { capture: true });
    setTimeout(() => {
      removeEventListener('click', swallow, { capture: true });
      this.carrying.drop(carried, document.elementsFromPoint(event.clientX, event.clientY));
    });
  };

  private lift(): void {
    clearTimeout(this.timer);
    const { left, top, width, height } = this.element.getBoundingClientRect();
    const copy = this.element.cloneNode(true) as HTMLElement;
    copy.removeAttribute('data-target');
    copy.setAttribute('aria-hidden', 'true');
    Object.assign(copy.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, margin: '0', zIndex: '70', pointerEvents: 'none', opacity: '0.92', transition: 'none' });
    this.element.closest('.stage')?.append(copy);
    this.picture = copy;
    this.carried = this.carrying.option() ?? null;
    if (!this.carrying.lifted) this.scene.dragged = this.carried;
    else if (this.carried) this.carrying.lifted(this.carried);
    this.scene.tips.hide();
  }

  readonly end = (): void => {
    clearTimeout(this.timer);
    this.start = null;
    this.rested = false;
    if (this.picture) {
      this.carried = null;
      this.scene.dragged = null;
      this.carrying.carry?.(null);
    }
    this.picture?.remove();
    this.picture = null;
    removeEventListener('pointermove', this.move);
    removeEventListener('pointerup', this.up);
    removeEventListener('pointercancel', this.end);
  };
}
