/** What can be checked without a browser: signs, targets, layouts, motion, scenes and the log. */

import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../lib/text';
import { speakerOf, type Fixture as AnyFixture } from '../shared/checks';
import { Choices, kindOf } from '../shared/choices';
import type { Content, IconSign, LogLine, TableProps } from '../types';
import { GROUNDS, motifOf, MOTIFS } from './art/motifs';
import { pageOf, pageTold, placeOf } from './choices';
import { Packs } from './content';
import content from './fixtures/content.json';
import { COMPOSED, ICONS } from './icons';
import { cardIn, goodsIn, targetsOf, tell } from './log';
import { motions } from './motions';
import { plainSigns, portSigns, Scene } from './scene.svelte';
import { headline, interlude } from './story';
import { sidesOf, type BoardView, type View } from './view';
import { layoutOf, SIZES, type Format } from './waters/layout';
import { Network } from './waters/network';
import gameWords from '@text/en/underwater.ftl?raw';
import engineWords from '@text/en/engine.ftl?raw';

type Fixture = AnyFixture<View> & { news: LogLine[] };

const FILES = import.meta.glob<Fixture>(['./fixtures/*.json', '!./fixtures/content.json'], { eager: true, import: 'default' });
const fixture = (name: string): Fixture => FILES[`./fixtures/${name}.json`]!;
const fixtures: [string, Fixture][] = Object.entries(FILES);
const all = content as unknown as Content;
const packs = new Packs(all);
/** Kinds of answers that are no thing on the table: the shell shows them as buttons. */
const LOOSE = ['first', 'kind', 'biomass', 'price', 'gain', 'advance', 'choice', 'skip'];

function sceneOf({ view, question, seat }: Fixture, language: (typeof LANGUAGES)[number] = 'en'): Scene {
  const names = view.sides.map((_, index) => `Player ${index}`);
  const { say } = speakerOf(language, 'underwater', 'table', names);
  const desk = { marked: null, layout: 'wide', press: () => undefined };
  return new Scene(() => ({ view, content: all, say, names, sides: sidesOf(view), question, seat, desk, highlight: new Set(), changed: new Set(), pending: null }) as unknown as TableProps<View>);
}

/** A board as its pack prints it: lines of ids and places. */
interface PrintedBoard { id: number; cities: string; metropolises: string; tunnels: string }

/** As much of a board without a piece on it as its layout needs. */
function emptyBoard({ id: number, cities, metropolises, tunnels }: PrintedBoard): BoardView {
  const rows = (lines: string) => lines.trim().split('\n').map((line) => line.split(' '));
  const buildings = (city: string, count: string) => [...Array.from({ length: Number(count) }, (_, index) => ({ id: `${city}.${index + 1}` })), { id: `${city}.x` }];
  return {
    number,
    cities: rows(cities).map(([id, x, y, count]) => ({ id, x: Number(x), y: Number(y), buildings: buildings(id!, count!) })),
    metropolises: rows(metropolises).map(([id, x, y]) => ({ id, x: Number(x), y: Number(y) })),
    tunnels: rows(tunnels).map(([id, ...ends]) => ({ id, ends })),
  } as unknown as BoardView;
}

describe('signs', () => {
  it('are there for every icon that a pack can bring', () => {
    const named = [...(gameWords + engineWords).matchAll(/^icon-([A-Za-z0-9-]+) =/gm)].map((found) => found[1]!);
    expect(named.length).toBeGreaterThan(70);
    for (const icon of named) expect(Object.keys(ICONS), icon).toContain(icon);
    const used = [...JSON.stringify(content).matchAll(/"icon":"([A-Za-z0-9-]+)"/g)];
    expect(used.length).toBeGreaterThan(300);
    for (const [, icon] of used) expect(Object.keys(ICONS)).toContain(icon);
  });

  it('are drawn with numbers that can be read', () => {
    for (const shapes of Object.values({ ...ICONS, ...COMPOSED })) for (const { d } of shapes) expect(d).not.toMatch(/NaN|undefined/);
    for (const strokes of [...Object.values(MOTIFS), ...GROUNDS]) for (const { d } of strokes) expect(d).not.toMatch(/NaN|undefined/);
  });

  it('are put together: what is built is its piece, an occasion has its piece and points on', () => {
    const names = (icons: IconSign[]) => icons.map(({ icon, count }) => (count > 1 ? `${count} ${icon}` : icon));
    expect(names(plainSigns(packs.slot('Y2')!.effect.icons))).toEqual(['2 tunnel']);
    expect(names(plainSigns(packs.card('37')!.effects[0]!.icons))).toEqual(['on-second-lab', 'arrow', 'credit']);
    expect(names(portSigns(packs.slot('Y5')!.effect.icons))).toEqual(['2 science', 'or', '3 upgrade']);
    expect(names(portSigns(packs.slot('R5')!.effect.icons))).toEqual(['use-action', 'structure', 'upgrade']);
    expect(names(portSigns(packs.slot('YS3')!.effect.icons))).toEqual(['use-action', '2 different']);
  });
});

