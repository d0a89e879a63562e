/** What can be checked without a browser: signs, targets, motion, the wheel and names. */

import { describe, expect, it } from 'vitest';
import { speakerOf, type Fixture as AnyFixture } from '../shared/checks';
import { Choices, itemOf, kindOf } from '../shared/choices';
import { roundBegun } from '../shared/log';
import { isLoose, pageOf, placeOf } from './choices';
import { Packs } from './content';
import content from './fixtures/content.json';
import { BOUNDS, ICONS } from './icons';
import { targetsOf, tell } from './log';
import { motions } from './motions';
import { outline } from './outline';
import { EXAMPLES } from './pictures/examples';
import { Scene } from './scene.svelte';
import { interlude, stages } from './story';
import { actionsOf, sectionOf } from './spaces';
import { colourOfContract, kindOfTile, levelOfTile, PIECES, POWERHOUSE_GIFTS, sidesOf, tileOf, tileWords, type View } from './view';
import { arcOf, middleOf } from './wheel';
import { LANGUAGES } from '../../lib/text';
import { entriesOf, sumsOf, wordedParts } from '../../table/log';
import type { Content, LogLine, Phrase, TableProps } from '../types';
import engineWords from '@text/en/engine.ftl?raw';
import gameWords from '@text/en/barrage.ftl?raw';

type Fixture = AnyFixture<View> & { news: LogLine[] };

const FILES = import.meta.glob<Fixture>(['./fixtures/*.json', '!./fixtures/content.json'], { eager: true, import: 'default' });
const fixture = (name: string): Fixture => FILES[`./fixtures/${name}.json`]!;
const fixtures: [string, Fixture][] = Object.entries(FILES);
const packs = new Packs(content as unknown as Content);
/** Kinds of answers that are no piece on the table: the shell shows them as buttons. */
const LOOSE = ['pay', 'machines', 'choice', 'skip', 'done', 'pass'];

function sceneOf(view: View, language: (typeof LANGUAGES)[number] = 'en'): Scene {
  const { say } = speakerOf(language, 'barrage', 'table', view.sides.map((_, seat) => `Player ${seat}`));
  return new Scene(() => ({ view, content: content as unknown as Content, say, names: [], sides: sidesOf(view), question: null, seat: 0 }) as unknown as TableProps<View>);
}

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

  it('are all explained in the legend, in every language', () => {
    for (const language of LANGUAGES) {
      const speaker = speakerOf(language, 'barrage');
      for (const icon of Object.keys(ICONS)) expect(speaker.has(`icon-${icon}`), `${language} ${icon}`).toBe(true);
    }
  });

  it('are drawn with numbers that can be read', () => {
    for (const shapes of Object.values(ICONS)) for (const { d } of shapes) expect(d).not.toMatch(/NaN|undefined/);
  });
});

