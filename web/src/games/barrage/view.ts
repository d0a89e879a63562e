/** The JSON that `ludarium.games.barrage.view` gives everybody, in types, and how its names are read. */

import type { IconSign, Phrase } from '../types';

/** A site of the map by the name the rules give it: a dam `D3U`, a conduit `C3L`, a powerhouse `P7b`, a headstream `H2`. */
export type SiteId = string;
/** A technology tile: `basic-base`, `II-conduit`, or `anton`. */
export type TileId = string;
/** A contract: `S1` to start with, `N4` national, `G07`, `Y11`, `R02` from the piles. */
export type ContractId = string;
export type SpaceId = string;
export type CompanyId = 'usa' | 'germany' | 'italy' | 'france';
export type OfficerId = string;

/** Whose a piece is: a side's, or the neutral dams'. */
export type Owner = number | 'neutral';

export interface DamView {
  owner: Owner;
  level: number;
  water: number;
  capacity: number;
}

/** Sites without a piece are left out. */
export interface MapView {
  dams: Record<SiteId, DamView>;
  conduits: Record<SiteId, number>;
  powerhouses: Record<SiteId, number>;
  /** Drops waiting on each headstream. */
  headstreams: Record<SiteId, number>;
  /** For H1 to H4: the drops of rounds 1 to 4. */
  headstream_tiles: number[][];
}

export interface SpaceView {
  id: SpaceId;
  /** Engineers and credits it takes. */
  needs: number;
  credits: number;
  /** Not used in this game. */
  closed: boolean;
  owner: number | null;
  engineers: number;
}

export interface SectorView {
  tile: TileId | null;
  excavators: number;
  mixers: number;
}

export interface DraftView {
  /** Each company left to choose, with the officer bound to it. */
  companies: Partial<Record<CompanyId, OfficerId>>;
  contracts: ContractId[];
}

export interface RowView {
  words: Phrase;
  icons: IconSign[];
}

export interface AutomaView {
  pile: number;
  /** The tile on top, whose front is seen, and its rows from first to last. */
  front: number;
  rows: RowView[];
  discard: number[];
}

export interface SideView {
  seat: number;
  /** The level of an Automa, 0 for a person. */
  automa: number;
  company: CompanyId | null;
  officer: OfficerId | null;
  /** The officer copied this turn. */
  copied: OfficerId | null;
  credits: number;
  excavators: number;
  mixers: number;
  engineers: number;
  energy: number;
  points: number;
  /** Where its points come from. */
  sources: Record<string, number>;
  /** Points after the scoring of each round. */
  history: number[];
  /** Pieces that left the board, in the order of PIECES. */
  built: number[];
  tiles: TileId[];
  /** From the open sector on, in the order in which they come home. */
  wheel: SectorView[];
  contracts: ContractId[];
  fulfilled: ContractId[];
  /** Company spaces used this round, and the engineers on them. */
  constructions: number;
  building: number;
  /** Engineers in the bank. */
  banking: number;
  /** Uses of the officer tile this round. */
  copying: number;
  /** An Automa's engineers that block no space. */
  beside: number;
  passed: boolean;
  /** Officers shown for whoever copies officers. */
  extra_officers: OfficerId[];
}

/** What the scoring of the round would give a side now: points for its place, credits, lost points, points of the bonus tile. */
export interface ProspectView {
  place: number;
  credits: number;
  loss: number;
  bonus: number;
  /** What the objective counts for it. */
  objective: number;
}

export interface View {
  game: string;
  players: number;
  introductory: boolean;
  phase: 'draft' | 'income' | 'actions' | 'flow' | 'scoring' | 'over';
  round: number;
  turn: number | null;
  order: number[];
  to_move: number[];
  over: boolean;
  map: MapView;
  spaces: SpaceView[];
  /** The bonus tiles of rounds 1 to 5. */
  bonuses: string[];
  objective: string | null;
  /** Places of national contracts; null where one was taken. */
  national: (ContractId | null)[];
  /** Face-up private contracts: two places each of green, yellow and red. */
  office: (ContractId | null)[];
  /** Contracts left in the green, yellow and red pile. */
  piles: number[];
  /** Contracts that Automas threw away, by colour. */
  thrown: ContractId[][];
  patents: (TileId | null)[];
  /** Advanced tiles left in the pile. */
  inventions: number;
  draft: DraftView | null;
  automa: AutomaView | null;
  prospects: ProspectView[];
  sides: SideView[];
  scores: number[] | null;
}

export const PIECES = ['base', 'elevation', 'conduit', 'powerhouse'] as const;
export type Piece = (typeof PIECES)[number];

/** The colour token of each company, without `--side-`. */
export const COLOUR_OF: Record<CompanyId, string> = { usa: 'red', germany: 'black', italy: 'green', france: 'white' };

/** The colours of the sides; before the draft a side has the one of its place. */
export function coloursOf(view: View): string[] {
  const taken = new Set(view.sides.map((side) => side.company));
  const free = (Object.keys(COLOUR_OF) as CompanyId[]).filter((company) => !taken.has(company));
  return view.sides.map((side) => COLOUR_OF[side.company ?? free.shift()!]);
}

/** The kind of piece a tile builds, `joker` for any; Anton Krylov's own tile is `anton`. */
export function kindOfTile(tile: TileId): Piece | 'joker' | 'anton' {
  return (tile.split('-')[1] ?? tile) as Piece | 'joker' | 'anton';
}

/** `I`, `II` or `III` of an advanced tile, else null. */
export function levelOfTile(tile: TileId): string | null {
  const level = tile.split('-')[0]!;
  return level === 'basic' || level === tile ? null : level;
}

export function tileWords(tile: TileId): Phrase {
  const kind = kindOfTile(tile);
  const level = levelOfTile(tile);
  if (kind === 'anton') return { key: 'tile-special', args: {} };
  return level ? { key: 'tile-advanced', args: { kind, level } } : { key: 'tile-basic', args: { kind } };
}

/** The tile that the arguments of `tileWords` speak of. */
export function tileOf(args: Phrase['args']): TileId {
  if (args.kind === undefined) return 'anton';
  return `${args.level === undefined ? 'basic' : String(args.level)}-${String(args.kind)}`;
}

/** The colour of a contract: of its pile, `national`, or `start`. */
export function colourOfContract(id: ContractId): 'green' | 'yellow' | 'red' | 'national' | 'start' {
  return ({ G: 'green', Y: 'yellow', R: 'red', N: 'national' } as const)[id.charAt(0)] ?? 'start';
}

/** How many pieces of each kind a company has. */
export const PIECE_COUNTS = [5, 5, 5, 4] as const;
/** What the powerhouses give by their number: production bonus, company ability, a further bonus (BR-W1, BR-W2). */
export const POWERHOUSE_GIFTS: ReadonlyMap<number, string> = new Map([[2, 'plus-1'], [3, 'ability'], [4, 'plus-2']]);
export const ABILITY_AT = 3;
export const ROUNDS = 5;
/** Energy in a section of the track (BR-U10). */
export const SECTION = 6;
