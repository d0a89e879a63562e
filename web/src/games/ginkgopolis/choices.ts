/** Where each element is drawn. */

import { itemOf, kindOf } from '../shared/choices';
import type { Layout, Place, Target } from '../types';
import { cellOfCard, type View } from './view';

/** In which part of the table an element is drawn for a seat; null if it has no place of its own. */
export function placeOf(target: Target, view: View, seat: number | null, layout: Layout): Place | null {
  const own = seat === null ? undefined : view.sides[seat];
  const item = itemOf(target);
  const hand: Place = layout === 'phone' ? 'tray' : 'own';
  switch (kindOf(target)) {
    case 'cell':
      return 'board';
    case 'token':
      return item in view.tokens ? 'board' : null;
    case 'card':
      if (own?.hand?.includes(item) || own?.chosen === item) return hand;
      return cellOfCard(view, item) ? 'board' : null;
    case 'tile':
      return own?.tiles?.includes(item) || own?.laid === item || own?.returning?.includes(item) ? hand : null;
    case 'character':
      return own?.pack?.includes(Number(item)) ? hand : null;
    case 'new-hand':
    case 'alone':
    case 'done':
    case 'skip':
    case 'choice':
      return hand;
    default:
      return null;
  }
}
