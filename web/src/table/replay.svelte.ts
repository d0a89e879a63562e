/** A finished game, looked at move by move, from any seat. Steps forward are told as they were. */

import { api, type History, type HistoryEntry, type LogLine, type Position } from '../lib/api';
import { Story } from './story.svelte';
import type { TableModel } from './table.svelte';

/** Something pointed at on the board, and as what. */
export interface Pointer {
  target: string;
  as: 'played' | 'better';
  /** It was played by whoever looks at it. */
  own?: boolean;
}

const PACE = 900;

export class Replayer {
  readonly story = new Story();
  isOpen = $state(false);
  number = $state(0);
  /** From which seat it is seen; -1: as a spectator. */
  from = $state(-1);
  isPlaying = $state(false);
  /** The variation that is looked at, '' for the game itself: `12.1-15.2` is the first variation of move 12, and in it the second of move 15. */
  line = $state('');
  private histories = $state.raw<Record<string, History>>({});
  /** What the step that is shown said. */
  told = $state.raw<LogLine[]>([]);
  /** What is pointed at: the moves of a turning point. */
  pointers = $state.raw<Pointer[]>([]);
  /** A turning point that is being shown, in words. */
  remark = $state('');
  private shown: { number: number; position: Position } | null = null;
  private readonly fetched = new Map<string, Promise<Position>>();
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly model: TableModel) {}

  /** The game, or the variation, entry by entry. */
  get history(): History | null {
    return this.histories[this.line] ?? null;
  }

  get last(): number {
    return this.history ? Math.max(...this.history.entries.map((entry) => entry.number)) : 0;
  }

  get entry(): HistoryEntry | undefined {
    return this.history?.entries.find((each) => each.number === this.number);
  }

  async open(at = 0, remark = '', pointers: Pointer[] = [], from?: number): Promise<void> {
    try {
      if (from !== undefined) this.from = from;
      else if (!this.isOpen) this.from = this.model.seat ?? -1;
      await this.follow('');
      this.isOpen = true;
      await this.jump(at);
      this.remark = remark;
      this.pointers = pointers;
    } catch (problem) {
      this.model.fail(problem);
    }
  }

  /** Go into a variation of the move that is shown: its first move stands in that one's place. */
  async enter(which: number): Promise<void> {
    await this.turn([this.line, `${this.number}.${which}`].filter(Boolean).join('-'), this.number);
  }

  /** Go back to where a variation leaves the line above it. */
  async back(): Promise<void> {
    const steps = this.line.split('-');
    const number = Number(steps.pop()!.split('.')[0]);
    await this.turn(steps.join('-'), number);
  }

  private async turn(line: string, number: number): Promise<void> {
    this.play(false);
    try {
      await this.follow(line);
      await this.jump(number);
    } catch (problem) {
      this.model.fail(problem);
    }
  }

  private async follow(line: string): Promise<void> {
    if (!(line in this.histories)) {
      const found = await api.history(this.model.id, line);
      this.histories = { ...this.histories, [line]: found };
    }
    if (this.line !== line) this.shown = null; // what is shown next does not follow from what is shown
    this.line = line;
  }

  leave = (): void => {
    this.play(false);
    this.isOpen = false;
    this.line = '';
    this.shown = null;
    this.pointers = [];
    this.remark = '';
  };

  play(on: boolean): void {
    clearInterval(this.timer);
    this.isPlaying = on;
    if (!on) return;
    this.timer = setInterval(() => {
      if (this.story.isTelling) return; // what moves is seen to its end
      if (this.number < this.last) void this.jump(this.number + 1);
      else this.play(false);
    }, PACE);
  }

  async look(from: number): Promise<void> {
    this.from = from;
    this.shown = null;
    await this.jump(this.number);
  }

  async jump(to: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, to));
    const { from, line } = this;
    this.number = wanted;
    this.pointers = [];
    this.remark = '';
    try {
      const [found, before] = await Promise.all([this.position(wanted), wanted > 0 ? this.position(wanted - 1) : null]);
      if (this.number !== wanted || from !== this.from || line !== this.line || !this.isOpen) return; // the reader is further already
      this.told = before ? found.log.lines.slice(before.log.lines.length) : [];
      this.show(wanted, found);
      if (wanted < this.last) void this.position(wanted + 1).catch(() => undefined);
    } catch (problem) {
      this.model.fail(problem);
    }
  }

  private show(number: number, position: Position): void {
    const quiet = { ...position, question: null };
    const { lines } = position.log;
    if (this.shown?.number === number - 1) this.story.add({ before: this.shown.position, after: quiet, log: lines, news: this.told, own: false, ends: false });
    else this.story.begin(quiet, lines);
    this.shown = { number, position: quiet };
  }

  /** The position after an entry, fetched once. */
  position(at: number): Promise<Position> {
    const key = `${at} ${this.from} ${this.line}`;
    const known = this.fetched.get(key);
    if (known) return known;
    const asked = api.position(this.model.id, at, this.from < 0 ? null : this.from, this.line);
    this.fetched.set(key, asked);
    asked.catch(() => this.fetched.delete(key));
    return asked;
  }
}
