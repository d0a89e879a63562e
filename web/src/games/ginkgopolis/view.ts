/** What `ludarium.games.ginkgopolis.view` gives a seat, and how its names are read. */

import type { Content, EffectContent, Phrase } from '../types';
import type { View } from './view.gen';

export type { BuildingView, DistrictView, SideView, View } from './view.gen';

export type Colour = 'red' | 'blue' | 'yellow';
export type Trigger = 'exploit' | 'urbanize' | 'floor' | 'end';
export const COLOURS: readonly Colour[] = ['red', 'blue', 'yellow'];
export const TRIGGERS: readonly Trigger[] = ['exploit', 'urbanize', 'floor', 'end'];

/** A tile or building card such as `red-9`. */
export type TileId = string;
/** A building card such as `red-9`, or the letter of an urbanization card. */
export type CardId = string;
/** `x,y`; 0,0 is the centre of the start city, y grows to the north. */
export type CellId = string;

export interface TileFace {
  colour: Colour;
  number: number;
}

/** Colour and number of a tile or building card; null for the letter of an urbanization card. */
export function faceOf(id: string): TileFace | null {
  const [colour, number] = id.split('-');
  return number === undefined ? null : { colour: colour as Colour, number: Number(number) };
}

/** A tile or building card that is known to be one. */
export function tileFace(id: TileId): TileFace {
  return faceOf(id) ?? { colour: 'yellow', number: 0 };
}

export function tileWords(id: TileId): Phrase {
  return { key: 'tile', args: { ...tileFace(id) } };
}

export function cardWords(id: CardId): Phrase {
  const face = faceOf(id);
  return face ? { key: 'building-card', args: { ...face } } : { key: 'urbanization-card', args: { letter: id } };
}

/** The good that a building of a colour gives, and whose sign it bears. */
export const GOOD_OF: Record<Colour, 'resource' | 'tile' | 'point'> = { red: 'resource', blue: 'tile', yellow: 'point' };

/** The building a card designates, or the cell of its token. */
export function cellOfCard(view: View, card: CardId): CellId | null {
  if (faceOf(card) === null) return view.tokens[card] ?? null;
  return view.city.find((building) => building.tile === card)?.cell ?? null;
}

interface CharacterCard {
  /** The printed number; those that packs call by a word go on after the others. */
  id: number;
  name: string | null;
  colour: Colour;
  trigger: Trigger;
  effect: EffectContent;
  start: EffectContent;
}

/** The cards of the packs by id. */
export class Cards {
  private readonly characters = new Map<number, CharacterCard>();
  private readonly effects = new Map<CardId, EffectContent>();

  constructor(content: Content) {
    const people = content.character ?? [];
    const numbered = people.filter(({ id }) => typeof id === 'number');
    for (const [index, entry] of [...numbered, ...people.filter((entry) => !numbered.includes(entry))].entries()) {
      const card = entry as unknown as Pick<CharacterCard, 'colour' | 'effect' | 'start'> & { name?: string };
      const id = typeof entry.id === 'number' ? entry.id : index + 1;
      this.characters.set(id, { ...card, id, name: card.name ?? null, trigger: triggerOf(card.effect) });
    }
    for (const entry of [...(content.building ?? []), ...(content.urbanization ?? [])]) {
      this.effects.set(String(entry.id), entry.effect as EffectContent);
    }
  }

  character(id: number): CharacterCard | undefined {
    return this.characters.get(id);
  }

  effect(card: CardId): EffectContent | undefined {
    return this.effects.get(card);
  }

  trigger(card: CardId): Trigger {
    const effect = this.effects.get(card);
    return effect ? triggerOf(effect) : 'end';
  }
}

/** The occasion of a bonus is the first sign of its row: on-exploit, on-urbanize, on-floor or on-end. */
export function triggerOf(effect: EffectContent): Trigger {
  const sign = effect.icons[0]?.icon.replace('on-', '');
  return TRIGGERS.find((trigger) => trigger === sign) ?? 'end';
}
