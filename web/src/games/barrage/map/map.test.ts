import { describe, expect, it } from 'vitest';
import { Choices } from '../../shared/choices';
import type { Box, Point } from '../../shared/plane';
import type { Content, LogLine, Option, Question } from '../../types';
import type { DamView, MapView, View } from '../view';
import { obstaclesOf } from './clear';
import { curve, join, pointAt } from './curve';
import content from '../fixtures/content.json';
import produce from '../fixtures/productions.json';
import round from '../fixtures/round.json';
import { basinOf, Geography } from './geography';
import { BOUNDS, Places, shelfBox, spotBox, stepTo } from './places';
import { rowBox, rowsOf } from './productions';
import { routeOf, routesOf, siteOf } from './routes';
import { journeysOf, runsOf } from './journeys';

const geography = new Geography(content as unknown as Content);
const places = new Places(geography);
const sites = [...geography.dams, ...geography.conduits.map((conduit) => conduit.id), ...geography.powerhouses];
const headstreams = [1, 2, 3, 4].map((basin) => `H${basin}`);

const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const overlap = (a: Box, b: Box) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const dam = (level: number, water: number, capacity = level): DamView => ({ owner: 0, level, water, capacity });
const mapWith = (dams: Record<string, DamView>): MapView => ({ dams, conduits: {}, powerhouses: {}, headstreams: {}, headstream_tiles: [] });
const bare = mapWith({});
const line = (kind: string, seat: number, args: LogLine['words']['args']): LogLine => ({ kind, seat, words: { key: `log-${kind}`, args } });
const at = (id: string) => ({ key: 'site', args: { id } });

describe('the geography of the packs', () => {
  it('has the sites that the rules count (BR-F6)', () => {
    expect([geography.basins.length, geography.dams.length, geography.conduits.length, geography.powerhouses.length]).toEqual([12, 20, 20, 23]);
  });

  it('knows rivers, conduits, surcharges and areas', () => {
    expect([1, 6, 10, 12].map((basin) => geography.riverOf(basin))).toEqual([8, 10, 12, null]);
    expect(geography.conduitAt('C2R')).toEqual({ id: 'C2R', value: 5, from: 2, to: 10 });
    expect(['D7U', 'D7L', 'P12a', 'P12b', 'C1L'].map((site) => geography.surchargeOf(site))).toEqual([3, 0, 0, 3, 0]);
    expect(geography.areas).toEqual([{ id: 'mountains', base: 5, elevation: 4 }, { id: 'hills', base: 4, elevation: 3 }, { id: 'plains', base: 3, elevation: 2 }]);
  });
});

describe('the places', () => {
  it('have room for every site within the map, none over another', () => {
    const boxes = [...sites, ...headstreams].map((site) => ({ site, box: spotBox(places, site) }));
    for (const { site, box } of boxes) {
      expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= BOUNDS.width && box.y + box.height <= BOUNDS.height, `${site} is on the map`).toBe(true);
    }
    const clashes = boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => overlap(one.box, other.box)).map((other) => `${one.site} and ${other.site}`));
    expect(clashes).toEqual([]);
  });

  it('let a river join the basins that the packs say, through powerhouses and both dams (BR-F15, BR-F16)', () => {
    for (const basin of geography.basins) {
      const following = geography.riverOf(basin);
      const stations = [...(geography.powerhousesIn(basin).length ? [`P${basin}`] : []), ...geography.damsIn(basin)];
      const wanted = [...stations, following === null ? `out${basin}` : `P${following}`];
      for (let index = 1; index < wanted.length; index += 1) expect(places.next(wanted[index - 1]!)).toBe(wanted[index]);
      const way = places.way(wanted[0]!, wanted.at(-1)!);
      expect(way.points[0]).toEqual(places.at(wanted[0]!));
      expect(way.points.at(-1)).toEqual(places.at(wanted.at(-1)!));
    }
    expect(headstreams.map((headstream) => places.next(headstream))).toEqual(['D1U', 'D2U', 'D3U', 'D4U']);
    expect(places.next('out11')).toBeNull();
  });

  it('let rivers run down the map', () => {
    for (const { from, to, curve: river } of places.rivers) expect(river.points.at(-1)!.y, `${from} to ${to}`).toBeGreaterThan(river.points[0]!.y);
  });

  it('let every conduit start in its own basin and end at the powerhouses of the right one (BR-F11 to BR-F13)', () => {
    for (const conduit of geography.conduits) {
      const { points } = places.pipe(conduit.id);
      const dams = geography.dams.map((site) => ({ basin: basinOf(site), far: far(points[0]!, places.at(site)) }));
      expect(dams.sort((one, other) => one.far - other.far)[0]!.basin, `${conduit.id} starts`).toBe(conduit.from);
      const shelf = shelfBox(conduit.to, geography.powerhousesIn(conduit.to).length);
      const end = points.at(-1)!;
      expect(overlap({ ...end, width: 0, height: 0 }, { x: shelf.x - 12, y: shelf.y - 12, width: shelf.width + 24, height: shelf.height + 24 }), `${conduit.id} ends`).toBe(true);
    }
  });

  it('leave a conduit usable whose end a pack has moved', () => {
    const moved = structuredClone(content) as unknown as Content;
    moved.conduit!.find((entry) => entry.id === 'C1L')!.to = 9;
    const other = new Places(new Geography(moved));
    expect(other.pipe('C1L').points.at(-1)).toEqual(other.at('P9'));
  });

  it('let arrow keys reach every site from every other', () => {
    const all = [...headstreams, ...sites];
    const reached = new Set(['H1']);
    for (const site of reached) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = stepTo(places, site, key, all);
        if (next) reached.add(next);
      }
    }
    expect(all.filter((site) => !reached.has(site))).toEqual([]);
    expect(stepTo(places, 'H1', 'ArrowUp', all)).toBeNull();
    expect(stepTo(places, 'H1', 'Enter', all)).toBeNull();
  });
});

