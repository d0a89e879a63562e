/** One small note at a time beside the element that is pointed at: by mouse, by focus, or pinned by a tap. */

import type { Attachment } from 'svelte/attachments';

export interface TipText {
  title: string;
  /** What it is about, where its element has no name of its own (`data-target`). */
  target?: string;
  lines?: string[];
  /** Why it cannot be picked, with its rule. */
  why?: string;
  rule?: string;
}

/** What an element with a note stands for. */
export const targetOf = (element: Element, text: TipText | null): string | null => text?.target ?? element.closest('[data-target]')?.getAttribute('data-target') ?? null;

const PATIENCE = 350; // the pointer may cross the gap between element and note
const PAUSE = 320; // a pointer that only passes by wants no note
const STRAY = 8; // pixels a finger at rest may stray
export const LONG = 450; // milliseconds: a finger that rests so long asks what the thing is

export class Tips {
  text = $state.raw<TipText | null>(null);
  /** What the note is about. */
  target = $state<string | null>(null);
  at = $state.raw<DOMRect | null>(null);
  /** What the note must not cover, although its element lies below it: prompt and goods. */
  roof = $state<number | null>(null);
  /** On the board the note stands beside its element, so that it hides few neighbours. */
  beside = $state(false);
  /** A finger rested on something and was told what it is: the click that ends the touch presses nothing. */
  held = false;
  private owner: Element | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Show the note of an element while it is hovered or focused, or when a finger rests on it. */
  on(text: () => TipText | null): Attachment<Element> {
    return (element) => {
      let pause: ReturnType<typeof setTimeout> | undefined;
      let touched = { x: 0, y: 0 };
      /** Something that comes to lie under a pointer at rest says nothing: the pointer must move on it. */
      const move = (event: Event) => {
        const pointer = event as PointerEvent;
        if (pointer.pointerType === 'touch') {
          if (Math.hypot(pointer.clientX - touched.x, pointer.clientY - touched.y) > STRAY) clearTimeout(pause); // it scrolls or drags
          return;
        }
        if (this.owner === element || (pointer.movementX === 0 && pointer.movementY === 0)) return;
        clearTimeout(pause);
        pause = setTimeout(() => this.show(element, text()), PAUSE);
      };
      const focus = () => {
        if (element.matches(':focus-visible')) this.show(element, text());
      };
      const leave = (event: Event) => {
        clearTimeout(pause);
        if ((event as PointerEvent).pointerType === 'touch' && this.held) return; // to be read without the finger on it, until the next touch
        if (this.owner === element) this.leave();
      };
      const down = (event: Event) => {
        clearTimeout(pause);
        this.held = false;
        const { pointerType, clientX, clientY } = event as PointerEvent;
        if (pointerType !== 'touch') return;
        touched = { x: clientX, y: clientY };
        pause = setTimeout(() => {
          this.held = true;
          this.show(element, text());
        }, LONG);
      };
      const lift = () => clearTimeout(pause);
      const noMenu = (event: Event) => {
        if (this.held) event.preventDefault(); // the browser's own menu of a long press
      };
      const ears: [string, (event: Event) => void][] = [['pointermove', move], ['pointerdown', down], ['pointerup', lift], ['pointercancel', lift], ['contextmenu', noMenu], ['pointerleave', leave], ['focus', focus], ['blur', leave]];
      for (const [name, hear] of ears) element.addEventListener(name, hear);
      return () => {
        clearTimeout(pause);
        for (const [name, hear] of ears) element.removeEventListener(name, hear);
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
    this.beside = element instanceof SVGElement;
    this.roof = (element.closest('.own-place') && document.querySelector('.prompt-place')?.getBoundingClientRect().top) || null;
    this.text = text;
    this.target = targetOf(element, text);
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
