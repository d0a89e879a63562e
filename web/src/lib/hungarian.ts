/** The Hungarian article, by the same rules as `ludarium.text.hungarian`: messages say `a(z)`, the next word as it is spoken decides. */

const ARTICLE = /(?<![\p{L}\d])([Aa])\(z\)(\s+)(\S+)/gu;
const VOWELS = 'aáeéiíoóöőuúüű';
const SPELT = 'AEFILMNORSUXY'; // letters whose names begin with a vowel: ef, el, em, iksz, ipszilon
const CODE = /^([A-Z])\d*(?![\p{L}\d_])/u; // a letter that is spelt: the A card, contract R10
const ROMAN: Record<string, number> = { 'I.': 1, 'II.': 2, 'III.': 3, 'IV.': 4, 'V.': 5 };

/** The words with every `a(z)` settled. */
export function withArticles(words: string): string {
  if (!words.includes('(z)')) return words;
  return words.replace(ARTICLE, (_, article: string, space: string, word: string) => `${article}${beginsWithVowel(word) ? 'z' : ''}${space}${word}`);
}

/** Whether a word begins with a vowel when it is spoken: 5-ös, I. szintű, R10, az, but not 15-ös or G01. */
export function beginsWithVowel(quoted: string): boolean {
  const word = quoted.replace(/^[„»(]+/, '');
  if (word in ROMAN) return numberBeginsWithVowel(ROMAN[word]!);
  const digits = /^\d+/.exec(word);
  if (digits) return numberBeginsWithVowel(Number(digits[0]));
  const code = CODE.exec(word);
  if (code) return SPELT.includes(code[1]!);
  return word !== '' && VOWELS.includes(word.charAt(0).toLowerCase());
}

/** egy, öt, ötven, ötszáz, ezer, egymillió; but száz, tizenegy. */
function numberBeginsWithVowel(number: number): boolean {
  let leading = number;
  while (leading >= 1000) leading = Math.floor(leading / 1000);
  return leading === 1 || leading === 5 || (leading >= 50 && leading <= 59) || (leading >= 500 && leading <= 599);
}
