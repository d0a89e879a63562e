/** A turn is told: positions come onto the screen one after the other, each when the motion that leads to it has ended. */

import type { Interlude } from '../games/types';
import type { LogLine, Position } from '../lib/api';
import { settings, type Speed } from '../lib/settings.svelte';

/** One position after another. */
export interface Step {
  before: Position;
  after: Position;
  /** The whole log after it, and what of it is new. */
  log: LogLine[];
  news: readonly LogLine[];
  /** The answer to what this browser's person did. */
  own: boolean;
  /** The own turn ends with it; others may have acted in it, too. */
  ends: boolean;
  /** It is one of several into which a step was split. */
  staged?: boolean;
  /** It was asked for: even who wants everything at once sees it. */
  again?: boolean;
}

/** Who moves the pieces: the stage on which the table is drawn. */
export interface Director {
  /** Show what moves; ends when it has ended, or when the signal comes. `pace`: 1 is the usual time. */
  act: (step: Step, pace: number, signal: AbortSignal) => Promise<void>;
  /** The views between, where one step tells several actions; one or none if it is told as a whole. `shared`: all act in it at the same time. */
  stages: (step: Step) => readonly { view: unknown; news: readonly LogLine[]; shared?: boolean }[];
  /** The scene that closes what was told, if there is one. */
  interlude: (step: Step) => Interlude | null;
}

const PACES: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.45, 'at-once': 0 };
const READING = 2400; // milliseconds for a scene at a round's end
const MANY = 8; // from so many waiting steps on they are told faster
const REMEMBERED = 60;

export class Story {
  /** The position on the screen. */
  position = $state.raw<Position | null>(null);
  /** The log as far as it is told. */
  log = $state.raw<LogLine[]>([]);
  running = $state.raw<Step | null>(null);
  interlude = $state.raw<Interlude | null>(null);
  waiting = $state(0);
  /** How many scenes were told. */
  scenes = $state(0);
  director: Director | null = null;
  /** Brings what happened since the own last turn, where this browser did not see it happen. */
  recall = $state.raw<(() => Promise<Step[]>) | null>(null);
  private queue: Step[] = [];
  /** What was told since the own turn ended: it can be told again. */
  private past = $state.raw<Step[]>([]);
  private skip = new AbortController();
  private chapter = 0;
  private tells = false;
  private hurries = false;

  get isTelling(): boolean {
    return this.running !== null || this.interlude !== null;
  }

  get canTellAgain(): boolean {
    return !this.isTelling && (this.recall !== null || this.past.some((step) => isOfOthers(step) && step.news.length > 0));
  }

  /** Show a position at once, without a story: the first one, after an undo, in another seat. */
  begin(position: Position | null, log: LogLine[]): void {
    this.chapter += 1;
    this.queue = [];
    this.past = [];
    this.recall = null;
    this.finish();
    this.running = null;
    this.interlude = null;
    this.waiting = 0;
    this.position = position;
    this.log = log;
  }

  /** A position that follows on the last one; it waits for its turn. */
  add(step: Step): void {
    this.queue.push(step);
    this.waiting = this.queue.length;
    void this.tell();
  }

  /** Show a position at once, but remember what was told before: after an undo. */
  jump(position: Position, log: LogLine[]): void {
    const { past, recall } = this;
    this.begin(position, log);
    this.past = past;
    this.recall = recall;
  }

  /** The same position was said again. While it is still being told it is not yet on the screen: the scenes before it have its number, too. */
  renew(position: Position): void {
    const told = this.queue.findLast(({ after }) => after.number === position.number);
    const isShown = told ? this.position === told.after : this.position?.number === position.number;
    if (told) told.after = position;
    if (isShown) this.position = position;
  }

  /** Ends as soon as nothing is left to tell. */
  async quiet(): Promise<void> {
    while (this.tells) await new Promise((resolve) => setTimeout(resolve, 60));
  }

  /** End what is running; the next step follows. */
  finish = (): void => this.skip.abort();

