import { describe, expect, it } from 'vitest';
import type { Phrase } from './api';
import { bundleOf, joined, Speaker, type Language } from './text';

const WORDS = `
list-pair = { $first } and { $second }
list-more = { $first }, { $rest }
list-or-pair = { $first } or { $second }
list-or-more = { $first }, { $rest }
list-steps-pair = { $first }; { $second }
list-steps-more = { $first }; { $rest }
player = Player { $number }
    .start = The player { $number }
card = { $colour } { $number }
    .acc = the { $colour } { $number }
pair = { $parts }
    .group = ({ $parts })
takes = { $seat-start } takes { $card-acc }
has = you have { $what }
    .next = { $what }
lists = { $cards }; { $cards-acc }; { $cards-or }; { $what-group }
counts = { $count -> 
    [one] { $count } card
   *[other] { $count } cards
}
chapter = A title
    .p1 = **First.**
    .p2 = Second:
        - one
        - two
`;

const card = (colour: string, number: number): Phrase => ({ key: 'card', args: { colour, number } });
const speaker = (names: (string | Phrase)[] = []) => new Speaker('en', bundleOf('en', [WORDS]), names);

describe('Speaker', () => {
  it('says what follows another in a list by its form for that', () => {
    const has = (what: string): Phrase => ({ key: 'has', args: { what } });
    expect(speaker().say({ key: 'pair', args: { parts: [has('a farm'), has('a tunnel'), has('kelp')] } })).toBe('you have a farm, a tunnel and kelp');
  });
  it('says a phrase inside a phrase in the form that is asked for', () => {
    const phrase: Phrase = { key: 'takes', args: { seat: { key: 'seat', args: { seat: 1 } }, card: card('red', 9) } };
    expect(speaker().say(phrase)).toBe('The player 2 takes the red 9');
    expect(speaker(['Ada', 'Ben']).say(phrase)).toBe('Ben takes the red 9');
    expect(speaker(['Ada', card('blue', 1)]).say(phrase)).toBe('blue 1 takes the red 9');
  });

  it('joins lists and groups', () => {
    const cards = [card('red', 1), card('blue', 2), card('red', 3)];
    const phrase: Phrase = { key: 'lists', args: { cards, what: { key: 'pair', args: { parts: cards.slice(0, 2) } } } };
    expect(speaker().say(phrase)).toBe('red 1, blue 2 and red 3; the red 1, the blue 2 and the red 3; red 1, blue 2 or red 3; (red 1 and blue 2)');
  });

  it('joins what was said already', () => {
    const said = ['Ada', 'Ben', 'Cleo'].map((_, at, all) => joined(all.slice(0, at + 1), speaker().text));
    expect(said).toEqual(['Ada', 'Ada and Ben', 'Ada, Ben and Cleo']);
    expect(joined([], speaker().text)).toBe('');
  });

  it('counts', () => {
    expect(speaker().text('counts', { count: 1 })).toBe('1 card');
    expect(speaker().text('counts', { count: 3 })).toBe('3 cards');
    expect(speaker().text('counts', { count: -1 }), 'a minus is no hyphen').toBe('−1 card');
  });

  it('gives the paragraphs under a title in their order', () => {
    expect(speaker().text('chapter')).toBe('A title');
    expect(speaker().forms('chapter')).toEqual(['**First.**', 'Second:\n- one\n- two']);
  });
});

interface Case {
  language: Language;
  names: string[];
  phrase: Phrase;
  words: string;
}

// tests/browser/test_words.py lets the library say thousands of phrases and looks whether the page says the same.
const file = import.meta.env.VITE_PHRASES as string | undefined;
describe.runIf(file)('the page and the library', () => {
  it('say the same', async () => {
    // @ts-expect-error the page itself knows nothing of Node
    const { readFileSync } = await import('node:fs');
    const { cases, sources } = JSON.parse(readFileSync(file, 'utf8') as string) as { cases: Case[]; sources: Record<Language, string[]> };
    expect(cases.length).toBeGreaterThan(1000);
    const bundles = { en: bundleOf('en', sources.en), de: bundleOf('de', sources.de), hu: bundleOf('hu', sources.hu) };
    const wrong = cases.flatMap(({ language, names, phrase, words }) => {
      const said = new Speaker(language, bundles[language], names).say(phrase);
      return said === words ? [] : [`${said} ≠ ${words}`];
    });
    expect(wrong.slice(0, 5)).toEqual([]);
  }, 60_000); // thousands of phrases, perhaps on a busy machine
});
