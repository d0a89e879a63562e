import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../lib/text';
import { speakerOf } from '../../shared/checks';
import type { TipText } from '../../shared/tips.svelte';
import type { Option, Question, TableProps } from '../../types';
import conduits from '../fixtures/conduits.json';
import content from '../fixtures/content.json';
import flow from '../fixtures/flow.json';
import payment from '../fixtures/payment.json';
import productions from '../fixtures/productions.json';
import { Scene } from '../scene.svelte';
import { sidesOf, type View } from '../view';
import { MapScene } from './map.svelte';

interface Fixture { view: unknown; question: unknown }

const NAMES = ['Nell', 'Miley', 'Faye', 'Bertalan'];
const speaker = speakerOf('en', 'barrage', 'table', NAMES);
const element = { closest: () => null } as unknown as Element;

function sceneOf(fixture: Fixture, more: Partial<TableProps<View>> = {}): { map: MapScene; scene: Scene; pressed: string[]; said: TipText[] } {
  const view = fixture.view as View;
  const [pressed, said] = [[] as string[], [] as TipText[]];
  const desk = { layout: 'wide', touch: false, marked: null, press: (option: Option | null) => pressed.push(option!.move), lifted: null, lift: () => {}, folded: false };
  const props = { view, names: NAMES, sides: sidesOf(view), question: fixture.question, say: speaker.say, content, seat: 0, desk, changed: new Set(), highlight: new Set(), pending: null, ...more };
  const scene = new Scene(() => props as unknown as TableProps<View>);
  scene.tips.show = (_, text) => void said.push(text!);
  return { map: new MapScene(scene), scene, pressed, said };
}

describe('a site of the map', () => {
  const question = conduits.question as unknown as Question;
  const free = question.options.find((option) => option.target.startsWith('site:'))!;
  const blocked = question.blocked.find((refused) => refused.target.startsWith('site:'))!;

  it('is pressed when the question offers it', () => {
    const { map, pressed } = sceneOf(conduits);
    map.press(element, free.target.slice(5));
    expect(pressed).toEqual([free.move]);
  });

  it('says why it cannot be picked, with the rule', () => {
    const { map, pressed, said } = sceneOf(conduits);
    const site = blocked.target.slice(5);
    map.press(element, site);
    expect(pressed).toEqual([]);
    expect(said[0]).toMatchObject({ why: speaker.say(blocked.why.words), rule: blocked.why.rule });
    expect(map.isOpen(site)).toBe(false);
    expect(map.spoken(site)).toContain(speaker.say(blocked.why.words));
  });

  it('is read aloud with everything that is seen', () => {
    const view = productions.view as unknown as View;
    const standing = { D2L: { owner: 'neutral' as const, level: 1, water: 1, capacity: 1 }, D9L: { owner: 1, level: 3, water: 2, capacity: 4 } };
    const laid = { ...view, map: { dams: standing, conduits: { C5L: 0 }, powerhouses: { P8a: 2 }, headstreams: { H1: 2 }, headstream_tiles: [[0, 1, 3, 0]] } };
    const { map } = sceneOf({ ...productions, view: laid, question: null });
    expect(map.spoken('D2L')).toBe('neutral dam, level 1, 1 of 1 drop, basin 2, lower dam site');
    expect(map.spoken('D9L')).toBe('dam, owned by Miley, level 3, 2 of 4 drops, basin 9, lower dam site');
    expect(map.spoken('D1U')).toBe('free dam site, basin 1, upper dam site, 3 credits more');
    expect(map.spoken('C2R')).toBe('free conduit site, from basin 2 to basin 10, 5 energy a drop');
    expect(map.spoken('C5L')).toBe('conduit, owned by Nell, from basin 5 to basin 8, 3 energy a drop');
    expect(map.spoken('P8a')).toBe('powerhouse, owned by Faye, basin 8');
    expect(map.spoken('H1')).toBe('headstream, 2 drops wait, drops in rounds 1 to 4: 0, 1, 3, 0');
  });

  it('is lit, new and marked as the table says', () => {
    const { map } = sceneOf(conduits, { highlight: new Set(['site:D1U']), changed: new Set(['headstream:H2', 'space:bank']), pending: free.move });
    expect([map.isLit('D1U'), map.isLit('D1L'), map.isFresh('H2'), map.isFresh('bank')]).toEqual([true, false, true, false]);
    expect([map.isMarked(free.target.slice(5)), map.isMarked('D1U')]).toEqual([true, false]);
  });

  it('is called into sight by the log, the prompt bar and the score sheet', () => {
    const calledBy = (...targets: string[]) => sceneOf(conduits, { highlight: new Set(targets) }).map.called;
    expect([calledBy(), calledBy('space:bank', 'site:C1L'), calledBy('route:D5U-C5L-2'), calledBy('headstream:H4')]).toEqual([null, 'C1L', 'D5U', 'H4']);
  });
});

