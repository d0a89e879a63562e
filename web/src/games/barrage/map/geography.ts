/** What the packs say of the map (section F of the rules): areas, rivers, conduits, surcharges. Nothing of it is written here. */

import type { Content } from '../../types';
import type { SiteId } from '../view';

export type AreaId = 'mountains' | 'hills' | 'plains';

export interface Area {
  id: AreaId;
  /** The price of a base in excavators and of an elevation in mixers. */
  base: number;
  elevation: number;
}

export interface ConduitSite {
  id: SiteId;
  value: number;
  /** The basin where it starts, and the one where it ends. */
  from: number;
  to: number;
}

type Entry = Record<string, unknown>;

export class Geography {
  readonly areas: readonly Area[];
  readonly basins: readonly number[];
  readonly dams: readonly SiteId[];
  readonly powerhouses: readonly SiteId[];
  readonly conduits: readonly ConduitSite[];
  private readonly rivers = new Map<number, number>();
  private readonly surcharges = new Map<SiteId, number>();
  private readonly conduit = new Map<SiteId, ConduitSite>();
  private readonly damsOf: ReadonlyMap<number, SiteId[]>;
  private readonly powerhousesOf: ReadonlyMap<number, SiteId[]>;

  constructor(content: Content) {
    const entries = (table: string): Entry[] => content[table] ?? [];
    this.areas = entries('area').map((area) => ({ id: area.id as AreaId, base: Number(area.base), elevation: Number(area.elevation) }));
    this.basins = entries('basin').map((basin) => Number(basin.id));
    for (const basin of entries('basin')) this.rivers.set(Number(basin.id), Number(basin.river));
    for (const site of [...entries('dam'), ...entries('powerhouse')]) this.surcharges.set(String(site.id), Number(site.surcharge));
    this.dams = entries('dam').map((dam) => String(dam.id));
    this.powerhouses = entries('powerhouse').map((house) => String(house.id));
    this.conduits = entries('conduit').map((site) => ({ id: String(site.id), value: Number(site.value), from: basinOf(String(site.id)), to: Number(site.to) }));
    for (const site of this.conduits) this.conduit.set(site.id, site);
    this.damsOf = byBasin(this.dams);
    this.powerhousesOf = byBasin(this.powerhouses);
  }

  /** The basin its river runs to; null where it leaves the map (BR-F15). */
  riverOf(basin: number): number | null {
    return this.rivers.get(basin) || null;
  }

  /** The credits a red site costs, 0 for the others (BR-F7, BR-F8). */
  surchargeOf(site: SiteId): number {
    return this.surcharges.get(site) ?? 0;
  }

  conduitAt(site: SiteId): ConduitSite | undefined {
    return this.conduit.get(site);
  }

  /** The dam sites of a basin in the order in which water meets them. */
  damsIn(basin: number): readonly SiteId[] {
    return this.damsOf.get(basin) ?? NONE;
  }

  powerhousesIn(basin: number): readonly SiteId[] {
    return this.powerhousesOf.get(basin) ?? NONE;
  }
}

const NONE: readonly SiteId[] = [];

function byBasin(sites: readonly SiteId[]): Map<number, SiteId[]> {
  const found = new Map<number, SiteId[]>();
  for (const site of sites) found.set(basinOf(site), [...(found.get(basinOf(site)) ?? []), site]);
  return found;
}

/** The basin of a site or headstream; a conduit belongs to the one where it starts. */
export function basinOf(site: SiteId): number {
  return Number(/\d+/.exec(site)?.[0]);
}
