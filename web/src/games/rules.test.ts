/** Every game's rules page and first game, in every language. A new game is found by its folder and its catalogues in docs/rules. */

import { describe, expect, it } from 'vitest';
import type { Language, RulesPage, RulesSection, TutorialScript } from './types';

const LANGUAGES: Language[] = ['en', 'de', 'hu'];
const CATALOGUES = import.meta.glob<string>('../../../docs/rules/*.md', { eager: true, query: '?raw', import: 'default' });
const PAGES = import.meta.glob<(language: Language) => Promise<RulesPage>>('./*/rules/index.ts', { eager: true, import: 'rulesIn' });
const LESSONS = import.meta.glob<TutorialScript>('./*/tutorial.ts', { eager: true, import: 'tutorial' });

const GAMES = Object.keys(PAGES).map((path) => path.split('/')[1]!);
const pageOf = (game: string, language: Language) => PAGES[`./${game}/rules/index.ts`]!(language);

/** The ids of the game's own catalogue and of those beside it, such as `barrage-automa.md`. */
function rulesOf(game: string): Set<string> {
  const texts = Object.entries(CATALOGUES).filter(([path]) => new RegExp(`/${game}(-\\w+)?\\.md$`).test(path)).map(([, text]) => text);
  return new Set(texts.flatMap((text) => [...text.matchAll(/\*\*([A-Z]{2}-[A-Z]?\d+)/g)].map((found) => found[1]!)));
}

/** The numbers that a language may not write as words: above three, each once. */
const numbersIn = (section: RulesSection): number[] =>
  [...new Set((section.paragraphs.join(' ').match(/\d+/g) ?? []).map(Number))].filter((number) => number > 3).sort((one, other) => one - other);

it('there are games to look at', () => {
  expect(GAMES.length).toBeGreaterThanOrEqual(2);
  for (const game of GAMES) expect(rulesOf(game).size, game).toBeGreaterThan(200);
});

describe.each(GAMES)('%s', (game) => {
  it.each(LANGUAGES)('in %s the rules page explains every rule of the catalogues once and no other', async (language) => {
    const { sections } = await pageOf(game, language);
    expect(sections.flatMap((section) => section.rules).sort()).toEqual([...rulesOf(game)].sort());
    for (const section of sections) {
      expect(section.title.length, section.id).toBeGreaterThan(3);
      expect(section.paragraphs.join('').length, section.id).toBeGreaterThan(120);
    }
  });

  it.each(['de', 'hu'] as const)('in %s a section says the same numbers in as many paragraphs as in English', async (language) => {
    const [english, other] = await Promise.all([pageOf(game, 'en'), pageOf(game, language)]);
    for (const [index, section] of english.sections.entries()) {
      expect(numbersIn(other.sections[index]!), section.id).toEqual(numbersIn(section));
      expect(other.sections[index]!.paragraphs.length, section.id).toBe(section.paragraphs.length);
    }
  });

  it.each(LANGUAGES)('in %s every step of the first game has words, and its rule is explained', (language) => {
    const { steps, title } = LESSONS[`./${game}/tutorial.ts`]!;
    expect(title[language]).not.toBe('');
    expect(steps.length).toBeGreaterThanOrEqual(10);
    for (const step of steps) {
      expect(step.text[language].length).toBeGreaterThan(40);
      if (step.rule) expect(rulesOf(game)).toContain(step.rule);
    }
  });
});
