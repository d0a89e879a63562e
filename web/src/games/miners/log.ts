/** What a log line speaks about, and how it is told. */

import { isPhrase } from '../shared/log';
import type { IconSign, LogLine, Target, Telling } from '../types';
import { designIn, type Scene } from './scene.svelte';

/** The board elements a log line speaks about; a place is named with the mine it belongs to. */
export function targetsOf(line: LogLine): Target[] {
  const { args } = line.words;
  const targets: Target[] = [];
  if (typeof args.slot === 'string') targets.push(`mine:${line.seat}:${args.slot}`);
  if (typeof args.join === 'string') targets.push(`mine:${line.seat}:${args.join}`);
  if (line.kind === 'event') targets.push('event');
  return targets;
}

/** The number of the round that begins with this line. */
export function roundBegun(line: LogLine): number | null {
  return line.kind === 'event' ? Number(line.words.args.round) : null;
}

const HEADING = /^(table-laid|game-over)$/;
const QUIET = new Set(['has-kept', 'has-chosen', 'deck-renewed', 'hand-begun', 'already-activated', 'paid']);
const GAINS: Record<string, string> = { 'gained-gold': 'gold', 'gained-points': 'vp', drew: 'card', found: 'card', 'machine-placed': 'machine', 'cart-filled': 'cart' };

/** What a line brings or takes, as signs. */
function signs(line: LogLine): Pick<Telling, 'pays' | 'brings'> {
  const { args } = line.words;
  const icon = GAINS[line.kind];
  const one = (name: string, count: number): IconSign[] => (count ? [{ icon: name, count }] : []);
  if (icon) return { brings: one(icon, line.kind === 'found' ? 1 : Number(args.count ?? 1)) };
  if (line.kind === 'placed') return { brings: one('cart', Number(args.carts ?? 0)) };
  if (line.kind === 'discarded') return { pays: one('card', 1) };
  return {};
}

/** Everybody acts side by side: what somebody does belongs to what the same player began. */
const part = (line: LogLine, more: Partial<Telling> = {}): Telling => ({ rank: 'part', beside: true, ...signs(line), ...more });

export function tell(line: LogLine, scene: Scene): Telling {
  const { kind } = line;
  const { args } = line.words;
  if (HEADING.test(kind)) return { rank: 'round' };
  if (kind === 'event') return { rank: 'action', icon: 'event', words: scene.text('table-log-event', { round: Number(args.round), event: isPhrase(args.event) ? args.event : '' }) };
  if (kind === 'revealed') {
    const cost = Number(args.cost ?? 0);
    return { rank: 'action', icon: `card-${scene.packs.design(designIn(line) ?? '')?.level ?? 'I'}`, words: scene.cardName(designIn(line) ?? ''), pays: cost ? [{ icon: 'gold', count: cost }] : [] };
  }
  if (kind === 'no-card') return { rank: 'action', icon: 'lamp-out' };
  if (QUIET.has(kind)) return { rank: 'quiet', beside: true };
  if (kind === 'placed') return part(line, { words: scene.text('table-log-placed', { level: String(args.level), carts: Number(args.carts ?? 0) }) });
  if (kind === 'activated') return part(line, { words: scene.text('table-log-activated', { card: scene.cardName(designIn(line) ?? '') }) });
  return part(line);
}
