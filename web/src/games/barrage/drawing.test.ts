/** What can be checked without a browser: signs, targets, motion, the wheel and names. */

import { describe, expect, it } from 'vitest';
import { checkQuestion, type Fixture as AnyFixture } from '../shared/checks';
import { itemOf, kindOf } from '../shared/choices';
import { roundBegun } from '../shared/log';
import { openPlaces, placeOf, trayOf } from './choices';
import { Packs } from './content';
import content from './fixtures/content.json';
import { flightsOf } from './flights';
import { BOUNDS, ICONS } from './icons';
import { targetsOf } from './log';
import { actionsOf, sectionOf } from './spaces';
import { coloursOf, colourOfContract, kindOfTile, levelOfTile, PIECES, POWERHOUSE_GIFTS, tileOf, tileWords, type View } from './view';
import { arcOf, middleOf, turnsOf } from './wheel';
import type { Content, LogLine } from '../types';
import engineWords from '@text/en/engine.ftl?raw';
import gameWords from '@text/en/barrage.ftl?raw';

type Fixture = AnyFixture<View> & { news: LogLine[] };

const FILES = import.meta.glob<Fixture>(['./fixtures/*.json', '!./fixtures/content.json'], { eager: true, import: 'default' });
const fixture = (name: string): Fixture => FILES[`./fixtures/${name}.json`]!;
const fixtures: [string, Fixture][] = Object.entries(FILES);
const packs = new Packs(content as unknown as Content);

describe('signs', () => {
  it('are there for every icon that a pack can bring', () => {
    const named = [...(gameWords + engineWords).matchAll(/^icon-([a-z0-9-]+) =/gm)].map((found) => found[1]!);
    expect(named.length).toBeGreaterThan(70);
    for (const icon of named) expect(Object.keys(ICONS), icon).toContain(icon);
    const used = [...JSON.stringify(content).matchAll(/"icon":"([a-z0-9-]+)"/g)];
    expect(used.length).toBeGreaterThan(100);
    for (const [, icon] of used) expect(Object.keys(ICONS)).toContain(icon);
  });

  it('are there for pieces, objectives and what powerhouses give', () => {
    const objectives = (content as unknown as Content).objective!.map((entry) => String(entry.id));
    for (const icon of [...PIECES, ...objectives, ...POWERHOUSE_GIFTS.values(), ...Object.keys(BOUNDS)]) expect(Object.keys(ICONS), icon).toContain(icon);
  });

  it('are drawn with numbers that can be read', () => {
    for (const shapes of Object.values(ICONS)) for (const { d } of shapes) expect(d).not.toMatch(/NaN|undefined/);
  });
});

describe('packs', () => {
  it('know contracts, spaces, tiles, officers and companies', () => {
    expect(packs.contract('N5')).toMatchObject({ energy: 15, reward: { icons: [{ icon: 'point', count: 12 }] } });
    expect(packs.space('workshop-2-right')).toMatchObject({ engineers: 3, surcharge: 3, price: 2 });
    expect(packs.technology('III-base')?.icons.map(({ icon }) => icon)).toEqual(['on-build', 'no-engineers', 'no-machines']);
    expect(packs.technology('basic-base')).toBeUndefined();
    expect(packs.officer('viktor-fiesler')?.icons).toContainEqual({ icon: 'least-product', count: 4 });
    expect([...packs.company('usa')!.incomes.base!.keys()]).toEqual([2, 4, 5]);
    expect(packs.company('usa')!.incomes.powerhouse).toBeUndefined();
  });

  it('tell where a base of a reward may stand', () => {
    expect(packs.contract('G12')?.reward.icons.map(({ icon }) => icon)).toEqual(['place-base', 'in-plains']);
    expect(packs.contract('R02')?.reward.icons.map(({ icon }) => icon)).toEqual(['place-base', 'in-anywhere']);
  });
});

describe('names', () => {
  it('of tiles are read and written', () => {
    expect([kindOfTile('II-conduit'), levelOfTile('II-conduit')]).toEqual(['conduit', 'II']);
    expect([kindOfTile('basic-joker'), levelOfTile('basic-joker')]).toEqual(['joker', null]);
    expect([kindOfTile('anton'), levelOfTile('anton')]).toEqual(['anton', null]);
    for (const tile of ['II-conduit', 'basic-joker', 'anton']) expect(tileOf(tileWords(tile).args)).toBe(tile);
  });

  it('of contracts tell their pile', () => {
    expect(['G07', 'Y01', 'R15', 'N2', 'S4'].map(colourOfContract)).toEqual(['green', 'yellow', 'red', 'national', 'start']);
  });

  it('of companies tell the colours of the sides, which differ even before the draft', () => {
    const { view } = fixture('middle');
    expect(new Set(coloursOf(view))).toEqual(new Set(['red', 'black', 'green', 'white']));
    const drafting = fixture('draft').view;
    expect(new Set(coloursOf(drafting)).size).toBe(drafting.sides.length);
    expect(drafting.sides.some((side) => side.company === null)).toBe(true);
  });
});

