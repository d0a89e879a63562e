/** Where the decisions of a game stand along a chart: all rounds are equally wide, however many decisions they had. */

import type { HistoryEntry, LogLine } from '../lib/api';

/** How the lines of the sides are dashed, by seat: they are told apart without their colours, too. */
const DASHES = ['none', '9 4', '3 4', '12 4 3 4', '18 3'];
export const dashesOf = (seat: number): string => DASHES[seat % DASHES.length]!;

export interface RoundStart {
  round: number;
  /** The first entry after which the round's line is in the log. */
  index: number;
}

export function roundsOf(entries: HistoryEntry[], log: LogLine[], milestone?: (line: LogLine) => number | null): RoundStart[] {
  const found: RoundStart[] = [];
  log.forEach((line, number) => {
    const round = milestone?.(line) ?? null;
    const index = entries.findIndex((entry) => entry.log > number);
    if (round !== null && index >= 0) found.push({ round, index });
  });
  return found;
}

/** No more round marks than there is room for. */
export function marksOf(rounds: RoundStart[], width: number): RoundStart[] {
  return rounds.filter((_, index) => index % Math.ceil(rounds.length / (width < 500 ? 7 : 14)) === 0);
}

/** How far along the chart an entry is, from 0 to 1. Without rounds all decisions are equally wide. */
export function shareOf(rounds: RoundStart[], last: number): (index: number) => number {
  const starts = rounds.length > 1 ? [...new Set([0, ...rounds.map((each) => each.index), last])] : [0, last];
  return (index) => {
    const at = Math.max(0, starts.findLastIndex((start) => start <= index));
    const [from, to] = [starts[at]!, starts[at + 1] ?? starts[at]!];
    return (at + (to > from ? (index - from) / (to - from) : 0)) / (starts.length - 1);
  };
}
