/** The water behind a board: shelves going down into the deep, weed, rocks, fish. Made once from a few seeds, so that it is the same every time. */

export interface Blade {
  d: string;
  far: boolean;
  opacity: number;
}

export interface Leaf {
  transform: string;
  /** How much of the lit green it has, in percent. */
  lit: number;
}

export interface Kelp {
  stem: string;
  width: number;
  leaves: Leaf[];
}

export interface Shelf {
  index: number;
  y: number;
  amplitude: number;
  edge: string;
  shade: string;
  ledges: readonly [string, string];
  blades: Blade[];
  corals: string[];
  rocks: string[];
}

const [WIDTH, COLUMNS] = [800, 14];

/** Numbers between two bounds that look like chance and never change. */
function dice(seed: number): (least: number, most: number) => number {
  let at = seed;
  return (least, most) => {
    at = (at * 16807) % 2147483647;
    return least + ((most - least) * at) / 2147483647;
  };
}

/** A wavy line across the water. */
export function wave(y: number, amplitude: number, phase: number, drop = 0): string {
  const points = Array.from({ length: COLUMNS + 1 }, (_, step) => ({
    x: -10 + (step * WIDTH) / COLUMNS,
    y: y + drop + Math.sin(step * 0.9 + phase) * amplitude + Math.sin(step * 0.41 + phase * 2.1) * amplitude * 1.4 + Math.sin(step * 2.3 + phase * 3) * amplitude * 0.35,
  }));
  return points.slice(1).reduce((d, to, index) => {
    const from = points[index]!;
    const x = ((from.x + to.x) / 2).toFixed(1);
    return `${d}C${x} ${from.y.toFixed(1)} ${x} ${to.y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
  }, `M${points[0]!.x} ${points[0]!.y.toFixed(1)}`);
}

/** One leaf of weed: wide at the ground, swaying, pointed. */
function blade(x: number, y: number, height: number, width: number, sway: number): string {
  const steps = 5;
  const [left, right]: [number[][], number[][]] = [[], []];
  for (let step = 0; step <= steps; step++) {
    const share = step / steps;
    const middle = x + Math.sin(share * 4.2 + sway) * height * 0.07 * (0.4 + share) + sway * share * 2;
    const half = width * (1 - share) * (0.75 + 0.25 * Math.sin(share * 13 + sway));
    left.push([middle - half, y - height * share]);
    right.unshift([middle + half, y - height * share]);
  }
  const all = [...left, ...right];
  const text = ([px, py]: number[]) => `${px!.toFixed(1)} ${py!.toFixed(1)}`;
  return `${all.slice(1).reduce((d, to, index) => {
    const from = all[index]!;
    const middle = ((from[1]! + to[1]!) / 2).toFixed(1);
    return `${d}C${from[0]!.toFixed(1)} ${middle} ${to[0]!.toFixed(1)} ${middle} ${text(to)}`;
  }, `M${text(all[0]!)}`)}Z`;
}

type Grove = readonly [x: number, y: number, width: number, height: number, count: number, far: boolean, opacity: number];

function grow(groves: readonly Grove[], roll: (least: number, most: number) => number): Blade[] {
  return groves.flatMap(([x, y, width, height, count, far, opacity]) =>
    Array.from({ length: count }, () => ({ d: blade(x + roll(-width, width), y + roll(-4, 6), height * roll(0.55, 1.1), roll(2.6, 5), roll(-2, 2)), far, opacity: opacity * roll(0.75, 1) })),
  );
}

/** Giant kelp: a stem, leaves left and right, each with its bladder. */
function tree(x: number, y: number, height: number, lean: number, size: number, phase: number): Kelp {
  const count = Math.round(height / (11 * size));
  const stem: string[] = [];
  const leaves: Leaf[] = [];
  for (let step = 0; step <= count; step++) {
    const share = step / count;
    const [px, py] = [(x + lean * share * share + Math.sin(share * 5 + phase) * 7 * size).toFixed(1), (y - height * share).toFixed(1)];
    stem.push(`${px} ${py}`);
    if (step < 2) continue;
    const side = step % 2 ? 1 : -1;
    const scale = size * (1.15 - 0.55 * share) * (step === count ? 1.1 : 1);
    const angle = -Math.abs(side * (28 + 18 * Math.sin(step + phase)) - 8);
    leaves.push({ transform: `translate(${px} ${py}) scale(${(side * scale).toFixed(2)} ${scale.toFixed(2)}) rotate(${angle.toFixed(0)})`, lit: Math.round(35 + 60 * share) });
  }
  return { stem: `M${stem.join('L')}`, width: 2.6 * size, leaves };
}

const at = (x: number, y: number, size: number): string => `translate(${x} ${y}) scale(${size})`;

interface Ground {
  y: number;
  amplitude: number;
  phase: number;
  groves: Grove[];
  corals: string[];
  rocks: string[];
}

const GROUNDS: readonly Ground[] = [
  { y: 56, amplitude: 5, phase: 0.4, groves: [[204, 86, 30, 38, 12, true, 0.85], [636, 64, 8, 24, 4, true, 0.7]], corals: [], rocks: [at(232, 92, 0.6)] },
  { y: 108, amplitude: 6, phase: 2, groves: [[150, 150, 26, 48, 12, true, 0.85], [432, 146, 24, 36, 10, true, 0.8]], corals: [at(476, 148, 0.6)], rocks: [at(118, 158, 0.8)] },
  { y: 164, amplitude: 7, phase: 3.6, groves: [[572, 186, 18, 50, 10, true, 0.9], [762, 178, 12, 44, 7, true, 0.85]], corals: [at(160, 190, 0.6)], rocks: [at(596, 190, 0.7)] },
  { y: 222, amplitude: 7, phase: 0.9, groves: [[350, 280, 22, 48, 10, true, 0.95], [6, 312, 12, 64, 7, true, 0.95]], corals: [], rocks: [at(376, 286, 0.8)] },
  { y: 282, amplitude: 8, phase: 2.6, groves: [[576, 290, 26, 54, 12, false, 0.55]], corals: [at(404, 312, 0.85)], rocks: [at(552, 298, 0.9)] },
  { y: 340, amplitude: 7, phase: 4.4, groves: [[350, 346, 22, 44, 10, false, 0.5], [676, 340, 30, 60, 12, false, 0.6]], corals: [at(452, 352, 0.85)], rocks: [at(640, 352, 1)] },
  { y: 392, amplitude: 6, phase: 1.5, groves: [], corals: [], rocks: [] },
];

const roll = dice(11);
export const SHELVES: readonly Shelf[] = GROUNDS.map(({ y, amplitude, phase, groves, corals, rocks }, index) => ({
  index,
  y,
  amplitude,
  edge: wave(y, amplitude, phase),
  shade: wave(y, amplitude, phase, -3),
  ledges: [wave(y, amplitude * 0.9, phase, 11), wave(y, amplitude * 0.8, phase, 24)],
  blades: grow(groves, roll),
  corals,
  rocks,
}));

export const RIPPLES: readonly string[] = [0, 1, 2, 3, 4].map((step) => wave(2 + step * 4.5, 2.2, step * 1.9));

/** Shafts of light: where they enter, how wide, how they lean. */
export const SHAFTS: readonly string[] = ([[60, 22, -96], [128, 44, -70], [226, 18, -34], [270, 66, -6], [384, 26, 36], [440, 58, 72], [556, 24, 120], [620, 44, 170]] as const).map(
  ([x, width, lean]) => `M${x} -12H${x + width}L${x + width * 2.5 + lean} 420H${x - width * 1.2 + lean}Z`,
);

const small = dice(31);
export const FRONT: readonly Blade[] = grow([[120, 444, 26, 60, 9, false, 0.95], [424, 446, 34, 50, 12, false, 0.9], [330, 446, 30, 34, 9, false, 0.85]], small);
export const KELPS: readonly Kelp[] = [tree(690, 430, 110, 10, 0.85, 0.7), tree(716, 430, 140, 8, 0.9, 2.6), tree(18, 330, 96, 6, 0.75, 1.1), tree(414, 372, 84, -8, 0.7, 2), tree(438, 376, 64, 10, 0.65, 0.4), tree(700, 446, 70, -10, 0.8, 0.5), tree(730, 446, 92, 12, 0.85, 1.4), tree(764, 448, 150, -10, 1, 2.2)];
export const SNOW: readonly { x: number; y: number; r: number; opacity: number }[] = Array.from({ length: 56 }, () => ({ x: Math.round(small(0, 778)), y: Math.round(small(0, 430)), r: Math.round(small(5, 14)) / 10, opacity: Math.round(small(25, 70)) / 100 }));
const SHOAL = [[404, 38], [420, 44], [414, 30], [434, 36], [446, 46], [430, 54], [456, 34], [462, 42]];
export const FISH: readonly string[] = [...SHOAL.map(([x, y]) => at(x! + 180, y! - 16, 0.42)), ...[[390, 326], [400, 332], [406, 322], [416, 329], [410, 338]].map(([x, y]) => at(x!, y!, 0.55))];
