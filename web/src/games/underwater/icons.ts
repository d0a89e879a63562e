/** The signs of goods, pieces, cards and actions, on a field of 24 by 24: one outline, readable at 18 pixels. */

import { JOINTS, line, small, solid, type Shape } from '../shared/shapes';

const LINE = 'var(--sign-line, #04121f)';
const CIRCLE = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const OVAL = (x: number, y: number, rx: number, ry: number) => `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
const BOX = (x: number, y: number, width: number, height: number, r: number) => `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;

/** A filled form with a dark edge around it, drawn below the fill so that forms beside one another grow together. */
const edged = (d: string, fill: string, width = 1.8): Shape[] => [{ d, stroke: LINE, width }, { d, fill }];
const turned = (shapes: Shape[], transform: string): Shape[] => shapes.map((shape) => ({ ...shape, transform }));

// -- goods --------------------------------------------------------------------------------------------------------------

const KELP_BACK = 'M13.3 22.5C12.900 18.3 14 16 16.3 14c2-1.700 2.700-3.600 2.100-6.600 3.500 3.500 4 7.600 1.300 10.700-1.800 1.900-3 3-3.300 4.400z';
const KELP_FRONT = 'M10.8 22.5C5.900 19 4.800 15.400 7 12c1.900-3 2-5.700-.4-10.300 6.100 2.200 8.900 6.800 6.700 11.200-1.600 3.100-1.300 5.900.9 9.600z';
const kelp: Shape[] = [...edged(KELP_BACK, 'var(--kelp-deep)'), ...edged(KELP_FRONT, 'var(--kelp)'), line('M9.2 5c2 3.600 1.700 6-.1 8.900-1.200 2.300-.6 4.700 1.700 7.200', 1.3, 'var(--kelp-deep)')];
const steelplast: Shape[] = [
  ...edged('M2 10.200 8.400 5.600 22 9v6.300l-6.400 4.500L2 16.300z', 'var(--steel-mid)'),
  solid('M2 10.200 8.400 5.600 22 9l-6.400 4.600z', 'var(--steel)'),
  solid('M15.600 13.600 22 9v6.300l-6.400 4.500z', 'var(--steel-deep)'),
  line('M5.200 12.800v2.400M8.400 13.600V16M11.600 14.400v2.400', 1.3, '#5f7b8d'),
];
const ORBIT = OVAL(12, 12, 10, 4.3);
const science: Shape[] = [
  ...['rotate(38 12 12)', 'rotate(-38 12 12)'].map((transform) => ({ ...line(ORBIT, 4, LINE), transform })),
  ...['rotate(38 12 12)', 'rotate(-38 12 12)'].map((transform) => ({ ...line(ORBIT, 2, 'var(--science)'), transform })),
  { d: CIRCLE(12, 12, 3), fill: '#fff', stroke: 'var(--science-deep)', width: 1.2 },
];
const credit: Shape[] = [...edged(CIRCLE(12, 12, 9.8), 'var(--credit)'), line(CIRCLE(12, 12, 7.3), 1.4, 'var(--credit-deep)'), line('M15.300 9.300a4.200 4.200 0 1 0 0 5.400M12 5.800v2M12 16.200v2', 2, 'var(--credit-ink)')];
const biomass: Shape[] = [
  ...edged(`${CIRCLE(8, 14.8, 5.7)}${CIRCLE(16.6, 15.6, 5)}${CIRCLE(12.8, 7.6, 5.4)}`, 'var(--biomass-deep)'),
  solid(`${CIRCLE(8, 14.6, 3.9)}${CIRCLE(16.6, 15.3, 3.2)}${CIRCLE(12.8, 7.3, 3.6)}`, 'var(--biomass)'),
  solid(`${CIRCLE(6.9, 13.3, 1.2)}${CIRCLE(11.8, 6.1, 1.1)}${CIRCLE(15.9, 14.3, 1)}`, '#fff'),
];
const STARFISH =
  'M12 1.600c1.700 0 2.200 2 2.900 4.600.4 1.300 1 1.800 2.300 1.900 2.700.1 4.700.3 5.200 1.800.5 1.600-1.200 2.700-3.300 4.200-1.100.8-1.300 1.500-.9 2.800.8 2.500 1.300 4.500 0 5.400-1.300 1-2.900-.3-5-1.800-1-.8-1.500-.8-2.500 0-2.100 1.500-3.700 2.800-5 1.800-1.300-.9-.8-2.900 0-5.400.4-1.300.2-2-.9-2.800-2.100-1.500-3.800-2.600-3.300-4.200.5-1.500 2.500-1.700 5.200-1.800 1.300-.1 1.900-.6 2.300-1.900C9.800 3.600 10.300 1.600 12 1.600z';
