/** Where the productions that can be chosen stand on the map. */

import type { Box, Point } from '../../shared/plane';
import { clearest, type Obstacle } from './clear';
import { basinOf, type Geography } from './geography';
import { BOUNDS, type Places } from './places';
import type { Route } from './routes';

/** Width and height of a production, what abilities that add to it and a toll each make it wider, the gap between two, and the width of the head that says from where to where. */
export const [WIDE, HIGH, MORE, TOLL, GAP, HEAD] = [76, 32, 26, 28, 5, 122];
const [EDGE, REACH, STEP] = [10, 170, 10]; // units kept clear at the map's edge, how far from its conduit's value a row may stand, and how finely that is tried
const TAKEN = 1000; // how bad it is to cover another production
const FAR = 26; // how much one may cover to be a unit closer

export interface Row { key: string; from: number; to: number; /** Which of two dams of the basin. */ dam: 'upper' | 'lower'; left: number; y: number; routes: Route[] }

/** How wide the plate of a production is without its toll, and with it. */
export const plateOf = ({ then }: Route): number => WIDE + (then ? MORE : 0);
export const wideOf = (route: Route): number => plateOf(route) + (route.toll ? TOLL : 0);

/** How wide a row with these productions is. */
export const widthOf = (routes: readonly Route[]): number => HEAD + routes.reduce((sum, route) => sum + GAP + wideOf(route), 0);

/** A row for each dam and conduit. The rows of a conduit lie on one another near its value, where they cover least of the map. */
export function rowsOf(routes: readonly Route[], places: Places, geography: Geography, obstacles: readonly Obstacle[]): Row[] {
  const taken = [...obstacles];
  return [...new Set(routes.map((route) => route.conduit))].flatMap((conduit) => {
    const through = routes.filter((route) => route.conduit === conduit);
    const dams = [...new Set(through.map((route) => route.dam))].sort().reverse();
    const rows = dams.map((dam) => through.filter((route) => route.dam === dam).sort((one, other) => one.drops - other.drops));
    const size = { width: Math.max(...rows.map(widthOf)), height: dams.length * (HIGH + GAP) - GAP };
    const { x, y } = clearest(cornersAround(places.at(conduit), size), size, taken, (corner) => FAR * gap(places.at(conduit), { ...corner, ...size }));
    taken.push({ x, y, ...size, weight: TAKEN });
    return rows.map((own, row): Row => ({
      key: `${dams[row]!} ${conduit}`, from: basinOf(dams[row]!), to: geography.conduitAt(conduit)?.to ?? 0, dam: dams[row]!.endsWith('L') ? 'lower' : 'upper', left: x, y: y + HIGH / 2 + row * (HIGH + GAP), routes: own,
    }));
  });
}

/** Corners of a box around a point, all on the map; below the point and in its middle first. */
function cornersAround({ x, y }: Point, { width, height }: { width: number; height: number }): Point[] {
  const steps = Array.from({ length: (2 * REACH) / STEP + 1 }, (_, index) => index * STEP - REACH).sort((one, other) => Math.abs(one) - Math.abs(other) || other - one);
  const within = (at: number, size: number, all: number) => Math.min(Math.max(at, EDGE), all - size - EDGE);
  return steps.flatMap((down) => steps.map((aside) => ({ x: within(x + aside - width / 2, width, BOUNDS.width), y: within(y + down - height / 2, height, BOUNDS.height) })));
}

/** How far a box is from a point. */
function gap({ x, y }: Point, box: Box): number {
  return Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));
}

/** The part of the map that a row covers. */
export const rowBox = ({ left, y, routes }: Row): Box => ({ x: left, y: y - HIGH / 2, width: widthOf(routes), height: HIGH });
