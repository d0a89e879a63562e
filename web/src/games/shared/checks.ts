/** What the unit tests of every drawing check of a real position. */

import { expect, it } from 'vitest';
import type { LogLine, Question, Target } from '../types';
import { Choices } from './choices';

export interface Fixture<View> {
  seat: number | null;
  view: View;
  previous: View | null;
  question: Question | null;
  log: LogLine[];
}

/** Every target of the question is drawn somewhere, and every option is found by its target. */
export function checkQuestion<View>({ seat, view, question }: Fixture<View>, placeOf: (target: Target, view: View, seat: number | null) => string | null): void {
  it('has an element for every target of its question', () => {
    for (const { target } of [...(question?.options ?? []), ...(question?.blocked ?? [])]) expect(placeOf(target, view, seat), target).not.toBeNull();
  });

  it('finds each option by its target', () => {
    const choices = new Choices(question);
    for (const option of question?.options ?? []) expect(choices.option(option.target)).toBe(option);
  });
}
