/** What can be checked without a browser: the plan of a mine, rows of signs, targets, ways up, the log, motion. */

import { describe, expect, it } from 'vitest';
import { entriesOf } from '../../table/log';
import { checkQuestion, speakerOf, type Fixture as AnyFixture } from '../shared/checks';
import type { Content, LogLine } from '../types';
import { placeOf } from './choices';
import content from './fixtures/content.json';
import { ICONS } from './icons';
import { roundBegun, targetsOf, tell } from './log';
import { GROUND, joinOf, joinParts, PITCH, Plan, ROW, slotOf, stepTo, WIDTH } from './mine/plan';
import { isSaid, rowOf } from './mine/signs';
import { motionsOf, stagesOf } from './motions';
import { outline } from './outline';
import { EXAMPLES } from './pictures/examples';
import { stepsOf, type Scene } from './scene.svelte';
import { plateOf } from './mine/Surface.svelte';
import { HALVES, Packs, partsOf, type View } from './view';

interface Fixture extends AnyFixture<View> {
  news: LogLine[];
}

const FILES = import.meta.glob<Fixture>(['./fixtures/*.json', '!./fixtures/content.json'], { eager: true, import: 'default' });
const fixture = (name: string): Fixture => FILES[`./fixtures/${name}.json`]!;
const packs = new Packs(content as unknown as Content);

describe('the pictures of the rules page', () => {
  it('have a plate for every way to use the surface, those that packs add beside the houses and none upon another', () => {
    const ways = [0, 1, 2, 2, 3, 4, 5, 5, 6, 7].map((effect) => ({ effect }));
    const plates = ways.map((_, index) => plateOf(ways, index));
    expect(new Set(plates.map(({ x, y }) => `${x},${y}`)).size).toBe(ways.length);
    for (const { x, width } of plates) expect(x >= -260 && x + width < 490).toBe(true);
  });

  it('know the names that packs give', () => {
    const more = new Packs({ card: [{ id: 'opal-stair', name: 'Opal Stair', level: 'II', faction: 'none', cost: 1 }, { id: 'I-N1', level: 'I', faction: 'none', cost: 1 }], side: [{ id: 'geology', name: 'Geology' }] } as never);
    expect(more.cardWords('opal-stair')).toEqual({ key: 'card-named', args: { id: 'opal-stair', name: 'Opal Stair' } });
    expect(more.cardWords('I-N1')).toEqual({ key: 'card', args: { id: 'I-N1' } });
    expect(more.boardWords('geology').key).toBe('research-board-named');
  });

  it('belong to sections, and name only cards that the packs have', () => {
    for (const [section, { own = {}, others = [] }] of Object.entries(EXAMPLES)) {
      expect(Object.keys(outline), section).toContain(section);
      const cards = [own, ...others].flatMap(({ chambers = [], hand = [], kept = [], card }) => [...chambers, ...hand, ...kept, ...(card ? [card] : [])]);
      for (const { design, level } of cards) expect(packs.design(design)?.level, design).toBe(level);
    }
  });

  it('show joins where two cards of the mine touch, as their halves have it', () => {
    for (const [section, { own = {} }] of Object.entries(EXAMPLES)) {
      for (const { join, slots, full, token } of own.joins ?? []) {
        const halves = own.chambers!.filter(({ slot }) => slots.includes(slot)).flatMap(({ slot, carts }) => HALVES.filter((half) => joinOf(slotOf(slot), half) === join).map((half) => carts.includes(half)));
        expect(halves, `${section} ${join}`).toHaveLength(2);
        expect(halves.filter(Boolean).length, `${section} ${join}`).toBe(full && !token ? 2 : 1);
      }
    }
  });
});

