/** What can be checked without a browser: layout, signs, targets, motion. */

import { describe, expect, it } from 'vitest';
import { cellsOf, inReadingOrder, stepTo } from './city';
import { checkQuestion, type Fixture as AnyFixture } from '../shared/checks';
import { placeOf } from './choices';
import content from './fixtures/content.json';
import { boundsOf, liftOf, ringsOf, TALL, WIDE } from './city/plan';
import { frontOf } from './city/art';
import { ICONS } from './icons';
import { plainTelling, roundBegun } from '../shared/log';
import { targetsOf, tell } from './log';
import { Scene } from './scene.svelte';
import { motionsOf, stagesOf } from './motions';
import { Cards, cellOfCard, type View } from './view';
import type { Content, LogLine, TableProps } from '../types';
import effects from '../../../../src/ludarium/engine/effect.py?raw';
import bonuses from '../../../../src/ludarium/games/ginkgopolis/content/effects.py?raw';
import engineWords from '@text/en/engine.ftl?raw';
import gameWords from '@text/en/ginkgopolis.ftl?raw';

type Fixture = AnyFixture<View>;

const FILES = import.meta.glob<Fixture>(['./fixtures/*.json', '!./fixtures/content.json'], { eager: true, import: 'default' });
const fixture = (name: string): Fixture => FILES[`./fixtures/${name}.json`]!;
const fixtures: [string, Fixture][] = Object.entries(FILES);

describe('characters that packs add', () => {
  it('have a name, and numbers behind the others where their ids are words', () => {
    const effect = { source: 'on exploit: point 1', words: { key: 'x', args: {} }, icons: [{ icon: 'on-exploit', count: 0 }] };
    const person = (id: number | string, more = {}) => ({ id, colour: 'red', effect, start: effect, ...more });
    const cards = new Cards({ character: [person(1), person('mason', { name: 'Mason' }), person(2, { name: 'Flora' })] } as never);
    expect([1, 2, 3, 4].map((id) => cards.character(id)?.name)).toEqual([null, 'Flora', 'Mason', undefined]);
  });
});

describe('a new deck', () => {
  it("is nobody's deed in the log, in the middle of an action", () => {
    const line: LogLine = { kind: 'deck-rebuilt', seat: 1, words: { key: 'log-deck-rebuilt', args: { cards: 9, new: 2 } } };
    const scene = { text: (key: string) => key, view: { sides: [] } } as unknown as Scene;
    for (const telling of [tell(line, scene), plainTelling(line)]) expect(telling).toMatchObject({ rank: 'round', within: true });
  });
});

describe('the own goods before and after', () => {
  /** What a pointed at choice does to the tiles behind the own screen. */
  function tilesBy(name: string, target: string): number {
    const { view, question, seat } = fixture(name);
    const desk = { marked: null, layout: 'wide', press: () => undefined };
    const scene = new Scene(() => ({ view, content: content as unknown as Content, say: () => '', names: [], sides: [], question, seat, desk, highlight: new Set(), changed: new Set(), pending: null }) as unknown as TableProps<View>);
    scene.hovered = target;
    return scene.change('tile');
  }

  it('count the tile that is laid', () => {
    expect(tilesBy('tile', 'tile:blue-19')).toBe(-1);
    expect(tilesBy('floor', 'tile:blue-12')).toBe(0); // one is laid, one is drawn
    expect(tilesBy('floor', 'tile:red-6')).toBe(3); // it cannot be paid, stays, and the card brings three
  });

  it('count a tile that goes back once', () => {
    expect(tilesBy('return', 'tile:red-11')).toBe(-1);
  });
});

