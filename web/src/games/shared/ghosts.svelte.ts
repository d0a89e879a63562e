/** Motion from before and after: what moved flies as a ghost from where it was to where it is now. */

import type { TableProps } from '../types';

/** Something on its way; `from` and `to` name anchors on the table (`data-anchor`), the first of `from` that is there counts. */
export interface Flight {
  what: string;
  /** Which one; empty for what lies face down. */
  id: string;
  count: number;
  from: string[];
  to: string;
}

export interface Ghost<Way extends Flight = Flight> {
  key: string;
  flight: Way;
  start: DOMRect;
  end: DOMRect;
}

const MOST = 16; // more at once shows nothing

/** Watches the table's view and lets rise what moved. Made while a component is set up: it lives as long as that one. */
export class Ghosts<View, Way extends Flight> {
  flying = $state.raw<Ghost<Way>[]>([]);
  private before = new Map<string, DOMRect>();
  private drawn: View | null = null;
  private shown: View | null = null;
  private count = 0;

  constructor(root: () => HTMLElement | undefined, props: () => TableProps<View>, flightsOf: (before: View, after: View, seat: number | null) => Way[]) {
    $effect.pre(() => {
      if (props().view !== this.drawn && root()) this.before = anchorsOf(root()); // the table as it is still drawn
    });
    $effect(() => {
      const { view, previous, seat, reducedMotion } = props();
      if (view === this.drawn) return;
      this.drawn = view;
      if (!previous || previous === this.shown || reducedMotion || document.hidden) return; // the same change may be told twice
      this.shown = previous;
      const flights = flightsOf(previous, view, seat).slice(0, MOST);
      const { before } = this;
      if (flights.length) requestAnimationFrame(() => this.takeOff(flights, before, anchorsOf(root()))); // when everything has found its place
    });
  }

  private takeOff(flights: Way[], before: ReadonlyMap<string, DOMRect>, after: ReadonlyMap<string, DOMRect>): void {
    const risen = flights.flatMap((flight): Ghost<Way>[] => {
      const start = flight.from.map((anchor) => before.get(anchor)).find((rect) => rect !== undefined);
      const end = after.get(flight.to);
      return start && end ? [{ key: `flight-${(this.count += 1)}`, flight, start, end }] : [];
    });
    this.flying = [...this.flying, ...risen];
  }

  land = (key: string): void => {
    this.flying = this.flying.filter((ghost) => ghost.key !== key);
  };
}

/** Where the anchors of a table are now; those that are not to be seen are left out. */
function anchorsOf(root: HTMLElement | undefined): Map<string, DOMRect> {
  const places = new Map<string, DOMRect>();
  for (const element of root?.querySelectorAll('[data-anchor]') ?? []) {
    const name = element.getAttribute('data-anchor')!;
    const rect = element.getBoundingClientRect();
    if (rect.width > 0 && !places.has(name)) places.set(name, rect);
  }
  return places;
}