describe('curves', () => {
  it('pass through their points and are as long as they look', () => {
    const straight = curve([{ x: 0, y: 0 }, { x: 30, y: 40 }, { x: 60, y: 80 }]);
    expect(straight.length).toBeCloseTo(100, 3);
    expect(pointAt(straight.points, 50)).toEqual({ x: expect.closeTo(30, 3), y: expect.closeTo(40, 3) });
    expect(pointAt(straight.points, 1000)).toEqual({ x: 60, y: 80 });
    expect(join([straight, straight]).points).toHaveLength(2 * straight.points.length);
  });
});

describe('water that would run', () => {
  const drops = (option: Option) => runsOf(places, option, 'P8').map(({ end, drops }) => [end, drops]);
  const preview = (lines: LogLine[]) => ({ ...produce.question.options[0], previews: [{ label: null, pays: [], brings: [], lines }] }) as unknown as Option;
  const stops = (dam: string) => line('drop-stopped', 0, { start: at('P8a'), dam: at(dam) });

  it('goes where the previews of the choice say, drop by drop', () => {
    expect(drops(preview([stops('D8L'), stops('D8L'), line('drop-left', 0, { start: at('P8a') })]))).toEqual([['D8L', 2], ['out11', 1]]);
    expect(runsOf(places, null, 'P8')).toEqual([]);
  });

  it('runs from a headstream through all basins of its river', () => {
    const [run] = runsOf(places, preview([line('drop-left', 0, { start: at('H2') })]), 'H2');
    expect(run!.end).toBe('out11');
    expect([...new Set(places.nodes('H2', run!.end).map(basinOf))]).toEqual([2, 5, 9, 11]);
    expect(run!.curve.points[0]).toEqual(places.at('H2'));
  });

  it('is told for every production, each of its drops once', () => {
    for (const route of routesOf(new Choices(produce.question as unknown as Question))) {
      const runs = runsOf(places, route.option, places.mouth(route.conduit));
      expect(runs.reduce((sum, run) => sum + run.drops, 0), route.target).toBe(route.drops);
    }
  });
});

