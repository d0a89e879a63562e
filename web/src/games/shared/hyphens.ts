/** Where long words may be broken, for German and Hungarian: browsers often have no dictionary for them. */

const LONG = 13; // letters of a word that may have to be broken
const LEAST = 4; // letters that stay together at its ends
const SOFT = '\u00ad';
const VOWEL = '(?:[aáäeéiíoóöőuúüű]|(?<![glnt])y)'; // gy, ly, ny and ty are written with a y that nobody speaks
const SOUND = '[^aáäeéiíoóöőuúüű\\s-]';
/** What a syllable may begin with beside a single letter; st and sp after l, m, n or r, where no s joins two words. */
const ONSET = 'sch[lmnrw]?|dzs|(?<=[lmnr])s[tp]r?|s[tp]r|st(?=adt|apel|att|ein|ock|uhl)|pf|ch|ck|ph|th|sz|zs|cs|gy|ny|ly|ty|[bcfgkp]l|[bcdfgkpt]r';
/** A syllable begins with the last sound before a vowel, or with a long vowel of Hungarian behind another vowel. */
const BREAK = new RegExp(`${VOWEL}(?:${SOUND}*?(?=(?:${ONSET}|${SOUND})${VOWEL})|(?=[áéíóőúű]))`, 'giu');
/** Where compounds are joined, which the sounds alone do not tell: by an s, or behind these words. */
const JOINT = new RegExp(
  '(?:(?:ung|ion|heit|keit|schaft|tät)s|^(?:berg(?!ung)|bürger|chef|general|groß|kuppel|licht|meeres|preis|presse|skarabäus|sonnen|staats|start|strecken|strom|tiefsee|welt|zweit|francia|gyöngy|hajótest|könnyű|közép|moszat|német|nyers|olasz|szobrász|szonár|világ))(?=\\p{L}{3})',
  'giu',
);

/** The text with soft hyphens in its long words: nothing is seen of them where the words fit. */
export const breakable = (text: string, long = LONG): string => text.replace(/\p{L}+/gu, (word) => (word.length < long ? word : broken(word)));

function broken(word: string): string {
  const joints = ends(word, JOINT, 0);
  const parts = [0, ...joints].map((from, index) => ({ from, to: joints[index] ?? word.length }));
  const inside = parts.flatMap(({ from, to }) => ends(word.slice(from, to), BREAK, from));
  const all = [...joints, ...inside].filter((end) => end >= LEAST && word.length - end >= LEAST).sort((one, other) => one - other);
  return all.reduceRight((rest, end) => rest.slice(0, end) + SOFT + rest.slice(end), word);
}

/** Where what is found ends; `from` is where the text stands in its word. */
const ends = (text: string, what: RegExp, from: number): number[] => [...text.matchAll(what)].map((found) => from + found.index + found[0].length);
