/** What is drawn on a building: the same for a tile every time, different for every tile. Paths only, kept once they are made. */

import type { Point } from '../../shared/plane';
import { tileFace, type TileFace, type TileId } from '../view';
import { leanOf, round, slabOf, type Plan } from './plan';

/** Numbers that look random and are the same every time. */
export function dice(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function kept<Made>(make: (plan: Plan, id: string, more: number) => Made): (plan: Plan, id: string, more?: number) => Made {
  const made = new Map<string, Made>();
  return (plan, id, more = 0) => {
    const key = `${plan.id} ${id} ${more}`;
    let found = made.get(key);
    if (found === undefined) made.set(key, (found = make(plan, id, more)));
    return found;
  };
}

const seedOf = ({ colour, number }: TileFace): number => number * 131 + colour.charCodeAt(0) * 7;
export const roofWidth = (plan: Plan): number => plan.width - plan.streetX;
export const roofDepth = (plan: Plan): number => plan.depth - plan.streetY;

// -- green ----------------------------------------------------------------------------------------------------------

/** Shrubs and trees as three paths of one palette: deep, plain, lit. */
export interface Leaves {
  deep: string;
  plain: string;
  lit: string;
}
export interface Greenery {
  green: Leaves;
  gold: Leaves;
}

const none = (): Leaves => ({ deep: '', plain: '', lit: '' });
const disc = (x: number, y: number, r: number): string => `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0z`;

export class Garden implements Greenery {
  readonly green = none();
  readonly gold = none();

  shrub(x: number, y: number, size: number, golden = false): void {
    const leaves = golden ? this.gold : this.green;
    leaves.deep += disc(x, y, size);
    leaves.plain += disc(x - size * 0.25, y - size * 0.3, size * 0.72);
    leaves.lit += disc(x - size * 0.4, y - size * 0.5, size * 0.36);
  }

  tree(x: number, y: number, size: number, golden = false): void {
    const leaves = golden ? this.gold : this.green;
    leaves.deep += disc(x, y - 13 * size, 8.5 * size);
    leaves.plain += disc(x - 1.5 * size, y - 14.5 * size, 7.4 * size);
    leaves.lit += disc(x - 3.5 * size, y - 17 * size, 4.2 * size);
  }
}

// -- fronts -----------------------------------------------------------------------------------------------------------

const COLUMNS = 10;
const WINDOWS = 20;

export interface Front {
  lit: string;
  dark: string;
  /** Pilasters of yellow fronts, the ledge of red ones. */
  trim: string;
}

/** One floor of the south front, from its upper left corner: as many lit windows as the tile's number says. */
export const frontOf = kept((plan, tile, height): Front => {
  const face = tileFace(tile);
  const roll = dice(seedOf(face));
  const width = roofWidth(plan);
  const [margin, top] = [5, 4.2];
  const column = (width - 2 * margin) / COLUMNS;
  const row = (height - top - 1.5) / 2;
  const order = Array.from({ length: WINDOWS }, (_, index) => ({ index, at: roll() })).sort((one, other) => one.at - other.at);
  const bright = new Set(order.slice(0, face.number).map(({ index }) => index));
  const front: Front = { lit: '', dark: '', trim: '' };
  for (let index = 0; index < WINDOWS; index += 1) {
    const x = margin + ((index % COLUMNS) + 0.5) * column;
    const y = top + Math.floor(index / COLUMNS) * row;
    const window = windowOf(face, x, y, column, row);
    if (bright.has(index)) front.lit += window;
    else front.dark += window;
  }
  if (face.colour === 'yellow') for (let pillar = 0; pillar <= 5; pillar += 1) front.trim += `M${round(margin + pillar * 2 * column - 1.1)} 3h2.2v${round(height - 3)}h-2.2z`;
  if (face.colour === 'red') front.trim = `M0 ${round(height * 0.55)}h${round(width)}v1h${round(-width)}z`;
  return front;
});

function windowOf({ colour }: TileFace, x: number, y: number, column: number, row: number): string {
  const width = { red: 0.58, yellow: 0.46, blue: 0.86 }[colour] * column;
  const height = row - (colour === 'blue' ? 1.3 : 2.2);
  if (colour === 'blue') return `M${round(x - width / 2)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
  const bend = Math.min(width / 2, height * 0.8);
  return `M${round(x - width / 2)} ${round(y + height)}v${round(-height + bend)}a${round(width / 2)} ${round(bend)} 0 0 1 ${round(width)} 0v${round(height - bend)}z`;
}

/** Lit windows of the shaded east side, between two heights, relative to the cell's corner. */
export const flankOf = kept((plan, tile, levels): string => {
  const [low, high] = [Math.floor(levels / 1000), levels % 1000];
  const face = tileFace(tile);
  const roll = dice(face.number * 17 + 5);
  const foot = slabOf(plan, low);
  const roof = slabOf(plan, high);
  const mix = (one: Point, other: Point, share: number): Point => ({ x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share });
  let windows = '';
  for (let index = 0; index < 6; index += 1) {
    if (roll() >= face.number / 22) continue;
    const [near, far] = [(index + 0.3) / 6, (index + 0.7) / 6];
    const pane = [0.3, 0.68].flatMap((share) => [near, far].map((at) => mix(mix(foot.nearRight, foot.farRight, at), mix(roof.nearRight, roof.farRight, at), share)));
    windows += `M${[pane[0]!, pane[1]!, pane[3]!, pane[2]!].map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
  }
  return windows;
});

