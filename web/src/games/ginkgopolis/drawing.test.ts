/** What can be checked without a browser: layout, signs, targets, motion. */

import { describe, expect, it } from 'vitest';
import { boundsOf, cellsOf, districtsOf, inReadingOrder, liftOf, outlineOf, stepTo } from './city';
import { checkQuestion, type Fixture as AnyFixture } from '../shared/checks';
import { placeOf } from './choices';
import content from './fixtures/content.json';
import { flightsOf } from './flights';
import { ICONS } from './icons';
import { roundBegun } from '../shared/log';
import { targetsOf } from './log';
import { Cards, cellOfCard, type View } from './view';
import type { Content, LogLine } from '../types';
import effects from '../../../../src/ludarium/engine/effect.py?raw';
import bonuses from '../../../../src/ludarium/games/ginkgopolis/content/effects.py?raw';
import engineWords from '@text/en/engine.ftl?raw';
import gameWords from '@text/en/ginkgopolis.ftl?raw';

type Fixture = AnyFixture<View>;

const FILES = import.meta.glob<Fixture>(['./fixtures/*.json', '!./fixtures/content.json'], { eager: true, import: 'default' });
const fixture = (name: string): Fixture => FILES[`./fixtures/${name}.json`]!;
const fixtures: [string, Fixture][] = Object.entries(FILES);

describe('the grid', () => {
  it('is read from top left to bottom right', () => {
    expect(inReadingOrder(['1,0', '-1,1', '0,-2', '0,1'])).toEqual(['-1,1', '0,1', '1,0', '0,-2']);
  });

  it('has a box round the outermost cells', () => {
    expect(boundsOf(['-2,0', '2,0', '0,3'], 0)).toEqual({ x: -250, y: -350, width: 500, height: 400 });
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

  it('never lets a tower hide what stands behind it', () => {
    expect(liftOf(1)).toBe(0);
    expect(liftOf(2)).toBe(8);
    expect(liftOf(9)).toBe(24);
  });

  it('joins neighbours of one colour to districts as the score sheet does', () => {
    const over = fixture('over') as Fixture & { sheet: { source: { key: string }; targets: string[] }[] };
    const scored = new Set(over.sheet.filter(({ source }) => source.key.startsWith('score-district')).map(({ targets }) => [...targets].sort().join(' ')));
    const drawn = new Set(districtsOf(over.view.city).map((district) => district.map((building) => `cell:${building.cell}`).sort().join(' ')));
    expect(scored.size).toBeGreaterThan(2);
    for (const district of scored) expect(drawn).toContain(district);
  });

  it('draws an outline of the outer sides only', () => {
    expect(outlineOf(['0,0', '1,0']).match(/M/g)).toHaveLength(6);
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
  checkQuestion(position, placeOf);
});

describe('motion', () => {
  it('carries a tile to its cell, resources home and the card to its owner', () => {
    const before = fixture('known').view;
    const after = structuredClone(before);
    const building = after.city.find(({ tile }) => tile === 'red-13')!;
    Object.assign(building, { tile: 'blue-13', height: 3, owner: 2, stack: [...building.stack, 'blue-13'] });
    after.sides[2]!.kept.push('red-13');
    const flights = flightsOf(before, after, 2);
    expect(flights).toContainEqual({ what: 'tile', id: 'blue-13', count: 1, from: ['tile:blue-13', 'played:2', 'side:2'], to: 'cell:-1,1' });
    expect(flights).toContainEqual({ what: 'resource', id: 'green', count: 2, from: ['cell:-1,1'], to: 'side:0' });
    expect(flights).toContainEqual({ what: 'card', id: 'red-13', count: 1, from: ['played:2', 'side:2'], to: 'kept:2' });
  });

  it('is none where nothing changed', () => {
    const { view } = fixture('known');
    expect(flightsOf(view, structuredClone(view), 2)).toEqual([]);
  });

  it('brings passed cards from the right and the last one from the deck', () => {
    const before = fixture('known').view;
    const after = structuredClone(before);
    after.round += 1;
    after.sides[2]!.hand = ['A', 'B', 'C', 'D'];
    expect(flightsOf(before, after, 2).map(({ id, from }) => [id, from[0]])).toEqual([['A', 'side:1'], ['B', 'side:1'], ['C', 'side:1'], ['D', 'deck']]);
  });
});

describe('the log', () => {
  it('names the elements it speaks about', () => {
    const line: LogLine = { kind: 'urbanized', seat: 0, words: { key: 'log-urbanized', args: { seat: { key: 'seat', args: { seat: 0 } }, tile: { key: 'tile', args: { colour: 'red', number: 4 } }, letter: 'A', cell: '-1,2' } } };
    expect(targetsOf(line)).toEqual(['cell:-1,2', 'token:A', 'tile:red-4']);
  });

  it('marks the rounds', () => {
    expect(roundBegun({ kind: 'round-began', seat: 0, words: { key: 'log-round-began', args: { round: 7 } } })).toBe(7);
    expect(roundBegun({ kind: 'has-chosen', seat: 0, words: { key: 'log-has-chosen', args: {} } })).toBeNull();
  });
});
