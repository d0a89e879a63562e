/** The parts of the table as sections of the page, and how a new question brings its part into sight. */

import type { Place } from './choices';

export const PART_OF: Record<Place, string> = { draft: 'br-draft', map: 'br-map', actions: 'br-actions', offices: 'br-offices', own: 'br-own', wheel: 'br-own', tray: 'br-own' };

const EDGE = 120; // pixels that bars at the rim of the window may cover

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight - EDGE && bottom > EDGE;
}

/** Go to a part of the table. */
export function goTo(part: string, smooth: boolean): void {
  document.getElementById(part)?.scrollIntoView({ behavior: smooth ? 'smooth' : 'auto', block: 'start' });
}

/** Go to the first of these places unless one of them is in sight, or the reader answers in the prompt bar. */
export function follow(places: Iterable<Place>, smooth: boolean): void {
  const parts = [...new Set([...places].map((place) => PART_OF[place]))].filter((part) => document.getElementById(part));
  if (!parts.length || document.activeElement?.closest('.prompt') || parts.some((part) => isInSight(document.getElementById(part)!))) return;
  goTo(parts[0]!, smooth);
}
