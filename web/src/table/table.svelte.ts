/** One table as this browser sees it: what the server said last, what is on its way, what the reader has seen. */

import { api, insist, Problem, type LogLine, type Message, type Option, type Position, type Question, type Seat, type Sync, type Table } from '../lib/api';
import { links } from '../lib/links.svelte';
import { Stream, type StreamState } from '../lib/stream';
import { Steps } from './steps.svelte';
import { Story, type Step } from './story.svelte';

const EVENTS = ['table', 'position', 'chat', 'gone'] as const;

export class TableModel {
  table = $state.raw<Table | null>(null);
  /** The newest position; the one on the screen is the story's. */
  position = $state.raw<Position | null>(null);
  readonly story = new Story();
  private readonly steps = new Steps();
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<Message[]>([]);
  connection = $state<StreamState>('connecting');
  /** The seat we look from; null: as the server thinks best. */
  seat = $state<number | null>(null);
  /** The move that is on its way. */
  pending = $state<string | null>(null);
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  /** What was taken by itself just now, because there was nothing to choose. */
  taken = $state.raw<Option | null>(null);
  unreadChat = $state(0);
  /** What of log and chat is shown. */
  talking = $state<'log' | 'chat'>('log');
  /** Hot-seat: the seat whose player must take the device before anything of theirs is shown. */
  curtain = $state<number | null>(null);
  /** When the table's clocks were told, on this browser's own clock. */
  toldAt = $state(0);
  missing = $state(false);
  private stream: Stream | null = null;
  private stopped = false;
  private tickets = 0;
  private passing = false;
  /** The last thing done here was a choice, not going back. */
  private goesOn = false;

  constructor(readonly id: string) {}

  /** Log lines before this one were there when the own last turn ended. */
  get seen(): number {
    return this.position?.log.seen ?? 0;
  }

  get mine(): number[] {
    return this.table?.seats.filter((seat) => seat.mine && seat.kind === 'human').map((seat) => seat.seat) ?? [];
  }

  get isSpectator(): boolean {
    return this.mine.length === 0;
  }

  /** Whether there is more than the last step to take back, and nothing is being told. */
  get canRestart(): boolean {
    const undo = this.position?.undo;
    return !!undo?.possible && undo.turn > 1 && !this.story.isTelling;
  }

  /** Whether we play alone against bots, programs and rules: then the expert may be asked. */
  get isAlone(): boolean {
    const people = this.table?.seats.filter((seat) => seat.kind !== 'bot' && !seat.program) ?? [];
    return people.length === 1 && people[0]!.mine;
  }

  /** The seconds left on a seat's clock at a time of this browser's own clock; null without a clock. */
  timeLeft(seat: Seat, at: number): number | null {
    if (seat.left === null) return null;
    const runs = this.table?.status === 'running' && this.table.to_move.includes(seat.seat);
    return Math.max(0, seat.left - (runs ? Math.max(0, at - this.toldAt) / 1000 : 0));
  }

  /** Whether a bot keeps this seat for us and gives it back when we ask. */
  canReturn(seat: Seat): boolean {
    return seat.mine && seat.stand_in !== null && !seat.stand_in.final;
  }

  async start(): Promise<void> {
    try {
      this.adopt(await insist(() => api.sync(this.id)));
    } catch {
      this.missing = true;
    }
  }

  stop(): void {
    this.stopped = true;
    this.stream?.stop();
  }

  // -- what the server says ----------------------------------------------------------------------------------------

  /** Take a whole first sync. */
  adopt(sync: Sync, curtained = true): void {
    if (this.stopped) return;
    this.stream?.stop();
    this.stream = null;
    const seat = sync.position?.seat ?? null;
    if (seat !== this.seat || sync.position?.question?.number !== this.position?.question?.number) this.steps.clear();
    this.seat = seat;
    this.position = sync.position;
    this.log = sync.position?.log.lines ?? [];
    this.story.begin(this.position, this.log);
    if (this.log.slice(this.seen).some((line) => line.seat >= 0 && line.seat !== seat)) this.story.recall = () => this.recall();
    this.chat = sync.chat;
    this.hearTable(sync.table);
    if (curtained && this.isHotSeat && sync.table.secrets && seat !== null && sync.position?.question && !sync.position.over) this.curtain = seat;
    this.listen(sync.cursor);
  }

