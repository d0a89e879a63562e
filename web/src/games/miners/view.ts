/** The view of a table and the cards of the packs, as this drawing reads them. */

import type { Content, EffectContent, IconSign, MarkShape, Phrase, Side } from '../types';
import type { CardView, View } from './view.gen';

export type { BoardView, CardView, ChamberView, EventView, HandCardView, JoinView, MinerView, PickaxeView, SurfaceView, View } from './view.gen';

/** A place of a mine: its row from 1, and how far it is from the middle in half card widths: `2,-1`. */
export type SlotId = string;
/** A join: the left or upper of its two places, and that card's side: `1,0,SE`. */
export type JoinId = string;

export const STEPS = 10; // of a research board
export const HALVES = ['W', 'E', 'NW', 'NE', 'SW', 'SE'] as const;
export type Half = (typeof HALVES)[number];

/** What is printed on a card. */
export interface Design {
  id: string;
  level: string;
  /** None, one or two. */
  factions: string[];
  cost: number;
  /** One or two. */
  effects: EffectContent[];
}

/** What the packs say, by id. */
export class Packs {
  private readonly designs = new Map<string, Design>();
  private readonly events = new Map<string, EffectContent>();
  private readonly sides = new Map<string, EffectContent[]>();
  private readonly surfaces = new Map<string, EffectContent>();
  private readonly names = new Map<string, string>();

  constructor(content: Content) {
    for (const table of ['card', 'event', 'side']) for (const { id, name } of entriesOf(content, table)) if (name) this.names.set(`${table}:${String(id)}`, String(name));
    for (const entry of entriesOf(content, 'card')) this.designs.set(String(entry.id), designOf(entry));
    for (const entry of entriesOf(content, 'event')) this.events.set(String(entry.id), entry.effect as EffectContent);
    for (const entry of entriesOf(content, 'side')) this.sides.set(String(entry.id), Array.from({ length: STEPS }, (_, step) => entry[`step_${step + 1}`] as EffectContent));
    for (const entry of entriesOf(content, 'surface')) this.surfaces.set(String(entry.id), entry.effect as EffectContent);
  }

  design(id: string): Design | undefined {
    return this.designs.get(id);
  }

  /** The design of a card: copies of one have a letter behind its name. */
  designOf(card: string): string {
    return this.designs.has(card) ? card : card.slice(0, -1);
  }

  /** The name that a pack gives a card, an event or a side of a board; without one the texts have it. */
  private words(key: string, table: string, id: string): Phrase {
    const name = this.names.get(`${table}:${id}`);
    return name ? { key: `${key}-named`, args: { id, name } } : { key, args: { id } };
  }

  cardWords(design: string): Phrase {
    return this.words('card', 'card', design);
  }

  eventWords(event: string): Phrase {
    return this.words('event', 'event', event);
  }

  boardWords(side: string): Phrase {
    return this.words('research-board', 'side', side);
  }

  event(id: string): EffectContent | undefined {
    return this.events.get(id);
  }

  /** What the steps of a research board give, the first one first. */
  steps(side: string): readonly EffectContent[] {
    return this.sides.get(side) ?? [];
  }

  /** The signs of one way to use the surface: `research-2` is the second way of `research`. */
  surface(id: string): IconSign[] {
    const whole = this.surfaces.get(id);
    if (whole) return whole.icons;
    const [name, way] = [id.slice(0, id.lastIndexOf('-')), Number(id.slice(id.lastIndexOf('-') + 1))];
    return partsOf(this.surfaces.get(name)?.icons ?? [], 'or')[way - 1] ?? [];
  }
}

type Entry = Record<string, unknown>;
const entriesOf = (content: Content, table: string): Entry[] => ((content as unknown as Record<string, Entry[]>)[table] ?? []);

function designOf(entry: Entry): Design {
  const factions = String(entry.faction).split(' ').filter((faction) => faction !== 'none');
  const effects = [entry.first, entry.second].filter((effect): effect is EffectContent => effect !== undefined);
  return { id: String(entry.id), level: String(entry.level), factions, cost: Number(entry.cost), effects };
}

/** A row of signs cut where a joint stands. */
export function partsOf(icons: readonly IconSign[], joint: string): IconSign[][] {
  const parts: IconSign[][] = [[]];
  for (const sign of icons) {
    if (sign.icon === joint) parts.push([]);
    else parts.at(-1)!.push(sign);
  }
  return parts;
}

/** A shape for each colour, so that nobody needs to see the colour. */
const SHAPES: Record<string, MarkShape> = { yellow: 'circle', blue: 'diamond', red: 'triangle', green: 'hexagon', black: 'square' };
export const sidesOf = (view: View): Side[] => view.miners.map(({ colour }) => ({ colour, shape: SHAPES[colour] ?? 'shield' }));

/** The walls and things of a chamber, by faction: the left and the right one. */
export function wallsOf(card: Pick<CardView, 'level'>, factions: readonly string[]): [string, string] {
  if (card.level === 'IV') return ['deep', 'deep'];
  const [one = 'none', two = one] = factions;
  return [one, two];
}
