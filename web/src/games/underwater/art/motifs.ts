/**
 * Pictures of the cards, like old posters: a ground, a motif, a foreground, in tones of the card's colour. Which motif a card shows follows from the
 * signs of its effect, which ground and which way round from its number.
 */

/** A shape on a field of 146 by 88. Tones: 0 lightest to 5 darkest of the card's colour, `lamp` and `violet` for lights. */
export interface Stroke {
  d: string;
  fill?: Tone;
  line?: Tone;
  width?: number;
  opacity?: number;
}
export type Tone = 0 | 1 | 2 | 3 | 4 | 5 | 'lamp' | 'violet' | 'violet-lit' | 'white';

const f = (d: string, fill: Tone, opacity?: number): Stroke => ({ d, fill, opacity });
const l = (d: string, line: Tone, width = 2, opacity?: number): Stroke => ({ d, line, width, opacity });
const dot = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const dots = (r: number, ...at: [number, number][]) => at.map(([x, y]) => dot(x, y, r)).join('');

const FLOOR = f('M0 78c30-6 60 4 90-1s40 0 56-2v16H0z', 5);
const WEEDS = f('M4 90c6-18-4-26 2-44 8 14 2 28 6 44zM18 90c2-12-2-16 0-26 6 8 4 18 6 26zM120 90c-2-16 6-22 2-38 10 10 6 26 8 38zM134 90c0-12 4-16 2-26 8 8 6 18 8 26z', 5);
const RAYS = (x: number, y: number) => `M${x} ${y}-10 ${y - 44}v-26zM${x} ${y} 14-12h24zM${x} ${y} 58-12h20zM${x} ${y} 100-12h22zM${x} ${y} 156-6v24zM${x} ${y} 156 ${y - 8}v22zM${x} ${y}-10 ${y + 4}v20z`;

/** What lies behind: a sun with rays, rings of light, shafts, a current. */
export const GROUNDS: readonly (readonly Stroke[])[] = [
  [f('M0-10h146v102H0z', 2), f(RAYS(92, 42), 1, 0.75), f(dot(92, 42, 28), 0, 0.9), f(dot(92, 42, 20), 'white', 0.55)],
  [f('M0-10h146v102H0z', 4), f(dot(73, 40, 58), 3), f(dot(73, 40, 42), 2), f(dot(73, 40, 27), 1, 0.9)],
  [f('M0-10h146v102H0z', 3), f('M10-10h26l44 102H36zM62-10h16l40 102H92zM104-10h30l24 102h-28z', 2), f('M22-10h8l40 102H58zM112-10h12l18 102h-14z', 1, 0.7), f(dots(1.6, [20, 20], [52, 12], [84, 26], [130, 16], [64, 54]), 0, 0.8)],
  [f('M0-10h146v102H0z', 2), f('M-4 22c26-16 44 10 74 0s44-18 80-6v22c-30-12-50 10-80 8s-48-16-74 0z', 1, 0.85), f('M-4 48c26-12 44 10 74 2s44-16 80-4v46H-4z', 3), f(dot(30, 22, 12), 0, 0.9)],
];

const TOWER = (x: number) => [f(`M${x} 90V44c0-10 6-16 14-16s14 6 14 16v46z`, 5), f(`M${x + 2} 44c0-9 5-14 12-14v60H${x + 2}z`, 2, 0.4), f(`M${x + 5} 42h18v3H${x + 5}zM${x + 5} 48h18v3H${x + 5}zM${x + 5} 54h18v3H${x + 5}z`, 1), f(dot(x + 14, 68, 5), 'lamp')];
const DOME = (x: number, y: number, r: number, fill: Tone, edge: Tone) => [f(`M${x - r} ${y}a${r} ${r * 1.15} 0 0 1 ${2 * r} 0z`, fill), l(`M${x - r * 0.72} ${y - r * 0.3}c${r * 0.1}-${r * 0.36} ${r * 0.3}-${r * 0.56} ${r * 0.56}-${r * 0.64}`, edge, Math.max(2, r / 11))];
const GEAR = 'M0-26l5 0 2 7 6 3 7-3 4 4-3 7 3 6 7 2v6l-7 2-3 6 3 7-4 4-7-3-6 3-2 7h-6l-2-7-6-3-7 3-4-4 3-7-3-6-7-2v-6l7-2 3-6-3-7 4-4 7 3 6-3 2-7z';
const moved = (d: string, x: number, y: number) => `M${x} ${y}m0 0${d.replace(/^M(-?[\d.]+)[ ,]?(-?[\d.]+)/, (_, a: string, b: string) => `m${a} ${b}`)}`;