const DOTS: [number, number][] = [[12, 5.3], [12, 8.8], [18.6, 10.6], [15.3, 11.6], [16, 18.6], [14.1, 15.7], [8, 18.6], [9.9, 15.7], [5.4, 10.6], [8.7, 11.6]];
const point: Shape[] = [...edged(STARFISH, 'var(--point)'), solid(DOTS.map(([x, y]) => CIRCLE(x, y, 1.05)).join(''), 'var(--point-deep)')];

// -- cards --------------------------------------------------------------------------------------------------------------

const WAVES = 'c1.300-1.400 2.700-1.400 4 0s2.700 1.400 4 0';
const card: Shape[] = [...edged(BOX(5, 2.5, 14, 19, 2.4), 'var(--card-paper)'), line(`M8 9${WAVES}M8 13${WAVES}M8 17${WAVES}`, 1.5, 'var(--card-line)')];
const cards: Shape[] = [...turned(edged(BOX(8.5, 2, 12.5, 17, 2.2), '#c9d7d6'), 'rotate(9 15 10)'), ...edged(BOX(3.5, 4, 13, 18, 2.3), 'var(--card-paper)'), line(`M6 10.500${WAVES}M6 15.500${WAVES}`, 1.6, 'var(--card-line)')];
const hand: Shape[] = [...turned(edged(BOX(2.5, 6, 9, 13.5, 1.8), '#b9cdd3', 1.5), 'rotate(-14 7 13)'), ...turned(edged(BOX(12.5, 6, 9, 13.5, 1.8), '#b9cdd3', 1.5), 'rotate(14 17 13)'), ...edged(BOX(7.3, 3.5, 9.4, 14.5, 1.9), 'var(--card-paper)', 1.5)];
const SPARK = 'm15.500 12.300 1.100 2.400 2.600.3-1.900 1.800.5 2.600-2.300-1.300-2.300 1.300.5-2.600-1.900-1.800 2.600-.3z';
const special: Shape[] = [...edged(BOX(4, 2, 14, 19, 2.4), 'var(--card-paper)'), line('M7 6.500h8M7 9.500h5', 1.6, 'var(--card-line)'), ...edged(CIRCLE(15.5, 16, 6), 'var(--credit)', 1.4), solid(SPARK, 'var(--credit-ink)')];
const ROUND_ARROW = 'M18.400 13.300a4.100 4.100 0 1 0 .6 3';
const use: Shape[] = [...edged(BOX(3.5, 2, 14, 19, 2.4), 'var(--card-paper)'), line('M6.500 6.500h8', 1.6, 'var(--card-line)'), ...edged(CIRCLE(15, 15.5, 6.5), '#fff', 1.4), line(ROUND_ARROW, 2.1, '#0b3a55'), solid('m19.900 11.300-.5 3.800-3.300-1.900z', '#0b3a55')];
const refresh: Shape[] = [...edged(BOX(3.5, 2, 14, 19, 2.4), 'var(--card-paper)'), ...edged(CIRCLE(15, 15.5, 6.5), 'var(--kelp)', 1.4), line('M12 15.500h6M15 12.500v6', 2.1, '#053a22')];

// -- what is built ------------------------------------------------------------------------------------------------------

