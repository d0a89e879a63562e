/** The log in entries: an action with what followed from it, under one line. */

import type { Telling } from '../games/types';
import type { IconSign, LogLine } from '../lib/api';

export interface ToldLine {
  number: number;
  line: LogLine;
  telling: Telling;
}

export interface Entry {
  /** The number of its first line. */
  number: number;
  head: ToldLine;
  parts: ToldLine[];
}

/** What one side paid, got, and did not get because none was left, in an entry. */
export interface Sum {
  seat: number;
  pays: IconSign[];
  brings: IconSign[];
  loses: IconSign[];
}

/** Put lines together; `from` is the number of the first of them. */
export function entriesOf(lines: readonly LogLine[], tell: (line: LogLine) => Telling, from = 0): Entry[] {
  const entries: Entry[] = [];
  let ahead: ToldLine[] = [];
  const join = (told: ToldLine): void => {
    const { line } = told;
    const open = (told.telling.beside && lastOf(entries, line.seat)) || entries.findLast(({ head }) => !head.telling.within);
    const joins = told.telling.rank === 'part' || told.telling.rank === 'quiet';
    if (joins && open && open.head.telling.rank !== 'round') open.parts.push(told);
    else if (told.telling.rank !== 'quiet') entries.push({ number: told.number, head: told, parts: [] });
  };
  lines.forEach((line, index) => {
    const told = { number: from + index, line, telling: tell(line) };
    const last = entries.at(-1)?.head;
    if (told.telling.ahead && !(last?.number === told.number - 1 && last.line.seat === line.seat)) {
      ahead.push(told);
      return;
    }
    const opens = told.telling.rank === 'action';
    const own = ahead.filter((each) => opens && each.line.seat === line.seat);
    ahead.filter((each) => !own.includes(each)).forEach(join);
    ahead = [];
    join(told);
    entries.at(-1)?.parts.push(...own);
  });
  ahead.forEach(join);
  return entries;
}

/**
 * The number of the first line that is shown of a long log: about so many newest ones, beginning with an action or a heading.
 * It goes on by whole steps, so that not every new line takes an old one away.
 */
export function firstOf(lines: readonly LogLine[], tell: (line: LogLine) => Telling, shown: number): number {
  const step = shown / 2;
  const from = Math.max(0, Math.floor((lines.length - shown) / step) * step);
  const begins = lines.slice(from).findIndex((line) => from === 0 || ['action', 'round'].includes(tell(line).rank));
  return from + Math.max(0, begins);
}

/** Who does what is being told; null where it is nobody's action. */
export function actorOf(news: readonly LogLine[], tell: (line: LogLine) => Telling): number | null {
  return news.find((line) => line.seat >= 0 && tell(line).rank === 'action')?.seat ?? null;
}

/** The last entry of a side since one that is nobody's, such as the beginning of a round; what stands in the middle of an action is none. */
function lastOf(entries: readonly Entry[], seat: number): Entry | undefined {
  for (let place = entries.length - 1; place >= 0; place -= 1) {
    const { line, telling } = entries[place]!.head;
    if (telling.within) continue;
    if (line.seat < 0) return undefined;
    if (line.seat === seat && telling.rank !== 'round') return entries[place];
  }
  return undefined;
}

function add(all: IconSign[], more: readonly IconSign[] = []): void {
  for (const sign of more) {
    const known = all.find((each) => each.icon === sign.icon);
    if (known) known.count += sign.count;
    else all.push({ ...sign });
  }
}

const hasSigns = ({ pays, brings, loses }: Telling): boolean => [pays, brings, loses].some((signs) => signs?.length);

/** What everybody paid and got in an entry, who acted first. */
export function sumsOf(entry: Entry): Sum[] {
  const sums = new Map<number, Sum>();
  for (const { line, telling } of [entry.head, ...entry.parts]) {
    if (!hasSigns(telling)) continue;
    const sum = sums.get(line.seat) ?? { seat: line.seat, pays: [], brings: [], loses: [] };
    add(sum.pays, telling.pays);
    add(sum.brings, telling.brings);
    add(sum.loses, telling.loses);
    sums.set(line.seat, sum);
  }
  return [...sums.values()].sort((one, other) => Number(other.seat === entry.head.line.seat) - Number(one.seat === entry.head.line.seat));
}

/** The parts that no sign tells, and those for which a drawing has words of its own: they are read when the entry is opened, or stand below if there are few. */
export const wordedParts = (entry: Entry): ToldLine[] => entry.parts.filter(({ telling }) => telling.rank === 'part' && (telling.words !== undefined || !hasSigns(telling)));

/** The same words of the same side, and how often they were told. */
export interface Folded {
  number: number;
  seat: number;
  words: string;
  count: number;
}

/** Worded parts in their order, what is told several times only once. */
export function folded(parts: readonly ToldLine[], say: (told: ToldLine) => string): Folded[] {
  const found: Folded[] = [];
  for (const part of parts) {
    const words = say(part);
    const known = found.find((each) => each.words === words && each.seat === part.line.seat);
    if (known) known.count += 1;
    else found.push({ number: part.number, seat: part.line.seat, words, count: 1 });
  }
  return found;
}

/** The words of an opened entry. That there was nothing left to get is said once, however many goods were missing. */
export function openedWords(entry: Entry, say: (told: ToldLine) => string): string[] {
  const lost = new Set<string>();
  return entry.parts.flatMap((part) => {
    const words = say(part);
    if (lost.has(words)) return [];
    if (part.telling.loses?.length) lost.add(words);
    return [words];
  });
}