describe('the grid', () => {
  it('is read from top left to bottom right', () => {
    expect(inReadingOrder(['1,0', '-1,1', '0,-2', '0,1'])).toEqual(['-1,1', '0,1', '1,0', '0,-2']);
  });

  it('has a box round the outermost cells', () => {
    const { width, depth, lean } = WIDE;
    expect(boundsOf(WIDE, ['-2,0', '2,0', '0,3'])).toEqual({ x: -2 * width - lean, y: -3 * depth, width: 5 * width + lean, height: 4 * depth });
  });

  it('shows every building and every token', () => {
    const { view } = fixture('begin');
    expect(cellsOf(view)).toHaveLength(21);
    expect(cellsOf(view)[0]).toBe('-1,2');
  });

  it('goes to the nearest cell in the direction of an arrow key, or stays', () => {
    const cells = ['0,0', '1,0', '0,1', '2,2'];
    expect(stepTo('0,0', 'ArrowRight', cells)).toBe('1,0');
    expect(stepTo('0,0', 'ArrowUp', cells)).toBe('0,1');
    expect(stepTo('1,0', 'ArrowUp', cells)).toBe('0,1');
    expect(stepTo('0,0', 'ArrowDown', cells)).toBeNull();
    expect(stepTo('0,0', 'Enter', cells)).toBeNull();
  });

  it.each([WIDE, TALL])('never lets a tower of nine floors hide the number on the roof behind it ($id)', (plan) => {
    const hidden = liftOf(plan, 9) - liftOf(plan, 1) - plan.streetY;
    const below = plan.depth - plan.streetY - 9 - plan.number * 0.74;
    expect(liftOf(plan, 2) - liftOf(plan, 1)).toBe(plan.floor);
    expect(hidden - below).toBeLessThan(plan.number * 0.4);
  });

  it('has the districts that the score sheet counts', () => {
    const over = fixture('over') as Fixture & { sheet: { side: number; source: { key: string }; points: number; targets: string[] }[] };
    const scored = over.sheet.filter(({ source }) => source.key.startsWith('score-district'));
    expect(scored.length).toBeGreaterThan(2);
    for (const { side, points, targets } of scored) {
      const district = over.view.districts.find(({ cells }) => cells.map((cell) => `cell:${cell}`).sort().join() === [...targets].sort().join());
      expect(district?.shares.find(({ seat }) => seat === side)?.points).toBe(points);
    }
    for (const { seat, districts } of over.view.sides) expect(scored.filter(({ side }) => side === seat).reduce((sum, { points }) => sum + points, 0)).toBe(districts);
  });

  it('outlines a block by one ring, and a block round a court by two', () => {
    expect(ringsOf(WIDE, ['0,0', '1,0'], () => 24).match(/M/g)).toHaveLength(1);
    const court = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => `${x},${y}`)).filter((cell) => cell !== '0,0');
    expect(ringsOf(WIDE, court, () => 24).match(/M/g)).toHaveLength(2);
  });

  it('lights as many windows as the number of the tile', () => {
    for (const tile of ['red-1', 'yellow-9', 'blue-20']) expect(frontOf(WIDE, tile, 24).lit.match(/M/g)).toHaveLength(Number(tile.split('-')[1]));
  });
});