describe('action spaces', () => {
  it('stand together by action, left before right', () => {
    const { spaces } = fixture('middle').view;
    expect(actionsOf(spaces, 'turbine').map(({ id }) => id)).toEqual(['turbine-plus2', 'turbine-plus1', 'turbine-zero', 'turbine-minus1', 'turbine-minus2']);
    expect(actionsOf(spaces, 'workshop')[1]!.spaces.map(({ id }) => id)).toEqual(['workshop-2-left', 'workshop-2-right']);
    expect(actionsOf(spaces, 'patent').map(({ spaces: own }) => own.length)).toEqual([1, 1, 1]);
  });

  it('all belong to a board that is drawn', () => {
    const drawn = ['turbine', 'water', 'workshop', 'shop', 'contract', 'patent'] as const;
    const { spaces } = fixture('middle').view;
    expect(drawn.flatMap((section) => actionsOf(spaces, section).flatMap((action) => action.spaces)).length).toBe(spaces.length);
    for (const space of spaces) expect(drawn).toContain(sectionOf(space.id));
  });
});

describe.each(fixtures)('the position %s', (_, position) => {
  const { view } = position;

  checkQuestion(position, placeOf);

  it('has words and icons for all that lies on the table', () => {
    const contracts = [...view.office, ...view.national, ...view.sides.flatMap((side) => [...side.contracts, ...side.fulfilled])];
    for (const contract of contracts) if (contract) expect(packs.contract(contract)?.reward.icons.length, contract).toBeGreaterThan(0);
    for (const bonus of view.bonuses) expect(packs.bonus(bonus)?.icons.length).toBeGreaterThan(0);
    for (const side of view.sides) {
      if (side.officer) expect(packs.officer(side.officer)).toBeDefined();
      if (side.company) expect(packs.company(side.company)).toBeDefined();
    }
    if (view.objective) expect(packs.objective(view.objective)).toBeDefined();
    expect(view.prospects).toHaveLength(view.sides.length);
  });
});

describe('answers that are no piece', () => {
  it('stand by the map when the question is about the map, else by the company', () => {
    expect(trayOf(fixture('drop').question)).toBe('map');
    expect(trayOf(fixture('production').question)).toBe('map');
    expect(trayOf(fixture('fulfil').question)).toBe('own');
    expect(trayOf(fixture('middle').question)).toBe('own');
    expect(trayOf(null)).toBe('own');
  });

  it('are all drawn somewhere', () => {
    const { view } = fixture('middle');
    for (const target of ['choice:0', 'skip', 'done', 'pass']) expect(placeOf(target, view, 0)).toBe('tray');
    for (const target of ['pay:1,0,0', 'machines:1,1']) expect(placeOf(target, view, 0)).toBe('wheel');
    expect(placeOf('space:casino', view, 0)).toBeNull();
    expect(placeOf('tile:III-joker', { ...view, sides: view.sides.map((side) => ({ ...side, tiles: [] })) }, 0)).toBeNull();
  });

  it('tell which parts of the table are open', () => {
    const { question, view, seat } = fixture('draft');
    expect([...openPlaces(question, view, seat)]).toEqual(['draft']);
    expect(openPlaces(null, view, seat).size).toBe(0);
  });
});

describe('the wheel', () => {
  it('has its open sector on top and the next one to come home on the left', () => {
    expect(middleOf(0)).toEqual({ x: 0, y: -66 });
    expect(middleOf(1).x).toBeLessThan(0);
    expect(middleOf(5).x).toBeGreaterThan(0);
    expect(new Set([0, 1, 2, 3, 4, 5].map(arcOf)).size).toBe(6);
  });

  it('turns as far as the news tell, for its own side only', () => {
    const turned = (seat: number, sectors: number): LogLine => ({ kind: 'wheel-turned', seat, words: { key: 'log-wheel-turned', args: { sectors } } });
    expect(turnsOf([turned(0, 1), turned(1, 3), turned(0, 2)], 0)).toBe(3);
    expect(turnsOf([], 0)).toBe(0);
  });
});

