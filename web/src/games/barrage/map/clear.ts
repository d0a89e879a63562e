/** What may not be covered on the map, and where something stands that covers least of it. */

import type { Box, Point } from '../../shared/plane';
import type { SiteId, View } from '../view';
import type { Geography } from './geography';
import { BOUNDS, LANDS, numberAt, spotBox, type Places } from './places';

/** A part of the map, and how bad it is to cover it. */
export interface Obstacle extends Box { weight: number }

type Size = Omit<Box, 'x' | 'y'>;

const NUMBER = 15; // radius of a basin's number
const CORNER = 84; // of the map, where a button lies
const [FREE, LAND, BUILT, NAMED] = [1, 3, 5, 8];

/** Numbers count most, then pieces and values, then springs and the names of the lands, then free sites. */
export function obstaclesOf(places: Places, geography: Geography, built: View['map']): Obstacle[] {
  const site = (id: SiteId, stands: boolean) => ({ ...spotBox(places, id), weight: stands ? BUILT : FREE });
  return [
    ...geography.basins.map((basin) => {
      const { x, y } = numberAt(basin, geography.powerhousesIn(basin).length);
      return { x: x - NUMBER, y: y - NUMBER, width: 2 * NUMBER, height: 2 * NUMBER, weight: NAMED };
    }),
    ...geography.dams.map((id) => site(id, id in built.dams)),
    ...geography.powerhouses.map((id) => site(id, id in built.powerhouses)),
    ...geography.conduits.map(({ id }) => site(id, true)),
    ...Object.keys(built.headstreams).map((id) => ({ ...spotBox(places, id), weight: LAND })),
    ...geography.areas.map(({ id }) => ({ x: LANDS[id].x - 80, y: LANDS[id].y - 20, width: 160, height: 52, weight: LAND })),
    { x: BOUNDS.width - CORNER, y: BOUNDS.height - CORNER, width: CORNER, height: CORNER, weight: BUILT },
  ];
}

/** How much of a part lies under a box of a size at a corner. */
function overlap({ x, y, width, height }: Box, corner: Point, size: Size): number {
  const wide = Math.min(x + width, corner.x + size.width) - Math.max(x, corner.x);
  if (wide <= 0) return 0;
  const high = Math.min(y + height, corner.y + size.height) - Math.max(y, corner.y);
  return high > 0 ? wide * high : 0;
}

/** Of some corners for a box, the one at which it covers least; `far` says what its way from where it belongs costs. */
export function clearest(corners: readonly Point[], size: Size, obstacles: readonly Obstacle[], far: (corner: Point) => number): Point {
  let best = corners[0]!;
  let least = Infinity;
  for (const corner of corners) {
    let cost = far(corner);
    for (const each of obstacles) {
      if (cost >= least) break;
      cost += each.weight * overlap(each, corner, size);
    }
    if (cost < least) [best, least] = [corner, cost];
  }
  return best;
}
