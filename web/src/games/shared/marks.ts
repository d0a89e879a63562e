/** The letters of the players' marks: made from the names, short, and all different. */

const ROMAN = /^(?=[IVX])(X?(IX|IV|V?I{0,3}))$/;
const LONGEST = 3;

const wordsOf = (name: string): string[] => name.trim().split(/[\s\-–.·]+/).filter(Boolean).sort(numbersLast);
/** Some languages put a guest's number first. */
const numbersLast = (one: string, other: string): number => Number(/^\d+$/.test(one)) - Number(/^\d+$/.test(other));
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase();

/** What a name could be marked with, the best first. Who is told apart by a number (Bot II) is marked with it. */
function candidates(name: string): string[] {
  const words = wordsOf(name);
  const number = words.length > 1 && (ROMAN.test(words.at(-1)!) || /^\d{1,3}$/.test(words.at(-1)!)) ? words.at(-1)! : null;
  const [first = '?'] = words;
  const initials = words.map(capital).join('').slice(0, LONGEST);
  const longer = [2, 3].map((length) => capital(first) + first.slice(1, length).toLocaleLowerCase());
  return number ? [number, capital(first) + number] : [capital(first), initials, ...longer];
}

/** The letters of all sides. Where two would have the same, each takes its next best; the seat's sign only where nothing else is left. */
export function lettersOf(names: readonly string[]): string[] {
  const wanted = names.map(candidates);
  const level = names.map(() => 0);
  const now = (seat: number) => wanted[seat]![level[seat]!] ?? `${wanted[seat]![0]!}${'′'.repeat(seat)}`;
  for (let round = 0; round < 5; round++) {
    const letters = names.map((_, seat) => now(seat));
    const doubled = letters.map((each) => letters.filter((other) => other === each).length > 1);
    if (!doubled.includes(true)) return letters;
    doubled.forEach((twice, seat) => (level[seat]! += twice ? 1 : 0));
  }
  return names.map((_, seat) => now(seat));
}