  /** Show everything that waits at once. */
  finishAll = (): void => {
    this.hurries = this.tells;
    this.finish();
  };

  /** Tell again what the others did since the own last turn. */
  tellAgain = async (): Promise<void> => {
    if (this.isTelling) return;
    const { chapter, recall } = this;
    const steps = (recall ? await recall() : this.past.filter(isOfOthers)).map((step) => ({ ...step, again: true }));
    const [first] = steps;
    if (!first || this.isTelling || chapter !== this.chapter) return;
    this.recall = null;
    const now = { position: this.position, log: this.log };
    this.past = [];
    this.position = { ...first.before, question: null };
    this.log = first.log.slice(0, first.log.length - first.news.length);
    this.queue.push(...steps);
    const last = steps.at(-1)!;
    if (now.position && now.position.number === last.after.number) last.after = now.position;
    else if (now.position) this.queue.push({ before: last.after, after: now.position, log: now.log, news: [], own: true, ends: false });
    void this.tell();
  };

  private async tell(): Promise<void> {
    if (this.tells) return;
    this.tells = true;
    for (let step = this.queue[0]; step; step = this.queue[0]) {
      const { chapter } = this;
      const steps = this.isBrief(step) ? [step] : this.split(step);
      if (steps.length > 1) {
        this.queue.splice(0, 1, ...steps);
        continue;
      }
      await this.act(step);
      if (chapter !== this.chapter) continue; // another story began meanwhile
      this.queue.shift();
      this.waiting = this.queue.length;
    }
    this.tells = false;
    this.hurries = false;
  }

  private isBrief(step: Step): boolean {
    return !this.director || this.hurries || document.hidden || (settings.speed === 'at-once' && !step.again);
  }

  /** A step in which several actions happen becomes as many steps. */
  private split(step: Step): Step[] {
    const stages = step.staged || !step.news.length ? [] : this.director!.stages(step);
    if (stages.length < 2) {
      if (stages[0]?.shared) step.own = false;
      return [step];
    }
    let told = step.log.length - step.news.length;
    let { before } = step;
    return stages.map(({ view, news, shared }, index) => {
      const isLast = index === stages.length - 1;
      told += news.length;
      const after = isLast ? step.after : { ...step.after, view, question: null };
      const stage = { before, after, log: step.log.slice(0, told), news, own: step.own && !shared && news[0]?.seat === step.after.seat, ends: step.ends && index === 0, staged: true, again: step.again };
      before = after;
      return stage;
    });
  }

  private async act(step: Step): Promise<void> {
    const { chapter } = this;
    this.skip = new AbortController();
    this.running = step;
    const pace = this.pace(step);
    if (pace > 0) {
      if (!step.own) this.scenes += 1;
      await this.director?.act(step, pace, this.skip.signal);
    }
    if (chapter !== this.chapter) return;
    this.position = step.after;
    this.log = step.log;
    this.past = step.ends ? [step] : [...this.past, step].slice(-REMEMBERED);
    if (step.ends) this.recall = null;
    if (this.queue.length < 2) this.running = null; // nobody is asked between two scenes
    const scene = pace > 0 ? (this.director?.interlude(step) ?? null) : null;
    if (!scene) return;
    this.skip = new AbortController();
    this.interlude = scene;
    await pause(READING * Math.max(0.6, pace), this.skip.signal);
    if (chapter === this.chapter) this.interlude = null;
  }

  private pace(step: Step): number {
    if (this.isBrief(step) || !step.news.length) return 0;
    return (PACES[settings.speed] || PACES.fast) * (this.queue.length > MANY ? 0.5 : 1);
  }
}

/** Whether others did something in a step; in the one that ends the own turn they may have. */
function isOfOthers(step: Step): boolean {
  return !step.own || (step.ends && step.news.some(({ seat }) => seat >= 0 && seat !== step.after.seat));
}

/** Wait, but no longer than until the signal. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
