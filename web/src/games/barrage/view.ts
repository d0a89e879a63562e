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

/** The company of the box whose colour and shape a side has: its own; before the draft, or if a pack added its company, one that nobody has. */
export function companyOf(view: View, seat: number): CompanyId {
  const own = (company: CompanyId | null | undefined) => company !== null && company !== undefined && company in COLOUR_OF;
  const taken = new Set(view.sides.map((side) => side.company));
  const free = Object.keys(COLOUR_OF).filter((company) => !taken.has(company));
  const nth = view.sides.slice(0, seat).filter((side) => !own(side.company)).length;
  const company = view.sides[seat]?.company;
  return company && own(company) ? company : (free[nth] ?? 'france');
}

/** The colour of a side that has no company yet: no company's. */
export const NOBODY = 'none';

/** Colour and shape of the sides' marks. Who has no company yet has no company's colour, and is told apart by the shape. */
export function sidesOf(view: View): Side[] {
  return view.sides.map(({ seat, company }) => ({ colour: company ? COLOUR_OF[companyOf(view, seat)]! : NOBODY, shape: SHAPE_OF[companyOf(view, seat)]! }));
}

export type TileKind = Piece | 'joker' | 'anton';

/** The kind of piece a tile of the box builds, `joker` for any; Anton Krylov's own tile is `anton`. */
export function kindOfTile(tile: TileId): TileKind {
  return (tile.split('-')[1] ?? tile) as TileKind;
}

/** `I`, `II` or `III` of an advanced tile of the box, else null. */
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
  if (args.id !== undefined) return String(args.id); // one with a name of its own
  if (args.kind === undefined) return 'anton';
  return `${args.level === undefined ? 'basic' : String(args.level)}-${String(args.kind)}`;
}

export type ContractKind = 'green' | 'yellow' | 'red' | 'national' | 'start';

/** The colour of a contract of the box: of its pile, `national`, or `start`. */
export function colourOfContract(id: ContractId): ContractKind {
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