describe('packs', () => {
  it('know every card, slot, metropolis and contract with its effect', () => {
    for (const id of Array.from({ length: 205 }, (_, index) => String(index + 1))) expect(packs.card(id)?.effects[0]?.icons.length, id).toBeGreaterThan(0);
    expect(packs.card('183')).toMatchObject({ type: 'end-scoring', cost: 3, era: null });
    expect(packs.card('assistant')).toMatchObject({ colour: 'none', type: 'action', number: 0 });
    expect(packs.slot('W')).toMatchObject({ colour: 'none', place: 0 });
    expect(packs.metropolis('MB3')?.scoring?.icons.map(({ icon }) => icon)).toContain('connected-city');
    expect(packs.contract('K1')?.effect.icons.length).toBeGreaterThan(2);
    expect(packs.feature('AS2')?.multiplier).toBe(3);
    expect(packs.card('999')).toBeUndefined();
  });

  it('know cards that packs add by a word', () => {
    const effect = { source: 'credit 4', words: { key: 'gain-credit', args: { count: 4 } }, icons: [{ icon: 'credit', count: 4 }] };
    const more = new Packs({ special: [{ id: 'pearl-divers', name: 'Pearl Divers', cost: 2, colour: 'green', type: 'action', effect, source: 'ludarium' }] } as never);
    expect(more.card('pearl-divers')).toMatchObject({ name: 'Pearl Divers', cost: 2, effects: [effect] });
    expect(Number.isInteger(more.card('pearl-divers')!.number)).toBe(true);
  });

  it('give every card a picture, and not all the same', () => {
    const motifs = Array.from({ length: 205 }, (_, index) => packs.card(String(index + 1))!).map(({ effects, type }) => motifOf(plainSigns(effects[0]!.icons), type));
    for (const motif of motifs) expect(Object.keys(MOTIFS)).toContain(motif);
    expect(new Set(motifs).size).toBeGreaterThan(12);
  });
});

describe.each(fixtures)('the position %s', (_, position) => {
  const { view, question, seat } = position;

  it('has a place for every target of its question but those that are no thing', () => {
    for (const { target } of [...(question?.options ?? []), ...(question?.blocked ?? [])]) {
      if (LOOSE.includes(kindOf(target))) expect(placeOf(target, view, seat, 'wide'), target).toBeNull();
      else expect(placeOf(target, view, seat, 'wide'), target).not.toBeNull();
    }
  });

  it('finds each option by its target', () => {
    const choices = new Choices(question);
    for (const option of question?.options ?? []) expect(choices.option(option.target)).toBe(option);
  });

  it('draws every site inside the waters and apart from the others', () => {
    for (const side of view.sides) {
      for (const format of ['lying', 'standing'] as Format[]) {
        const { cities, metropolises, tunnels } = layoutOf(side.board, format);
        const nodes = [...[...cities.values()].map(({ x, y }) => ({ x, y })), ...metropolises.values()];
        for (const { x, y } of nodes) {
          expect(x).toBeGreaterThan(40);
          expect(x).toBeLessThan(SIZES[format].width - 40);
          expect(y).toBeGreaterThan(40);
          expect(y).toBeLessThan(SIZES[format].height - 40);
        }
        for (const [index, one] of nodes.entries()) for (const other of nodes.slice(index + 1)) expect(Math.hypot((one.x - other.x) / 1.25, one.y - other.y), `${format} ${side.board.number}`).toBeGreaterThan(66);
        expect(tunnels.size).toBe(side.board.tunnels.length);
        for (const { d } of tunnels.values()) expect(d).not.toMatch(/NaN|undefined/);
      }
    }
  });

  it('has words for the header, in every language', () => {
    for (const language of LANGUAGES) {
      const head = headline(sceneOf(position, language));
      expect(head.rounds).toHaveLength(10);
      expect(head.rounds!.filter(({ before }) => before).map(({ sign, before }) => [sign, before]), 'eras begin after productions').toEqual([['1', 'I'], ['5', 'II'], ['8', 'III']]);
      expect(head.phases[0]!.words.length).toBeGreaterThan(2);
    }
  });

  it('says of every slot, site and card what it is', () => {
    const scene = sceneOf(position);
    for (const slot of view.slots) expect(scene.slotNote(slot).title.length).toBeGreaterThan(3);
    for (const side of view.sides) for (const { card } of side.claimed) expect(scene.cardSpoken(card).length).toBeGreaterThan(10);
    if (scene.network) for (const city of scene.network.board.cities) for (const site of [city.id, ...city.buildings.map(({ id }) => id)]) expect(scene.siteNote(site).title.length).toBeGreaterThan(3);
  });
});

