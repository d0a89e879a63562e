/** Where long words may be broken, for German and Hungarian: browsers often have no dictionary for them. */

const LONG = 13; // letters of a word that may have to be broken
const LEAST = 4; // letters that stay together at its ends
const SOFT = '\u00ad';
const VOWEL = '[aáäeéiíoóöőuúüűy]';
/** A syllable begins with the last sound before a vowel; some sounds are written with several letters. */
const BREAK = new RegExp(`${VOWEL}[^aáäeéiíoóöőuúüűy\\s-]*?(?=(?:sch|dzs|s[tp]|ch|ck|ph|th|sz|zs|cs|gy|ny|ly|ty|[bcdfgkpt][lr]|[^aáäeéiíoóöőuúüűy\\s-])${VOWEL})`, 'giu');

/** The text with soft hyphens in its long words: nothing is seen of them where the words fit. */
export const breakable = (text: string): string => text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : broken(word)));

function broken(word: string): string {
  const ends = [...word.matchAll(BREAK)].map((found) => found.index + found[0].length).filter((end) => end >= LEAST && word.length - end >= LEAST);
  return ends.reduceRight((rest, end) => rest.slice(0, end) + SOFT + rest.slice(end), word);
}
