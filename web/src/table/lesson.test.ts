/** The lesson over a table: what a step lets through, and when it is done. */

import { describe, expect, it } from 'vitest';
import type { LessonScript, LessonStep } from '../games/types';
import type { Position, Question } from '../lib/api';
import { Lesson } from './lesson.svelte';

const inRound = (round: number) => ({ over: false, view: { round } }) as Position;
const roundTwo = (position: Position) => (position.view as { round: number }).round >= 2;
const asking = (...moves: string[]) => ({ options: moves.map((move) => ({ move })), blocked: [{ target: 'far' }] }) as unknown as Question;
const offered = (lesson: Lesson, question: Question) => lesson.narrow(question)?.options.map((option) => option.move);

let tables = 0;

function lessonOf(...untils: LessonStep['until'][]): Lesson {
  const script: LessonScript = { seed: 1, options: {}, seats: ['me'], steps: untils.map((until, index) => ({ id: `step-${index}`, until })) };
  const table = `table-${++tables}`;
  expect(Lesson.isAt(table)).toBe(false);
  Lesson.begin(table);
  expect(Lesson.isAt(table)).toBe(true);
  return new Lesson(table, script);
}

describe('a step', () => {
  it('that is read offers nothing until Next', () => {
    const lesson = lessonOf('next', { move: /^a$/ });
    expect(offered(lesson, asking('a', 'b'))).toEqual([]);
    lesson.watch(inRound(5));
    expect(lesson.number).toBe(1);
    lesson.next();
    expect(offered(lesson, asking('a', 'b'))).toEqual(['a']);
  });

  it('that waits for a move offers only that, or everything if it cannot be made', () => {
    const lesson = lessonOf({ move: /^a$/ });
    expect(offered(lesson, asking('a', 'b'))).toEqual(['a']);
    expect(lesson.narrow(asking('a', 'b'))?.blocked).toEqual([]);
    expect(lesson.narrow(asking('b', 'c'))).toEqual(asking('b', 'c'));
    lesson.chose('b');
    expect(lesson.number).toBe(1);
    lesson.chose('a');
    expect(lesson.step).toBeNull();
  });

  it('that waits for a move is over as well when the game has gone on without it', () => {
    const lesson = lessonOf({ move: /^a$/, or: roundTwo }, { move: /^b$/ });
    lesson.watch(inRound(1));
    expect(lesson.number).toBe(1);
    lesson.watch(inRound(2));
    expect(lesson.number).toBe(2);
    lesson.watch(inRound(3)); // this step has no such way out
    expect(lesson.number).toBe(2);
  });

  it('that waits for a position lets everything through until it holds', () => {
    const lesson = lessonOf({ when: roundTwo });
    expect(offered(lesson, asking('a', 'b'))).toEqual(['a', 'b']);
    lesson.watch(inRound(1));
    expect(lesson.number).toBe(1);
    lesson.watch(inRound(2));
    expect(lesson.step).toBeNull();
  });
});
