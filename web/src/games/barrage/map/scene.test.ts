import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../lib/text';
import { speakerOf } from '../../shared/checks';
import { Choices } from '../../shared/choices';
import { Tips, type TipText } from '../../shared/tips.svelte';
import type { Content, LogLine, Question } from '../../types';
import conduits from '../fixtures/conduits.json';
import content from '../fixtures/content.json';
import flow from '../fixtures/flow.json';
import productions from '../fixtures/productions.json';
import round from '../fixtures/round.json';
import { coloursOf, type View } from '../view';
import { MapScene } from './map.svelte';
import type { MapProps } from './props';

interface Fixture { view: unknown; previous: unknown; news: unknown; question: unknown }

class Shown extends Tips {
  said: TipText | null = null;
  override show(_: Element, text: TipText | null): void {
    this.said = text;
  }
}

const NAMES = ['Nell', 'Miley', 'Faye', 'Bertalan'];
const speaker = speakerOf('en', 'barrage', 'table', NAMES);
const element = null as unknown as Element;

function sceneOf(fixture: Fixture, more: Partial<MapProps> = {}): { map: MapScene; picked: string[]; tips: Shown } {
  const view = fixture.view as View;
  const picked: string[] = [];
  const tips = new Shown();
  const props: MapProps = {
    view, previous: fixture.previous as View | null, news: fixture.news as LogLine[], names: NAMES, marks: ['N', 'M', 'F', 'B'], colours: coloursOf(view), content: content as unknown as Content,
    choices: new Choices(fixture.question as Question | null), pick: (move) => picked.push(move), say: speaker.say, changed: new Set(), highlight: new Set(), hovered: null, hover: () => {}, tips,
    reducedMotion: false, pending: null, ...more,
  };
  return { map: new MapScene(() => props), picked, tips };
}

describe('a site of the map', () => {
  const question = conduits.question as unknown as Question;
  const free = question.options.find((option) => option.target.startsWith('site:'))!;
  const blocked = question.blocked.find((refused) => refused.target.startsWith('site:'))!;

  it('is picked when the question offers it', () => {
    const { map, picked } = sceneOf(conduits);
    map.press(element, free.target.slice(5), false);
    expect(picked).toEqual([free.move]);
  });

  it('says why it cannot be picked, with the rule', () => {
    const { map, picked, tips } = sceneOf(conduits);
    const site = blocked.target.slice(5);
    map.press(element, site, false);
    expect(picked).toEqual([]);
    expect(tips.said).toMatchObject({ why: speaker.say(blocked.why.words), rule: blocked.why.rule });
    expect(map.isOpen(site)).toBe(false);
    expect(map.spoken(site)).toContain(speaker.say(blocked.why.words));
  });

  it('is read aloud with everything that is seen', () => {
    const view = productions.view as unknown as View;
    const standing = { D2L: { owner: 'neutral' as const, level: 1, water: 1, capacity: 1 }, D9L: { owner: 1, level: 3, water: 2, capacity: 4 } };
    const laid = { ...view, map: { dams: standing, conduits: { C5L: 0 }, powerhouses: { P8a: 2 }, headstreams: { H1: 2 }, headstream_tiles: [[0, 1, 3, 0]] } };
    const { map } = sceneOf({ ...productions, view: laid, question: null });
    expect(map.spoken('D2L')).toBe('D2L: neutral dam, level 1, 1 of 1 drop, basin 2, lower dam site');
    expect(map.spoken('D9L')).toBe('D9L: dam, owned by Miley, level 3, 2 of 4 drops, basin 9, lower dam site');
    expect(map.spoken('D1U')).toBe('D1U: free dam site, basin 1, upper dam site, red site: 3 credits more');
    expect(map.spoken('C2R')).toBe('C2R: free conduit site, from basin 2 to basin 10, 5 energy a drop');
    expect(map.spoken('C5L')).toBe('C5L: conduit, owned by Nell, from basin 5 to basin 8, 3 energy a drop');
    expect(map.spoken('P8a')).toBe('P8a: powerhouse, owned by Faye, basin 8');
    expect(map.spoken('H1')).toBe('H1: headstream, 2 drops wait, drops in rounds 1 to 4: 0, 1, 3, 0');
  });

  it('is lit, new and pending as the table says', () => {
    const { map } = sceneOf(conduits, { highlight: new Set(['site:D1U']), changed: new Set(['headstream:H2', 'space:bank']), pending: free.move });
    expect([map.isLit('D1U'), map.isLit('D1L'), map.isFresh('H2'), map.isFresh('bank')]).toEqual([true, false, true, false]);
    expect([map.isPending(free.target.slice(5)), map.isPending('D1U')]).toEqual([true, false]);
  });

  it('is called into sight by the log, the prompt bar and the score sheet', () => {
    const calledBy = (...targets: string[]) => sceneOf(conduits, { highlight: new Set(targets) }).map.called;
    expect([calledBy(), calledBy('space:bank', 'site:C1L'), calledBy('route:D5U-C5L-2'), calledBy('headstream:H4')]).toEqual([null, 'C1L', 'D5U', 'H4']);
  });
});

