/** The steps made here in the own turn, and what each was chosen from: whoever presses something else of an earlier step goes back to it. */

import type { Option, Question } from '../lib/api';

interface Step {
  question: Question;
  move: string;
}

export class Steps {
  private made = $state.raw<readonly Step[]>([]);

  take(question: Question, move: string): void {
    this.made = [...this.made, { question, move }];
  }

  /** So many were taken back. */
  back(count: number): void {
    this.made = this.made.slice(0, Math.max(0, this.made.length - count));
  }

  clear(): void {
    if (this.made.length) this.made = [];
  }

  /**
   * What could have been chosen at an element in one of the last steps, so many of which can be taken back, and how many steps ago;
   * null if nothing, or if it was chosen. The present question says itself what its own elements are.
   */
  earlier(target: string, undoable: number): { option: Option; steps: number } | null {
    const back = undoable > 0 ? this.made.slice(-undoable).reverse() : [];
    for (const [index, { question, move }] of back.entries()) {
      const option = question.options.find((each) => each.target === target);
      if (option) return option.move === move ? null : { option, steps: index + 1 };
    }
    return null;
  }
}
