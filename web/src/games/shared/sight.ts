/** Rows of a phone that scroll sideways. */

import { tick } from 'svelte';
import type { Choices } from './choices';

const MARGIN = 8; // pixels between the edge and what was scrolled to

/** Let a row begin every question with a choice in sight: the only card that can be played may lie beyond the edge. */
export function choiceInSight(scene: { readonly choices: Choices }): (row: HTMLElement) => void {
  return (row) => {
    const { choices } = scene;
    void tick().then(() => {
      const { left, right } = row.getBoundingClientRect();
      const open = [...row.querySelectorAll<HTMLElement>('[data-target]')].filter((element) => choices.option(element.dataset.target!)).map((element) => element.getBoundingClientRect());
      const isSeen = (box: DOMRect) => box.left >= left - MARGIN && box.right <= right + MARGIN;
      if (open.length && !open.some(isSeen)) row.scrollLeft += open[0]!.left - left - MARGIN;
    });
  };
}
