/** What a log line speaks about. */

import { isPhrase } from '../shared/log';
import type { Argument, LogLine, Phrase, Target } from '../types';
import { tileOf } from './view';

/** The element a phrase names: a site, a contract, a tile, an action space, an officer. */
function named({ key, args }: Phrase): Target | null {
  const id = String(args.id ?? '');
  switch (key) {
    case 'site':
      return id.startsWith('H') ? `headstream:${id}` : `site:${id}`;
    case 'contract':
    case 'space':
    case 'officer':
      return `${key}:${id}`;
    case 'tile-basic':
    case 'tile-advanced':
    case 'tile-special':
      return `tile:${tileOf(args)}`;
    default:
      return null;
  }
}

function namedIn(value: Argument): Target[] {
  if (Array.isArray(value)) return value.flatMap(namedIn);
  if (!isPhrase(value)) return [];
  const target = named(value);
  return target ? [target] : [];
}

/** The board elements a log line speaks about; sites first, so that jump-to-board finds the place. */
export function targetsOf(line: LogLine): Target[] {
  const found = Object.values(line.words.args).flatMap(namedIn);
  if (line.kind === 'used-bank') found.push('bank');
  if (line.kind === 'wheel-turned') found.push(`turned:${line.seat}`);
  return found.sort((one, other) => Number(other.startsWith('site:')) - Number(one.startsWith('site:')));
}