const DOME = 'M2.500 18.500c0-8 4.200-13.500 9.500-13.500s9.500 5.500 9.500 13.500z';
const PLINTH = BOX(1, 18, 22, 3.4, 1.6);
const city: Shape[] = [...edged(DOME, '#e8fbff'), solid('M7 18v-4h2.200v4zM10.600 18v-8h2.800v8zM15 18v-5.500h2.200V18z', '#2b86ad'), line('M5.200 14.500c.6-3.600 2.200-6 4.300-7', 1.5, '#fff'), ...edged(PLINTH, '#b9cbd7', 1.2)];
const symbiotic: Shape[] = [
  ...edged(DOME, '#b98bff'),
  line('M12 18.500V11m0 4-3.300-2.600M12 14l3.300-2.600', 1.9, '#fbf0ff'),
  solid(CIRCLE(12, 9.6, 2.1), '#fff'),
  solid(`${CIRCLE(8, 11.8, 1.7)}${CIRCLE(16, 10.8, 1.7)}`, '#f0dcff'),
  ...edged(PLINTH, '#8c5fd6', 1.2),
];
/** A city of either kind: one half white, one violet. */
const either: Shape[] = [...edged(DOME, '#e8fbff'), solid('M12 5c5.300 0 9.500 5.500 9.500 13.500H12z', '#b98bff'), solid('M6 18v-4h2v4zM9 18v-7.500h2V18z', '#2b86ad'), line('M16 18.500v-6m0 3 2.200-2', 1.8, '#fbf0ff'), solid(CIRCLE(16, 11, 1.9), '#fff'), ...edged(PLINTH, '#b9cbd7', 1.2)];
const TUBE = 'M2 16.500C7.300 16.500 8 8 12 8s4.700 8.500 10 8.500';
const RIBS = 'M4.600 13.300l3 2.400M8.500 9.200l3.400 2.500M15.500 9.200l-3.400 2.500M19.400 13.300l-3 2.400';
const tunnelOf = (edge: string, inside: string): Shape[] => [line(TUBE, 9.4, LINE), line(TUBE, 7.2, edge), line(TUBE, 4.4, inside), line(RIBS, 1.3, edge)];
const tunnel = tunnelOf('#c9f4ff', '#1d6d94');
/** Buildings are one colour each; a token may ask for another by --sign-ink, and for what is cut out of it by --cut. */
const ink = (colour: string) => `var(--sign-ink, var(--${colour}))`;
const farm: Shape[] = [line('M6 16c-2.200-2.500 1.600-4.300 0-7.500M12 16c-2.700-3.300 2.300-6.300 0-12.500M18 16c-2.200-2.500 1.600-4.300 0-7.500', 2.5, ink('farm')), solid('M2.500 16h19l-2 5.500h-15z', ink('farm'))];
const desalination: Shape[] = [
  solid('M3 9.500C3 7 6 5.500 9.500 5.500S16 7 16 9.500V21.500H3z', ink('desalination')),
  solid('M9.500 9.300c1.900 2.400 2.900 4 2.900 5.500a2.900 2.900 0 1 1-5.800 0c0-1.500 1-3.100 2.900-5.500z', 'var(--cut, #0a2a45)'),
  line('M16 17.500h3.300V7.300c0-2-2.800-2-2.800-4.500', 2.5, ink('desalination')),
];
const laboratory: Shape[] = [
  solid('M8.200 1.800h7.600v2.600h-1.200v4.700l6.200 9.700c1 1.600-.1 3.400-1.900 3.400H5.100c-1.800 0-2.900-1.800-1.900-3.400l6.200-9.700V4.400H8.200z', ink('laboratory')),
  solid('M8.900 14l-2.700 4.300h7.300c.5-2.400-1.900-4.300-4.600-4.300z', 'var(--cut, #0a2a45)'),
  solid(CIRCLE(15.4, 17.2, 1.3), 'var(--cut, #0a2a45)'),
];
const THIRDS: [string, string][] = [['M12 12V1.800A10.200 10.200 0 0 1 20.800 17z', 'var(--desalination)'], ['M12 12 20.800 17A10.200 10.200 0 0 1 3.200 17z', 'var(--laboratory)'], ['M12 12 3.200 17A10.200 10.200 0 0 1 12 1.800z', 'var(--farm)']];
const wheel: Shape[] = THIRDS.flatMap(([d, fill]) => edged(d, fill, 1.3));
const building: Shape[] = [...wheel, solid(CIRCLE(12, 12, 3.6), '#0a2a45'), line('M12 10.200v3.600M10.200 12h3.600', 1.7, '#fff')];
const structure: Shape[] = [line('M2.500 19.500h19', 5.6, LINE), line('M2.500 19.500h19', 4.4, '#c9f4ff'), line('M2.500 19.500h19', 2.2, '#1d6d94'), ...small(wheel, 3.6, -0.5, 0.7), solid(CIRCLE(12, 7.9, 2.7), '#0a2a45')];
const SHIELD = 'M12 1.800 21.200 7v10L12 22.200 2.800 17V7z';
const upgrade: Shape[] = [...edged(SHIELD, 'var(--gold)'), line('m7.300 12 4.700-4.300 4.700 4.300M7.300 16.800l4.700-4.300 4.700 4.300', 2.3, '#5a3a00')];
/** An upgraded piece: the piece on gold. */
const CHEVRON: Shape[] = [line('m14.200 6.600 4-3.800 4 3.800', 4.2, LINE), line('m14.200 6.600 4-3.800 4 3.800', 2.3, 'var(--gold)')];
const golden = (piece: Shape[]): Shape[] => [...edged(CIRCLE(11.4, 13.2, 9.6), 'var(--gold)', 1.4), ...small(piece.map((shape) => ({ ...shape, fill: shape.fill && dark(shape.fill), stroke: shape.stroke && dark(shape.stroke) })), 4.7, 6.3, 0.56), ...CHEVRON];
const dark = (colour: string): string => (colour.startsWith('var(--sign-ink') ? '#4a2f00' : colour.startsWith('var(--cut') ? 'var(--gold)' : colour);
/** A second piece, an empty site, a city that is connected: signs beside a sign. */
const expansion: Shape[] = [line('M12 2.500 21.500 12 12 21.500 2.500 12z', 1.8), line('M12 7.500v9M7.500 12h9', 2.4)];
const SKYLINE = 'M3 20v-6h3v-4h3v10zM10 20V8l2-2.500L14 8v12zM15.500 20v-9H18v3.500h3V20z';
const metropolisOf = (fill: string): Shape[] => [...edged('M12 1.500 21.300 6.700v10.600L12 22.500l-9.300-5.200V6.700z', fill), ...small([solid(SKYLINE, '#f2f8ff')], 3.4, 2.6, 0.72)];

