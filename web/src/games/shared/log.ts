/** What log lines have in common. */

import type { Argument, LogLine, Phrase, Telling } from '../types';

export const isPhrase = (value: Argument | undefined): value is Phrase => typeof value === 'object' && !Array.isArray(value);

/** The number of the round that begins with this line. */
export function roundBegun(line: LogLine): number | null {
  return line.kind === 'round-began' ? Number(line.words.args.round) : null;
}

const CONSEQUENCES = /^(gained|paid|lost|drew|cards|turned|returned|income)-/;
const NOBODYS = /^deck-/; // whoever drew the last card: a pile shuffled anew is nobody's deed

/** How lines are told where no drawing says more: what is gained or paid follows from the action before. */
export function plainTelling(line: LogLine): Telling {
  if (roundBegun(line) !== null) return { rank: 'round' };
  if (NOBODYS.test(line.kind)) return { rank: 'round', within: true };
  return { rank: CONSEQUENCES.test(line.kind) ? 'part' : 'action' };
}
