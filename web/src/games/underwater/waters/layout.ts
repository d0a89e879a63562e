/** Where everything of a board is drawn: lying for wide screens and rivals, standing for a phone. Sites keep their distance, tunnels leave them sideways. */

import type { Box, Point } from '../../shared/plane';
import type { BoardView } from '../view';
import type { SiteId } from './network';

export type Format = 'lying' | 'standing';

/** Size of the waters, and how far sites stay from their edges. */
export const SIZES: Record<Format, { width: number; height: number }> = { lying: { width: 790, height: 452 }, standing: { width: 480, height: 690 } };

/** Half the room that a city and a metropolis need. */
const CITY = { x: 92, up: 77, down: 62 };
const HEX = { x: 54, up: 48, down: 52 };
const GAP = { city: { x: 76, y: 60 }, hex: { x: 58, y: 50 } };
/** Where tunnels leave a city: at its sides, one below the other. */
const DOCK = { x: 66, y: 10, step: 15 };
export const PAD = 13.5; // radius of a building site

export interface PlacedCity extends Point {
  id: SiteId;
  pads: { site: SiteId; x: number; y: number }[];
}

export interface PlacedTunnel {
  id: SiteId;
  /** SVG path data, one cubic curve. */
  d: string;
  ends: readonly [Point, Point];
  /** Where it is pressed and its signs are: its middle, or as near to it as building sites leave room. */
  middle: Point;
}

export interface Layout {
  box: Box;
  cities: Map<SiteId, PlacedCity>;
  metropolises: Map<SiteId, Point>;
  tunnels: Map<SiteId, PlacedTunnel>;
}

