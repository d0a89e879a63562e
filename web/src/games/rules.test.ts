/** Every game's rules page and first game, in every language. A new game is found by its folder and its catalogues in docs/rules. */

import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../lib/text';
import { speakerOf } from './shared/checks';
import { sectionsOf, type RulesSection } from './shared/rules';
import type { LessonScript, Outline, Pictures } from './types';

const CATALOGUES = import.meta.glob<string>('../../../docs/rules/*.md', { eager: true, query: '?raw', import: 'default' });
const TEXTS = import.meta.glob<string>('../../../src/ludarium/text/*/*-{rules,lesson}.ftl', { eager: true, query: '?raw', import: 'default' });
const OUTLINES = import.meta.glob<Outline>('./*/outline.ts', { eager: true, import: 'outline' });
const PICTURES = import.meta.glob<Pictures>('./*/pictures.ts', { eager: true, import: 'pictures' });
const LESSONS = import.meta.glob<LessonScript>('./*/lesson.ts', { eager: true, import: 'lesson' });

const GAMES = Object.keys(OUTLINES).map((path) => path.split('/')[1]!);
const outlineOf = (game: string) => OUTLINES[`./${game}/outline.ts`]!;
const pageOf = (game: string, language: Language) => sectionsOf(outlineOf(game), speakerOf(language, game, 'rules'));

/** The keys of a file in its order. */
const keysOf = (language: Language, file: string) => [...TEXTS[`../../../src/ludarium/text/${language}/${file}.ftl`]!.matchAll(/^[a-z][\w-]*/gm)].map(([key]) => key);

/** The ids of the game's own catalogue and of those beside it, such as `<game>-solo.md`. */
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
  it.each(LANGUAGES)('in %s there are words for each section, in their order, and no others', (language) => {
    expect(keysOf(language, `${game}-rules`)).toEqual(Object.keys(outlineOf(game)).map((id) => `rules-${id}`));
  });

  it.each(LANGUAGES)('in %s the rules page explains every rule of the catalogues once and no other', (language) => {
    const sections = pageOf(game, language);
    expect(sections.flatMap((section) => section.rules).sort()).toEqual([...rulesOf(game)].sort());
    for (const section of sections) {
      expect(section.title.length, section.id).toBeGreaterThan(3);
      expect(section.paragraphs.join('').length, section.id).toBeGreaterThan(120);
    }
  });

  it.each(['de', 'hu'] as const)('in %s a section says the same numbers in as many paragraphs as in English', (language) => {
    const other = pageOf(game, language);
    for (const [index, section] of pageOf(game, 'en').entries()) {
      expect(numbersIn(other[index]!), section.id).toEqual(numbersIn(section));
      expect(other[index]!.paragraphs.length, section.id).toBe(section.paragraphs.length);
    }
  });
});

it.each(Object.entries(PICTURES))('%s illustrates sections that there are', (path, pictures) => {
  const sections = Object.keys(outlineOf(path.split('/')[1]!));
  expect(Object.keys(pictures).filter((id) => !sections.includes(id))).toEqual([]);
});

describe.each(Object.entries(LESSONS))('%s', (path, { steps }) => {
  const game = path.split('/')[1]!;

  it('has steps of different names that point at rules which are explained', () => {
    expect(steps.length).toBeGreaterThanOrEqual(10);
    expect(new Set(steps.map((step) => step.id)).size).toBe(steps.length);
    for (const { rule } of steps) if (rule) expect(rulesOf(game)).toContain(rule);
  });

  it.each(LANGUAGES)('in %s has words for each step, in their order, and no others', (language) => {
    const { text } = speakerOf(language, game, 'lesson');
    expect(keysOf(language, `${game}-lesson`)).toEqual(['lesson-title', ...steps.map((step) => `lesson-${step.id}`)]);
    expect(text('lesson-title').length).toBeGreaterThan(10);
    for (const step of steps) expect(text(`lesson-${step.id}`).length).toBeGreaterThan(40);
  });
});