describe('a production', () => {
  const offered = (productions.question as unknown as Question).options.filter((option) => option.target.startsWith('route:'));

  it('is offered beside its dam, conduit and powerhouse, the strongest first', () => {
    const { map, picked } = sceneOf(productions);
    const best = map.routes[0]!;
    const house = map.houseOf(best)!;
    expect(map.props.view.map.powerhouses[house]).toBe((productions.question as unknown as Question).seat);
    for (const site of [best.dam, best.conduit, house]) {
      expect(map.isOpen(site)).toBe(true);
      expect(map.routesAt(site)[0]!.target).toBe(best.target);
    }
    map.press(element, best.dam, false);
    expect([map.chooser, map.route?.target, picked]).toEqual([best.dam, best.target, []]);
    map.pick(best.option!.move);
    expect([map.chooser, picked]).toEqual([null, [best.option!.move]]);
  });

  it('is picked at once where it is the only one, by touch only after it was shown', () => {
    const only = { ...productions, question: { ...productions.question, options: [offered[0]!] } };
    const dam = /^route:(\w+)/.exec(offered[0]!.target)![1]!;
    const byMouse = sceneOf(only);
    byMouse.map.press(element, dam, false);
    expect(byMouse.picked).toEqual([offered[0]!.move]);
    const byTouch = sceneOf(only);
    byTouch.map.press(element, dam, true);
    expect([byTouch.picked, byTouch.map.route?.target]).toEqual([[], offered[0]!.target]);
  });

  it('is shown with the way of its water when it is pointed at anywhere on the table', () => {
    for (const more of [{ hovered: offered[0]!.target }, { highlight: new Set([offered[0]!.target]) }]) {
      const { map } = sceneOf(productions, more);
      expect(map.route?.target).toBe(offered[0]!.target);
      expect(map.runs.reduce((sum, run) => sum + run.drops, 0)).toBe(map.route!.drops);
    }
    expect(sceneOf(productions).map.route).toBeNull();
    expect(sceneOf(productions).map.runs).toEqual([]);
  });
});

describe('a drop that will flow at once', () => {
  it('shows its way from the headstream that is pointed at', () => {
    const { map } = sceneOf(flow, { hovered: 'headstream:H2' });
    expect(map.runs.map((run) => run.drops)).toEqual([1]);
    expect(map.runs[0]!.curve.points[0]).toEqual(map.places.at('H2'));
    expect(sceneOf(flow, { hovered: 'site:D1U' }).map.runs).toEqual([]);
  });
});

describe('water in motion', () => {
  it('is seen where it was until it leaves, and where it is once it lands', () => {
    const { map } = sceneOf(round);
    const { previous, view } = round as unknown as { previous: View; view: View };
    const seen = () => Object.keys(view.map.headstreams).map((site) => map.dropsAt(site));
    map.setOut(true);
    expect(seen()).toEqual(Object.values(previous.map.headstreams));
    for (const { key } of map.journeys) map.start(key);
    for (const { key } of map.journeys) map.land(key);
    expect(seen()).toEqual(Object.values(view.map.headstreams));
    map.setOut(false);
    expect(map.journeys).toEqual([]);
  });

  it('lets new pieces rise, unless nothing is to move', () => {
    const after = conduits.view as unknown as View;
    const [conduit] = Object.keys(after.map.conduits);
    const before = structuredClone(after);
    delete before.map.conduits[conduit!];
    expect(sceneOf(conduits, { previous: before }).map.isNew('conduits', conduit!)).toBe(true);
    expect(sceneOf(conduits, { previous: before, reducedMotion: true }).map.isNew('conduits', conduit!)).toBe(false);
    expect(sceneOf(conduits, { previous: null }).map.isNew('conduits', conduit!)).toBe(false);
  });
});

describe('the words', () => {
  it('are said in every language, with every number', () => {
    for (const language of LANGUAGES) {
      const { text } = speakerOf(language, 'barrage');
      for (const count of [1, 2]) {
        for (const key of ['table-stops', 'table-leaves', 'table-drops', 'table-waits']) expect(text(key, { drops: count, dam: 'D1L' }), language).toContain(String(count));
        for (const key of ['table-red-site', 'table-toll']) expect(text(key, { credits: count }), language).toContain(String(count));
        expect(text('table-water', { drops: 0, capacity: count }), language).toContain(String(count));
      }
      expect(text('table-takes', { engineers: 2, credits: 0 }), language).not.toContain('0');
      expect(text('table-takes', { engineers: 2, credits: 3 }), language).toMatch(/2 .*3 /);
      expect(text('table-prospect', { place: 6, credits: 1, loss: 3, bonus: 8 }), language).toMatch(/6.*8.*−3.*1/);
      expect(text('table-prospect', { place: 6, credits: 1, loss: 0, bonus: 8 }), language).not.toContain('−');
    }
  });
});
