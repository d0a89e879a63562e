/** What `ludarium.games.barrage.view` gives everybody, and how its names are read. */

import type { MarkShape, Phrase, Side } from '../types';
import type { DamView, View } from './view.gen';

export type { AutomaView, DamView, DraftView, MapView, SectorView, SideView, SpaceView, View } from './view.gen';

/** A site of the map by the name the rules give it: a dam `D3U`, a conduit `C3L`, a powerhouse `P7b`, a headstream `H2`. */
export type SiteId = string;
/** A technology tile: `basic-base`, `II-conduit`, or `anton`. */
export type TileId = string;
/** A contract: `S1` to start with, `N4` national, `G07`, `Y11`, `R02` from the piles. */
export type ContractId = string;
export type SpaceId = string;
export type CompanyId = string;
export type OfficerId = string;

/** Whose a piece is: a side's, or the neutral dams'. */
export type Owner = DamView['owner'];

export const PIECES = ['base', 'elevation', 'conduit', 'powerhouse'] as const;
export type Piece = (typeof PIECES)[number];

/** The colour token of each company, without `--side-`. */
export const COLOUR_OF: Record<CompanyId, string> = { usa: 'red', germany: 'black', italy: 'green', france: 'white' };

/** The outline of each company's mark. */
const SHAPE_OF: Record<CompanyId, MarkShape> = { usa: 'shield', germany: 'hexagon', italy: 'circle', france: 'diamond' };

/** The company of a side; before the draft one that nobody has, so that everybody has a colour. */
export function companyOf(view: View, seat: number): CompanyId {
  const taken = new Set(view.sides.map((side) => side.company));
  const free = Object.keys(COLOUR_OF).filter((company) => !taken.has(company));
  const nth = view.sides.slice(0, seat).filter((side) => side.company === null).length;
  return view.sides[seat]?.company ?? free[nth] ?? 'france';
}

/** The colour of a side that has no company yet: no company's. */
const NOBODY = 'none';

/** Colour and shape of the sides' marks. Who has no company yet has no company's colour, and is told apart by the shape. */
export function sidesOf(view: View): Side[] {
  return view.sides.map(({ seat, company }) => ({ colour: company ? COLOUR_OF[company]! : NOBODY, shape: SHAPE_OF[companyOf(view, seat)]! }));
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
