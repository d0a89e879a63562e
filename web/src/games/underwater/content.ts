/** The cards, slots, metropolises, contracts and boards of the packs by id, with their words and icons. */

import type { Content, EffectContent, IconSign } from '../types';
import type { CardId, CardType, Colour, ContractId, MetropolisId, SlotId } from './view';

export interface CardContent {
  id: CardId;
  /** The printed number; 0 for the personal assistant. */
  number: number;
  era: string | null;
  colour: Colour;
  type: CardType;
  /** Credits that a special card costs; 0 for others. */
  cost: number;
  /** Its name is the message `card-name` with this id. */
  name: string | null;
  effects: EffectContent[];
}

export interface SlotContent {
  id: SlotId;
  colour: Colour;
  place: number;
  effect: EffectContent;
}

export interface MetropolisContent {
  colour: 'blue' | 'brown';
  name: string;
  instant?: EffectContent;
  production?: EffectContent;
  scoring?: EffectContent;
}

export interface ContractContent {
  name: string;
  effect: EffectContent;
}

type Entry = Content[string][number];

/** A kind of special site: how often a structure there produces, and what it gives. */
export interface FeatureContent {
  multiplier: number;
  gives: IconSign[];
}

/** The printed number of a card; one that a pack adds has a word in its place, whose letters make its picture its own. */
function numberOf(id: CardId): number {
  return /^\d+$/.test(id) ? Number(id) : [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
}

export class Packs {
  private readonly tables = new Map<string, Map<string, Entry>>();

  constructor(content: Content) {
    for (const [table, entries] of Object.entries(content)) this.tables.set(table, new Map(entries.map((entry) => [String(entry.id), entry])));
  }

  private entry<Kind = Entry>(table: string, id: string | number): Kind | undefined {
    return this.tables.get(table)?.get(String(id)) as Kind | undefined;
  }

  card(id: CardId): CardContent | undefined {
    if (id === 'assistant') {
      const effect = this.entry<{ effect: EffectContent }>('assistant', 0)?.effect;
      return effect && { id, number: 0, era: null, colour: 'none', type: 'action', cost: 0, name: null, effects: [effect] };
    }
    const entry = this.entry('card', id) ?? this.entry('special', id);
    if (!entry) return undefined;
    const { colour, type, name, era = null, cost = 0, effect, also } = entry as unknown as { colour: Colour; type: CardType; name: string; era?: string; cost?: number; effect: EffectContent; also?: EffectContent };
    return { id, number: numberOf(id), era, colour, type, cost, name, effects: also ? [effect, also] : [effect] };
  }

  slot(id: SlotId): SlotContent | undefined {
    const entry = this.entry('slot', id);
    if (!entry) return undefined;
    const { colour = 'none', place = 0, effect } = entry as unknown as Partial<SlotContent> & { effect: EffectContent };
    return { id, colour, place, effect };
  }

  metropolis(id: MetropolisId): MetropolisContent | undefined {
    return this.entry('metropolis', id);
  }

  contract(id: ContractId): ContractContent | undefined {
    return this.entry('contract', id);
  }

  feature(id: string): FeatureContent | undefined {
    const entry = this.entry('feature', id);
    if (!entry) return undefined;
    const icons = (value: unknown): IconSign[] => (value as EffectContent | undefined)?.icons ?? [];
    const symbiotic = entry.symbiotic ? [{ icon: 'point', count: Number(entry.symbiotic) }] : [];
    return { multiplier: Number(entry.multiplier ?? 1), gives: [...icons(entry.pair), ...icons(entry.metropolis), ...icons(entry.bonus), ...symbiotic] };
  }
}
