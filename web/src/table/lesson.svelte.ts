/** The first game: steps of a script over a real table. What a step waits for is the only thing that can be done. */

import type { LessonScript, LessonStep } from '../games/types';
import type { Position, Question } from '../lib/api';
import { keep, kept } from '../lib/storage';

const key = (table: string) => `lesson.${table}`;

export class Lesson {
  private index = $state(0);

  constructor(
    private readonly table: string,
    readonly script: LessonScript,
  ) {
    this.index = Number(kept(key(table)) ?? 0);
  }

  /** Whether this table was opened as a lesson. */
  static isAt(table: string): boolean {
    return kept(key(table)) !== null;
  }

  static begin(table: string): void {
    keep(key(table), '0');
  }

  get step(): LessonStep | null {
    return this.script.steps[this.index] ?? null;
  }

  get number(): number {
    return this.index + 1;
  }

  next = (): void => {
    this.index += 1;
    keep(key(this.table), String(this.index));
  };

  /** Leave the lesson and play on freely. */
  leave = (): void => {
    this.index = this.script.steps.length;
    keep(key(this.table), String(this.index));
  };

  /** The question with only the moves the step waits for; all of them, and what is blocked, if none is meant. */
  narrow(question: Question | null): Question | null {
    const until = this.step?.until;
    if (!question || !until) return question;
    if (until === 'next') return { ...question, options: [], blocked: [] };
    if (!('move' in until)) return question;
    const meant = question.options.filter((option) => until.move.test(option.move));
    return meant.length ? { ...question, options: meant, blocked: [] } : question;
  }

  chose(move: string): void {
    const until = this.step?.until;
    if (until && until !== 'next' && 'move' in until && until.move.test(move)) this.next();
  }

  watch(position: Position): void {
    const until = this.step?.until;
    if (!until || until === 'next') return;
    if ('when' in until ? until.when(position) : until.or?.(position)) this.next();
  }
}
