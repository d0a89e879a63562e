/** What the unit tests of the drawings share: checks of a real position, and words. */

import { expect, it } from 'vitest';
import { filesOf, type Part } from '../../lib/files';
import { bundleOf, Speaker, type Language } from '../../lib/text';
import type { LogLine, Question, Target } from '../types';
import { Choices } from './choices';

const TEXTS = import.meta.glob<string>('../../../../src/ludarium/text/*/*.ftl', { eager: true, query: '?raw', import: 'default' });

/** The words of a part of a game, as the page loads them. */
export function speakerOf(language: Language, game: string, part: Part = 'table', names: string[] = []): Speaker {
  const sources = filesOf(game, part).map((file) => TEXTS[`../../../../src/ludarium/text/${language}/${file}.ftl`] ?? '');
  return new Speaker(language, bundleOf(language, sources), names);
}

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