// -- the table ----------------------------------------------------------------------------------------------------------

const FLAG = 'M5.500 3.200h15.800l-4.600 5.200 4.600 5.200H5.500z';
const track: Shape[] = [line('M5.500 22V2.200', 4.2, LINE), ...edged(FLAG, '#fff4e0'), line('M5.500 22V2.200', 2.4, '#cfe3ee'), line('m8.200 10.400 3-3.800 3 3.800', 2.2, '#0b4a6b')];
const slotOf = (fill: string): Shape[] => [...edged(BOX(2, 5, 20, 14, 3.5), fill), ...edged(CIRCLE(12, 12, 4), '#0f3551', 1)];
const connected: Shape[] = [line('M9.500 14.500 6.800 17.200a3.400 3.400 0 0 1-4.800-4.800L4.700 9.700M14.500 9.500l2.700-2.700a3.400 3.400 0 0 1 4.800 4.800l-2.700 2.700M8.500 15.500l7-7', 2.3)];
const alone: Shape[] = [line('M9.500 14.500 6.800 17.200a3.400 3.400 0 0 1-4.800-4.800L4.700 9.700M14.500 9.500l2.700-2.700a3.400 3.400 0 0 1 4.800 4.800l-2.700 2.700M8 3.500 9 6M3.500 8 6 9M16 20.500 15 18M20.500 16 18 15', 2.3)];
const GEAR =
  'm10.300 1.500-.6 2.800-2 .8L5.300 3.500 3.500 5.300l1.600 2.400-.8 2-2.800.6v3.400l2.800.6.8 2-1.600 2.400 1.800 1.800 2.400-1.600 2 .8.6 2.800h3.400l.6-2.800 2-.8 2.400 1.600 1.800-1.800-1.600-2.400.8-2 2.800-.6v-3.400l-2.800-.6-.8-2 1.600-2.400-1.800-1.800-2.400 1.600-2-.8-.6-2.800z';
const production: Shape[] = [solid(`${GEAR}M8.300 12a3.700 3.700 0 1 0 7.400 0a3.700 3.700 0 1 0-7.400 0z`)];

/** One form for each colour, on slots and cards alike, for those who do not see the colour: weed, shell, coral; waves for none. */
export const EMBLEMS: Record<string, Shape[]> = {
  'colour-green': [solid('M12 22c-1-6-8-7-8-13 0-3 1.500-5.500 3-7 1 4 5 5.500 5 10 0-4.500 4-6 5-10 1.500 1.500 3 4 3 7 0 6-7 7-8 13z')],
  'colour-yellow': [solid('M12 21.500c-1.500 0-3-.7-3.400-2C4.500 16.500 2 13.500 2 10.500 2 6 6.500 2.500 12 2.500s10 3.500 10 8c0 3-2.500 6-6.600 9-.4 1.300-1.900 2-3.400 2z'), line('M12 19V6M9.600 18.500 5.800 8M14.400 18.500 18.200 8', 1.7, 'var(--emblem-cut, var(--yellow))')],
  'colour-red': [line('M12 22V12M12 16 6 11V5M12 14l6-5V4M6 8 2.800 5.500M12 12V3M18 7.500l3.200-2', 3.2)],
  'colour-none': [line('M2 9c3.300-3.400 6.700-3.400 10 0s6.700 3.400 10 0M2 16c3.300-3.400 6.700-3.400 10 0s6.700 3.400 10 0', 3)],
};

