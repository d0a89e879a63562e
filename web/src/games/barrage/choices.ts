/** Where each element that a question can point at is drawn. */

import { itemOf, kindOf } from '../shared/choices';
import type { Place, Target } from '../types';
import type { View } from './view';

/** The pages of the board on a phone. */
export type BoardPage = 'map' | 'actions' | 'energy';

const ON_MAP = ['site', 'route', 'headstream'];
const ON_BOARDS = ['space', 'bank', 'company', 'contract'];

/** In which part of the table an element is drawn for a seat. What has no place (`isLoose`) lies in words beside the own tiles. */
export function placeOf(target: Target, view: View, seat: number | null): Place | null {
  return siteOf(target, view, seat) ?? (seat === null ? null : 'tray');
}

/** Whether a choice has no place at the table: ways to pay, machines to choose, 'no more', passing. */
export const isLoose = (target: Target, view: View, seat: number | null): boolean => siteOf(target, view, seat) === null;

function siteOf(target: Target, view: View, seat: number | null): Place | null {
  const own = seat === null ? undefined : view.sides[seat];
  const item = itemOf(target);
  switch (kindOf(target)) {
    case 'site':
    case 'route':
    case 'headstream':
    case 'bank':
      return 'board';
    case 'space':
      return view.spaces.some((space) => space.id === item) ? 'board' : null;
    case 'contract':
      if (own?.contracts.includes(item)) return 'tray';
      return view.draft?.contracts.includes(item) || view.office.includes(item) || view.national.includes(item) ? 'board' : null;
    case 'company':
      return view.draft && item in view.draft.companies ? 'board' : null;
    case 'tile':
      return own?.tiles.includes(item) ? 'tray' : null;
    case 'wheel':
      return own?.wheel.some((sector) => sector.tile === item) ? 'tray' : null;
    case 'officer':
      return own ? 'tray' : null;
    default:
      return null;
  }
}

/** The page of the board on which a question is answered; null where the board has no answer. */
export function pageOf(question: { options: readonly { target: Target }[] } | null): BoardPage | null {
  const kinds = new Set((question?.options ?? []).map(({ target }) => kindOf(target)));
  if (ON_MAP.some((kind) => kinds.has(kind))) return 'map';
  return ON_BOARDS.some((kind) => kinds.has(kind)) ? 'actions' : null;
}