describe('the plan of a mine', () => {
  it('shifts rows by half a card', () => {
    const plan = new Plan([slotOf('1,0')]);
    expect(plan.middle(slotOf('2,1'))).toEqual({ x: PITCH, y: plan.middle(slotOf('1,0')).y + ROW });
    expect(plan.middle(slotOf('1,0')).x).toBe(0);
  });

  it('reaches to the places beside what is dug', () => {
    expect(new Plan([]).reach).toEqual({ left: -2, right: 2 });
    expect(new Plan(['1,0', '1,2', '2,3', '3,4'].map(slotOf)).reach).toEqual({ left: -2, right: 5 });
  });

  it('draws what lies far apart near, with a rift between, and leaves out what lies between', () => {
    const plan = new Plan(['1,0', '1,16'].map(slotOf));
    const [near, far] = [plan.middle(slotOf('1,0')), plan.middle(slotOf('1,16'))];
    expect(near.x).toBe(0);
    expect(far.x).toBeLessThan(16 * PITCH);
    expect(far.x - near.x).toBeGreaterThan(4 * PITCH + WIDTH);
    expect(plan.rifts).toHaveLength(1);
    expect(plan.isFar(slotOf('1,8'))).toBe(true);
    expect(plan.isFar(slotOf('1,14'))).toBe(false);
    expect(plan.isFar(slotOf('1,-2'))).toBe(false);
  });

  it('knows which halves meet where', () => {
    expect(joinOf(slotOf('2,1'), 'W')).toBe(joinOf(slotOf('2,-1'), 'E'));
    expect(joinOf(slotOf('2,1'), 'NW')).toBe(joinOf(slotOf('1,0'), 'SE'));
    expect(joinOf(slotOf('2,1'), 'NE')).toBe(joinOf(slotOf('1,2'), 'SW'));
    expect(new Set(HALVES.map((half) => joinOf(slotOf('2,1'), half))).size).toBe(6);
  });

  it('draws the joins of real mines between their two cards', () => {
    for (const { view } of Object.values(FILES)) {
      for (const miner of view.miners) {
        const plan = new Plan(miner.chambers.map(({ slot }) => slotOf(slot)));
        for (const { join, slots } of miner.joins) {
          const ends = slots.map((slot) => plan.middle(slotOf(slot)).x);
          expect(plan.join(join).x).toBeCloseTo((ends[0]! + ends[1]!) / 2);
          expect(slots[0]).toBe(`${joinParts(join).row},${joinParts(join).x}`);
        }
      }
    }
  });

  it('leads a track up to the card above, and from the first row to the grass', () => {
    const plan = new Plan(['1,0', '2,1'].map(slotOf));
    expect(plan.track(slotOf('2,1'), slotOf('1,0'))).toMatch(/^M105 .*V\d+$/);
    expect(plan.track(slotOf('1,0'), null, 0)).toBe(`M0 ${plan.middle(slotOf('1,0')).y}V${GROUND - 3}`);
  });

  it('goes to the nearest place in the direction of an arrow key, or stays', () => {
    const slots = ['1,0', '1,2', '2,1', '3,2'];
    const plan = new Plan(slots.map(slotOf));
    expect(stepTo(plan, '1,0', 'ArrowRight', slots)).toBe('1,2');
    expect(stepTo(plan, '2,1', 'ArrowDown', slots)).toBe('3,2');
    expect(stepTo(plan, '1,0', 'ArrowUp', slots)).toBeNull();
    expect(stepTo(plan, '1,0', 'Enter', slots)).toBeNull();
  });
});

