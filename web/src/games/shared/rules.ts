/** How a rules page is put together: which rules each section explains is the same in every language, the words are not. */

import type { Speaker } from '../../lib/text';
import type { Outline } from '../types';

export interface RulesSection {
  id: string;
  title: string;
  /** Own words, plain text; **bold**, *italic* and `- ` lists are understood, nothing else. */
  paragraphs: string[];
  rules: readonly string[];
}

/** `ruleIds('GK-U', '1-4 8')`: GK-U1, GK-U2, GK-U3, GK-U4, GK-U8. */
export function ruleIds(prefix: string, numbers: string): string[] {
  return numbers.split(' ').flatMap((part) => {
    const [first, last] = part.split('-').map(Number) as [number, number?];
    return Array.from({ length: (last ?? first) - first + 1 }, (_, step) => `${prefix}${first + step}`);
  });
}

/** The sections of an outline in words: a message is a title, its forms are the paragraphs. */
export function sectionsOf(outline: Outline, speaker: Speaker): RulesSection[] {
  return Object.entries(outline).map(([id, rules]) => ({ id, rules, title: speaker.text(`rules-${id}`), paragraphs: speaker.forms(`rules-${id}`) }));
}
