/** Dragging a tile or a card onto the city, beside clicking: letting it go over its place presses the choice. */

import type { Attachment } from 'svelte/attachments';
import type { Option } from '../../types';
import type { Scene } from '../scene.svelte';
import type { CellId } from '../view';

const SLACK = 8; // pixels before a press becomes a drag

/** Lets an element be dragged while it stands for an option; `place` is the cell it belongs on. */
export function draggable(scene: Scene, option: () => Option | undefined, place: () => CellId | null): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number } | null = null;
    let picture: HTMLElement | null = null;

    const down = (event: PointerEvent) => {
      if (event.button > 0 || event.pointerType === 'touch' || !option()) return; // a finger scrolls the tray
      start = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
      if (!picture && Math.hypot(dx, dy) < SLACK) return;
      picture ??= lift();
      picture.style.transform = `translate(${dx}px, ${dy}px) rotate(${Math.max(-6, Math.min(6, dx / 40))}deg)`;
    };
    const up = (event: PointerEvent) => {
      const dropped = picture !== null;
      start = null;
      picture?.remove();
      picture = null;
      const chosen = scene.dragged;
      scene.dragged = null;
      if (!dropped || !chosen) return;
      addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true }); // the click that ends a drag picks nothing
      setTimeout(() => {
        if (cellUnder(event) === place() && place() !== null) scene.desk.press(chosen);
      });
    };
    const lift = (): HTMLElement => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const copy = element.cloneNode(true) as HTMLElement;
      copy.removeAttribute('data-target');
      copy.setAttribute('aria-hidden', 'true');
      Object.assign(copy.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, margin: '0', zIndex: '70', pointerEvents: 'none', opacity: '0.92', transition: 'none' });
      element.closest('[class*="table-"]')?.append(copy);
      scene.dragged = option() ?? null;
      scene.tips.hide();
      return copy;
    };
    element.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      picture?.remove();
      element.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  };
}

/** The cell of the city under a pointer. */
function cellUnder({ clientX, clientY }: PointerEvent): CellId | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const cell = element.getAttribute('data-cell');
    if (cell) return cell;
  }
  return null;
}
