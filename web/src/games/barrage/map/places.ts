/**
 * Where everything of the map is drawn. The rivers and conduits are those of the packs; places.json says how they bend, for the map and for
 * the relief behind it (tools/relief).
 *
 * Water runs through nodes: a headstream `H1`, the powerhouses of a basin `P8`, its dams `D8U` and `D8L`, and `out11` where a river
 * leaves the map. Between two nodes lies one curve: the river is drawn along it and drops run along it.
 */

import type { Box, Point } from '../../shared/plane';
import type { SiteId } from '../view';
import { curve, join, pointAt, type Curve } from './curve';
import { basinOf, type AreaId, type ConduitSite, type Geography } from './geography';
import data from './places.json';

export type Node = string;
/** As the end of a way: wherever its river leaves the map. */
export const EDGE: Node = 'out';

const p = (x: number, y: number): Point => ({ x, y });
const at = ([x, y]: number[]): Point => p(x!, y!);

export const BOUNDS: Box = { x: 0, y: 0, ...data.bounds };
export const HOUSE = { size: 46, pitch: 53, shelf: 56 };
/** The price of a powerhouse, on its site: how wide and high it is, how much higher with a further part, and how far below the site's middle it ends, where its quay does. */
export const PLATE = { width: 50, line: 33, row: 25, foot: 32 };
export const plateHeight = (parts: number): number => PLATE.line + (parts - 1) * PLATE.row;
export const TILE = { width: 152, height: 50 };
/** A conduit's value with its owner's mark. */
export const BADGE = { width: 62, height: 33 };

/** The middle of each lake; the lower dam lies to the right of the upper one (1) or to its left (-1). */
const LAKES = data.lakes as unknown as Record<number, { at: number[]; lean: 1 | -1 }>;
/** The middle of each row of powerhouse sites. */
const SHELVES = data.shelves as unknown as Record<number, number[]>;
/** How rivers bend between two nodes. */
const BENDS = data.bends as Record<string, number[][]>;
/** A conduit's line: from the lake through its bends to the end of a row of powerhouses, and where on it its value stands. */
const PIPES = data.pipes as Record<string, { line: number[][]; badge: number }>;

/** The board on which a row of powerhouse sites lies. */
export function shelfBox(basin: number, houses: number): Box {
  const { x, y } = at(SHELVES[basin]!);
  const width = houses * HOUSE.pitch + 16;
  return { x: x - width / 2, y: y - 30, width, height: HOUSE.shelf };
}

/** Where the names of the lands are written: clear of what can be built and of its prices. */
export const LANDS: Record<AreaId, Point & { /** Letters that have room there. */ letters: number }> = { mountains: { ...p(936, 112), letters: 10 }, hills: { ...p(1092, 392), letters: 7 }, plains: { ...p(640, 722), letters: 10 } };

/** The outline of a lake: around both dams, a little uneven as lakes are; null where a basin has none. */
export function lakeOf(basin: number): Curve | null {
  if (!LAKES[basin]) return null;
  const { lean } = LAKES[basin];
  const { x, y } = at(LAKES[basin].at);
  const reach: [number, number][] = [[0, -84], [58, -86], [104, -48], [102, 8], [62, 52], [-6, 74], [-66, 82], [-112, 48], [-104, -8], [-58, -52]];
  return curve(reach.map(([dx, dy], index) => p(x - lean * (dx + ((basin * 7 + index * 5) % 9) - 4), y + dy + ((basin * 5 + index * 3) % 7) - 3)), true);
}

/** Which way a basin's water swings: to the right (1) or to the left (-1). */
export const leanOf = (basin: number): 1 | -1 => LAKES[basin]?.lean ?? 1;

/** Where the number of a basin is written: in the lake beside the upper dam, without a lake at the end of the powerhouses. */
export function numberAt(basin: number, houses: number): Point {
  const lake = LAKES[basin];
  if (lake) return p(at(lake.at).x + lake.lean * 30, at(lake.at).y - 42);
  const { x, y } = at(SHELVES[basin]!);
  return p(x - houses * (HOUSE.pitch / 2) - 22, y - 26);
}

export function tileOf(headstream: SiteId): Point {
  return p(at(LAKES[basinOf(headstream)]!.at).x, 37);
}

/** Through a lake water leaves downwards, swings over and arrives from above. */
function swing(from: Point, to: Point): Point[] {
  const along = (share: number, down: number) => p(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * down);
  return [along(0.1, 0.36), along(0.5, 0.52), along(0.9, 0.66)];
}

/** Places and curves for one map. */
export class Places {
  private readonly sites = new Map<Node, Point>();
  private readonly edges = new Map<string, Curve>();
  private readonly pipes = new Map<SiteId, Curve>();
  private readonly badges = new Map<SiteId, Point>();

  constructor(readonly geography: Geography) {
    for (const basin of geography.basins) this.placeBasin(basin);
    for (const node of [...this.sites.keys()]) this.placeRiver(node);
    for (const site of geography.conduits) this.placeConduit(site);
  }

  /** The middle of a site or headstream; of a conduit, where its value is written. */
  at(site: SiteId): Point {
    return this.sites.get(site) ?? this.badges.get(site) ?? p(0, 0);
  }

  pipe(conduit: SiteId): Curve {
    return this.pipes.get(conduit)!;
  }