/** The five types of cards. */
export const TYPES: Record<string, Shape[]> = {
  instant: [solid('M13.500 1.500 4.500 13.500h6L9 22.500l10-13h-6.500z')],
  permanent: [line('M12 12c-2-3-3.600-4.300-5.600-4.300a4.300 4.300 0 0 0 0 8.600C8.400 16.300 10 15 12 12s3.600-4.300 5.600-4.300a4.300 4.300 0 0 1 0 8.600C15.600 16.300 14 15 12 12z', 2.8)],
  action: [line('M19.300 8.300A8.300 8.300 0 1 0 20.300 13', 2.8), solid('m21.700 3.300-.9 7-6-3.500z')],
  production,
  'end-scoring': [line('M5 22V2.500', 2.6), solid('M6 3h15l-3.500 5.500L21 14H6z'), solid('m12 5 1.100 2.300 2.500.3-1.800 1.700.4 2.500-2.200-1.200-2.200 1.200.4-2.500-1.800-1.700 2.500-.3z', 'var(--type-cut, #0a2a45)')],
};

// -- signs made of signs ------------------------------------------------------------------------------------------------

const PLUS = [line('M18.500 2.500v7M15 6h7', 4.4, LINE), line('M18.500 2.500v7M15 6h7', 2.2, '#fff')];
const MINUS = [line('M15.500 6h6.500', 4.6, LINE), line('M15.500 6h6.500', 2.4, '#ffb9ae')];
const TWO = [{ d: CIRCLE(18.6, 5.6, 5.2), fill: '#fff', stroke: LINE, width: 1.2 }, line('M16.900 4.500a1.800 1.800 0 1 1 3.200 1.100L17 8.800h3.600', 1.5, '#04202f')];
const LINK = [{ d: CIRCLE(19, 19, 5), fill: '#0f3551', stroke: '#fff', width: 1 }, ...small(connected, 14.6, 14.6, 0.37).map((shape) => ({ ...shape, stroke: '#fff', width: 3.4 }))];
/** A trigger: the sign with a bell's arc over it. */
const RING = [line('M2.500 6.500C3 4 4.500 2.500 7 2', 4.4, LINE), line('M2.500 6.500C3 4 4.500 2.500 7 2', 2.2, 'var(--gold)')];
const when = (piece: Shape[]): Shape[] => [...small(piece, 3, 3.4, 0.86), ...RING];
const second = (piece: Shape[]): Shape[] => [...small(piece, 0, 4, 0.84), ...TWO];
const joined = (piece: Shape[]): Shape[] => [...small(piece, 0, 0, 0.9), ...LINK];
const beside = (one: Shape[], other: Shape[]): Shape[] => [...small(one, -1, -1, 0.66), ...small(other, 9, 9, 0.66)];

const WHITE_CITY = city;
const full: Shape[] = [...small(either, 1.2, -2.4, 0.9), solid(CIRCLE(5, 21, 2.6), 'var(--farm)'), solid(CIRCLE(12, 21, 2.6), 'var(--desalination)'), solid(CIRCLE(19, 21, 2.6), 'var(--laboratory)')];
const PIECES: Record<string, Shape[]> = {
  farm,
  desal: desalination,
  lab: laboratory,
  tunnel,
  'white-city': WHITE_CITY,
  'symbiotic-city': symbiotic,
  building,
  structure,
  city: either,
  'farm-or-desal': beside(farm, desalination),
  'farm-or-lab': beside(farm, laboratory),
  'desal-or-lab': beside(desalination, laboratory),
};
const GOODS: Record<string, Shape[]> = { kelp, steelplast, science, credit, biomass };
const UPGRADES: Record<string, Shape[]> = {
  farm: golden(farm),
  desal: golden(desalination),
  lab: golden(laboratory),
  building: golden(building),
  structure: golden(structure),
  tunnel: [...tunnelOf('var(--gold)', '#8a5d0a'), ...CHEVRON],
};
const metropolisBlue = metropolisOf('#3d7fe6');
const metropolis = metropolisOf('#5d7fb0');
const slot = slotOf('var(--pearl)');
const COLOUR_OF: Record<string, string> = { Y: 'yellow', R: 'red', G: 'green' };