export const MOTIFS: Record<string, readonly Stroke[]> = {
  farm: [
    f('M12 90V66h122v24z', 4), f('M8 62h130v7H8z', 5),
    f([24, 50, 76, 102, 124].map((x, index) => `M${x} 62c-10-12 6-20 -2-${34 + (index % 2) * 8} 14 8 16 ${20 + (index % 2) * 6} 8 ${34 + (index % 2) * 8}z`).join(''), 0),
    f([34, 62, 90, 114].map((x) => `M${x} 62c-6-8 4-14-1-24 9 6 10 15 5 24z`).join(''), 1), f(dots(3, [30, 77], [60, 77], [90, 77], [118, 77]), 'lamp'),
  ],
  desal: [f('M0 58c20-9 40-9 60 0s50 9 86-2v34H0z', 4), f('M73 16c10 13 15 21 15 29a15 15 0 0 1-30 0c0-8 5-16 15-29z', 0), l('M66 46a8 8 0 0 0 7 8', 'white', 3), ...TOWER(18), ...TOWER(100), f('M44 66h18v8H44zM84 66h18v8H84z', 5), FLOOR],
  lab: [
    f('M0 66c30-8 60 6 90-2s40-2 56 0v26H0z', 4), f('M62 8h22v6h-4v16l18 38c3 8-2 16-10 16H58c-8 0-13-8-10-16l18-38V14h-4z', 0, 0.95), f('M57 52h32l8 18c2 6-1 10-6 10H55c-5 0-8-4-6-10z', 3), f(dots(3, [64, 62], [78, 58], [72, 70], [86, 70]), 1),
    l('M64 34l-9 20', 'white', 3), f('M22 84V56c0-4 3-6 6-6s6 2 6 6v28zM112 84V56c0-4 3-6 6-6s6 2 6 6v28z', 5), f('M22 66h12v18H22zM112 62h12v22h-12z', 1), FLOOR,
  ],
  tunnel: [
    f('M-4 90V62c40-20 110-20 154 0v28z', 4), l('M-6 62C34 30 112 30 152 62', 5, 34), l('M-6 62C34 30 112 30 152 62', 0, 27), l('M-6 62C34 30 112 30 152 62', 4, 19), l('M22 56c30-12 72-12 102 0', 'lamp', 9), l('M30 54c26-9 60-9 86 0', 5, 2), l('M14 34l8 42M46 24l4 46M100 24l-4 46M132 34l-8 42', 0, 4), WEEDS,
  ],
  city: [f('M0 70c30-6 60 4 90-1s40 0 56-2v24H0z', 4), ...DOME(73, 80, 50, 1, 'white'), f('M38 80V58h11v-9h9v31zM60 80V40l6-8 6 8v40zM75 80V30l7-9 7 9v50zM92 80V50h10v30zM104 80V62h9v18z', 4), f('M42 62h3v4h-3zM64 48h3v4h-3zM64 58h3v4h-3zM80 38h3v4h-3zM80 48h3v4h-3zM80 58h3v4h-3zM95 56h3v4h-3zM107 67h3v4h-3z', 'lamp'), f('M14 78h118v10H14z', 5)],
  'white-city': [f('M0 70c30-6 60 4 90-1s40 0 56-2v24H0z', 4), ...DOME(40, 80, 26, 0, 'white'), ...DOME(96, 80, 40, 0, 'white'), f('M78 80V56h8v-6h8v30zM96 80V42l5-6 5 6v38zM108 80V58h8v22zM30 80V66h7v14zM40 80V60h7v20z', 4), f('M99 48h3v4h-3zM99 58h3v4h-3zM88 56h3v4h-3zM111 63h3v4h-3z', 'lamp'), FLOOR],
  'symbiotic-city': [
    f('M14 78c0-18 9-28 20-28s20 10 20 28zM92 78c0-18 9-28 20-28s20 10 20 28z', 'violet'), f('M41 80c0-28 14-46 32-46s32 18 32 46z', 'violet-lit'), l('M48 70c1-16 8-27 18-31', 'white', 3), l('M19 70c1-9 5-15 10-17M97 70c1-9 5-15 10-17', 'white', 2.2, 0.7), l('M73 80V56m0 12-9-7m9 2 9-8', 'white', 3),
    f(dots(3.6, [63, 59], [83, 54]) + dot(73, 53, 4.6), 'white'), FLOOR,
  ],
  upgrade: [
    f('M0 72c30-8 60 4 90-1s40 0 56-2v22H0z', 4), f('M108 90V20h10v70z', 5), l('M112 22H40M112 22l-20 16', 5, 6), l('M46 24v16', 5, 3), f('M30 72h34v14H30zM36 58h22v14H36z', 0), f('M41 40h11v16H41z', 'lamp'), l('m36 50 11-11 11 11', 1, 5), l('M76 66l10-9 10 9M76 78l10-9 10 9', 0, 5), FLOOR,
  ],
  track: [f('M0 50c22-14 40-12 58 0s42 16 88-6v46H0z', 3), f('M0 62c18-12 36-12 54 0s50 12 92-6v34H0z', 4), f('M58 36C46 26 30 22 10 26c14 3 22 9 27 17 4 7 10 10 18 10 2 6 4 12 4 20 3-7 4-14 4-20 8-1 13-5 16-11 4-8 11-14 24-19-18-3-34 2-45 13z', 5), l('M44 33c6 2 11 6 14 10 3-4 8-8 14-10', 1, 1.6), f('M0 74c18-9 36-9 56 0s50 8 90-4v20H0z', 5)],
  card: [
    f('M0 74c30-8 50 2 80-2s50-2 66 0v18H0z', 4), f('M36 20l34-8 14 58-34 8z', 1), f('M64 12l34 6-10 58-34-6z', 0), l('M70 26c6-5 12 4 18 0M68 36c6-5 12 4 18 0M66 46c6-5 12 4 18 0M64 56c6-5 12 4 18 0', 3, 2.4), l('M45 30l18-4M48 42l14-3M51 54l12-3', 3, 2.2), WEEDS,
  ],
  action: [
    f('M84 40 150 4v86L84 54z', 'lamp', 0.6), f('M84 43 150 22v46L84 51z', 'lamp', 0.8), f('M20 46c0-13 14-19 34-19s34 8 34 19-14 19-34 19-34-6-34-19z', 0), f('M22 50c4 9 16 15 32 15 20 0 34-8 34-19H21c0 1 .3 3 1 4z', 1), f('M20 46c0-6 3-10 8-13v26c-5-3-8-7-8-13zM46 27c0-8 3-12 8-12h12v4h-7v9zM8 34l12 8v8L8 58c4-8 4-16 0-24z', 4),
    f(dots(6.5, [44, 43], [61, 43]) + dot(77, 44, 5), 4), f(dots(4, [44, 43], [61, 43]), 'lamp'), WEEDS, FLOOR,
  ],
  credit: [
    f('M0 70c30-8 60 6 90-2s40-2 56 0v22H0z', 4), f('M34 44c0-16 14-24 38-24s38 8 38 24z', 4), f('M34 44h76v34H34z', 3), f('M34 44h76v6H34zM46 24h6v54h-6zM92 24h6v54h-6z', 5), f('M66 48h12v14H66z', 'lamp'), f(dots(8, [30, 74], [112, 72], [122, 80], [20, 82]) + dots(6, [44, 82], [100, 82]), 'lamp'), l([[30, 74], [112, 72], [122, 80], [20, 82]].map(([x, y]) => dot(x!, y!, 5)).join(''), 4, 1.6), FLOOR,
  ],
  science: [
    f('M0 74c30-8 50 2 80-2s50-2 66 0v18H0z', 5), l('M73 40m-48 0a48 17 0 1 0 96 0a48 17 0 1 0-96 0', 0, 3.4), { ...l('M47-2c14-6 38 20 52 50s14 40 4 42', 0, 3.4) }, { ...l('M99-2c-14-6-38 20-52 50s-14 40-4 42', 0, 3.4) }, f(dot(73, 40, 12), 'lamp'), f(dots(5, [27, 44], [112, 30], [90, 78]), 1), f(dot(69, 36, 4), 'white', 0.8),
  ],
  steelplast: [
    f('M0 72c30-8 60 4 90-1s40 0 56-2v22H0z', 4), f('M20 52l30-14 36 8v20l-30 14-36-8z', 1), f('M20 52l30-14 36 8-30 14z', 0), f('M56 60l30-14v20l-30 14z', 3), f('M66 34l28-13 34 8v18l-28 13-34-8z', 1), f('M66 34l28-13 34 8-28 13z', 0), f('M100 42l28-13v18l-28 13z', 3), l('M28 58v8M38 61v8M48 63v8M74 40v6M84 42v6', 4, 3), FLOOR,
  ],
  kelp: [
    f('M0 78c30-6 60 4 90-1s40 0 56-2v16H0z', 5), f('M24 90C8 66 38 56 26 24c18 12 26 34 14 50-4 6-6 10-6 16zM64 90C44 62 84 48 62 4c24 14 36 46 18 64-6 8-8 14-6 22zM108 90c-16-24 14-34 0-66 20 12 28 36 14 52-4 6-4 8-4 14z', 1), l('M30 84c-2-16 6-26 2-44M70 84c-4-20 12-34 4-58M114 84c-4-14 6-26 2-42', 4, 2.4), f('M92 30c4-4 9-4 13 0l4-3v6l-4-3c-4 4-9 4-13 0zM8 44c3-3 7-3 10 0l3-2.300v4.600l-3-2.300c-3 3-7 3-10 0z', 0),
  ],
  biomass: [
    f('M46 42c0-20 12-32 28-32s28 12 28 32c-6 6-12-2-18 2s-12-4-18 0-14 4-20-2z', 'violet-lit'), f('M54 34c2-12 8-18 16-20', 'violet'), l('M56 30c2-9 8-15 16-17', 'white', 3, 0.8), l('M56 46c-6 12 6 18-2 34M68 46c-4 14 6 18 0 36M80 46c6 12-4 18 2 34M92 44c6 10-4 18 4 30', 'violet-lit', 3.4), f(dots(3, [62, 30], [78, 24], [88, 34]), 'white', 0.8), f(dots(6, [24, 60], [122, 54]) + dots(4, [34, 74], [112, 70]), 'violet'), FLOOR,
  ],
  metropolis: [f('M0 66c30-6 60 4 90-1s40 0 56-2v28H0z', 4), f('M73-2 123 26v44L73 98 23 70V26z', 5, 0.55), f('M30 80V52h12V40h12v40zM56 80V26l9-12 9 12v54zM76 80V18l10-14 10 14v62zM98 80V46h12v34zM112 80V60h10v20z', 0), f('M35 58h4v5h-4zM45 48h4v5h-4zM62 34h5v6h-5zM62 46h5v6h-5zM83 28h5v6h-5zM83 40h5v6h-5zM83 52h5v6h-5zM102 54h4v5h-4zM115 66h3v4h-3z', 4), FLOOR],
  point: [f(RAYS(73, 46), 1, 0.5), f(dot(73, 44, 32), 0, 0.4), f('M73 4c6 0 8 10 11 20 2 6 4 8 10 8 12 0 22 1 24 7s-6 11-15 18c-5 4-6 7-4 12 4 11 6 20 1 24s-13-2-22-8c-4-3-6-3-10 0-9 6-17 12-22 8s-3-13 1-24c2-5 1-8-4-12-9-7-17-12-15-18s12-7 24-7c6 0 8-2 10-8 3-10 5-20 11-20z', 'lamp'), f(dots(2.4, [73, 22], [73, 34], [98, 40], [87, 44], [90, 70], [83, 60], [56, 70], [63, 60], [48, 40], [59, 44]), 4, 0.6)],
  production: [f('M0 72c30-8 60 4 90-1s40 0 56-2v22H0z', 5), f(moved(GEAR, 58, 46), 0), f(dot(58, 46, 10), 4), f(moved(GEAR, 104, 62).replace(/26/g, '26'), 1, 0.9), f(dot(104, 62, 9), 4), l('M14 30c10-8 18 6 28-2M10 20c10-8 18 6 28-2', 1, 3)],
  hand: [
    f('M48 46c0-20 10-34 26-34s26 14 26 34c0 8-4 12-8 14H56c-4-2-8-6-8-14z', 1), f(dots(5, [64, 40], [84, 40]), 'white'), f(dots(2.600, [65, 41], [83, 41]), 5), l('M56 58c-8 8-22 4-26 14s6 12 12 8M66 60c-4 10-12 10-12 20M82 60c4 10 12 10 12 20M92 58c8 8 22 4 26 14s-6 12-12 8', 1, 6), f(dots(1.500, [34, 68], [54, 74], [94, 74], [114, 68]), 4), FLOOR,
  ],
  slot: [
    f('M0 74c30-8 50 2 80-2s50-2 66 0v18H0z', 5), f('M44 84c-8-18-4-30 6-34h46c10 4 14 16 6 34z', 4), f(dot(73, 36, 27), 0), f(dot(73, 37, 18), 5), f(dot(73, 37, 15), 3), f('M62 34c2-8 8-12 16-12-6 4-9 9-10 16z', 'white', 0.7), f('M40 34h9v9h-9zM97 34h9v9h-9zM66 6h14v8H66z', 1), f('M46 60h54v6H46z', 1),
  ],
  refresh: [
    f('M34 50c0-18 18-30 40-30s40 12 40 30c-10 8-70 8-80 0z', 3), f('M44 44l12-18 14 8v14zM74 34l16-8 12 18-14 8-14-4z', 0), f('M112 46c10-8 22-6 24 2s-10 12-20 8z', 1), f(dot(129, 47, 1.800), 5), f('M44 56c-6 14-18 20-26 20 2-12 8-20 20-24zM88 58c2 14 12 22 22 24 0-12-4-20-14-26z', 1), f('M34 52c-8 0-12 4-14 8 8 2 14 0 18-4z', 1), FLOOR,
  ],
};

/** The motif of an effect: that of the first sign that has one. */
const MOTIF_OF: Record<string, string> = {
  'upgraded-farm': 'farm', 'upgraded-desal': 'desal', 'upgraded-lab': 'lab', 'upgraded-tunnel': 'tunnel', 'use-action': 'action', cards: 'card', building: 'upgrade', structure: 'upgrade', 'take-special': 'card', expansion: 'upgrade',
};

export function motifOf(icons: readonly { icon: string }[], fallback: string): string {
  for (const { icon } of icons) {
    const bare = icon.replace(/^(connected|build|on|second|cheaper|upgrade)-/, '');
    const name = MOTIF_OF[icon] ?? MOTIF_OF[bare] ?? (icon in MOTIFS ? icon : bare);
    if (name in MOTIFS) return name;
  }
  return fallback in MOTIFS ? fallback : 'point';
}
