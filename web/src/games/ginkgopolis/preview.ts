/** What an action would give and take as the table stands: sums of heights, colours and numbers that everybody sees. The server decides. */

import { neighboursOf } from './city';
import { cellOfCard, faceOf, GOOD_OF, tileFace, type CardId, type TileId, type View } from './view';

export interface Goods {
  resource: number;
  tile: number;
  point: number;
}

export interface FloorPrice {
  /** Resources that lie on the building afterwards (GK-F11). */
  placed: number;
  /** One more for another colour (GK-F9). */
  colour: number;
  /** Points for a lower number (GK-F7). */
  points: number;
  /** Own resources that come back first (GK-F1). */
  back: number;
}

const none = (): Goods => ({ resource: 0, tile: 0, point: 0 });

/** What a building card gives when it is played alone: its building's height in its colour's good (GK-X3). */
export function goodsOfBuilding(view: View, card: CardId): Goods {
  const goods = none();
  const building = view.city.find(({ tile }) => tile === card);
  if (building) goods[GOOD_OF[tileFace(building.tile).colour]] += building.height;
  return goods;
}

/** What the buildings beside a token's cell give (GK-U8). */
export function goodsBeside(view: View, card: CardId): Goods {
  const goods = none();
  const cell = cellOfCard(view, card);
  if (cell === null) return goods;
  for (const next of neighboursOf(cell)) {
    const building = view.city.find((other) => other.cell === next);
    if (building) goods[GOOD_OF[tileFace(building.tile).colour]] += building.height;
  }
  return goods;
}

/** What a floor with this card and tile takes from a seat. */
export function priceOfFloor(view: View, seat: number, card: CardId, tile: TileId): FloorPrice | null {
  const building = view.city.find((other) => other.tile === card);
  const under = faceOf(card);
  if (!building || !under) return null;
  const over = tileFace(tile);
  return {
    placed: building.height + 1,
    colour: over.colour === under.colour ? 0 : 1,
    points: Math.max(0, under.number - over.number),
    back: building.owner === seat ? building.height : 0,
  };
}
