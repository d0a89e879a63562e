/** The tiles, contracts, companies and spaces of the packs by id, with their words and icons. */

import type { Content, EffectContent } from '../types';
import { colourOfContract, kindOfTile, levelOfTile, PIECES, type CompanyId, type ContractId, type ContractKind, type OfficerId, type Piece, type SpaceId, type TileId, type TileKind } from './view';

export interface ContractContent {
  energy: number;
  reward: EffectContent;
}

export interface SpaceContent {
  engineers: number;
  /** Credits of a red space, and the price of the action itself. */
  surcharge: number;
  price: number;
  effect: EffectContent;
}

export interface CompanyContent {
  ability: EffectContent;
  /** The incomes of a row by the number of the piece that uncovers them. */
  incomes: Partial<Record<Piece, Map<number, EffectContent>>>;
}

type Entry = Content[string][number];

export class Packs {
  private readonly tables = new Map<string, Map<string, Entry>>();

  constructor(content: Content) {
    for (const [table, entries] of Object.entries(content)) this.tables.set(table, new Map(entries.map((entry) => [String(entry.id), entry])));
  }

  private entry<Kind>(table: string, id: string): Kind | undefined {
    return this.tables.get(table)?.get(id) as Kind | undefined;
  }

  contract(id: ContractId): ContractContent | undefined {
    return this.entry('contract', id);
  }

  /** The name that a pack gives a company, an officer or a tile; null for those that the texts name. */
  name(table: 'company' | 'officer' | 'technology', id: string): string | null {
    return this.entry<{ name?: string }>(table, id)?.name ?? null;
  }

  /** What a tile builds: an id of the box tells it, one that a pack added says it. */
  tileKind(id: TileId): TileKind {
    return this.entry<{ kind?: TileKind }>('technology', id)?.kind ?? kindOfTile(id);
  }

  tileLevel(id: TileId): string | null {
    return this.entry<{ level?: string }>('technology', id)?.level ?? levelOfTile(id);
  }

  contractKind(id: ContractId): ContractKind {
    return this.entry<{ kind?: ContractKind }>('contract', id)?.kind ?? colourOfContract(id);
  }

  space(id: SpaceId): SpaceContent | undefined {
    return this.entry('space', id);
  }

  /** A basic tile has no effect. */
  technology(id: TileId): EffectContent | undefined {
    return this.entry<{ effect?: EffectContent }>('technology', id)?.effect;
  }

  officer(id: OfficerId): EffectContent | undefined {
    return this.entry<{ effect: EffectContent }>('officer', id)?.effect;
  }

  bonus(id: string): EffectContent | undefined {
    return this.entry<{ effect: EffectContent }>('bonus', id)?.effect;
  }

  objective(id: string): EffectContent | undefined {
    return this.entry<{ effect: EffectContent }>('objective', id)?.effect;
  }

  company(id: CompanyId): CompanyContent | undefined {
    const entry = this.entry<Entry & { ability: EffectContent }>('company', id);
    if (!entry) return undefined;
    const incomes: CompanyContent['incomes'] = {};
    for (const piece of PIECES) {
      const found = Object.keys(entry).filter((field) => field.startsWith(`${piece}_`));
      if (found.length) incomes[piece] = new Map(found.map((field) => [Number(field.split('_')[1]), entry[field] as EffectContent]));
    }
    return { ability: entry.ability, incomes };
  }
}