// -- roofs ------------------------------------------------------------------------------------------------------------

/** The quiet pattern of a terrace, in the roof's own coordinates. */
export const terraceOf = kept((plan, tile): string => {
  const { colour } = tileFace(tile);
  const [width, depth] = [roofWidth(plan), roofDepth(plan)];
  let lines = '';
  if (colour === 'red') for (let y = 12; y < depth - 6; y += 9) lines += `M6 ${y}H${width - 6}`;
  if (colour === 'blue') {
    for (let x = 20; x < width - 8; x += 15) lines += `M${x} 6V${depth - 6}`;
    lines += `M6 ${depth / 2}H${width - 6}`;
  }
  if (colour === 'yellow') for (let arc = 1; arc < 6; arc += 1) lines += `M6 ${depth - 6 - arc * 10}A${arc * 15} ${arc * 10} 0 0 1 ${6 + arc * 15} ${depth - 6}`;
  return lines;
});

export interface RoofGarden extends Greenery {
  /** A bed of grass, a pond in it, panes of a glass house; in the roof's own coordinates. */
  bed: string;
  pond: string;
  panes: string;
}

/** What grows on a roof: a hedge at the far wall, a bed, a pond, a glass house or a tree; relative to the roof's far left corner. */
export const gardenOf = kept((plan, tile, height): RoofGarden => {
  const face = tileFace(tile);
  const [width, depth] = [roofWidth(plan), roofDepth(plan)];
  const lean = leanOf(plan);
  const at = (u: number, v: number): Point => ({ x: u + lean * v, y: v });
  const garden = Object.assign(new Garden(), { bed: '', pond: '', panes: '' });
  hedge(garden, face, width);
  const roll = dice(face.number * 57 + face.colour.charCodeAt(0) * 3);
  const kind = Math.floor(roll() * 4);
  if (height > 2) {
    for (let index = 0; index < 3; index += 1) {
      const { x, y } = at(50 + index * 6 + roll() * 3, depth - 8);
      garden.shrub(x, y - 1.5, 3 + roll() * 1.6, roll() > 0.7);
    }
    return garden;
  }
  const left = kind === 1 ? 66 : 54;
  if (kind === 1) {
    for (let pane = 0; pane < 3; pane += 1) {
      const x = left + 1 + pane * 12.5;
      if (x + 10 < width - 6) garden.panes += `M${x} ${depth - 18}h10v10h-10z`;
    }
    return garden;
  }
  garden.bed = `M${left} ${depth - 20}H${width - 8}V${depth - 7}H${left}Z`;
  if (kind === 2) garden.pond = `M${(left + width - 8) / 2 - 19} ${depth - 13.5}a11 3.6 0 1 0 22 0a11 3.6 0 1 0 -22 0z`;
  for (let index = 0; index < (kind === 2 ? 2 : 4); index += 1) {
    const { x, y } = at(width - 14 - index * 9 - roll() * 3, depth - 8 - roll() * 8);
    if (x > at(left + 3, depth).x) garden.shrub(x, y - 1.5, 3.2 + roll() * 1.8, roll() > 0.7);
  }
  if (kind === 3) {
    const { x, y } = at(width - 14, depth - 9);
    garden.tree(x, y, 0.82, face.number % 2 === 1);
  }
  return garden;
});

