/** Where each element that a question can point at is drawn. */

import { itemOf, kindOf } from '../shared/choices';
import type { Question, Target } from '../types';
import type { View } from './view';

export type Place = 'map' | 'actions' | 'offices' | 'draft' | 'own' | 'wheel' | 'tray';

const ON_MAP = ['site', 'route', 'headstream'];

/** In which part of the table an element is drawn for a seat; null if it is nowhere to be seen. */
export function placeOf(target: Target, view: View, seat: number | null): Place | null {
  const own = seat === null ? undefined : view.sides[seat];
  const item = itemOf(target);
  switch (kindOf(target)) {
    case 'site':
    case 'route':
    case 'headstream':
      return 'map';
    case 'bank':
      return 'actions';
    case 'space':
      return view.spaces.some((space) => space.id === item) ? 'actions' : null;
    case 'contract':
      if (view.draft?.contracts.includes(item)) return 'draft';
      if (own?.contracts.includes(item)) return 'own';
      return view.office.includes(item) || view.national.includes(item) ? 'offices' : null;
    case 'company':
      return view.draft && item in view.draft.companies ? 'draft' : null;
    case 'tile':
      return own?.tiles.includes(item) ? 'own' : null;
    case 'wheel':
      return own?.wheel.some((sector) => sector.tile === item) ? 'wheel' : null;
    case 'officer':
      return own ? 'own' : null;
    case 'pay':
    case 'machines':
      return 'wheel';
    case 'choice':
    case 'skip':
    case 'done':
    case 'pass':
      return 'tray';
    default:
      return null;
  }
}

/** Where the answers that are no piece on the table stand: by the map when the question is about it, else by the own company. */
export function trayOf(question: Question | null): 'map' | 'own' {
  return question?.options.some(({ target }) => ON_MAP.includes(kindOf(target))) ? 'map' : 'own';
}

/** The parts of the table in which something can be picked now. */
export function openPlaces(question: Question | null, view: View, seat: number | null): Set<Place> {
  return new Set((question?.options ?? []).map(({ target }) => placeOf(target, view, seat)).filter((place) => place !== null));
}
