/** Where each element is drawn. */

import { itemOf, kindOf } from '../shared/choices';
import type { Target } from '../types';
import { cellOfCard, type View } from './view';

export type Place = 'city' | 'hand' | 'tiles' | 'pack' | 'tray';

/** In which part of the table an element is drawn for a seat; null if it is nowhere to be seen. */
export function placeOf(target: Target, view: View, seat: number | null): Place | null {
  const own = seat === null ? undefined : view.sides[seat];
  const item = itemOf(target);
  switch (kindOf(target)) {
    case 'cell':
      return 'city';
    case 'token':
      return item in view.tokens ? 'city' : null;
    case 'card':
      if (own?.hand?.includes(item) || own?.chosen === item) return 'hand';
      return cellOfCard(view, item) ? 'city' : null;
    case 'tile':
      return own?.tiles?.includes(item) || own?.laid === item || own?.returning?.includes(item) ? 'tiles' : null;
    case 'character':
      return own?.pack?.includes(Number(item)) ? 'pack' : null;
    case 'new-hand':
    case 'alone':
    case 'done':
    case 'skip':
    case 'choice':
      return 'tray';
    default:
      return null;
  }
}