describe.each(all.board as unknown as PrintedBoard[])('board $id', (printed) => {
  it.each(['lying', 'standing'] as Format[])('keeps what can be pressed on it apart: %s', (format) => {
    const { cities, tunnels } = layoutOf(emptyBoard(printed), format);
    const pads = [...cities.values()].flatMap((city) => city.pads.map(({ site, x, y }) => ({ id: site, x, y })));
    const panes = [...[...tunnels.values()].map(({ id, middle }) => ({ id, ...middle })), ...pads];
    expect(tunnels.size).toBeGreaterThan(10);
    expect(pads.length).toBeGreaterThan(20);
    for (const [index, one] of panes.entries()) for (const other of panes.slice(index + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y), `${one.id} and ${other.id}`).toBeGreaterThan(18);
    for (const { id, x } of panes) expect(Math.min(x, SIZES[format].width - x), `${id} is not cut off`).toBeGreaterThan(15);
  });
});

describe('slots', () => {
  it('are lit with the card, only themselves, unpayable or taken, as the engine says', () => {
    const position = fixture('middle');
    const scene = sceneOf(position);
    const states = Object.fromEntries(position.view.slots.map((slot) => [slot.id, scene.slotState(slot)]));
    expect(scene.playing).not.toBeNull();
    for (const option of position.question!.options) expect(states[option.target.slice(5)], option.target).toBe(option.label.args.match === 'yes' ? 'match' : 'only');
    for (const blocked of position.question!.blocked ?? []) expect(['unpayable', 'blocked', 'taken'], blocked.target).toContain(states[blocked.target.slice(5)]);
    expect(new Set(Object.values(states)).size).toBeGreaterThan(2);
  });

  it('say in signs what is missing', () => {
    const scene = sceneOf(fixture('middle'));
    const missing = fixture('middle').question!.blocked!.filter(({ why }) => why.reason === 'cannot-pay');
    expect(missing.length).toBeGreaterThan(0);
    for (const { target } of missing) expect(scene.missingFor(target.slice(5)).length).toBeGreaterThan(0);
  });
});

describe('answers on the board', () => {
  it('turn the page of a phone to where they are', () => {
    const page = (name: string) => pageOf(fixture(name).question!, sceneOf(fixture(name)));
    expect([page('middle'), page('site'), page('special'), page('card')]).toEqual(['slots', 'waters', 'showcase', 'slots']);
  });

  it('and to where that is seen which is told', () => {
    const scene = sceneOf(fixture('middle'));
    const own = scene.props.seat!;
    expect(pageTold([`at:${own}:c1.1`], scene)).toBe('waters');
    expect(pageTold([`at:${own + 1}:c1.1`, 'card:12'], scene)).toBe('slots');
  });

  it('know which piece would be built', () => {
    expect(sceneOf(fixture('site')).planned).toBe('desal');
    expect(sceneOf(fixture('city')).planned).toBe('white-city');
    expect(sceneOf(fixture('tunnel')).planned).toBe('tunnel');
  });
});

describe('motion', () => {
  const begin = fixture('card').view;
  const moved = (change: (after: View) => void, news: LogLine[] = []) => {
    const after = structuredClone(begin);
    change(after);
    return motions(begin, after, news, sceneOf(fixture('card')));
  };

  it('is none where nothing changed', () => {
    expect(moved(() => {})).toEqual([]);
  });

  it('carries a tile and a card to the slot, goods to who gets them', () => {
    const played: LogLine = { kind: 'played', seat: 1, words: { key: 'log-played', args: { id: 'Y1', match: 'no', card: { key: 'card-name', args: { id: 'x', number: 12 } } } } };
    const found = moved((after) => {
      after.slots.find(({ id }) => id === 'Y1')!.tiles.push(1);
      after.sides[1]!.goods.kelp! += 1;
    }, [played]);
    expect(found).toEqual([
      { kind: 'fly', what: 'tile', id: '1', from: ['side:1'], to: ['slot:Y1'] },
      { kind: 'fly', what: 'card', id: '12', from: ['hand:12', 'hand:1', 'side:1'], to: ['slot:Y1'] },
      { kind: 'fly', what: 'kelp', count: 1, from: ['slot:Y1', 'board'], to: ['goods:1:kelp', 'goods:1', 'side:1'], delay: 0.3 },
    ]);
  });

  it('carries pieces to their sites and markers along the track', () => {
    const site = begin.sides[0]!.board.tunnels.find(({ built }) => !built)!.id;
    const found = moved((after) => {
      Object.assign(after.sides[0]!.board.tunnels.find(({ id }) => id === site)!, { built: true });
      after.sides[2]!.space = 3;
    });
    expect(found).toContainEqual({ kind: 'fly', what: 'piece', id: 'tunnel', from: ['supply:tunnel', 'side:0'], to: [`site:0:${site}`, 'side:0'], delay: 0.15 });
    expect(found).toContainEqual({ kind: 'fly', what: 'marker', id: '2', from: ['marker:2', 'side:2'], to: ['space:3'], delay: 0.3 });
  });
});