describe('a production', () => {
  const offered = (productions.question as unknown as Question).options.filter((option) => option.target.startsWith('route:'));

  it('is offered beside its dam, conduit and powerhouse, the strongest first', () => {
    const { map, pressed } = sceneOf(productions);
    const best = map.routes[0]!;
    const house = map.houseOf(best)!;
    expect(map.view.map.powerhouses[house]).toBe((productions.question as unknown as Question).seat);
    for (const site of [best.dam, best.conduit, house]) {
      expect(map.isOpen(site)).toBe(true);
      expect(map.routesAt(site)[0]!.target).toBe(best.target);
    }
    map.press(element, best.dam);
    expect(pressed).toEqual([best.option!.move]);
  });

  it('is pressed at once where it is the only one', () => {
    const only = { ...productions, question: { ...productions.question, options: [offered[0]!] } };
    const { map, pressed } = sceneOf(only);
    map.press(element, /^route:(\w+)/.exec(offered[0]!.target)![1]!);
    expect(pressed).toEqual([offered[0]!.move]);
  });

  it('is shown with the way of its water when it is pointed at anywhere on the table', () => {
    const pointed = sceneOf(productions);
    pointed.scene.hovered = offered[0]!.target;
    for (const { map } of [pointed, sceneOf(productions, { highlight: new Set([offered[0]!.target]) })]) {
      expect(map.route?.target).toBe(offered[0]!.target);
      expect(map.runs.reduce((sum, run) => sum + run.drops, 0)).toBe(map.route!.drops);
    }
    expect(sceneOf(productions).map.route).toBeNull();
    expect(sceneOf(productions).map.runs).toEqual([]);
  });
});

describe('a drop that will flow at once', () => {
  it('shows its way from the headstream that is pointed at', () => {
    const { map, scene } = sceneOf(flow);
    expect(map.runs).toEqual([]);
    scene.hovered = 'headstream:H2';
    expect(map.runs.map((run) => run.drops)).toEqual([1]);
    expect(map.runs[0]!.curve.points[0]).toEqual(map.places.at('H2'));
  });
});

describe('a piece that would be built', () => {
  it('is known from the choice that is pointed at', () => {
    const { map, scene } = sceneOf(conduits);
    const option = (conduits.question as unknown as Question).options[0]!;
    expect([map.planned, scene.planned, scene.building]).toEqual([null, null, 'basic-conduit']);
    scene.hovered = option.target;
    expect([map.planned, scene.planned]).toEqual([{ site: option.target.slice(5), piece: 'conduit' }, 'conduit']);
  });

  it('stays in sight while its price is asked for', () => {
    expect(sceneOf(payment).map.planned).toEqual({ site: 'P12c', piece: 'powerhouse' });
  });
});

describe('the words', () => {
  it('are said in every language, with every number', () => {
    for (const language of LANGUAGES) {
      const { text } = speakerOf(language, 'barrage');
      for (const count of [1, 2]) {
        for (const key of ['table-stops', 'table-leaves', 'table-drops', 'table-waits']) expect(text(key, { drops: count, basin: 8 }), language).toContain(String(count));
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