interface Node extends Point {
  id: SiteId;
  hex: boolean;
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

export function layoutOf(plan: BoardView, format: Format): Layout {
  const { width, height } = SIZES[format];
  const nodes = spread(plan, width, height);
  const at = new Map(nodes.map((node) => [node.id, node]));
  const cities = new Map(plan.cities.map((city) => [city.id, { id: city.id, ...point(at.get(city.id)!), pads: padsOf(city.buildings.map(({ id }) => id), at.get(city.id)!) }]));
  return {
    box: { x: 0, y: 0, width, height },
    cities,
    metropolises: new Map(plan.metropolises.map(({ id }) => [id, point(at.get(id)!)])),
    tunnels: tunnelsOf(plan, at, [...cities.values()].flatMap(({ pads }) => pads), width),
  };
}

const point = ({ x, y }: Point): Point => ({ x, y });

// -- sites --------------------------------------------------------------------------------------------------------------

/** Scale the pack's places to the waters, then push apart what would overlap. */
function spread(plan: BoardView, width: number, height: number): Node[] {
  const nodes: Node[] = [
    ...plan.metropolises.map(({ id, x, y }): Node => ({ id, x: (x / 1000) * width, y: (y / 1000) * height, hex: true })),
    ...plan.cities.map(({ id, x, y }): Node => ({ id, x: (x / 1000) * width, y: (y / 1000) * height, hex: false })),
  ];
  for (let round = 0; round < 240; round++) {
    for (const node of nodes) inside(node, width, height);
    for (let i = 0; i < nodes.length; i++) for (let j = i + 1; j < nodes.length; j++) part(nodes[i]!, nodes[j]!);
  }
  for (const node of nodes) inside(node, width, height);
  return nodes;
}

function inside(node: Node, width: number, height: number): void {
  const room = node.hex ? HEX : CITY;
  node.x = clamp(node.x, room.x, width - room.x);
  node.y = clamp(node.y, room.up, height - room.down);
}

function part(one: Node, other: Node): void {
  const [a, b] = [one.hex ? GAP.hex : GAP.city, other.hex ? GAP.hex : GAP.city];
  const [wide, high] = [a.x + b.x, a.y + b.y];
  const [dx, dy] = [(other.x - one.x) / wide, (other.y - one.y) / high];
  const distance = Math.hypot(dx, dy) || 0.01;
  if (distance >= 1) return;
  const push = ((1 - distance) / distance) * 0.5;
  one.x -= dx * wide * push * 0.5;
  one.y -= dy * high * push * 0.5;
  other.x += dx * wide * push * 0.5;
  other.y += dy * high * push * 0.5;
}

/** The building sites lie in a bow before the dome, the expansion site at its right end. */
function padsOf(sites: readonly SiteId[], { x, y }: Point): PlacedCity['pads'] {
  const step = sites.length > 4 ? 27 : 30.5;
  return sites.map((site, index) => {
    const from = index - (sites.length - 1) / 2;
    const across = from * step;
    return { site, x: x + across, y: y + 39 - Math.abs(across) ** 2 * 0.0048 };
  });
}

// -- tunnels ------------------------------------------------------------------------------------------------------------

interface Dock {
  tunnel: SiteId;
  node: Node;
  other: Node;
  /** -1: at the left. */
  side: -1 | 1;
}

function tunnelsOf(plan: BoardView, at: ReadonlyMap<SiteId, Node>, pads: readonly Point[], width: number): Map<SiteId, PlacedTunnel> {
  const docks = plan.tunnels.flatMap(({ id, ends }) => docksOf(id, at.get(ends[0]!)!, at.get(ends[1]!)!, width));
  const place = (dock: Dock): Point => {
    if (dock.node.hex) return hexDock(dock.node, dock.other);
    const beside = docks.filter(({ node, side }) => node === dock.node && side === dock.side).sort((one, two) => slope(one) - slope(two));
    return { x: dock.node.x + dock.side * DOCK.x, y: dock.node.y + DOCK.y + (beside.indexOf(dock) - (beside.length - 1) / 2) * DOCK.step };
  };
  const taken = [...pads];
  return new Map(plan.tunnels.map(({ id, ends }) => {
    const [first, last] = ends.map((end) => docks.find(({ tunnel, node }) => tunnel === id && node.id === end)!) as [Dock, Dock];
    const curve = curveOf(first, place(first), last, place(last), width);
    const middle = freeMiddle(curve, taken);
    taken.push(middle);
    const [a, b, c, e] = curve.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
    return [id, { id, d: `M${a}C${b} ${c} ${e}`, ends: [curve[0], curve[3]], middle }];
  }));
}

const slope = ({ node, other, side }: Dock): number => (other.y - node.y) / Math.max(30, Math.abs(other.x - node.x)) + (Math.sign(other.x - node.x) === side ? 0 : Math.sign(other.y - node.y) * 3);

/** Side by side the tunnel runs from the facing sides; one above the other it bends around, on the outer side of the waters. */
function docksOf(tunnel: SiteId, one: Node, other: Node, width: number): [Dock, Dock] {
  const dx = other.x - one.x;
  if (one.hex || other.hex || Math.abs(dx) > 96) {
    const side = dx >= 0 ? 1 : -1;
    return [{ tunnel, node: one, other, side }, { tunnel, node: other, other: one, side: (-side) as -1 | 1 }];
  }
  const side = one.x + other.x > width ? 1 : -1;
  return [{ tunnel, node: one, other, side }, { tunnel, node: other, other: one, side }];
}

const HEX_RADIUS = 47;
function hexDock({ x, y }: Node, other: Node): Point {
  const angle = Math.atan2(other.y + DOCK.y - y, other.x - x);
  return { x: x + Math.cos(angle) * HEX_RADIUS, y: y + Math.sin(angle) * HEX_RADIUS * 0.92 };
}

type Curve = readonly [Point, Point, Point, Point];

/** A cubic curve by its ends and their controls. */
function curveOf(first: Dock, start: Point, last: Dock, end: Point, width: number): Curve {
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const reach = first.side === last.side ? clamp(length * 0.3, 14, 36) : clamp(length * 0.42, 16, 74);
  return [start, control(first, start, end, reach, width), control(last, end, start, reach, width), end];
}

function along([start, one, two, end]: Curve, part: number): Point {
  const rest = 1 - part;
  const weights = [rest ** 3, 3 * rest ** 2 * part, 3 * rest * part ** 2, part ** 3];
  const sum = (axis: 'x' | 'y') => [start, one, two, end].reduce((total, each, index) => total + weights[index]! * each[axis], 0);
  return { x: sum('x'), y: sum('y') };
}

const FREE = 26; // from what else can be pressed, so that a finger can tell them apart
/** Parts of a curve, from its middle outwards. */
const PARTS = [0.5, ...Array.from({ length: 7 }, (_, step) => (step + 1) * 0.05).flatMap((away) => [0.5 - away, 0.5 + away])];

/** The point nearest to the middle that has room around it; where none has, the one with most. */
function freeMiddle(curve: Curve, taken: readonly Point[]): Point {
  const points = PARTS.map((part) => along(curve, part));
  const room = ({ x, y }: Point) => Math.min(...taken.map((other) => Math.hypot(x - other.x, y - other.y)));
  return points.find((each) => room(each) >= FREE) ?? points.reduce((best, each) => (room(each) > room(best) ? each : best));
}

/** A tunnel that bends around at the outside stays in sight. */
const EDGE = 14;

function control(dock: Dock, here: Point, there: Point, reach: number, width: number): Point {
  if (!dock.node.hex) return { x: clamp(here.x + dock.side * reach, EDGE, width - EDGE), y: here.y + clamp((there.y - here.y) * 0.08, -14, 14) };
  const length = Math.hypot(here.x - dock.node.x, here.y - dock.node.y) || 1;
  return { x: here.x + ((here.x - dock.node.x) / length) * reach * 0.6, y: here.y + ((here.y - dock.node.y) / length) * reach * 0.6 };
}
