/** What a log line speaks about, and how it is told: a turn in one line with its slot, what follows from it below. */

import { isPhrase } from '../shared/log';
import { capital } from '../shared/scene.svelte';
import type { Argument, IconSign, LogLine, Phrase, Target, Telling } from '../types';
import type { Scene } from './scene.svelte';
import type { CardId } from './view';

type Arguments = Phrase['args'];

/** The card a phrase names. */
export function cardIn(value: Argument | undefined): CardId | null {
  if (!isPhrase(value) || !CARD_KEYS.includes(value.key)) return null;
  return value.key === 'assistant' ? 'assistant' : String(value.args.number);
}
const CARD_KEYS = ['card-name', 'assistant'];

/** Goods in a line, as signs: a list of `gain-kelp`, `gain-credit` … with their counts. */
export function goodsIn(value: Argument | undefined): IconSign[] {
  const parts = Array.isArray(value) ? value : isPhrase(value) ? [value] : [];
  return parts.flatMap((part) => (isPhrase(part) && part.key.startsWith('gain-') ? [{ icon: part.key.slice('gain-'.length), count: Number(part.args.count ?? 1) }] : []));
}

/** The place of a side's waters that a line speaks of; boards of different sides have sites of the same name. */
export const placeIn = (seat: number, site: Argument | undefined): Target => `at:${seat}:${siteIn(site)}`;
export const siteIn = (site: Argument | undefined): string => String(isPhrase(site) ? site.args.id : site);

/** The board elements a log line speaks about; places first, so that jump-to-board finds them. A production changes no place. */
export function targetsOf(line: LogLine): Target[] {
  const { args } = line.words;
  const card = cardIn(args.card);
  return [
    ...(args.site !== undefined && line.kind !== 'produced' ? [placeIn(line.seat, args.site)] : []),
    ...(line.kind === 'played' || line.kind === 'cloned' ? [`slot:${String(args.id)}`] : []),
    ...(line.kind === 'advanced' ? [`track:${String(args.space)}`] : []),
    ...(card !== null ? [`card:${card}`] : []),
  ];
}

// -- telling ----------------------------------------------------------------------------------------------------------

type Teller = (args: Arguments, scene: Scene, line: LogLine) => Telling;

const part = (icon?: string): Teller => () => ({ rank: 'part', icon });
const quiet = (icon?: string): Teller => () => ({ rank: 'quiet', icon });
const typeOf = (scene: Scene, args: Arguments): string => scene.packs.card(cardIn(args.card) ?? '')?.type ?? 'instant';

const TELLERS: Record<string, Teller> = {
  'round-began': () => ({ rank: 'round' }),
  'era-began': () => ({ rank: 'round' }),
  'game-over': () => ({ rank: 'round' }),
  'production-began': () => ({ rank: 'action', icon: 'production' }),
  'scoring-began': () => ({ rank: 'action', icon: 'end-scoring' }),
  played: (args, scene) => {
    const slot = scene.packs.slot(String(args.id));
    const [what, card] = [scene.text('table-slot', { id: String(args.id) }), cardIn(args.card)];
    const words = args.match === 'yes' && card !== null ? scene.text('table-told-match', { slot: what, card: scene.cardName(card) }) : what;
    return { rank: 'action', icon: slot && slot.colour !== 'none' ? `slot-${slot.colour}` : 'slot', words: capital(words) };
  },
  cloned: part('slot'),
  wasted: quiet('card'),
  'played-instant': (args, scene) => ({ rank: 'part', icon: 'instant', words: scene.cardName(cardIn(args.card) ?? '') }),
  claimed: (args, scene) => ({ rank: 'part', icon: typeOf(scene, args), words: scene.text('table-told-claimed', { card: scene.cardName(cardIn(args.card) ?? '') }) }),
  replaced: part('action'),
  'used-action': part('use-action'),
  answered: part('permanent'),
  refreshed: part('refresh'),
  performed: part('slot'),
  built: (args, scene) => ({ rank: 'part', icon: String(args.kind), words: scene.text('table-piece', { kind: String(args.kind), upgraded: 'no' }) }),
  upgraded: (args, scene) => ({ rank: 'part', icon: `upgraded-${String(args.kind)}`, words: scene.text('table-piece', { kind: String(args.kind), upgraded: 'yes' }) }),
  'made-symbiotic': (_, scene) => ({ rank: 'part', icon: 'symbiotic-city', words: scene.text('table-piece', { kind: 'symbiotic-city', upgraded: 'no' }) }),
  connected: part('metropolis'),
  produced: (args, scene) => ({ rank: 'part', icon: String(args.kind), brings: goodsIn(args.goods), words: scene.text('table-piece', { kind: String(args.kind), upgraded: 'no' }) }),
  'chose-production': (args) => ({ rank: 'part', icon: 'production', pays: goodsIn(args.paid), brings: goodsIn(args.goods) }),
  fed: (args) => ({ rank: 'part', icon: 'kelp', pays: goodsIn(args.goods) }),
  starved: (args) => ({ rank: 'part', icon: 'point', pays: [{ icon: 'point', count: Number(args.count) }] }),
  scored: (args, scene) => ({ rank: 'part', icon: 'point', brings: [{ icon: 'point', count: Number(args.count) }], words: scene.text('table-told-scored', { source: String(args.source), count: Number(args.count) }) }),
  'fourth-tile': part('slot'),
  contract: part('point'),
  gained: (args) => ({ rank: 'part', icon: goodsIn(args.goods)[0]?.icon, brings: goodsIn(args.goods) }),
  paid: (args) => ({ rank: 'part', icon: goodsIn(args.goods)[0]?.icon, pays: goodsIn(args.goods) }),
  drew: (args) => ({ rank: 'part', icon: 'card', brings: [{ icon: 'card', count: Number(args.count ?? 1) }] }),
  advanced: () => ({ rank: 'part', icon: 'track', brings: [{ icon: 'track', count: 1 }] }),
  beyond: part('track'),
  'took-special': part('special-card'),
  looked: quiet('special-card'),
  'kept-special': quiet('special-card'),
  discarded: quiet('card'),
  rejected: quiet('card'),
  reshuffled: quiet('cards'),
};

/** How a line is told; lines that no rank says more of belong to the action before them. */
export function tell(line: LogLine, scene: Scene): Telling {
  return TELLERS[line.kind]?.(line.words.args, scene, line) ?? { rank: 'quiet' };
}
