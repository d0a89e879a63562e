/** Where each element that a question can point at is drawn. */

import { itemOf, kindOf } from '../shared/choices';
import type { Layout, Phrase, Place, Target } from '../types';
import type { Scene } from './scene.svelte';
import type { SideView, View } from './view';

/** The pages of the board on a phone. */
export type BoardPage = 'slots' | 'waters' | 'showcase';

const isClaimed = (side: SideView | undefined, card: string): boolean => side?.claimed.some((each) => each.card === card) ?? false;
const isShown = (view: View, own: SideView | undefined, card: string): boolean => view.specials.includes(card) || view.special_top === card || (own?.looked ?? []).includes(card);

/** In which part of the table an element lies for a seat; null if it has no place: kinds, prices, amounts, order, 'no more'. */
export function drawnAt(target: Target, view: View, seat: number | null): Place | null {
  const own = seat === null ? undefined : view.sides[seat];
  const item = itemOf(target);
  switch (kindOf(target)) {
    case 'slot':
      return view.slots.some(({ id }) => id === item) ? 'board' : null;
    case 'site':
      return own ? 'board' : null;
    case 'at':
      return Number(item.split(':')[0]) === seat ? 'board' : 'rivals';
    case 'metropolis':
      return 'board';
    case 'look':
      return 'board';
    case 'card':
      if (own?.hand.some((each) => each.card === item) || isClaimed(own, item)) return 'tray';
      return isShown(view, own, item) ? 'board' : null;
    default:
      return null;
  }
}

/** As above; on a phone what has no place is in the tray, in words. */
export const placeOf = (target: Target, view: View, seat: number | null, layout: Layout): Place | null => drawnAt(target, view, seat) ?? (layout === 'phone' ? 'tray' : null);

/** The page of the board on which a question is answered; null where the board has no answer. A card is chosen for the slot it goes to. */
export function pageOf(question: { prompt?: Phrase; options: readonly { target: Target }[] }, scene: Scene): BoardPage | null {
  if (question.prompt?.key === 'ask-card') return 'slots';
  const targets = question.options.map(({ target }) => target).filter((target) => placeOf(target, scene.view, scene.props.seat, 'phone') === 'board');
  const kinds = new Set(targets.map(kindOf));
  if (kinds.has('site') || kinds.has('at')) return 'waters';
  if (kinds.has('slot')) return 'slots';
  return kinds.size ? 'showcase' : null;
}

/** The page on which that is seen which is told: what others do shows on the slots. */
export const pageTold = (happening: readonly Target[], scene: Scene): BoardPage => pageOf({ options: happening.map((target) => ({ target })) }, scene) ?? 'slots';
