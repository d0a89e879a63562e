/**
 * Where everything of the map is drawn. The rivers and conduits are those of the packs; here is only how they bend.
 *
 * Water runs through nodes: a headstream `H1`, the powerhouses of a basin `P8`, its dams `D8U` and `D8L`, and `out11` where a river
 * leaves the map. Between two nodes lies one curve: the river is drawn along it and drops run along it.
 */

import type { Box, Point } from '../../shared/plane';
import type { SiteId } from '../view';
import { curve, join, pointAt, type Curve } from './curve';
import { basinOf, type ConduitSite, type Geography } from './geography';

export type Node = string;
/** As the end of a way: wherever its river leaves the map. */
export const EDGE: Node = 'out';

export const BOUNDS: Box = { x: 0, y: 0, width: 1240, height: 940 };
export const HOUSE = { size: 46, pitch: 53, shelf: 62 };
const DAM = { width: 86, height: 74 };
export const TILE = { width: 176, height: 56 };
/** A conduit's value with its owner's mark. */
export const BADGE = { width: 64, height: 37 };

const p = (x: number, y: number): Point => ({ x, y });

/** The middle of each lake; the lower dam lies to the right of the upper one (1) or to its left (-1). */
const LAKES: Record<number, Point & { lean: 1 | -1 }> = {
  1: { x: 172, y: 200, lean: -1 },
  2: { x: 452, y: 200, lean: -1 },
  3: { x: 738, y: 196, lean: -1 },
  4: { x: 1040, y: 200, lean: -1 },
  5: { x: 346, y: 456, lean: 1 },
  6: { x: 646, y: 446, lean: 1 },
  7: { x: 948, y: 494, lean: -1 },
  8: { x: 152, y: 652, lean: 1 },
  9: { x: 458, y: 722, lean: -1 },
  10: { x: 800, y: 710, lean: 1 },
};

/** The middle of each row of powerhouse sites. */
const SHELVES: Record<number, Point> = {
  5: p(330, 362), 6: p(630, 352), 7: p(948, 398), 8: p(150, 556), 9: p(458, 628), 10: p(800, 616), 11: p(312, 852), 12: p(852, 858),
};

/** How rivers bend between two nodes. */
const BENDS: Record<string, Point[]> = {
  'D1L>P8': [p(106, 320), p(112, 430)],
  'D2L>P5': [p(378, 300)],
  'D3L>P6': [p(660, 292)],
  'D4L>P7': [p(964, 312)],
  'D5L>P9': [p(428, 556)],
  'D6L>P10': [p(716, 546), p(752, 586)],
  'D7L>P10': [p(872, 572), p(846, 594)],
  'D8L>P11': [p(238, 774), p(272, 824)],
  'D9L>P11': [p(388, 798), p(352, 828)],
  'D10L>P12': [p(858, 806)],
};

/** A conduit's line: from the lake through its bends to the end of a row of powerhouses. */
const PIPES: Record<string, { line: Point[]; badge: number }> = {
  'C1L>8': { line: [p(108, 176), p(58, 222), p(36, 320), p(36, 450), p(44, 520), p(62, 548)], badge: 130 },
  'C1R>5': { line: [p(238, 234), p(262, 282), p(252, 330), p(270, 362)], badge: 52 },
  'C2L>6': { line: [p(498, 240), p(516, 290), p(540, 330), p(572, 346)], badge: 40 },
  'C2R>10': { line: [p(526, 216), p(574, 258), p(650, 284), p(736, 300), p(790, 360), p(796, 460), p(792, 540), p(800, 586)], badge: 82 },
  'C3L>5': { line: [p(676, 178), p(622, 214), p(560, 274), p(470, 326), p(390, 360)], badge: 72 },
  'C3R>6': { line: [p(800, 228), p(792, 276), p(748, 324), p(690, 346)], badge: 44 },
  'C4L>7': { line: [p(976, 178), p(918, 214), p(880, 290), p(872, 362), p(888, 390)], badge: 92 },
  'C4R>12': { line: [p(1104, 230), p(1158, 280), p(1194, 400), p(1198, 600), p(1150, 790), p(1060, 856), p(968, 868)], badge: 110 },
  'C5L>8': { line: [p(282, 488), p(258, 528), p(236, 556)], badge: 34 },
  'C5R>10': { line: [p(410, 430), p(470, 452), p(528, 530), p(610, 596), p(712, 620)], badge: 62 },
  'C6L>9': { line: [p(582, 478), p(566, 540), p(566, 596), p(548, 624)], badge: 46 },
  'C6R>7': { line: [p(712, 420), p(790, 404), p(886, 404)], badge: 60 },
  'C7L>10': { line: [p(880, 470), p(842, 500), p(822, 546), p(826, 586)], badge: 88 },
  'C7R>12': { line: [p(1014, 528), p(1064, 584), p(1082, 690), p(1050, 790), p(968, 846)], badge: 76 },
  'C8L>11': { line: [p(88, 684), p(72, 760), p(110, 828), p(194, 852)], badge: 78 },
  'C8R>9': { line: [p(218, 630), p(290, 616), p(368, 624)], badge: 70 },
  'C9L>11': { line: [p(394, 698), p(336, 726), p(310, 776), p(306, 822)], badge: 72 },
  'C9R>12': { line: [p(524, 756), p(590, 800), p(660, 842), p(734, 852)], badge: 56 },
  'C10L>11': { line: [p(736, 742), p(690, 796), p(600, 848), p(500, 866), p(430, 860)], badge: 66 },
  'C10R>12': { line: [p(866, 684), p(932, 714), p(946, 776), p(926, 830)], badge: 90 },
};