describe('motion', () => {
  it('is none where nothing changed', () => {
    const { view } = fixture('middle');
    expect(flightsOf(view, structuredClone(view), 0)).toEqual([]);
  });

  it('carries engineers to their space and credits to the bank', () => {
    const before = fixture('begin').view;
    const after = structuredClone(before);
    const space = after.spaces.find(({ id }) => id === 'shop-excavator-right')!;
    Object.assign(space, { owner: 0, engineers: 1 });
    after.sides[0]!.credits -= 5;
    after.sides[1]!.banking += 4;
    const colours = coloursOf(after);
    expect(flightsOf(before, after, 0)).toEqual([
      { what: 'engineer', id: colours[0], count: 1, from: ['goods:0'], to: 'space:shop-excavator-right' },
      { what: 'engineer', id: colours[1], count: 4, from: ['side:1'], to: 'bank' },
      { what: 'credit', id: '', count: 5, from: ['goods:0'], to: 'bank' },
    ]);
  });

  it('carries a tile and machines to the wheel, and home again', () => {
    const before = fixture('begin').view;
    const after = structuredClone(before);
    const own = after.sides[0]!;
    const tile = own.tiles.shift()!;
    own.excavators -= 3;
    own.wheel[5] = { tile, excavators: 3, mixers: 0 };
    const there = flightsOf(before, after, 0);
    expect(there).toContainEqual({ what: 'tile', id: tile, count: 1, from: [`tile:${tile}`, 'tiles:0'], to: 'wheel:0' });
    expect(there).toContainEqual({ what: 'excavator', id: '', count: 3, from: ['goods:0'], to: 'wheel:0' });
    const back = flightsOf(after, before, 0);
    expect(back).toContainEqual({ what: 'tile', id: tile, count: 1, from: ['wheel:0'], to: 'tiles:0' });
    expect(back).toContainEqual({ what: 'excavator', id: '', count: 3, from: ['wheel:0'], to: 'goods:0' });
  });

  it('carries contracts and patents to whoever took them', () => {
    const before = fixture('begin').view;
    const after = structuredClone(before);
    const contract = after.office[0]!;
    const patent = after.patents[0]!;
    after.sides[1]!.contracts.push(contract);
    after.sides[0]!.tiles.push(patent);
    expect(flightsOf(before, after, 0)).toEqual([
      { what: 'tile', id: patent, count: 1, from: [`patent:${patent}`], to: 'tiles:0' },
      { what: 'contract', id: contract, count: 1, from: [`contract:${contract}`], to: 'side:1' },
    ]);
  });
});

describe('the log', () => {
  const line = (kind: string, args: LogLine['words']['args']): LogLine => ({ kind, seat: 1, words: { key: `log-${kind}`, args } });

  it('names the elements it speaks about, sites first', () => {
    const built = line('built', { tile: { key: 'tile-advanced', args: { kind: 'base', level: 'II' } }, site: { key: 'site', args: { id: 'D5U' } } });
    expect(targetsOf(built)).toEqual(['site:D5U', 'tile:II-base']);
    expect(targetsOf(line('drop-placed', { headstream: { key: 'site', args: { id: 'H3' } } }))).toEqual(['headstream:H3']);
    expect(targetsOf(line('used-space', { space: { key: 'space', args: { id: 'shop-any-left' } } }))).toEqual(['space:shop-any-left']);
    expect(targetsOf(line('patents-shown', { tiles: [{ key: 'tile-basic', args: { kind: 'joker' } }, { key: 'tile-special', args: {} }] }))).toEqual(['tile:basic-joker', 'tile:anton']);
    expect(targetsOf(line('used-bank', { count: 2 }))).toEqual(['bank']);
    expect(targetsOf(line('wheel-turned', { sectors: 1 }))).toEqual(['turned:1']);
  });

  it('speaks of spaces that are on the table', () => {
    const used = fixtures.flatMap(([, { log, view }]) => log.filter(({ kind }) => kind === 'used-space').map((found) => ({ view, targets: targetsOf(found) })));
    expect(used.length).toBeGreaterThan(5);
    for (const { view, targets } of used) for (const target of targets) if (kindOf(target) === 'space') expect(view.spaces.map(({ id }) => id)).toContain(itemOf(target));
  });

  it('marks the rounds', () => {
    expect(roundBegun(line('round-began', { round: 3 }))).toBe(3);
    expect(roundBegun(line('passed', {}))).toBeNull();
  });
});
