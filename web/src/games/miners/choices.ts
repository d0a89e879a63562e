/** Where each element is drawn. */

import { itemOf, kindOf } from '../shared/choices';
import type { Layout, Place, Target } from '../types';
import type { View } from './view';

/** Choices that have no place on the table: the shell shows them as words, on a phone the tray does. */
export const WORDED = ['skip', 'done', 'dig', 'choice'] as const;

/** In which part of the table an element is drawn for a seat; null if it has no place of its own. */
export function placeOf(target: Target, view: View, seat: number | null, layout: Layout): Place | null {
  const own = seat === null ? undefined : view.miners[seat];
  const phone = layout === 'phone';
  switch (kindOf(target)) {
    case 'slot':
    case 'join':
      return 'board';
    case 'effect':
    case 'surface':
    case 'space':
    case 'board':
    case 'deck':
    case 'faction':
      return phone ? 'tray' : 'board';
    case 'card':
      if (view.phase === 'keep') return 'board';
      return [...(own?.hand ?? []), ...(own?.kept ?? []), ...(own?.card ? [own.card] : [])].some(({ card }) => card === itemOf(target)) ? (phone ? 'tray' : 'own') : null;
    case 'mine':
      return Number(itemOf(target).split(':')[0]) === seat ? 'board' : 'rivals';
    case 'event':
      return 'board';
    default:
      return phone && (WORDED as readonly string[]).includes(kindOf(target)) ? 'tray' : null;
  }
}
