/** What `ludarium.games.underwater.view` gives everybody, and how its names are read. */

import type { MarkShape, Side } from '../types';
import type { SideView, View } from './view.gen';

export type { BoardView, BuildingView, CityView, PlaceView, SideView, SlotView, TunnelView, View } from './view.gen';

/** A card by its printed number, special cards included, or `assistant`; one that a pack adds by its own word. */
export type CardId = string;
/** A slot by the name the rules give it: `G2`, `RS5`, `W` for the one that is always open. */
export type SlotId = string;
export type MetropolisId = string;
export type ContractId = string;
export type Colour = 'yellow' | 'red' | 'green' | 'none';

export const CARD_TYPES = ['instant', 'permanent', 'action', 'production', 'end-scoring'] as const;
export type CardType = (typeof CARD_TYPES)[number];
export const BUILDINGS = ['farm', 'desal', 'lab'] as const;
export type BuildingKind = (typeof BUILDINGS)[number];
export const PIECES = [...BUILDINGS, 'tunnel', 'white-city', 'symbiotic-city'] as const;
export type Piece = (typeof PIECES)[number];
export const GOODS = ['kelp', 'steelplast', 'science', 'credit', 'biomass'] as const;
export type Good = (typeof GOODS)[number];

/** The slot that is always open. */
export const ALWAYS: SlotId = 'W';
/** Where markers wait that are not on the federation track. */
export const BELOW = 0;
export const ERA_SIGNS = ['I', 'II', 'III'] as const;

const COLOURS: readonly Side[] = [
  { colour: 'pink', shape: 'circle' as MarkShape },
  { colour: 'black', shape: 'diamond' as MarkShape },
  { colour: 'teal', shape: 'hexagon' as MarkShape },
  { colour: 'sand', shape: 'shield' as MarkShape },
];

/** Colour and shape of the sides' marks. */
export const sidesOf = (view: View): Side[] => view.sides.map((side: SideView) => COLOURS[side.seat % COLOURS.length]!);