describe('signs', () => {
  const room = { size: 17, letters: 14, room: 80 };
  const words = (row: ReturnType<typeof rowOf>) => row.lines.map(({ parts }) => parts.map(({ what, kind }) => (kind === 'arrow' ? '→' : what)).join(' '));

  it('say a number beside its sign, and "for each" as a stroke', () => {
    expect(words(rowOf(packs.design('II-R1')!.effects[1]!.icons, room))).toEqual(['vp /2 count-full-carts ≤4']);
    expect(words(rowOf(packs.surface('research-2'), room))).toEqual(['8 pay → 5 research']);
  });

  it('are not said again where they say what an effect brings', () => {
    const gold = (count: number) => ({ icon: 'gold', count });
    const cards = { icon: 'card', count: 1 };
    expect(isSaid([gold(1), cards], { pays: [], brings: [gold(1)] })).toBe(true); // which card it is, is not known before
    expect(isSaid(packs.surface('research-2'), { pays: [gold(8)], brings: [{ icon: 'research', count: 5 }] })).toBe(true);
    expect(isSaid(packs.design('II-R1')!.effects[1]!.icons, { pays: [], brings: [{ icon: 'vp', count: 2 }] })).toBe(false);
    expect(isSaid([gold(2)], { pays: [], brings: [gold(3)] })).toBe(false);
  });

  it('take two lines rather than become tiny', () => {
    const row = rowOf(packs.design('III-A1')!.effects[0]!.icons, { size: 19, letters: 16, room: 76, lines: 2 });
    expect(row.lines).toHaveLength(2);
    expect(row.scale).toBeGreaterThan(0.7);
  });

  it('fit their room', () => {
    for (const design of (content as unknown as { card: { id: string }[] }).card) {
      for (const { icons } of packs.design(design.id)!.effects) {
        const row = rowOf(icons, { ...room, lines: 2 });
        for (const line of row.lines) expect(line.width * row.scale, design.id).toBeLessThanOrEqual(80.01);
      }
    }
  });

  it('have a drawing for every word of the effects', () => {
    const used = new Set(JSON.stringify(content).match(/"icon":"[^"]+"/g)!.map((found) => found.slice(8, -1)));
    expect([...used].filter((icon) => !(icon in ICONS))).toEqual([]);
  });

  it('are cut where ways part', () => {
    expect(partsOf([{ icon: 'gold', count: 1 }, { icon: 'or', count: 0 }, { icon: 'vp', count: 1 }], 'or')).toHaveLength(2);
  });
});

describe.each(Object.entries(FILES))('%s', (_, found) => {
  for (const layout of ['wide', 'phone'] as const) {
    describe(layout, () => {
      // What has no place of its own on a wide screen stands as words over the board's edge.
      checkQuestion(found, (target, view, seat) => placeOf(target, view, seat, layout) ?? (/^(skip|done|dig|choice)/.test(target) && layout === 'wide' ? 'words' : null));
    });
  }
});

describe('the way up', () => {
  it('goes from each card to those above it that it touches, and from the first row to the surface', () => {
    const steps = stepsOf(['3,2', '2,1', '1,0', '1,2']);
    expect(steps.filter(({ to }) => to === null)).toHaveLength(2);
    expect(steps.filter(({ from }) => from.row === 2)).toHaveLength(2);
    expect(steps.filter(({ from }) => from.row === 3)).toHaveLength(1);
  });

  it('is told by the rules for every place: each card on it, and each half that would meet', () => {
    const { question, view, seat } = fixture('place');
    const dug = new Set(view.miners[seat!]!.chambers.map(({ slot }) => slot));
    for (const option of question!.options) {
      const labels = option.previews.flatMap(({ label }) => (label ? [label] : []));
      const named = labels.filter(({ key }) => key !== 'preview-join').map(({ args }) => String(args.slot));
      expect(named).toContain(option.target.slice(5));
      for (const slot of named) expect(dug.has(slot) || slot === option.target.slice(5), slot).toBe(true);
      for (const { args } of labels.filter(({ key }) => key === 'preview-join')) expect(dug).toContain(String(args.slot));
    }
  });
});

const speaker = speakerOf('en', 'miners', 'table', ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil']);
const scene = { text: (key: string, args = {}) => speaker.say({ key, args }), say: speaker.say, cardName: (id: string) => speaker.say({ key: 'card', args: { id } }), packs } as unknown as Scene;

describe('the log', () => {
  it('tells every kind of line in words that name no code', () => {
    for (const { log } of Object.values(FILES)) {
      for (const line of log) {
        const { words } = tell(line, scene);
        expect(words ?? speaker.say(line.words)).not.toMatch(/-?\d+,-?\d+|\bI+-[A-Z]/);
      }
    }
  });

  it('names a place with the mine that it belongs to', () => {
    const placed = Object.values(FILES).flatMap(({ log }) => log).find(({ kind }) => kind === 'placed')!;
    expect(targetsOf(placed)).toEqual([`mine:${placed.seat}:${String(placed.words.args.slot)}`]);
  });

  it('puts what somebody does under what the same player began, though others act between', () => {
    const line = (kind: string, seat: number, args = {}): LogLine => ({ kind, seat, words: { key: `log-${kind}`, args } });
    const card = { key: 'card', args: { id: 'I-N1' } };
    const lines = [line('event', -1, { round: 3, event: card }), line('revealed', 0, { card, cost: 0 }), line('revealed', 1, { card, cost: 0 }), line('gained-gold', 0, { count: 2 }), line('gained-points', 1, { count: 1 })];
    const entries = entriesOf(lines, (each) => tell(each, scene));
    expect(entries.map(({ head, parts }) => [head.line.seat, parts.map((part) => part.line.seat)])).toEqual([[-1, []], [0, [0]], [1, [1]]]);
    expect(roundBegun(lines[0]!)).toBe(3);
  });
});

describe('motion', () => {
  it('lets what is gained fly from the card that works to who gets it', () => {
    const { view } = fixture('middle');
    const line = (kind: string, args = {}): LogLine => ({ kind, seat: 0, words: { key: kind, args } });
    const flights = motionsOf(view, view, [line('activated', { slot: '1,0' }), line('gained-gold', { count: 2 })], 1);
    expect(flights).toEqual([{ kind: 'fly', what: 'gold', count: 2, from: ['mine:0:1,0', 'mine:0'], to: ['goods:0', 'side:0'], delay: 0.25 }]);
  });

  it('shows the end of a round before the next event', () => {
    const { view } = fixture('middle');
    const line = (kind: string, seat: number, args = {}): LogLine => ({ kind, seat, words: { key: kind, args } });
    const stages = stagesOf({ ...view, round: 6 }, view, [line('surface-used', 0), line('event', -1, { round: 7 }), line('gained-gold', 0, { count: 3 })]);
    expect(stages).toHaveLength(2);
    expect(stages[0]!.view.round).toBe(6);
    expect(stages[0]!.view.miners[0]!.gold).toBe(view.miners[0]!.gold - 3);
    expect(stages[1]!.view).toBe(view);
  });
});
