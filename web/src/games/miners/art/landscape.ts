/** The mountain as path data, grown once from a fixed seed: sky, strata with their flecks, crystals, grass. The mine's middle is x = 0. */

import { DEEP, GROUND, ROW } from '../mine/plan';

export const LEFT = -3200;
export const RIGHT = 3200;
const FLOOR = 2600; // below what any window shows

/** Numbers between 0 and 1, always the same ones. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const short = (value: number): string => value.toFixed(1);

/** The upper edge of a stratum, and all that lies below it. */
function stratum(y: number, seed: number): string {
  let path = `M${LEFT} ${y}`;
  for (let x = LEFT, step = 0; x < RIGHT; x += 64, step += 1) {
    const crest = y + ((step + seed) % 2 ? -9 : 8) + ((step * seed) % 4);
    path += `Q${x + 32} ${crest} ${x + 64} ${y + ((step * 3 + seed) % 5) - 2}`;
  }
  return `${path}V${FLOOR}H${LEFT}Z`;
}

/** Softer lines within a stratum. */
function bands(y: number): string[] {
  return [0.3, 0.55, 0.8].map((share, index) => {
    let path = `M${LEFT} ${short(y + ROW * share)}q70 ${index % 2 ? 9 : -8} 145 0`;
    for (let x = LEFT + 145; x < RIGHT; x += 145) path += `t145 ${(x % 3) - 1}`;
    return path;
  });
}

/** Pebbles in the rock, light and dark. */
function flecks(from: number, to: number, count: number, size: number, random: () => number): { light: string; dark: string } {
  let [light, dark] = ['', ''];
  for (let index = 0; index < count; index += 1) {
    const [x, y, r] = [LEFT + random() * (RIGHT - LEFT), from + random() * (to - from), 1 + random() * size];
    if (random() < 0.5) light += `M${short(x - r * 1.7)} ${short(y)}a${short(r * 1.7)} ${short(r)} 0 1 0 ${short(r * 3.4)} 0a${short(r * 1.7)} ${short(r)} 0 1 0 ${short(-r * 3.4)} 0Z`;
    else dark += `M${short(x)} ${short(y)}l${short(r * 2)} ${short(-r)} ${short(r * 2)} ${short(r * 0.8)} ${short(-r)} ${short(r * 1.3)} ${short(-r * 2.5)} 0Z`;
  }
  return { light, dark };
}

function stalactites(random: () => number): string {
  let path = '';
  for (let x = LEFT; x < RIGHT; x += 22 + random() * 50) {
    const [width, length] = [6 + random() * 9, 3 + random() ** 3 * 40];
    path += `M${short(x - width * 1.6)} 500l${short(width)} 8 ${short(width * 0.6)} ${short(length)} ${short(width * 0.5)} ${short(-length * 0.7)} ${short(width * 0.5)} ${short(length * 0.3)} ${short(width * 0.8)} ${short(-length * 0.6 - 8)}Z`;
  }
  return path;
}

/** A surface of glowing rock. */
function magma(y: number, height: number): string {
  let path = `M${LEFT} ${y}`;
  for (let x = LEFT, step = 0; x < RIGHT; x += 110, step += 1) path += `q55 ${step % 2 ? height : -height} 110 ${(step % 3) - 1}`;
  return `${path}V${FLOOR}H${LEFT}Z`;
}

function grass(random: () => number): { blades: string; shade: string } {
  let [top, low, middle] = ['', '', ''];
  for (let x = LEFT; x <= RIGHT; x += 10) {
    const y = GROUND - 3;
    const under = y + 8 + 3.5 * Math.sin(x / 17) + 2 * Math.sin(x / 6);
    top += `L${x + 3} ${short(y - 3 - random() * 4)} ${x + 6} ${short(y - 0.5)} ${x + 10} ${short(y - random() * 1.5)}`;
    low = `L${x} ${short(under)}${low}`;
    middle = `L${x} ${short(under - 5)}${middle}`;
  }
  return { shade: `M${LEFT} ${GROUND - 3}${top}${low}Z`, blades: `M${LEFT} ${GROUND - 3}${top}${middle}Z` };
}

interface Peak {
  x: number;
  y: number;
}

/** The far mountains: high and low peaks in turn, with snow on the high ones and a shaded side. */
function ridge(random: () => number): { edge: string; snow: string; shade: string } {
  const peaks: Peak[] = [];
  for (let x = LEFT, high = true; x <= RIGHT; x += 46 + random() * 26, high = !high) peaks.push({ x: Math.round(x), y: Math.round(high ? 16 + random() * 30 : 56 + random() * 26) });
  const between = (from: Peak, to: Peak, share: number) => `${short(from.x + (to.x - from.x) * share)} ${short(from.y + (to.y - from.y) * share)}`;
  let [snow, shade] = ['', ''];
  peaks.forEach((peak, index) => {
    const [before, next] = [peaks[index - 1], peaks[index + 1]];
    if (!before || !next || index % 2) return;
    shade += `M${peak.x} ${peak.y}L${next.x} ${next.y} ${next.x - 10} 126 ${peak.x + 14} 126 ${peak.x + 4} ${peak.y + 34}Z`;
    if (peak.y < 36) snow += `M${peak.x} ${peak.y}L${between(peak, before, 0.4)} ${peak.x - 9} ${peak.y + 13} ${peak.x - 3} ${peak.y + 19} ${peak.x + 4} ${peak.y + 12} ${peak.x + 10} ${peak.y + 18} ${between(peak, next, 0.38)}Z`;
  });
  return { edge: `M${peaks.map(({ x, y }) => `${x} ${y}`).join('L')}V130H${LEFT}Z`, snow, shade };
}