  private listen(cursor: string): void {
    const seat = this.seat === null ? '' : `?seat=${this.seat}`;
    this.stream = new Stream(`/api/tables/${this.id}/events${seat}`, EVENTS, {
      event: (name, data) => this.hear(name, data),
      state: (state) => (this.connection = state),
    }, cursor);
  }

  private hear(name: string, data: unknown): void {
    if (name === 'table') this.hearTable(data as Table);
    else if (name === 'position') this.hearPosition(data as Position);
    else if (name === 'chat') this.hearChat(data as Message);
    else if (name === 'gone') void this.resync(null);
  }

  private hearTable(table: Table): void {
    const sat = this.mine.length;
    this.table = table;
    this.toldAt = performance.now();
    if (table.status !== 'waiting' && links.of(this.id)) links.forget(this.id);
    if (this.stream && sat !== this.mine.length) void this.resync(null); // we sat down or stood up: another view is ours now
    this.drawCurtain();
  }

  private hearPosition(position: Position): void {
    const mine = this.position?.number;
    if (mine === undefined && this.isHotSeat) {
      void this.resync(position.seat, true); // the game has begun: from now on one of the seats here is looked from
      return;
    }
    this.seat = position.seat;
    if (mine !== undefined && position.number < mine) return;
    if (mine !== undefined && position.since > mine) {
      void this.resync(this.seat);
      return;
    }
    const log = [...this.log.slice(0, position.log.keep), ...position.log.lines];
    const ends = position.log.seen > this.seen;
    this.tell(position, log, ends);
    if (position.question?.number !== this.position?.question?.number) this.pending = null; // the event may come before the answer
    this.log = log;
    if (ends || position.question === null) {
      this.goesOn = false;
      this.steps.clear();
    }
    this.position = position;
    this.drawCurtain();
  }

  /** Let the story tell what is new; what was taken back, or is the first of all, is simply there. */
  private tell(position: Position, log: LogLine[], ends: boolean): void {
    const { position: before } = this;
    if (before?.number === position.number) this.story.renew(position);
    else if (!before) this.story.begin(position, log);
    else if (log.length < this.log.length) this.story.jump(position, log);
    else this.story.add({ before, after: position, log, news: log.slice(this.log.length), own: this.pending !== null, ends });
  }

  /** What happened since the own last turn, as the server remembers it; what was taken back meanwhile is left out. */
  private async recall(): Promise<Step[]> {
    const { positions } = await api.since(this.id, this.seat).catch((problem: unknown) => {
      this.fail(problem);
      return { positions: [] as Position[] };
    });
    const steps: Step[] = [];
    let [before] = positions;
    let log = before?.log.lines ?? [];
    for (const after of positions.slice(1)) {
      while (steps.length && after.log.keep < log.length) ({ before, log } = back(steps.pop()!));
      const news = after.log.lines;
      log = [...log.slice(0, after.log.keep), ...news];
      steps.push({ before: before!, after, log, news, own: false, ends: false });
      before = after;
    }
    return steps;
  }

  private hearChat(message: Message): void {
    if (this.chat.some((known) => known.id === message.id)) return;
    this.chat = [...this.chat, message];
    this.unreadChat += 1;
  }

  /** Ask for everything anew, from that seat. */
  async resync(seat: number | null, curtained = false): Promise<void> {
    try {
      this.adopt(await insist(() => api.sync(this.id, seat)), curtained);
    } catch (problem) {
      this.fail(problem);
    }
  }

  // -- what the reader does ----------------------------------------------------------------------------------------

  pick = (move: string): void => {
    const question = this.position?.question;
    if (!question || this.pending !== null || this.curtain !== null) return;
    this.pending = move;
    this.goesOn = true;
    this.taken = null;
    this.steps.take(question, move);
    void this.send(() => api.move(this.id, question.seat, question.number, move));
  };

