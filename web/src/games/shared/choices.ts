/** What can be picked now, by board element. */

import type { Blocked, Option, Question, Target } from '../types';

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

  /** The refusals of one kind, in the order of the question. */
  refusals(kind: string): Blocked[] {
    return [...this.refused.values()].filter((blocked) => kindOf(blocked.target) === kind);
  }

  /** The elements of one kind that the question speaks of, by their names without the kind. */
  items(kind: string): string[] {
    return [...this.options.keys(), ...this.refused.keys()].filter((target) => kindOf(target) === kind).map(itemOf);
  }
}

export function kindOf(target: Target): string {
  return target.split(':', 1)[0]!;
}

export function itemOf(target: Target): string {
  return target.slice(target.indexOf(':') + 1);
}
