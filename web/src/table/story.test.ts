import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogLine, Position } from '../lib/api';
import type { Step, Story as StoryType } from './story.svelte';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {} } });
const { Story } = await import('./story.svelte');
const { settings } = await import('../lib/settings.svelte');

const position = (number: number): Position => ({ number, view: number, question: null, seat: 0 }) as unknown as Position;
const line = (seat: number): LogLine => ({ kind: 'acted', seat, words: { key: 'log-acted', args: {} } });
const step = (number: number, more: Partial<Step> = {}): Step => ({
  before: position(number - 1), after: position(number), log: Array.from({ length: number }, () => line(1)), news: [line(1)], own: false, ends: false, ...more,
});

describe('a story', () => {
  let story: StoryType;
  let acted: { number: number; shown: number; end: () => void }[];

  beforeEach(() => {
    story = new Story();
    settings.speed = 'normal';
    acted = [];
    story.director = {
      act: (told, _pace, signal) => new Promise<void>((end) => {
        acted.push({ number: told.after.number, shown: story.position!.number, end });
        signal.addEventListener('abort', () => end());
      }),
      stages: () => [],
      interlude: () => null,
    };
    story.begin(position(1), []);
  });

  it('shows the position before until the motion has ended, and no step is lost', async () => {
    for (const number of [2, 3, 4]) story.add(step(number));
    for (const number of [2, 3, 4]) {
      await vi.waitFor(() => expect(acted.at(-1)?.number).toBe(number));
      expect(acted.at(-1)!.shown).toBe(number - 1);
      acted.at(-1)!.end();
    }
    await story.quiet();
    expect(story.position!.number).toBe(4);
  });

  it('does not show the end of what it tells when that is said again in the middle', async () => {
    story.director!.stages = () => [1, 2, 3].map((view) => ({ view, news: [line(1)] }));
    story.add(step(2, { news: [line(1), line(1), line(1)] }));
    for (const scene of [0, 1, 2]) {
      await vi.waitFor(() => expect(acted.length).toBe(scene + 1));
      story.renew({ ...position(2), seat: 7 });
      expect([story.position!.view, story.position!.seat]).toEqual([Math.max(1, scene), 0]);
      acted[scene]!.end();
    }
    await story.quiet();
    expect([story.position!.view, story.position!.seat]).toEqual([2, 7]);
    story.renew({ ...position(2), seat: 8 });
    expect(story.position!.seat).toBe(8);
  });

  it('asks nobody between two scenes of a step', async () => {
    story.director!.stages = () => [1, 2].map((view) => ({ view, news: [line(1)] }));
    story.add(step(2, { news: [line(1), line(1)] }));
    await vi.waitFor(() => expect(acted.length).toBe(1));
    acted[0]!.end();
    while (acted.length === 1) {
      expect(story.isTelling).toBe(true);
      await Promise.resolve();
    }
    acted[1]!.end();
    await story.quiet();
    expect(story.isTelling).toBe(false);
  });

  it('ends what runs when somebody is in a hurry, and goes on with the next', async () => {
    story.add(step(2));
    story.add(step(3));
    await vi.waitFor(() => expect(acted.length).toBe(1));
    story.finish();
    await vi.waitFor(() => expect(acted.at(-1)?.number).toBe(3));
    expect(story.position!.number).toBe(2);
  });

  it('shows all at once when it is skipped', async () => {
    for (const number of [2, 3, 4, 5]) story.add(step(number));
    await vi.waitFor(() => expect(acted.length).toBe(1));
    story.finishAll();
    await story.quiet();
    expect(story.position!.number).toBe(5);
  });

  it('tells again what happened since the own turn ended', async () => {
    story.add(step(2, { own: true, ends: true, news: [] }));
    story.add(step(3));
    await vi.waitFor(() => expect(acted.length).toBe(1));
    acted[0]!.end();
    await story.quiet();
    expect(story.canTellAgain).toBe(true);
    void story.tellAgain();
    await vi.waitFor(() => expect(acted.length).toBe(2));
    expect(story.position!.number).toBe(2);
    acted[1]!.end();
    await story.quiet();
    expect(story.position!.number).toBe(3);
  });

  it('tells again what others did in the step that ended the own turn, even to who wants everything at once', async () => {
    settings.speed = 'at-once';
    story.add(step(2));
    story.add(step(3, { own: true, ends: true, news: [line(0), line(1)] }));
    await story.quiet();
    expect(acted).toEqual([]);
    void story.tellAgain();
    await vi.waitFor(() => expect(acted.map(({ number }) => number)).toEqual([3]));
    acted[0]!.end();
    await story.quiet();
    expect(story.position!.number).toBe(3);
  });

  it('asks for what it has not seen, until the own turn ends', async () => {
    story.begin(position(3), [line(1), line(1), line(1)]);
    story.recall = () => Promise.resolve([step(2), step(3)]);
    expect(story.canTellAgain).toBe(true);
    void story.tellAgain();
    await vi.waitFor(() => expect(acted.length).toBe(1));
    expect(story.position!.number).toBe(1);
    story.finishAll();
    await story.quiet();
    expect(story.position!.number).toBe(3);
    story.recall = () => Promise.resolve([step(2)]);
    story.add(step(4, { own: true, ends: true, news: [line(0)] }));
    await vi.waitFor(() => expect(acted.at(-1)!.number).toBe(4));
    acted.at(-1)!.end();
    await story.quiet();
    expect(story.canTellAgain).toBe(false);
  });

  it('splits a step in which several things happen', async () => {
    const both = step(2, { news: [line(1), line(2)], log: [line(1), line(2)] });
    story.director!.stages = () => [{ view: 'half', news: [line(1)] }, { view: 2, news: [line(2)] }];
    story.add(both);
    await vi.waitFor(() => expect(acted.length).toBe(1));
    acted[0]!.end();
    await vi.waitFor(() => expect(acted.length).toBe(2));
    expect(story.position!.view).toBe('half');
    expect(story.log.length).toBe(1);
    acted[1]!.end();
    await story.quiet();
    expect(story.position!.view).toBe(2);
  });
});
