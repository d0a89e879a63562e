/** What a log line speaks about, and how it is told. */

import { isPhrase } from '../shared/log';
import type { Argument, IconSign, LogLine, Phrase, Target, Telling } from '../types';
import type { Scene } from './scene.svelte';

/** The element a phrase names: a tile, a card, a character. */
export function named(phrase: Phrase): Target | null {
  const { colour, number, letter } = phrase.args;
  if (phrase.key === 'tile') return `tile:${String(colour)}-${String(number)}`;
  if (phrase.key === 'building-card') return `card:${String(colour)}-${String(number)}`;
  if (phrase.key === 'urbanization-card') return `card:${String(letter)}`;
  return null;
}

/** The tile or card that an argument of a line names, by its id: `red-9` or `A`. */
export const idOf = (line: LogLine, name: string): string | null => tileIn(line.words.args[name]);

/** The tile or card that a value names, by its id. */
export function tileIn(value: Argument | undefined): string | null {
  const target = isPhrase(value) ? named(value) : null;
  return target ? target.slice(target.indexOf(':') + 1) : null;
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

const HEADING = /^(table-laid|round-began|game-over)$/;
const NOTICE = new Set(['supply-empty', 'end-triggered']); // in the middle of the action that brings it about; nobody's deed, as a new deck is
const QUIET = new Set(['has-picked', 'has-chosen', 'drew-card', 'cards-passed', 'urbanized', 'token-moved', 'hal-revealed', 'hal-compared', 'hal-drew-tile']);
const GAINS: Record<string, string> = { 'gained-resources': 'resource', 'gained-points': 'point', 'gained-tiles': 'tile' };

/** What a line brings or takes, as signs. */
function signs(line: LogLine): Pick<Telling, 'pays' | 'brings' | 'loses' | 'beside'> {
  const { args } = line.words;
  const some = (all: [string, unknown][]): IconSign[] => all.map(([icon, count]) => ({ icon, count: Number(count ?? 0) })).filter(({ count }) => count > 0);
  const good = GAINS[line.kind];
  // Only who acts gains; when the game begins all do at the same time.
  if (good) return { beside: true, brings: some([[good, args.count]]), loses: some([[good, args.lost]]) };
  if (line.kind === 'tiles-lost') return { loses: some([['tile', args.count]]) };
  if (line.kind === 'paid-extra') return { pays: some([['resource', args.resources], ['point', args.points]]) };
  if (line.kind === 'urbanized') return { pays: some([['resource', 1]]) };
  if (line.kind === 'built-floor') return { pays: some([['resource', args.height]]) };
  if (line.kind === 'resources-returned') return { brings: some([['resource', args.count], ['point', args.points]]) };
  if (line.kind === 'tiles-returned') return { pays: some([['tile', args.count]]), brings: some([['point', args.count]]) };
  return {};
}

/** The sign of an action: a card alone, a letter with a tile, a building card with a tile. */
function actionIcon(line: LogLine): string | undefined {
  if (line.kind === 'played-alone' || line.kind === 'played-unpaid') return 'on-exploit';
  if (line.kind === 'urbanized') return 'on-urbanize';
  if (line.kind === 'built-floor') return 'on-floor';
  if (line.kind === 'new-hand') return 'new-hand';
  if (line.kind !== 'played-with-tile') return undefined;
  return isPhrase(line.words.args.card) && line.words.args.card.key === 'urbanization-card' ? 'on-urbanize' : 'on-floor';
}

export function tell(line: LogLine, scene: Scene): Telling {
  const { kind } = line;
  if (HEADING.test(kind)) return { rank: 'round', ...(kind === 'round-began' ? { words: scene.text('table-round', { round: Number(line.words.args.round) }) } : {}) };
  if (NOTICE.has(kind)) return { rank: 'round', within: true };
  if (kind === 'played-alone' || kind === 'played-with-tile' || kind === 'played-unpaid' || kind === 'new-hand') return { rank: 'action', icon: actionIcon(line) };
  if (isHals(line, scene)) return { rank: 'action', icon: actionIcon(line), ...signs(line) };
  if (QUIET.has(kind)) return { rank: 'quiet', ...signs(line) };
  if (kind === 'characters-revealed') return { rank: 'action', icon: 'person' };
  if (kind === 'tiles-returned') return { rank: 'action', within: true, icon: 'tile', ...signs(line) };
  if (kind === 'built-floor') return { rank: 'part', words: scene.text('table-log-floors', { height: Number(line.words.args.height) }), ...signs(line) };
  if (kind === 'deck-rebuilt') return { rank: 'round', within: true, words: scene.text('table-log-deck', { cards: Number(line.words.args.cards), new: Number(line.words.args.new) }) };
  if (kind === 'kept-card' && isPhrase(line.words.args.card)) return { rank: 'part', words: scene.text('table-log-kept', { card: line.words.args.card }) };
  return { rank: 'part', ...signs(line) };
}

/** Hal plays no card before he builds: what he builds is his action. */
const isHals = (line: LogLine, scene: Scene): boolean => (line.kind === 'urbanized' || line.kind === 'built-floor' || line.kind === 'hal-without-tile') && (scene.view.sides[line.seat]?.hal ?? false);