function hedge(garden: Garden, face: TileFace, width: number): void {
  const roll = dice(face.number * 991 + face.colour.charCodeAt(0));
  const count = 3 + Math.floor(roll() * 4);
  const start = 0.08 + roll() * 0.5;
  for (let index = 0; index < count; index += 1) {
    const share = start + index * 0.062;
    if (share < 0.96) garden.shrub(width * share, 2.5 - roll() * 1.5, 3.6 + roll() * 2.2, roll() > 0.86);
  }
}

/** What hangs down the front from the roof's near edge; relative to the near left corner. */
export const vinesOf = kept((plan, tile): Greenery => {
  const face = tileFace(tile as TileId);
  const roll = dice(face.number * 31 + face.colour.charCodeAt(0) * 17 + 3);
  const garden = new Garden();
  const vines = 1 + Math.floor(roll() * 2.3);
  for (let vine = 0; vine < vines; vine += 1) {
    const x = roofWidth(plan) * (0.06 + roll() * 0.84);
    const length = 2 + Math.floor(roll() * 3);
    for (let leaf = 0; leaf < length; leaf += 1) garden.shrub(x + (roll() - 0.5) * 4, leaf * 3.6 - 1, 3.2 - leaf * 0.5);
    garden.shrub(x + 4, -0.5, 3);
  }
  return garden;
});

// -- sites and building sites -----------------------------------------------------------------------------------------

/** Shrubs round the token of a letter; relative to the cell's corner. */
export const siteOf = kept((plan, letter): Greenery => {
  const roll = dice(letter.charCodeAt(0) * 77);
  const garden = new Garden();
  const spots: [number, number][] = [[0.12, 0.2], [0.86, 0.16], [0.9, 0.8], [0.14, 0.82], [0.8, 0.48]];
  for (const [u, v] of spots) {
    const [x, y] = [u + (roll() - 0.5) * 0.08, v + (roll() - 0.5) * 0.1];
    if (roll() > 0.25) garden.shrub(x * plan.width - y * plan.lean, y * plan.depth, 4 + roll() * 2.5, roll() > 0.8);
  }
  return garden;
});

/** A crane of a height: mast and jib, from the foot of the mast. */
export function craneOf(top: number): { mast: string; jib: string } {
  let mast = `M-2.4 0V${round(top)}M2.4 0V${round(top)}`;
  for (let y = -3, index = 0; y > top + 4; y -= 6, index += 1) mast += `M${index % 2 ? -2.4 : 2.4} ${round(y)}L${index % 2 ? 2.4 : -2.4} ${round(y - 6)}`;
  const at = round(top);
  return { mast, jib: `M-27 ${at}H10M0 ${at - 8}L-25 ${at - 0.5}M0 ${at - 8}L9 ${at - 0.5}M0 ${at}V${at - 8}M-21 ${at}V${at + 9}` };
}

/** Scaffolding before the upper right of a front; from the roof's near right corner. */
export function scaffoldOf(reach: number): string {
  let poles = '';
  for (let pole = 0; pole < 5; pole += 1) poles += `M${-62 + pole * 15} -5V${round(reach)}`;
  return `${poles}M-65 8H-2M-62 19L-48 8`;
}

/** Where the pieces lie on a roof, in its own coordinates: the middle of each piece's upper edge. At most four, the number says the rest. */
export function piecesOf(plan: Plan, count: number): Point[] {
  const size = plan.piece;
  const shown = Math.min(count, 4);
  const spots = [[[0, 0.5]], [[-0.52, 0.5], [0.52, 0.5]], [[0, 0], [-0.52, 0.92], [0.52, 0.92]], [[-0.52, 0], [0.52, 0], [-0.52, 0.92], [0.52, 0.92]]][shown - 1] ?? [];
  const lean = leanOf(plan);
  return spots.map(([a, b]) => {
    const u = roofWidth(plan) - 29 + a! * size * 1.02;
    const v = (shown > 2 ? 5.5 : 8) + b! * size * 0.98;
    return { x: u + lean * v, y: v };
  });
}