describe('cards', () => {
  const cards = new Cards(content as unknown as Content);

  it('have a sign for every icon that a pack can bring', () => {
    const plain = [...(effects + bonuses).matchAll(/Icon\("([a-z-]+)"/g)].map((found) => found[1]!);
    const spoken = gameWords + engineWords;
    const named = [...spoken.matchAll(/^icon-([a-z-]+) =/gm)].map((found) => found[1]!);
    expect(named.length).toBeGreaterThan(25);
    for (const icon of [...plain, ...named]) expect(Object.keys(ICONS), icon).toContain(icon);
    const used = JSON.stringify(content).matchAll(/"icon":"([a-z-]+)"/g);
    for (const [, icon] of used) expect(Object.keys(ICONS)).toContain(icon);
  });

  it('are grouped by the occasion of their bonus', () => {
    expect(cards.trigger('red-1')).toBe('exploit');
    expect(cards.trigger('blue-5')).toBe('urbanize');
    expect(cards.trigger('yellow-9')).toBe('floor');
    expect(cards.trigger('red-20')).toBe('end');
    expect(cards.character(4)?.trigger).toBe('floor');
  });

  it('point at their building or token', () => {
    const { view } = fixture('known');
    expect(cellOfCard(view, 'red-13')).toBe('-1,1');
    expect(cellOfCard(view, 'K')).toBe('-2,0');
    expect(cellOfCard(view, 'red-7')).toBeNull();
  });
});

describe.each(fixtures)('the position %s', (_, position) => {
  checkQuestion(position, (target, view, seat) => placeOf(target, view, seat, 'wide'));
});

const line = (kind: string, seat: number, args: LogLine['words']['args']): LogLine => ({ kind, seat, words: { key: `log-${kind}`, args: { seat: { key: 'seat', args: { seat } }, ...args } } });
const tile = (colour: string, number: number) => ({ key: 'tile', args: { colour, number } });
const card = (colour: string, number: number) => ({ key: 'building-card', args: { colour, number } });

describe('motion', () => {
  it('carries a tile to its cell, pieces home and onto it, and the card to its owner', () => {
    const before = fixture('known').view;
    const after = structuredClone(before);
    const building = after.city.find((each) => each.tile === 'red-13')!;
    Object.assign(building, { tile: 'blue-13', height: 3, owner: 2, stack: [...building.stack, 'blue-13'] });
    after.sides[2]!.kept.push('red-13');
    const motions = motionsOf(before, after, [], 2);
    expect(motions).toContainEqual(expect.objectContaining({ what: 'tile', id: 'blue-13', from: ['tile:blue-13', 'played:2', 'goods'], to: ['cell:-1,1'] }));
    expect(motions).toContainEqual(expect.objectContaining({ what: 'resource', id: 'green', count: 2, from: ['cell:-1,1'], to: ['side:0'] }));
    expect(motions).toContainEqual(expect.objectContaining({ what: 'resource', id: 'purple', count: 3, from: ['goods'], to: ['cell:-1,1'] }));
    expect(motions).toContainEqual(expect.objectContaining({ what: 'card', id: 'red-13', from: ['played:2', 'side:2'], to: ['kept:2', 'side:2'] }));
  });

  it('is none where nothing changed', () => {
    const { view } = fixture('known');
    expect(motionsOf(view, structuredClone(view), [], 2)).toEqual([]);
  });

  it('brings passed cards from the right and the last one from the deck', () => {
    const before = fixture('known').view;
    const after = structuredClone(before);
    after.round += 1;
    after.sides[2]!.hand = ['A', 'B', 'C', 'D'];
    const cards = motionsOf(before, after, [], 2).filter((motion) => motion.id);
    expect(cards.map((motion) => [motion.id, 'from' in motion && motion.from[0]])).toEqual([['A', 'side:1'], ['B', 'side:1'], ['C', 'side:1'], ['D', 'deck']]);
  });
});

describe('a round', () => {
  const before = fixture('known').view;
  const news = [
    line('played-with-tile', 0, { card: card('red', 13), tile: tile('blue', 14) }),
    line('built-floor', 0, { tile: tile('blue', 14), under: tile('red', 13), cell: '-1,1', height: 3 }),
    line('kept-card', 0, { card: card('red', 13) }),
    line('played-alone', 1, { card: card('yellow', 3) }),
    line('gained-points', 1, { count: 1 }),
    line('cards-passed', 1, {}),
    line('drew-card', 1, {}),
  ];

  it('is told action by action, each on the city that the one before it left', () => {
    const after = structuredClone(before);
    const stages = stagesOf(before, after, news);
    expect(stages.map((stage) => stage.news.map(({ kind }) => kind))).toEqual([['played-with-tile', 'built-floor', 'kept-card'], ['played-alone', 'gained-points'], ['cards-passed', 'drew-card']]);
    const built = stages[0]!.view.city.find(({ cell }) => cell === '-1,1')!;
    expect(built).toMatchObject({ tile: 'blue-14', height: 3, owner: 0 });
    expect(stages[0]!.view.sides[0]!.kept).toContain('red-13');
    expect(stages[0]!.view.turn).toBe(0);
    expect(stages[1]!.view.turn).toBe(1);
    expect(stages[2]!.view).toBe(after);
  });

  it('shows what a tile cost as soon as it is laid', () => {
    const start = structuredClone(before);
    Object.assign(start.sides[0]!, { resources: 6, points: 4, supply: 10, tiles: ['blue-14', 'red-4'] });
    const paid = [news[0]!, line('resources-returned', 0, { count: 2, points: 0 }), line('paid-extra', 0, { points: 3, resources: 1 }), ...news.slice(1)];
    expect(stagesOf(start, start, paid)[0]!.view.sides[0]).toMatchObject({ resources: 6 + 2 - 1 - 3, points: 1, supply: 11, tiles: ['red-4'] });
  });

  it('brings the own tiles with the action that drew them', () => {
    const [start, after] = [structuredClone(before), structuredClone(before)];
    Object.assign(start.sides[0]!, { tiles: ['red-4'], chosen: 'red-13', laid: null });
    Object.assign(after.sides[0]!, { tiles: ['red-4', 'blue-9', 'red-7'], chosen: null, laid: null });
    const drew = [line('played-alone', 0, { card: card('red', 13) }), line('gained-tiles', 0, { count: 2 }), ...news.slice(3, 5)];
    const [first, last] = stagesOf(start, after, drew).map(({ view }) => view);
    const flown = (from: View, to: View) => motionsOf(from, to, [], 0).filter(({ what }) => what === 'tile').map(({ id }) => id);
    expect(first!.sides[0]!.tiles).toEqual(['red-4', 'blue-9', 'red-7']);
    expect([flown(start, first!), flown(first!, last!)]).toEqual([['blue-9', 'red-7'], []]);
  });

  it('is the last one as soon as the end is triggered, not only when all have acted', () => {
    const ends = [...news.slice(0, 3), line('end-triggered', 0, { why: 'tiles' }), ...news.slice(3)];
    expect(stagesOf(before, { ...before, ending: true }, ends).map((stage) => stage.view.ending)).toEqual([true, true, true]);
    expect(stagesOf(before, before, news).map((stage) => stage.view.ending)).toEqual([false, false, false]);
  });

  it('leaves the position before it as it is', () => {
    const copy = structuredClone(before);
    stagesOf(before, before, news);
    expect(before).toEqual(copy);
  });
});

describe('the log', () => {
  it('names the elements it speaks about', () => {
    expect(targetsOf(line('urbanized', 0, { tile: tile('red', 4), letter: 'A', cell: '-1,2' }))).toEqual(['cell:-1,2', 'token:A', 'tile:red-4']);
  });

  it('marks the rounds', () => {
    expect(roundBegun({ kind: 'round-began', seat: 0, words: { key: 'log-round-began', args: { round: 7 } } })).toBe(7);
    expect(roundBegun({ kind: 'has-chosen', seat: 0, words: { key: 'log-has-chosen', args: {} } })).toBeNull();
  });
});
