/** What a log line speaks about. */

import { isPhrase } from '../shared/log';
import type { LogLine, Phrase, Target } from '../types';

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