describe('scenes', () => {
  const gain = (icon: string, count: number) => ({ key: `gain-${icon}`, args: { count } });
  const line = (kind: string, seat: number, args: LogLine['words']['args']): LogLine => ({ kind, seat, words: { key: `log-${kind}`, args } });
  const news = [
    line('production-began', -1, { era: 1 }),
    line('produced', 0, { kind: 'farm', site: 'c1.1', goods: [gain('kelp', 1)] }),
    line('produced', 0, { kind: 'tunnel', site: 't1', goods: [gain('credit', 1), gain('point', 1)] }),
    line('fed', 0, { cities: 2, fed: 1, goods: [gain('kelp', 1)] }),
    line('starved', 0, { cities: 1, count: 3 }),
  ];

  it('tell a production and its feeding: what came, what was eaten, what hunger cost', () => {
    for (const language of LANGUAGES) {
      const position = fixture('card');
      const told = interlude(position.view, position.view, news, sceneOf(position, language))!;
      expect(told.title).toContain('I');
      expect(told.rows).toHaveLength(1);
      expect(told.rows[0]).toMatchObject({ seat: 0, brings: [{ icon: 'kelp', count: 1 }, { icon: 'credit', count: 1 }, { icon: 'point', count: 1 }], pays: [{ icon: 'kelp', count: 1 }, { icon: 'point', count: 3 }] });
      expect(told.targets).toEqual(['at:0:c1.1', 'at:0:t1']);
      expect(interlude(position.view, position.view, [], sceneOf(position, language))).toBeNull();
    }
  });
});

describe('the log', () => {
  it('names the elements it speaks about', () => {
    const line = (kind: string, args: LogLine['words']['args']): LogLine => ({ kind, seat: 1, words: { key: `log-${kind}`, args } });
    const card = { key: 'card-name', args: { id: 'x', number: 19 } };
    expect(targetsOf(line('played', { id: 'G2', card }))).toEqual(['slot:G2', 'card:19']);
    expect(targetsOf(line('built', { kind: 'farm', site: { key: 'site', args: { id: 'c2.1' } } }))).toEqual(['at:1:c2.1']);
    expect(targetsOf(line('advanced', { space: 3 }))).toEqual(['track:3']);
    expect(cardIn({ key: 'assistant', args: {} })).toBe('assistant');
    expect(goodsIn([{ key: 'gain-kelp', args: { count: 2 } }, { key: 'nothing', args: {} }])).toEqual([{ icon: 'kelp', count: 2 }]);
  });

  it('tells every line without a code, in every language', () => {
    for (const language of LANGUAGES) {
      for (const [, position] of fixtures) {
        const scene = sceneOf(position, language);
        for (const found of position.log) {
          const { words, icon, rank } = tell(found, scene);
          if (icon) expect(Object.keys(ICONS), icon).toContain(icon);
          if (rank !== 'quiet') expect(words ?? scene.say(found.words)).not.toMatch(/\b[ctm]\d+(\.\w)?\b|\b[YRG]S?\d\b/);
        }
      }
    }
  });
});

describe('networks', () => {
  it('know what stands on a site and what it gives', () => {
    const network = new Network(fixture('card').view.sides[0]!.board);
    const bonus = network.board.cities.find((city) => city.bonus)!;
    expect(network.bonus(bonus.id).every(({ icon, count }) => icon in ICONS && count > 0)).toBe(true);
    expect(network.isBuilt(network.board.cities.find(({ start }) => start)!.id)).toBe(true);
    expect(network.cityBeside('c1.2')).toBe(network.city('c1'));
    expect(network.built.cities.length).toBeGreaterThan(0);
  });
});