/** Signs by name, made for all that the packs can name: `names(PIECES, 'cheaper-', …)`. */
const named = (parts: Record<string, Shape[]>, prefix: string, make: (shapes: Shape[], name: string) => Shape[]): Record<string, Shape[]> => Object.fromEntries(Object.entries(parts).map(([name, shapes]) => [`${prefix}${name}`, make(shapes, name)]));
const pairs = (parts: Record<string, Shape[]>, prefix: string, make: (piece: Shape[], good: Shape[]) => Shape[]): Record<string, Shape[]> =>
  Object.fromEntries(Object.entries(parts).flatMap(([name, piece]) => Object.entries({ ...GOODS, point }).map(([good, shapes]) => [`${prefix}${name}-${good}`, make(piece, shapes)])));
const usedSlots = ['Y1', 'Y2', 'Y3', 'Y4', 'Y5', 'R1', 'R2', 'R3', 'R4', 'R5', 'G1', 'G2', 'G3', 'G4', 'G5', 'YS3', 'RS1', 'RS4', 'RS5', 'GS3', 'GS5'];

export const ICONS: Record<string, Shape[]> = {
  ...JOINTS,
  ...EMBLEMS,
  ...TYPES,
  ...GOODS,
  ...PIECES,
  point,
  card,
  cards,
  hand,
  'special-card': special,
  'use-action': use,
  refresh,
  both: [line('M4 9h16M4 15h16', 2.4)],
  perform: slot,
  'slot-available': [...small(slot, 0, 0, 1), line('m8.500 12 2.500 2.600 5-5.200', 2.2, '#9cf0b4')],
  'slot-available-coloured': [...small(slotOf('var(--green)'), 0, -3, 0.62), ...small(slotOf('var(--yellow)'), 9, -3, 0.62), ...small(slotOf('var(--red)'), 4.500, 8, 0.62)],
  'slot-occupied': [...small(slot, 0, 0, 1), solid(CIRCLE(12, 12, 3.4), '#ff8fc1')],
  'slot-not-mine': [...small(slot, 0, 0, 1), line('M8.500 8.500l7 7M15.500 8.500l-7 7', 2.2, '#ffb9ae')],
  clone: [...small(slotOf('var(--steel)'), -1, -2, 0.8), ...small(slotOf('var(--steel-mid)'), 5.500, 6.500, 0.8)],
  'slot-green': slotOf('var(--green)'),
  'slot-yellow': slotOf('var(--yellow)'),
  'slot-red': slotOf('var(--red)'),
  slot,
  'metropolis-blue': metropolisBlue,
  'metropolis-brown': metropolisOf('#a06a38'),
  metropolis,
  build: [...edged('M4 20h16v-3H4zM6 17V8h3v9zM11 17V4h3v13zM16 17v-6h3v6z', '#b9cbd7', 1.4), ...PLUS],
  'build-upgraded': [...small(upgrade, -1, 1, 0.9), ...PLUS],
  upgrade,
  expansion,
  free: [...small(credit, 1.500, 1.500, 0.88), line('M3.500 20.500l17-17', 4.4, LINE), line('M3.500 20.500l17-17', 2.4, '#9cf0b4')],
  for: [line('M5 9.500h14M5 14.500h14', 2.6)],
  less: [line('M5 12h14', 3)],
  pay: [line('M5 12h14', 3, '#ff9d8f')],
  exchange: [line('M4 8.500h14.500M14.500 4.500l4 4l-4 4M20 15.500H5.500M9.500 11.500l-4 4l4 4', 2.2)],
  forgo: [line('M5 12h14', 3, '#ff9d8f'), line('M15 7l5 5-5 5', 2.4)],
  different: [...small(kelp, -2, -1, 0.62), ...small(credit, 9.500, -1, 0.6), ...small(science, 3.500, 9.500, 0.62)],
  'produce-one': [...small(production.map((shape) => ({ ...shape, fill: 'var(--gold)' })), 0, 0, 0.9), ...PLUS],
  'hand-limit': [...small(hand, 0, 2, 0.9), ...PLUS],
  track,
  connected,
  alone,
  'full-city': full,
  'tunnel-at-city': joined(tunnel),
  'upgraded-tunnel-at-city': joined(UPGRADES.tunnel!),
  'upgraded-set': [...small(UPGRADES.farm!, -1, -1, 0.54), ...small(UPGRADES.desal!, 11.500, -1, 0.54), ...small(UPGRADES.lab!, -1, 11, 0.54), ...small(UPGRADES.tunnel!, 11.500, 11, 0.54)],
  'paid-special': special,
  'claimed-card': cards,
  'claimed-type': [...small(TYPES.permanent!, 0, 0, 0.6), ...small(TYPES.action!, 11, 0, 0.55), ...small(TYPES.production!, 5, 11, 0.55)],
  'on-space': when(track),
  'on-end': TYPES['end-scoring']!,
  'on-production': production,
  'on-hand': hand,
  'on-any-time': TYPES.permanent!,
  'on-turn-end': [line('M6 3h12M6 21h12M7.500 3c0 5 9 6 9 9s-9 4-9 9M16.500 3c0 5-9 6-9 9s9 4 9 9', 2)],
  'on-connect': when(metropolisBlue),
  'on-second-tunnel': second(tunnel),
  'on-match': [...small(slotOf('var(--green)'), 0, 4, 0.86), line('m14 6 2.500 2.500L22 3', 2.6)],
  'on-no-match': [...small(slotOf('var(--red)'), 0, 4, 0.86), line('M15 3l6 6M21 3l-6 6', 2.6)],
  'on-build': when([...edged('M4 20h16v-3H4zM6 17V8h3v9zM11 17V4h3v13zM16 17v-6h3v6z', '#b9cbd7', 1.4)]),
  'on-upgrade': when(upgrade),
  ...named({ ...PIECES, 'full-city': full, metropolis }, 'connected-', joined),
  ...named(UPGRADES, 'upgraded-', (shapes) => shapes),
  'on-second': [line('M4 20h12', 2.4), ...TWO],
  'on-second-upgraded': [...small(upgrade, 0, 4, 0.84), ...TWO],
  'on-use': when(slot),
  'on-slot-gives': [...small(slot, 0, -2, 0.9), line('M12 14v7M8.500 17.500l3.500 3.500 3.500-3.500', 2.2)],
  'at-space': track,
  cheaper: [...small(credit, -1, 3, 0.8), ...MINUS],
  more: [...small(production, -1, 3, 0.8), ...PLUS],
  ...Object.fromEntries(usedSlots.map((id) => [id, slotOf(`var(--${COLOUR_OF[id.charAt(0)]!})`)])),
};

