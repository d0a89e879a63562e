/** What a log line speaks about. */

import type { Argument, LogLine, Phrase, Target } from '../types';

const isPhrase = (value: Argument | undefined): value is Phrase => typeof value === 'object' && !Array.isArray(value);

/** The element a phrase names: a tile, a card, a character. */
function named(phrase: Phrase): Target | null {
  const { colour, number, letter } = phrase.args;
  if (phrase.key === 'tile') return `tile:${String(colour)}-${String(number)}`;
  if (phrase.key === 'building-card') return `card:${String(colour)}-${String(number)}`;
  if (phrase.key === 'urbanization-card') return `card:${String(letter)}`;
  return null;
}

/** The board elements a log line speaks about; cells first, so that jump-to-board finds the place. */
export function targetsOf(line: LogLine): Target[] {
  const args = line.words.args;
  const targets: Target[] = [];
  if (typeof args.cell === 'string') targets.push(`cell:${args.cell}`);
  if (typeof args.letter === 'string') targets.push(`token:${args.letter}`);
  for (const value of Object.values(args)) {
    if (isPhrase(value)) {
      const target = named(value);
      if (target) targets.push(target);
    }
  }
  return targets;
}

/** The number of the round that begins with this line. */
export function roundBegun(line: LogLine): number | null {
  return line.kind === 'round-began' ? Number(line.words.args.round) : null;
}