describe('the pictures of the rules page', () => {
  it('belong to sections, and name only what the packs have', () => {
    for (const [section, { table, map }] of Object.entries(EXAMPLES)) {
      expect(Object.keys(outline), section).toContain(section);
      for (const site of [...Object.keys(map?.dams ?? {}), ...Object.keys(map?.conduits ?? {}), ...Object.keys(map?.powerhouses ?? {})]) expect(JSON.stringify(content), site).toContain(`"id":"${site}"`);
      for (const id of (table?.sides ?? []).flatMap((side) => side.contracts)) expect(packs.contract(id), id).toBeDefined();
      for (const tile of table?.patents ?? []) expect(packs.technology(tile ?? ''), tile ?? '').toBeDefined();
    }
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

  it('of what packs add are told by the packs', () => {
    const entry = (id: string, more: object) => ({ id, source: 'ludarium', ...more });
    const more = new Packs({
      contract: [entry('steel-works', { kind: 'red' })],
      technology: [entry('chain-pump', { name: 'Chain Pump', kind: 'conduit', level: 'II' })],
      officer: [entry('ada', { name: 'Ada Stone' }), entry('viktor-fiesler', {})],
    } as never);
    expect([more.contractKind('steel-works'), more.contractKind('G07')]).toEqual(['red', 'green']);
    expect([more.tileKind('chain-pump'), more.tileLevel('chain-pump'), more.tileKind('I-base')]).toEqual(['conduit', 'II', 'base']);
    expect([more.name('officer', 'ada'), more.name('officer', 'viktor-fiesler')]).toEqual(['Ada Stone', null]);
    expect(tileOf({ id: 'chain-pump', name: 'Chain Pump', kind: 'conduit', level: 'II' })).toBe('chain-pump');
  });

  it('of a company that a pack adds have the colour of one that does not play', () => {
    const { view } = fixture('middle');
    const sides = view.sides.map((side) => (side.company === 'italy' ? { ...side, company: 'alpine-union' } : side));
    expect(new Set(sidesOf({ ...view, sides }).map(({ colour }) => colour))).toEqual(new Set(['red', 'black', 'green', 'white']));
  });

  it('of companies tell colours and shapes of the sides; before the draft nobody has the colour of a company, and shapes still differ', () => {
    const { view } = fixture('middle');
    expect(new Set(sidesOf(view).map(({ colour }) => colour))).toEqual(new Set(['red', 'black', 'green', 'white']));
    const drafting = fixture('draft').view;
    expect(new Set(sidesOf(drafting).map(({ shape }) => shape)).size).toBe(drafting.sides.length);
    expect(drafting.sides.some((side) => side.company === null)).toBe(true);
    for (const { seat, company } of drafting.sides) expect(sidesOf(drafting)[seat]!.colour === 'none').toBe(company === null);
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

  it('has a place for every target of its question but those that are no piece', () => {
    const { question, seat } = position;
    for (const { target } of [...(question?.options ?? []), ...(question?.blocked ?? [])]) {
      expect(isLoose(target, view, seat), target).toBe(LOOSE.includes(kindOf(target)));
      expect(placeOf(target, view, seat), target).not.toBeNull();
    }
  });

  it('finds each option by its target', () => {
    const choices = new Choices(position.question);
    for (const option of position.question?.options ?? []) expect(choices.option(option.target)).toBe(option);
  });

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
  it('have no place but the own area, and neither has what is not on the table', () => {
    const { view } = fixture('middle');
    for (const target of ['choice:0', 'skip', 'done', 'pass', 'pay:1,0,0', 'machines:1,1', 'space:casino']) {
      expect(isLoose(target, view, 0), target).toBe(true);
      expect([placeOf(target, view, 0), placeOf(target, view, null)], target).toEqual(['tray', null]);
    }
    expect(isLoose('tile:III-joker', { ...view, sides: view.sides.map((side) => ({ ...side, tiles: [] })) }, 0)).toBe(true);
  });

  it('leave the page of the board where it is, others turn it', () => {
    expect(['drop', 'production', 'conduits'].map((name) => pageOf(fixture(name).question))).toEqual(['map', 'map', 'map']);
    expect(['middle', 'draft', 'take'].map((name) => pageOf(fixture(name).question))).toEqual(['actions', 'actions', 'actions']);
    expect([pageOf(fixture('payment').question), pageOf(null)]).toEqual([null, null]);
  });
});

describe('the wheel', () => {
  it('has its open sector on top and the next one to come home on the left', () => {
    expect(middleOf(0)).toEqual({ x: 0, y: -57 });
    expect(middleOf(1).x).toBeLessThan(0);
    expect(middleOf(5).x).toBeGreaterThan(0);
    expect(new Set([0, 1, 2, 3, 4, 5].map(arcOf)).size).toBe(6);
  });
});

describe('motion', () => {
  const begin = fixture('begin').view;
  const moved = (change: (after: View) => void, news: LogLine[] = []) => {
    const after = structuredClone(begin);
    change(after);
    return motions(begin, after, news, sceneOf(after));
  };

  it('is none where nothing changed', () => {
    expect(moved(() => {})).toEqual([]);
  });

  it('carries engineers to their space and credits to the bank', () => {
    const found = moved((after) => {
      Object.assign(after.spaces.find(({ id }) => id === 'shop-excavator-right')!, { owner: 0, engineers: 1 });
      after.sides[0]!.credits -= 5;
      after.sides[1]!.banking += 4;
    });
    expect(found).toEqual([
      { kind: 'fly', what: 'engineer', id: '0', count: 1, from: ['engineers:0', 'side:0'], to: ['space:shop-excavator-right'] },
      { kind: 'fly', what: 'engineer', id: '1', count: 4, from: ['engineers:1', 'side:1'], to: ['bank'] },
      { kind: 'fly', what: 'credit', count: 5, from: ['credits:0', 'side:0'], to: ['bank'] },
    ]);
  });

  it('carries a tile and machines to the wheel', () => {
    const tile = begin.sides[0]!.tiles[0]!;
    const found = moved((after) => {
      const own = after.sides[0]!;
      own.tiles.shift();
      own.excavators -= 3;
      own.wheel[5] = { tile, excavators: 3, mixers: 0 };
    });
    expect(found).toContainEqual({ kind: 'fly', what: 'tile', id: tile, from: [`tile:${tile}`, 'tiles:0', 'side:0'], to: ['gate:0', 'wheel:0', 'side:0'] });
    expect(found).toContainEqual({ kind: 'fly', what: 'excavator', count: 3, from: ['excavators:0', 'side:0'], to: ['wheel:0', 'side:0'] });
  });

  it('turns the wheel by as many sectors as the log says, after the construction is seen', () => {
    const after = structuredClone(begin);
    const own = after.sides[0]!;
    const tile = own.tiles.shift()!;
    own.excavators -= 3;
    own.wheel = [...own.wheel.slice(1), { tile, excavators: 3, mixers: 0 }];
    after.map.dams.D8L = { owner: 0, level: 1, water: 0, capacity: 1 };
    const line = (kind: string, args: LogLine['words']['args']): LogLine => ({ kind, seat: 0, words: { key: `log-${kind}`, args } });
    const news = [line('built', {}), line('wheel-turned', { sectors: 1 })];
    const [first, second] = stages(begin, after, news);
    expect(first!.view.sides[0]!.wheel[0]!.tile).toBe(tile);
    expect(motions(begin, first!.view, first!.news, sceneOf(after)).map(({ kind }) => kind)).not.toContain('turn');
    expect(motions(first!.view, second!.view, second!.news, sceneOf(after))).toEqual([{ kind: 'turn', at: ['wheel:0'], degrees: 60 }]);
    expect(second!.view).toBe(after);
    expect(motions(begin, begin, news, sceneOf(begin))).toEqual([]);
  });

  it('carries pieces to their sites, contracts and patents to whoever took them', () => {
    const [contract, patent] = [begin.office[0]!, begin.patents[0]!];
    const found = moved((after) => {
      after.map.powerhouses.P9a = 0;
      after.sides[1]!.contracts.push(contract);
      after.sides[0]!.tiles.push(patent);
    });
    expect(found).toEqual([
      { kind: 'fly', what: 'piece', id: 'powerhouse:0', from: ['row:0:powerhouse', 'side:0'], to: ['site:P9a'], delay: 0.25 },
      { kind: 'fly', what: 'tile', id: patent, from: [`patent:${patent}`], to: ['tiles:0', 'side:0'] },
      { kind: 'fly', what: 'contract', id: contract, from: [`contract:${contract}`], to: ['contracts:1', 'side:1'] },
    ]);
  });

  it('lets every drop run for at least half a second', () => {
    const { previous, view, news } = fixture('round');
    const runs = motions(previous!, view, news, sceneOf(view)).filter((motion) => motion.kind === 'run');
    expect(runs.length).toBeGreaterThan(4);
    for (const run of runs) expect(run.kind === 'run' && run.duration).toBeGreaterThanOrEqual(500);
  });
});

describe('the end of a round', () => {
  const { previous, view, news } = fixture('round');

  it('is told in scenes: action, water, scoring, the next round', () => {
    const told = stages(previous!, view, news);
    expect(told.map((stage) => stage.view.phase)).toEqual(['flow', 'scoring', 'scoring', 'income', view.phase]); // what is told next is in its phase already
    expect(told.flatMap((stage) => stage.news)).toEqual(news);
    expect(told.at(-1)!.view).toBe(view);
    expect(Object.values(told[1]!.view.map.headstreams)).toEqual([0, 0, 0, 0]);
  });

  it('shows what its last construction laid on the wheel before the water flows', () => {
    const before = structuredClone(previous!);
    const after = structuredClone(view);
    const [was, own] = [before.sides[0]!, after.sides[0]!];
    const tile = was.tiles[0]!;
    const empty = { tile: null, excavators: 0, mixers: 0 };
    was.wheel = [empty, { tile: null, excavators: 2, mixers: 0 }, empty, empty, empty, empty];
    own.wheel = [empty, empty, empty, empty, { tile, excavators: 3, mixers: 0 }, empty]; // turned once more by an income
    const line = (kind: string, args: LogLine['words']['args']): LogLine => ({ kind, seat: 0, words: { key: `log-${kind}`, args } });
    const built = [line('built', {}), line('wheel-turned', { sectors: 1 }), line('gained-points', { count: 3 })];
    const [acted, flowed] = stages(before, after, [...built, ...news.slice(news.findIndex(({ kind }) => kind === 'flow-began'))]);
    for (const { sides } of [acted!.view, flowed!.view]) {
      expect(sides[0]!.wheel).toEqual([empty, empty, empty, empty, empty, { tile, excavators: 3, mixers: 0 }]);
      expect(sides[0]!.tiles).not.toContain(tile);
      expect(sides[0]!.excavators).toBe(was.excavators - 3 + 2);
      expect(sides[0]!.points).toBe(was.points + 3);
      expect(sides[1]).toEqual(before.sides[1]);
    }
  });

  it('shows what the last action cost before it shows what the scoring brings', () => {
    const paid: LogLine = { kind: 'paid-credits', seat: 0, words: { key: 'log-paid-credits', args: { count: 2 } } };
    const credits = (stage: { view: View }) => stage.view.sides[0]!.credits;
    const [plain, priced] = [stages(previous!, view, news), stages(previous!, view, [paid, ...news])];
    expect(priced.slice(0, 3).map(credits)).toEqual(plain.slice(0, 3).map((stage) => credits(stage) - 2));
    expect(credits(priced[2]!)).toBeGreaterThan(credits(priced[1]!));
  });

  it('says who got what, in every language', () => {
    const [, , scoring, , next] = stages(previous!, view, news);
    for (const language of LANGUAGES) {
      const scored = interlude(previous!, scoring!.view, scoring!.news, sceneOf(view, language))!;
      expect(scored.rows.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
      expect(scored.rows[3]!.brings).toEqual([{ icon: 'point', count: 6 }, { icon: 'credit', count: 4 }]);
      expect(interlude(previous!, view, next!.news, sceneOf(view, language))!.rows.length).toBeGreaterThan(0);
    }
    expect(interlude(previous!, view, [], sceneOf(view))).toBeNull();
    const chosenFirst = next!.news.filter(({ kind }) => ['round-began', 'income'].includes(kind));
    expect(chosenFirst.length).toBeGreaterThan(1);
    expect(interlude(previous!, view, chosenFirst, sceneOf(view))).toBeNull();
  });

  it('is followed by a scene of the final scoring, in which every point that is still missing has its reason', () => {
    const over = fixture('over');
    const told = stages(over.previous!, over.view, over.news);
    expect(told.map((stage) => stage.news[0]?.kind)).toEqual([over.news[0]!.kind, 'flow-began', 'scoring-began', 'final-scoring-began']);
    const [, , scored, final] = told;
    for (const language of LANGUAGES) {
      const { title, rows } = interlude(scored!.view, final!.view, final!.news, sceneOf(over.view, language))!;
      expect(title).not.toBe(interlude(over.previous!, scored!.view, scored!.news, sceneOf(over.view, language))!.title);
      for (const { seat, brings } of rows.slice(1)) expect(scored!.view.sides[seat!]!.points + (brings?.[0]?.count ?? 0)).toBe(over.view.scores![seat!]);
      expect(rows[0]!.seat).toBeNull();
    }
  });
});

describe('the log', () => {
  const line = (kind: string, args: LogLine['words']['args']): LogLine => ({ kind, seat: 1, words: { key: `log-${kind}`, args } });

  it('names the elements it speaks about, sites first', () => {
    const built = line('built', { tile: { key: 'tile-advanced', args: { kind: 'base', level: 'II' } }, site: { key: 'site', args: { id: 'D5U' } } });
    expect(targetsOf(built)).toEqual(['site:D5U', 'tile:II-base']);
    expect(targetsOf(line('drop-placed', { headstream: { key: 'site', args: { id: 'H3' } } }))).toEqual(['headstream:H3']);
    expect(targetsOf(line('used-space', { space: { key: 'space', args: { id: 'shop-any-left' } } }))).toEqual(['space:shop-any-left']);
    expect(targetsOf(line('patents-shown', { tiles: [{ key: 'tile-basic', args: { kind: 'joker' } }, { key: 'tile-special', args: {} }] }))).toEqual(['tile:anton']); // the basic ones are everybody's
    expect(targetsOf(line('used-bank', { count: 2 }))).toEqual(['bank']);
    expect(targetsOf(line('wheel-turned', { sectors: 1 }))).toEqual(['turned:1']);
  });

  it('speaks of spaces that are on the table', () => {
    const used = fixtures.flatMap(([, { log, view }]) => log.filter(({ kind }) => kind === 'used-space').map((found) => ({ view, targets: targetsOf(found) })));
    expect(used.length).toBeGreaterThan(5);
    for (const { view, targets } of used) for (const target of targets) if (kindOf(target) === 'space') expect(view.spaces.map(({ id }) => id)).toContain(itemOf(target));
  });

  it('tells every line without a code, in every language', () => {
    for (const language of LANGUAGES) {
      for (const [, { log, view }] of fixtures) {
        const scene = sceneOf(view, language);
        for (const found of log) {
          const { words, icon } = tell(found, scene);
          if (icon) expect(Object.keys(ICONS), icon).toContain(icon);
          for (const said of [words ?? '', scene.say(found.words)]) expect(said).not.toMatch(/\b[DCPH]\d+[ULRabcd]?\b|\b[GYRNS]\d+\b/);
        }
      }
    }
  });

  it('counts all the energy of an action once: what is produced, and what a contract or an income brings', () => {
    const scene = sceneOf(fixture('round').view);
    const dam = { key: 'site', args: { id: 'D8L' } };
    const lines = [
      line('used-space', { space: { key: 'space', args: { id: 'turbine-zero-left', engineers: 2, credits: 0 } } }), line('produced', { drops: 2, energy: 8, sum: { key: 'energy-sum', args: { drops: 2, value: 3, modifier: 0, bonus: 2, energy: 8 } }, dam, conduit: { key: 'site', args: { id: 'C8L' } } }),
      line('gained-energy', { count: 8, total: 8 }), line('fulfilled', { contract: { key: 'contract', args: { id: 'R05' } } }), line('gained-energy', { count: 5, total: 13 }),
      line('ability-energy', { count: 3, total: 16, giver: { key: 'company', args: { id: 'italy' } } }),
    ];
    const [entry] = entriesOf(lines, (each) => tell(each, scene));
    expect(sumsOf(entry!)).toEqual([{ seat: 1, pays: [{ icon: 'engineer', count: 2 }], brings: [{ icon: 'energy', count: 16 }], loses: [] }]);
    expect(wordedParts(entry!).map(({ telling }) => telling.words)).toEqual(['2 × 3 +2 = 8, basin 8 → 11', 'fulfils a contract for 8 energy', '+3 (Italy)']);
  });

  it('has no words for a tile that comes home alone', () => {
    const scene = sceneOf(fixture('round').view);
    const home = line('tile-returned', { tile: { key: 'tile-advanced', args: { kind: 'base', level: 'III' } }, excavators: 0, mixers: 0 });
    const [entry] = entriesOf([line('used-bank', { count: 1 }), home], (each) => tell(each, scene));
    expect(wordedParts(entry!)).toEqual([]);
  });

  it('adds up all that an action paid and brought: surcharge, replaced machines, toll, and energy from everywhere', () => {
    const scene = sceneOf(fixture('middle').view);
    const [bob, ada] = [(kind: string, args: LogLine['words']['args']) => line(kind, args), (kind: string, args: LogLine['words']['args']) => ({ ...line(kind, args), seat: 0 })];
    const told = (kind: string) => fixtures.flatMap(([, { log }]) => log).find((each) => each.kind === kind)!.words.args;
    const space = told('used-space').space as Phrase;
    const lines = [
      ada('passed', {}), bob('paid-credits', { count: 6 }), bob('built', { ...told('built'), engineers: 3, excavators: 0, mixers: 2 }), bob('paid-credits', { count: 3 }),
      bob('used-space', { space: { ...space, args: { ...space.args, engineers: 2 } } }), bob('produced', told('produced')), bob('toll', { count: 1 }), bob('paid-credits', { count: 1 }), ada('gained-credits', { count: 1 }),
      bob('gained-energy', { count: 2, total: 2 }), bob('gained-energy', { count: 3, total: 5 }),
    ];
    const sums = entriesOf(lines, (each) => tell(each, scene)).map((entry) => sumsOf(entry));
    expect(sums[0]).toEqual([]);
    expect(sums[1]).toEqual([{ seat: 1, pays: [{ icon: 'engineer', count: 3 }, { icon: 'mixer', count: 2 }, { icon: 'credit', count: 9 }], brings: [], loses: [] }]);
    expect(sums[2]).toEqual([
      { seat: 1, pays: [{ icon: 'engineer', count: 2 }, { icon: 'credit', count: 1 }], brings: [{ icon: 'energy', count: 5 }], loses: [] },
      { seat: 0, pays: [], brings: [{ icon: 'credit', count: 1 }], loses: [] },
    ]);
  });

  it('marks the rounds', () => {
    expect(roundBegun(line('round-began', { round: 3 }))).toBe(3);
    expect(roundBegun(line('passed', {}))).toBeNull();
  });
});