describe('water that ran', () => {
  it('goes through the conduit first, then down the river', () => {
    const news = [line('produced', 0, { drops: 1, energy: 3, dam: at('D5L'), conduit: at('C5L'), powerhouse: at('P8a') }), line('drop-left', 0, { start: at('P8a') })];
    const [journey, ...others] = journeysOf(places, news, bare, bare);
    expect(others).toEqual([]);
    expect([journey!.from, journey!.to]).toEqual(['D5L', null]);
    expect(journey!.curve.points[0]).toEqual(places.at('D5L'));
    const pipe = places.pipe('C5L').points;
    const mouth = journey!.curve.points.findIndex((point) => far(point, pipe.at(-1)!) === 0);
    const lake = journey!.curve.points.findIndex((point) => far(point, places.at('D8L')) === 0);
    expect(mouth).toBeGreaterThan(0);
    expect(lake).toBeGreaterThan(mouth);
    expect(journey!.curve.points.at(-1)).toEqual(places.at('out11'));
  });

  it('leaves the headstream in the water flow, and comes from the supply when somebody lets it run at once (BR-N4)', () => {
    const stopped = (seat: number) => journeysOf(places, [line('drop-stopped', seat, { start: at('H3'), dam: at('D6L') })], bare, bare)[0]!;
    expect([stopped(-1).from, stopped(-1).to]).toEqual(['H3', 'D6L']);
    expect([stopped(1).from, stopped(1).to]).toEqual([null, 'D6L']);
    expect(stopped(1).curve.points.at(-1)).toEqual(places.at('D6L'));
  });

  it('fills the headstreams after it has run, each drop for at least half a second', () => {
    const journeys = journeysOf(places, [line('drop-stopped', -1, { start: at('H1'), dam: at('D1U') }), line('headstreams-filled', -1, { h1: 2, h2: 0, h3: 0, h4: 1 })], bare, bare);
    expect(journeys.map(({ from, to }) => [from, to])).toEqual([['H1', 'D1U'], [null, 'H1'], [null, 'H1'], [null, 'H4']]);
    for (const { duration } of journeys) expect(duration).toBeGreaterThanOrEqual(500);
  });

  it('falls behind the dams that an effect fills', () => {
    const [before, after] = [mapWith({ D1U: dam(1, 0), D5L: dam(2, 0), D6L: dam(2, 1) }), mapWith({ D1U: dam(1, 1), D5L: dam(2, 2), D6L: dam(2, 1), D8L: dam(1, 1) })];
    const told = [line('drop-stopped', -1, { start: at('H1'), dam: at('D1U') })];
    const ends = (news: LogLine[]) => journeysOf(places, news, before, after).map(({ from, to }) => [from, to]);
    expect(ends([...told, line('filled-dams', 0, {})])).toEqual([['H1', 'D1U'], [null, 'D5L'], [null, 'D5L'], [null, 'D8L']]);
    expect(ends(told)).toEqual([['H1', 'D1U']]);
  });

  it('adds up over the end of a whole round', () => {
    const [before, after] = [(round.previous as unknown as View).map, (round.view as unknown as View).map];
    const all = journeysOf(places, round.news as unknown as LogLine[], before, after);
    const change = (site: string) => all.filter(({ to }) => to === site).length - all.filter(({ from }) => from === site).length;
    expect(all.length).toBeGreaterThan(4);
    for (const site of Object.keys(after.headstreams)) expect(before.headstreams[site]! + change(site), site).toBe(after.headstreams[site]);
    for (const [site, { water }] of Object.entries(before.dams)) expect(water + change(site), site).toBe(after.dams[site]!.water);
  });
});

describe('productions', () => {
  const routes = routesOf(new Choices(produce.question as unknown as Question));

  it('are those of the question, the strongest first', () => {
    expect(routes.length).toBe(produce.question.options.filter((option) => option.target.startsWith('route:')).length);
    expect(routes.map((route) => route.energy)).toEqual([...routes].map((route) => route.energy).sort((one, other) => other! - one!));
    for (const route of routes) expect(route.target).toBe(`route:${route.dam}-${route.conduit}-${route.drops}`);
  });

  it('stand where they cover no number, no piece, no value and not one another', () => {
    const kept = obstaclesOf(places, geography, (produce.view as unknown as View).map).filter(({ weight }) => weight >= 5);
    const rows = rowsOf(routes, places, geography, kept);
    const boxes = rows.map(rowBox);
    expect(rows.flatMap((row) => row.routes).length).toBe(routes.length);
    for (const [index, box] of boxes.entries()) {
      expect([...kept, ...boxes.slice(0, index)].filter((other) => overlap(box, other))).toEqual([]);
      expect(overlap({ ...box, x: box.x + box.width - 1, width: 1 }, BOUNDS) && overlap({ ...box, width: 1 }, BOUNDS)).toBe(true);
    }
  });

  it('can be pointed at without being offered', () => {
    expect(routeOf('route:D5U-C5L-2', null)).toEqual({ target: 'route:D5U-C5L-2', dam: 'D5U', conduit: 'C5L', drops: 2, option: null, energy: null, then: 0, toll: 0 });
    expect(routeOf('site:D5U', null)).toBeNull();
    expect(['site:D5U', 'headstream:H2', 'route:D5U-C5L-2', 'space:bank'].map(siteOf)).toEqual(['D5U', 'H2', null, null]);
  });
});
