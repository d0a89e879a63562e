/** One small note at a time beside the element that is pointed at: by mouse, by focus, or pinned by a tap. */

import type { Attachment } from 'svelte/attachments';

export interface TipText {
  title: string;
  lines?: string[];
  /** Why it cannot be picked, with its rule. */
  why?: string;
  rule?: string;
}

const PATIENCE = 220; // the pointer may cross the gap between element and note

export class Tips {
  text = $state.raw<TipText | null>(null);
  at = $state.raw<DOMRect | null>(null);
  private owner: Element | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Show the note of an element while it is hovered or focused. */
  on(text: () => TipText | null): Attachment<Element> {
    return (element) => {
      const enter = (event: Event) => {
        if (event instanceof PointerEvent && event.pointerType === 'touch') return;
        if (event.type === 'focus' && !element.matches(':focus-visible')) return;
        this.show(element, text());
      };
      const leave = () => this.leave();
      element.addEventListener('pointerenter', enter);
      element.addEventListener('pointerleave', leave);
      element.addEventListener('focus', enter);
      element.addEventListener('blur', leave);
      return () => {
        element.removeEventListener('pointerenter', enter);
        element.removeEventListener('pointerleave', leave);
        element.removeEventListener('focus', enter);
        element.removeEventListener('blur', leave);
        if (this.owner === element) this.hide();
      };
    };
  }

  /** Show a note at once, as a tap on something that cannot be picked does. */
  show(element: Element, text: TipText | null): void {
    clearTimeout(this.timer);
    if (!text) return;
    this.owner = element;
    this.at = element.getBoundingClientRect();
    this.text = text;
  }

  /** The pointer is on the note itself. */
  stay = (): void => clearTimeout(this.timer);

  leave = (): void => {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.hide(), PATIENCE);
  };

  hide = (): void => {
    clearTimeout(this.timer);
    this.text = null;
    this.owner = null;
  };
}
