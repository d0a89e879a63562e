/** What lies how on the desk: what is marked, which sheet is open, who is lifted, which tab a phone shows. */

import { MediaQuery } from 'svelte/reactivity';
import type { Desk, Layout, Target } from '../games/types';
import type { Option, Question } from '../lib/api';
import { settings } from '../lib/settings.svelte';

/** What opens over the board's edge; one at a time. */
export type Sheet = 'why' | 'hint' | 'list';
/** The steps of the turn that can be taken back. */
interface Turn {
  earlier: (target: Target) => Option | null;
  goBackTo: (target: Target) => Promise<Option | null>;
}
export type Tab = 'board' | 'own' | 'rivals' | 'talk';

const wide = new MediaQuery('(min-width: 1100px)');
const fingers = new MediaQuery('(hover: none) and (pointer: coarse)');

export class TableDesk implements Desk {
  lifted = $state<number | null>(null);
  folded = $state(false);
  sheet = $state<Sheet | null>(null);
  tab = $state<Tab>('board');
  private mark = $state.raw<{ number: number; move: string } | null>(null);

  constructor(
    private readonly question: () => Question | null,
    private readonly play: (move: string) => void,
    private readonly turn: () => Turn | null = () => null,
  ) {}

  get layout(): Layout {
    return wide.current ? 'wide' : 'phone';
  }

  get touch(): boolean {
    return fingers.current;
  }

  /** A mark belongs to its question: another one begins without. */
  get marked(): Option | null {
    const question = this.question();
    if (!question || this.mark?.number !== question.number) return null;
    return question.options.find((option) => option.move === this.mark!.move) ?? null;
  }

  press = (option: Option | null, onlyMark = false): void => {
    const question = this.question();
    if (!option || !question) this.mark = null;
    else if (!onlyMark && (this.marked?.move === option.move || !asksBefore(option))) this.do(option);
    else this.mark = { number: question.number, move: option.move };
  };

  instead = (target: Target): (() => void) | null => {
    const turn = this.question() ? this.turn() : null;
    return turn?.earlier(target) ? () => void turn.goBackTo(target).then((option) => this.press(option)) : null;
  };

  /** Do what is marked. */
  confirm = (): void => {
    if (this.marked) this.do(this.marked);
  };

  private do(option: Option): void {
    this.mark = null;
    this.sheet = null;
    this.play(option.move);
  }

  lift = (seat: number | null): void => {
    this.lifted = seat;
  };

  /** Show a tab of a phone; who was lifted is put back. */
  turnTo(tab: Tab): void {
    this.tab = tab;
    this.lifted = null;
  }

  /** Open a sheet, or close it if it is the open one. */
  toggle(sheet: Sheet): void {
    this.sheet = this.sheet === sheet ? null : sheet;
  }

  /** Close what lies uppermost; false if nothing did. */
  close(): boolean {
    if (this.sheet !== null) this.sheet = null;
    else if (this.lifted !== null) this.lifted = null;
    else if (this.marked) this.mark = null;
    else return false;
    return true;
  }
}

/** Whether a choice is shown and waits before it is done. */
function asksBefore(option: Option): boolean {
  return settings.confirm === 'always' || (settings.confirm === 'final' && option.final);
}