/** Two or three signs that read as one: an occasion and its piece, a discount, what is produced in addition. Named by their parts. */
export const COMPOSED: Record<string, Shape[]> = {
  ...named(PIECES, 'on-build-', when),
  ...named(UPGRADES, 'on-upgrade-', when),
  ...named({ 'farm-or-desal': PIECES['farm-or-desal']!, 'farm-or-lab': PIECES['farm-or-lab']!, 'desal-or-lab': PIECES['desal-or-lab']! }, 'on-upgrade-', when),
  ...named({ farm, desal: desalination, lab: laboratory }, 'on-second-', second),
  ...named({ farm: UPGRADES.farm!, desal: UPGRADES.desal!, lab: UPGRADES.lab! }, 'on-second-upgraded-', second),
  ...named(GOODS, 'on-slot-gives-', (good) => [...small(slot, -1, -2, 0.8), ...small(good, 9.500, 9.500, 0.62)]),
  ...Object.fromEntries(usedSlots.map((id) => [`on-use-${id}`, when(slotOf(`var(--${COLOUR_OF[id.charAt(0)]!})`))])),
  ...pairs(PIECES, 'cheaper-', (piece, good) => [...small(piece, -1.500, -1.500, 0.72), ...small(good, 10, 10, 0.58), ...MINUS]),
  ...pairs({ ...PIECES, ...named(UPGRADES, 'upgraded-', (shapes) => shapes) }, 'more-', (piece, good) => [...small(piece, -1.500, -1.500, 0.72), ...small(good, 10, 10, 0.58), ...PLUS]),
};

/** What stands before the number of an icon that is a bound. */
export const BOUNDS: Record<string, string> = {};
