/** What can be picked now, by board element; where each element is drawn. */

import type { Blocked, Option, Question, Target } from '../types';
import { cellOfCard, type View } from './view';

/** Options and refusals of a question by the element they point at. */
export class Choices {
  private readonly options = new Map<Target, Option>();
  private readonly refused = new Map<Target, Blocked>();

  constructor(readonly question: Question | null) {
    for (const option of question?.options ?? []) this.options.set(option.target, option);
    for (const blocked of question?.blocked ?? []) this.refused.set(blocked.target, blocked);
  }

  option(target: Target): Option | undefined {
    return this.options.get(target);
  }

  blocked(target: Target): Blocked | undefined {
    return this.refused.get(target);
  }

  /** The options of one kind, such as `cell`, in the order of the question. */
  of(kind: string): Option[] {
    return [...this.options.values()].filter((option) => kindOf(option.target) === kind);
  }

  cells(): string[] {
    return [...this.options.keys(), ...this.refused.keys()].filter((target) => kindOf(target) === 'cell').map(itemOf);
  }
}

export function kindOf(target: Target): string {
  return target.split(':', 1)[0]!;
}

export function itemOf(target: Target): string {
  return target.slice(target.indexOf(':') + 1);
}

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