  undo = (wholeTurn = false): Promise<void> => {
    const { position } = this;
    if (!position?.undo?.possible || position.seat === null || this.pending !== null) return Promise.resolve();
    const { seat } = position;
    const { number } = position.undo;
    this.pending = '';
    this.goesOn = false;
    this.taken = null;
    this.steps.back(wholeTurn ? position.undo.turn : 1);
    return this.send(() => api.undo(this.id, seat, number, wholeTurn));
  };

  /** Take back the whole turn, as far as that is possible. */
  restart = (): Promise<void> => this.undo(true);

  /** What could have been chosen at an element in an earlier step of the turn, if that can be taken back. */
  earlier(target: string): Option | null {
    return this.stepsBackTo(target)?.option ?? null;
  }

  private stepsBackTo(target: string): { option: Option; steps: number } | null {
    const undo = this.position?.undo;
    return undo?.possible && this.pending === null ? this.steps.earlier(target, undo.turn) : null;
  }

  /** Go back to the step in which an element could be chosen; returns its option there. */
  async goBackTo(target: string): Promise<Option | null> {
    const found = this.stepsBackTo(target);
    for (let left = found?.steps ?? 0; left > 0 && !this.problem; left -= 1) await this.undo();
    return this.position?.question?.options.find((option) => option.move === found?.option.move) ?? null;
  }

  private async send(order: () => Promise<Position>): Promise<void> {
    this.problem = null;
    const ticket = ++this.tickets;
    try {
      const position = await order();
      this.hearPosition(position);
    } catch (problem) {
      this.fail(problem);
      if (problem instanceof Problem && problem.status === 409) await this.resync(this.seat);
    } finally {
      if (ticket === this.tickets) this.pending = null;
    }
  }

  /** A step in which nothing can be chosen and nothing is lost is taken by itself, in the middle of what was begun; never after going back. */
  takeOnly(question: Question): void {
    const [only, ...more] = question.options;
    if (!this.goesOn || !only || more.length || only.final || this.pending !== null) return;
    this.pick(only.move);
    this.taken = only;
  }

  /** Do something about the table; the answer is the table. */
  async arrange(order: () => Promise<Table | Sync>): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    try {
      const answer = await order();
      if ('table' in answer) this.adopt(answer);
      else this.hearTable(answer);
      return true;
    } catch (problem) {
      this.fail(problem);
      return false;
    } finally {
      this.busy = false;
    }
  }

  async talk(text: string): Promise<boolean> {
    try {
      this.hearChat(await api.chat(this.id, text));
      this.unreadChat = 0;
      return true;
    } catch (problem) {
      this.fail(problem);
      return false;
    }
  }

  fail(problem: unknown): void {
    this.problem = problem instanceof Problem ? problem : new Problem('internal', 0, String(problem));
  }

  // -- hot-seat ----------------------------------------------------------------------------------------------------

  get isHotSeat(): boolean {
    return this.mine.length > 1;
  }

  /** When the player before the screen has nothing to decide and another one here has, the device changes hands. */
  private drawCurtain(): void {
    const { table, position } = this;
    if (!table || !position || !this.isHotSeat || position.question || position.over || this.curtain !== null) return;
    const next = table.to_move.find((seat) => seat !== this.seat && this.mine.includes(seat));
    if (next !== undefined) void this.passOn(next);
  }

  /** What is still being told is looked at first. Where nobody has a secret the next player simply goes on. */
  private async passOn(next: number): Promise<void> {
    if (this.passing) return;
    this.passing = true;
    await this.story.quiet();
    this.passing = false;
    if (this.stopped || this.position?.question || this.position?.over) return;
    if (this.table?.secrets) this.curtain = next;
    else await this.resync(next);
  }

  /** The next player has the device. */
  async openCurtain(): Promise<void> {
    const seat = this.curtain;
    if (seat !== null && seat !== this.seat) await this.resync(seat);
    this.curtain = null;
    this.drawCurtain();
  }
}

/** Where a step began. */
const back = ({ before, log, news }: Step) => ({ before, log: log.slice(0, log.length - news.length) });