function hills(y: number, height: number, step: number, random: () => number): string {
  let path = `M${LEFT} 132V${y}`;
  for (let x = LEFT; x < RIGHT; x += step) path += `q${step / 2} ${short(-height * (0.4 + random()))} ${step} ${short((random() - 0.5) * 6)}`;
  return `${path}V132Z`;
}

/** Trees, flowers, stars, clouds: where they stand. None stands where the surface has its houses. */
const HOUSES: readonly (readonly [number, number])[] = [[-350, -160], [-100, 36], [86, 316]];
const isFree = (x: number) => !HOUSES.some(([from, to]) => x > from && x < to);

export interface Cluster {
  x: number;
  y: number;
  size: number;
  tone: 'blue' | 'violet' | 'green' | 'red';
}

/** Crystals in the deep, many; a few in the grey rock above it. None in the middle of a stratum where chambers lie. */
function clusters(random: () => number): Cluster[] {
  const found: Cluster[] = [];
  for (let x = LEFT + 40, index = 0; x < RIGHT; x += 84 + random() * 60, index += 1) found.push({ x: Math.round(x), y: Math.round(602 + random() * 12), size: 0.9 + random() * 0.7, tone: (['violet', 'blue', 'violet', 'blue', 'violet', 'green', 'blue', 'red'] as const)[index % 8]! });
  for (let x = LEFT + 120; x < RIGHT; x += 210 + random() * 130) found.push({ x: Math.round(x), y: Math.round(470 + random() * 24), size: 0.6 + random() * 0.4, tone: random() < 0.6 ? 'blue' : 'violet' });
  return found;
}

function veins(random: () => number): { dark: string; gold: string } {
  let [dark, gold] = ['', ''];
  for (let x = LEFT + 60; x < RIGHT; x += 260 + random() * 220) {
    const [y, width, tilt] = [[GROUND + 70, GROUND + ROW * 2 + 40][Math.floor(random() * 2)]! + random() * 30, 60 + random() * 50, 10 + random() * 16];
    dark += `M${short(x)} ${short(y)}q${short(width / 3)} ${short(tilt - 8)} ${short(width)} ${short(tilt)}`;
    for (let index = 0; index < 12; index += 1) {
      const share = index / 11;
      const r = (1.5 + random() * 4.5) * (1 - Math.abs(share - 0.5));
      gold += `M${short(x + width * share - r)} ${short(y + tilt * share + (random() - 0.5) * 14)}l${short(r * 0.6)} ${short(-r * 0.9)} ${short(r * 1.2)} ${short(r * 0.15)} ${short(r * 0.5)} ${short(r * 0.8)} ${short(-r * 0.8)} ${short(r * 0.8)} ${short(-r * 1.1)} ${short(-r * 0.1)}Z`;
    }
  }
  return { dark, gold };
}

function scatter(step: number, random: () => number, free: (x: number) => boolean = () => true): number[] {
  const found: number[] = [];
  for (let x = LEFT + random() * step; x < RIGHT; x += step * (0.4 + random())) if (free(x)) found.push(Math.round(x));
  return found;
}

function landscape() {
  const random = seeded(11);
  const top = (row: number) => GROUND + ROW * (row - 1);
  return {
    ridge: ridge(random),
    hills: [hills(104, 34, 150, random), hills(116, 18, 220, random)],
    trees: scatter(70, random, isFree).map((x) => ({ x, size: 0.7 + random() * 0.4 })),
    flowers: scatter(46, random).map((x, index) => ({ x, y: GROUND - 4 - (index % 2), tone: ['#fff3b0', '#ffd0dc', '#ffffff'][index % 3]! })),
    stars: scatter(60, random).map((x, index) => ({ x, y: Math.round(8 + random() * 46), size: 0.8 + (index % 3) * 0.5 })),
    clouds: scatter(300, random).map((x) => ({ x, y: Math.round(20 + random() * 20), size: 0.7 + random() * 0.5 })),
    strata: [2, 3, 4].map((row) => ({ row, edge: stratum(top(row), [0, 0, 1, 2, 4][row]!) })),
    bands: [1, 2, 3].flatMap((row) => bands(top(row))),
    flecks: [flecks(top(1) + 16, top(2) - 6, 410, 3.5, random), flecks(top(2) + 14, top(3) - 6, 360, 4, random), flecks(top(3) + 14, top(4) - 5, 360, 5, random), flecks(top(4) + 15, DEEP - 5, 260, 5, random)],
    stalactites: stalactites(random),
    magma: [magma(620, 13), magma(625, 11), magma(630, 8)],
    clusters: clusters(random),
    veins: veins(random),
    sparks: scatter(60, random).map((x, index) => ({ x, y: Math.round(545 + random() * 45), size: 1 + (index % 3) * 0.6 })),
    grass: grass(random),
  };
}

export const LANDSCAPE = landscape();
