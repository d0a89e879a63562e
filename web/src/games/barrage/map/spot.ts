/** What the button over a site shows and says. Plain data: a button of which nothing is new is left alone. */

import type { Target } from '../../types';
import type { SiteId } from '../view';
import type { MapScene } from './map.svelte';

export interface Spotted {
  site: SiteId;
  target: Target;
  isOpen: boolean;
  /** The question is about the site itself. */
  isDirect: boolean;
  /** Productions begin here, go through here or end here. */
  hasRoutes: boolean;
  isMarked: boolean;
  isLinked: boolean;
  /** Another site belongs to the production that is looked at. */
  isAside: boolean;
  isLit: boolean;
  isFresh: boolean;
  inTabs: boolean;
  /** Lines of the price that stands over it. */
  prices: number;
  label: string;
}

export function spotted(map: MapScene, site: SiteId, facts: string, focused: SiteId): Spotted {
  const isOpen = map.isOpen(site);
  const isDirect = map.option(site) !== undefined;
  const isLinked = map.isLinked(site);
  return {
    site,
    target: map.target(site),
    isOpen,
    isDirect,
    hasRoutes: map.routesAt(site).length > 0,
    isMarked: map.isMarked(site),
    isLinked,
    isAside: map.route !== null && !isLinked,
    isLit: map.isLit(site),
    isFresh: map.isFresh(site),
    inTabs: isOpen || site === focused,
    prices: isDirect ? map.price(site).length : 0,
    label: map.spoken(site, facts),
  };
}
