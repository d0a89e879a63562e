/** What log lines have in common. */

import type { Argument, LogLine, Phrase } from '../types';

export const isPhrase = (value: Argument | undefined): value is Phrase => typeof value === 'object' && !Array.isArray(value);

/** The number of the round that begins with this line. */
export function roundBegun(line: LogLine): number | null {
  return line.kind === 'round-began' ? Number(line.words.args.round) : null;
}