/** The board on which a row of powerhouse sites lies. */
export function shelfBox(basin: number, houses: number): Box {
  const { x, y } = SHELVES[basin]!;
  const width = houses * HOUSE.pitch + 12;
  return { x: x - width / 2, y: y - HOUSE.shelf / 2, width, height: HOUSE.shelf };
}

/** The outline of a lake: around both dams, a little uneven as lakes are; null where a basin has none. */
export function lakeOf(basin: number): Curve | null {
  if (!LAKES[basin]) return null;
  const { x, y, lean } = LAKES[basin];
  const reach: [number, number][] = [[0, -70], [62, -72], [104, -28], [98, 26], [54, 62], [-14, 76], [-70, 74], [-106, 34], [-98, -18], [-54, -54]];
  return curve(reach.map(([dx, dy], index) => p(x - lean * (dx + ((basin * 7 + index * 5) % 9) - 4), y + dy + ((basin * 5 + index * 3) % 7) - 3)), true);
}

/** Where the number of a basin is written: in the lake beside the upper dam, without a lake above the powerhouses. */
export function numberAt(basin: number): Point {
  const lake = LAKES[basin];
  return lake ? p(lake.x + lake.lean * 26, lake.y - 40) : p(SHELVES[basin]!.x - 100, SHELVES[basin]!.y - 44);
}

export function tileOf(headstream: SiteId): Point {
  return p(LAKES[basinOf(headstream)]!.x, 36);
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
      this.sites.set(upper, p(lake.x - lake.lean * 46, lake.y - 27));
      this.sites.set(lower, p(lake.x + lake.lean * 46, lake.y + 29));
    }
    const houses = this.geography.powerhousesIn(basin);
    const shelf = SHELVES[basin];
    if (shelf) {
      this.sites.set(`P${basin}`, shelf);
      houses.forEach((house, index) => this.sites.set(house, p(shelf.x + (index - (houses.length - 1) / 2) * HOUSE.pitch, shelf.y)));
      this.sites.set(`out${basin}`, p(shelf.x, BOUNDS.height + 40));
    } else if (lake) {
      this.sites.set(`H${basin}`, p(lake.x + 40, 98));
    }
  }

  private placeRiver(node: Node): void {
    const following = /^(H|D|P\d+$)/.test(node) ? this.next(node) : null;
    if (following === null) return;
    const key = `${node}>${following}`;
    this.edges.set(key, curve([this.at(node), ...(BENDS[key] ?? swing(this.at(node), this.at(following))), this.at(following)]));
  }

  private placeConduit({ id, from, to }: ConduitSite): void {
    const known = PIPES[`${id}>${to}`];
    const side = id.endsWith('L') ? -1 : 1;
    const line = known?.line ?? [p(LAKES[from]!.x + side * 90, LAKES[from]!.y + 20), this.at(this.entrance(to))]; // a pack may lead it elsewhere
    const pipe = curve(line);
    this.pipes.set(id, pipe);
    this.badges.set(id, pointAt(pipe.points, known?.badge ?? pipe.length / 3));
  }
}

/** The box around a site that can be pressed. */
export function spotBox(places: Places, site: SiteId): Box {
  const { x, y } = places.at(site);
  if (site.startsWith('D')) return { x: x - DAM.width / 2, y: y - DAM.height / 2, width: DAM.width, height: DAM.height + 2 };
  if (site.startsWith('P')) return { x: x - HOUSE.size / 2 - 1, y: y - HOUSE.size / 2 - 3, width: HOUSE.size + 2, height: HOUSE.size + 6 };
  if (site.startsWith('C')) return { x: x - BADGE.width / 2, y: y - BADGE.height / 2, width: BADGE.width, height: BADGE.height };
  const tile = tileOf(site);
  return { x: tile.x - TILE.width / 2, y: tile.y - TILE.height / 2, width: TILE.width, height: 111 };
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

const GAP = 6;
const REACH = 46; // pixels from the middle of a site to beside it

/** Where a note of some size goes in a frame: beside a place, or at an edge, where it covers the fewest of the points. */
export function cornerBeside(at: Point, size: { width: number; height: number }, frame: { width: number; height: number }, points: readonly Point[]): Point {
  const [right, bottom] = [Math.max(GAP, frame.width - size.width - GAP), Math.max(GAP, frame.height - size.height - GAP)];
  const within = (x: number, y: number) => p(Math.min(Math.max(GAP, x), right), Math.min(Math.max(GAP, y), bottom));
  const [left, top] = [at.x - size.width / 2, at.y - size.height / 2];
  const corners = [
    within(left, at.y - size.height - REACH), within(left, at.y + REACH), within(at.x + REACH, top), within(at.x - size.width - REACH, top), within(left, GAP), within(left, bottom),
  ];
  const covered = (corner: Point) => points.filter(({ x, y }) => x > corner.x && x < corner.x + size.width && y > corner.y && y < corner.y + size.height).length;
  return corners.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}
