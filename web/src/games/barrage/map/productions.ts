/** Where the productions that can be chosen stand on the map. */

import type { Box } from '../../shared/plane';
import { basinOf, type Geography } from './geography';
import { BOUNDS, type Places } from './places';
import type { Route } from './routes';

/** Width and height of a production, the gap between two, the width of the head that says from where to where, and of what abilities add afterwards. */
export const [WIDE, HIGH, GAP, HEAD, MORE] = [76, 32, 5, 122, 26];

/** How wide a production is. */
export const wideOf = ({ then }: Route): number => WIDE + (then ? MORE : 0);
const widthOf = (routes: readonly Route[]): number => HEAD + routes.reduce((sum, route) => sum + wideOf(route) + GAP, 0);

export interface Row { key: string; from: number; to: number; /** Which of two dams of the basin. */ dam: 'upper' | 'lower'; left: number; y: number; routes: Route[] }

/** A row for each dam and conduit. The rows of a conduit lie on one another beside its value, all on the map. */
export function rowsOf(routes: readonly Route[], places: Places, geography: Geography): Row[] {
  return [...new Set(routes.map((route) => route.conduit))].flatMap((conduit) => {
    const through = routes.filter((route) => route.conduit === conduit);
    const dams = [...new Set(through.map((route) => route.dam))].sort().reverse();
    const at = places.at(conduit);
    const top = Math.min(at.y + 38, BOUNDS.height - dams.length * (HIGH + GAP) + 8);
    return dams.map((dam, row): Row => {
      const own = through.filter((route) => route.dam === dam).sort((one, other) => one.drops - other.drops);
      const width = widthOf(own);
      return { key: `${dam} ${conduit}`, from: basinOf(dam), to: geography.conduitAt(conduit)?.to ?? 0, dam: dam.endsWith('L') ? 'lower' : 'upper', left: Math.min(Math.max(at.x - width / 2, 8), BOUNDS.width - width - 8), y: top + row * (HIGH + GAP), routes: own };
    });
  });
}

/** The part of the map that a row covers. */
export const rowBox = ({ left, y, routes }: Row): Box => ({ x: left, y: y - HIGH / 2, width: widthOf(routes), height: HIGH });