  /** Every stretch of river, in the order in which water runs. */
  get rivers(): readonly { from: Node; to: Node; curve: Curve }[] {
    return [...this.edges].map(([key, found]) => ({ from: key.split('>')[0]!, to: key.split('>')[1]!, curve: found }));
  }

  /** Where water runs from a node; null from the edge of the map. */
  next(node: Node): Node | null {
    if (node.startsWith('out')) return null;
    const basin = basinOf(node);
    const stations = this.stations(basin);
    if (node.startsWith('H')) return stations.find((station) => station.startsWith('D')) ?? null;
    return stations[stations.indexOf(node) + 1] ?? null;
  }

  /** The nodes of a drop's way from one node to another, or to the edge of the map. */
  nodes(from: Node, to: Node): Node[] {
    const found = [from];
    for (let node: Node | null = from; node !== null && node !== to; ) {
      node = this.next(node);
      if (node !== null) found.push(node);
    }
    return found;
  }

  /** The line of a drop that runs by river from one node to another. */
  way(from: Node, to: Node): Curve {
    const nodes = this.nodes(from, to);
    return join(nodes.slice(1).map((node, index) => this.edges.get(`${nodes[index]}>${node}`)!));
  }

  /** The node at which a conduit's water joins the river. */
  mouth(conduit: SiteId): Node {
    return this.entrance(this.geography.conduitAt(conduit)!.to);
  }

  /** What water passes in a basin, up to where its river leads. */
  private stations(basin: number): Node[] {
    const houses = this.geography.powerhousesIn(basin).length ? [`P${basin}`] : [];
    const following = this.geography.riverOf(basin);
    return [...houses, ...this.geography.damsIn(basin), following === null ? `out${basin}` : this.entrance(following)];
  }

  private entrance(basin: number): Node {
    return this.geography.powerhousesIn(basin).length ? `P${basin}` : this.geography.damsIn(basin)[0]!;
  }

  private placeBasin(basin: number): void {
    const lake = LAKES[basin];
    const [upper, lower] = this.geography.damsIn(basin);
    if (lake && upper && lower) {
      const { x, y } = at(lake.at);
      this.sites.set(upper, p(x - lake.lean * 46, y - 27));
      this.sites.set(lower, p(x + lake.lean * 46, y + 33));
    }
    const houses = this.geography.powerhousesIn(basin);
    if (SHELVES[basin]) {
      const shelf = at(SHELVES[basin]);
      this.sites.set(`P${basin}`, shelf);
      houses.forEach((house, index) => this.sites.set(house, p(shelf.x + (index - (houses.length - 1) / 2) * HOUSE.pitch, shelf.y)));
      this.sites.set(`out${basin}`, p(shelf.x, BOUNDS.height));
    } else if (lake) {
      this.sites.set(`H${basin}`, p(at(lake.at).x + 44, 96));
    }
  }

  private placeRiver(node: Node): void {
    const following = /^(H|D|P\d+$)/.test(node) ? this.next(node) : null;
    if (following === null) return;
    const key = `${node}>${following}`;
    this.edges.set(key, curve([this.at(node), ...(BENDS[key]?.map(at) ?? swing(this.at(node), this.at(following))), this.at(following)]));
  }

  private placeConduit({ id, from, to }: ConduitSite): void {
    const known = PIPES[`${id}>${to}`];
    const side = id.endsWith('L') ? -1 : 1;
    const lake = at(LAKES[from]!.at);
    const line = known?.line.map(at) ?? [p(lake.x + side * 90, lake.y + 20), this.at(this.entrance(to))]; // a pack may lead it elsewhere
    const pipe = curve(line);
    this.pipes.set(id, pipe);
    this.badges.set(id, pointAt(pipe.points, pipe.length * (known?.badge ?? 1 / 3)));
  }
}

/** The box around a site that can be pressed. */
export function spotBox(places: Places, site: SiteId): Box {
  const { x, y } = places.at(site);
  if (site.startsWith('D')) return { x: x - 45, y: y - 37, width: 90, height: 73 };
  if (site.startsWith('P')) return { x: x - 25, y: y - 27, width: 50, height: 54 };
  if (site.startsWith('C')) return { x: x - BADGE.width / 2, y: y - BADGE.height / 2, width: BADGE.width, height: BADGE.height };
  const tile = tileOf(site);
  return { x: tile.x - TILE.width / 2, y: tile.y - TILE.height / 2, width: TILE.width + 20, height: 104 };
}

const WAYS: Record<string, Point> = { ArrowLeft: p(-1, 0), ArrowRight: p(1, 0), ArrowUp: p(0, -1), ArrowDown: p(0, 1) };

/** The nearest site in the direction of an arrow key; null where there is none. */
export function stepTo(places: Places, from: SiteId, key: string, sites: readonly SiteId[]): SiteId | null {
  const way = WAYS[key];
  if (!way) return null;
  const start = places.at(from);
  let best: { site: SiteId; far: number } | null = null;
  for (const site of sites) {
    const at = places.at(site);
    const ahead = (at.x - start.x) * way.x + (at.y - start.y) * way.y;
    const aside = Math.abs((at.x - start.x) * way.y) + Math.abs((at.y - start.y) * way.x);
    if (site === from || ahead < 8 || aside > 2 * ahead) continue;
    const far = ahead + 2 * aside;
    if (best === null || far < best.far) best = { site, far };
  }
  return best?.site ?? null;
}
