import { describe, expect, it } from 'vitest';
import type { Option, Question } from '../lib/api';
import { Steps } from './steps.svelte';

const option = (target: string): Option => ({ target, move: `pick ${target}` }) as Option;
const question = (...targets: string[]): Question => ({ options: targets.map(option) }) as Question;
const move = (target: string) => option(target).move;

describe('the steps of a turn', () => {
  const steps = new Steps();
  steps.take(question('space:a', 'space:b'), move('space:a'));
  steps.take(question('tile:1', 'tile:2', 'space:b'), move('tile:1'));

  it('know what could have been chosen, and how far back that lies', () => {
    expect(steps.earlier('tile:2', 2)).toEqual({ option: option('tile:2'), steps: 1 });
    expect(steps.earlier('space:b', 2)!.steps, 'the last step that had it').toBe(1);
    expect(steps.earlier('site:x', 2)).toBeNull();
  });

  it('leave what was chosen as it is', () => {
    expect(steps.earlier('tile:1', 2)).toBeNull();
    expect(steps.earlier('space:a', 2)).toBeNull();
  });

  it('go back no further than can be taken back', () => {
    const turn = new Steps();
    turn.take(question('card:a', 'card:b'), move('card:a'));
    turn.take(question('tile:1', 'tile:2'), move('tile:1'));
    expect(turn.earlier('card:b', 2)).toEqual({ option: option('card:b'), steps: 2 });
    expect(turn.earlier('card:b', 1)).toBeNull();
    expect(turn.earlier('tile:2', 0)).toBeNull();
    turn.back(1);
    expect(turn.earlier('tile:2', 1)).toBeNull();
    expect(turn.earlier('card:b', 1)!.steps).toBe(1);
    turn.clear();
    expect(turn.earlier('card:b', 1)).toBeNull();
  });
});
