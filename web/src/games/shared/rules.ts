/** How a rules page is put together: which rules each section explains is the same in every language, the words are not. */

import type { Language, RulesPage } from '../types';

/** `ruleIds('GK-U', '1-4 8')`: GK-U1, GK-U2, GK-U3, GK-U4, GK-U8. */
export function ruleIds(prefix: string, numbers: string): string[] {
  return numbers.split(' ').flatMap((part) => {
    const [first, last] = part.split('-').map(Number) as [number, number?];
    return Array.from({ length: (last ?? first) - first + 1 }, (_, step) => `${prefix}${first + step}`);
  });
}

/** The words of each section: its title, then its paragraphs. */
export type Sections<Id extends string> = Record<Id, [title: string, ...paragraphs: string[]]>;

/** The page with the sections of an outline, in its order. */
export function pageFrom<Id extends string>(outline: Record<Id, readonly string[]>, title: string, words: Sections<Id>): RulesPage {
  const sections = (Object.keys(outline) as Id[]).map((id) => {
    const [heading, ...paragraphs] = words[id];
    return { id, title: heading, paragraphs, rules: [...outline[id]] };
  });
  return { title, sections };
}

/** What a drawing offers as `rules`: the page of a language, loaded when it is wanted. */
export function rulesFrom(pages: Record<Language, () => Promise<{ page: RulesPage }>>): (language: Language) => Promise<RulesPage> {
  return async (language) => (await pages[language]()).page;
}
