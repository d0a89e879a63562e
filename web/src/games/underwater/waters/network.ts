/** The sites of a board by name, with what stands there. */

import type { IconSign } from '../../types';
import type { BoardView, BuildingView, CityView, PlaceView, TunnelView } from '../view';

/** A city site `c3`, a building site `c3.2` or `c3.x`, a tunnel site `t4`, a place of a metropolis `m1`. */
export type SiteId = string;

type Printed = { bonus: string | null; feature: string | null; surcharge: Record<string, number> };

/** Goods as the packs write them: `track 1, card 1`. */
const goodsIn = (text: string): IconSign[] => text.replace(/[()]/g, '').split(',').map((part) => part.trim().split(' ')).map(([icon = '', count]) => ({ icon, count: Number(count ?? 1) }));

export class Network {
  private readonly cities: Map<SiteId, CityView>;
  private readonly buildings: Map<SiteId, BuildingView>;
  private readonly tunnels: Map<SiteId, TunnelView>;
  private readonly places: Map<SiteId, PlaceView>;

  constructor(readonly board: BoardView) {
    this.cities = new Map(board.cities.map((city) => [city.id, city]));
    this.buildings = new Map(board.cities.flatMap((city) => city.buildings.map((building) => [building.id, building])));
    this.tunnels = new Map(board.tunnels.map((tunnel) => [tunnel.id, tunnel]));
    this.places = new Map(board.metropolises.map((place) => [place.id, place]));
  }

  city(site: SiteId): CityView | undefined {
    return this.cities.get(site);
  }

  building(site: SiteId): BuildingView | undefined {
    return this.buildings.get(site);
  }

  tunnel(site: SiteId): TunnelView | undefined {
    return this.tunnels.get(site);
  }

  place(site: SiteId): PlaceView | undefined {
    return this.places.get(site);
  }

  /** The city site beside which a building site lies. */
  cityBeside(site: SiteId): CityView | undefined {
    return this.cities.get(site.split('.', 1)[0]!);
  }

  private printed(site: SiteId): Printed | undefined {
    return this.buildings.get(site) ?? this.cities.get(site) ?? this.tunnels.get(site);
  }

  isBuilt(site: SiteId): boolean {
    return this.tunnels.get(site)?.built ?? (this.buildings.has(site) ? this.buildings.get(site)!.kind !== null : (this.cities.get(site)?.city ?? null) !== null);
  }

  /** What a site gives to whoever builds there. */
  bonus(site: SiteId): IconSign[] {
    const text = this.printed(site)?.bonus;
    return text ? goodsIn(text) : [];
  }

  feature(site: SiteId): string | null {
    return this.printed(site)?.feature ?? null;
  }

  surcharge(site: SiteId): IconSign[] {
    return Object.entries(this.printed(site)?.surcharge ?? {}).map(([icon, count]) => ({ icon, count }));
  }

  /** The cities and tunnels that are built, for miniatures and counts. */
  get built(): { cities: CityView[]; tunnels: TunnelView[] } {
    return { cities: this.board.cities.filter(({ city }) => city !== null), tunnels: this.board.tunnels.filter(({ built }) => built) };
  }
}
