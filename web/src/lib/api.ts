/** The server's HTTP interface (docs/api.md) in types, one function a route. Every failure is a `Problem`. */

export interface Phrase {
  key: string;
  args: Record<string, Argument>;
}
export type Argument = number | string | Phrase | Argument[];

export interface User {
  id: string;
  name: string;
}

export type Value = string | number | boolean;

export interface Choices {
  values: Value[];
  default: unknown;
}

export interface OptionSpec extends Choices {
  name: string;
  kind: 'choice' | 'seat' | 'each-side';
  counts: number[];
  rule: string;
  /** The numbers of players for which there are other values or another default. */
  exceptions: Record<string, Choices>;
}

/** Choices that do not go together: option → value. */
export interface Conflict {
  counts: number[];
  choices: Record<string, Value>;
}

/** A side that the rules themselves play. */
export interface AutomaticSide {
  side: number;
  name: Phrase;
}

export interface GameInfo {
  name: string;
  title: string;
  rules: number;
  counts: number[];
  options: OptionSpec[];
  conflicts: Conflict[];
  packs: { name: string; version: number; digest: string }[];
  automatic_sides: Record<string, AutomaticSide[]>;
}

export interface BotInfo {
  name: string;
  words: Phrase;
}

export interface Games {
  games: GameInfo[];
  bots: BotInfo[];
}

export interface IconSign {
  icon: string;
  count: number;
}

export interface EffectContent {
  source: string;
  words: Phrase;
  icons: IconSign[];
}

/** The cards and tiles of the packs: kind → entries, each with its id and fields; effects carry words and icons. */
export type Content = Record<string, Record<string, unknown>[]>;

export interface Seat {
  seat: number;
  kind: 'human' | 'bot' | 'open' | 'invite';
  name: string;
  bot: string | null;
  program: boolean;
  mine: boolean;
  reserved: boolean;
  connected: boolean;
  absent_since: number | null;
  stand_in: { bot: string; reason: 'absent' | 'vote' | 'time' | 'resigned' } | null;
  votes: number[];
  resigned: boolean;
  left: number | null;
}

export interface Clock {
  kind: 'move' | 'game';
  seconds: number;
}

export interface Result {
  reason: 'played' | 'resigned';
  scores: number[];
  ranking: number[];
}

export interface Table {
  id: string;
  game: string;
  title: string;
  rules: number;
  players: number;
  options: Record<string, unknown>;
  status: 'waiting' | 'running' | 'finished' | 'closed';
  public: boolean;
  hosting: boolean;
  created: number;
  updated: number;
  now: number;
  commitment: string;
  seed: string | null;
  imported: boolean;
  to_move: number[];
  clock: Clock | null;
  absent_after: number | null;
  seats: Seat[];
  automatic_sides: AutomaticSide[];
  result: Result | null;
  rematch: string | null;
  spectators: number;
}

export interface Option {
  move: string;
  label: Phrase;
  target: string;
}

export interface Blocked {
  label: Phrase;
  target: string;
  why: { reason: string; rule: string; words: Phrase };
}

export interface Question {
  number: number;
  seat: number;
  prompt: Phrase;
  rule: string;
  options: Option[];
  blocked: Blocked[];
}

export interface LogLine {
  kind: string;
  seat: number;
  words: Phrase;
}

export interface ScoreLine {
  side: number;
  source: Phrase;
  points: number;
  targets: string[];
}

export interface Undo {
  number: number;
  possible: boolean;
  reason: '' | 'nothing-to-undo' | 'sealed' | 'moved-on';
  message: string;
}

export interface Position {
  seat: number | null;
  since: number;
  number: number;
  over: boolean;
  view: unknown;
  question: Question | null;
  undo: Undo | null;
  log: { keep: number; lines: LogLine[] };
  end: (Result & { sheet: ScoreLine[] }) | null;
}

export interface Message {
  id: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Invite {
  seat: number;
  code: string;
  path: string;
}

export interface Sync {
  table: Table;
  position: Position | null;
  chat: Message[];
  cursor: string;
  invites?: Invite[];
}

export interface HistoryEntry {
  number: number;
  seat: number;
  move: string;
  by: 'player' | 'bot' | 'stand-in';
  scores: number[];
  log: number;
}

export interface History {
  count: number;
  entries: HistoryEntry[];
}

export interface Verification {
  seed: string;
  commitment: string;
  seed_matches: boolean;
  entries: number;
  digest: string;
  replay_matches: boolean;
  message: string;
}

export interface AdvisedMove {
  move: string;
  /** The chance to win, from 0 to 1. */
  win: number;
  /** What each side should have at the end. */
  points: number[];
  share: number;
}

export interface Hint {
  seat: number;
  number: number;
  moves: AdvisedMove[];
}

export interface Judged {
  number: number;
  seat: number;
  move: string;
  win: number;
  points: number[];
  best: string;
  /** What the move gave away of the chance to win. */
  loss: number;
}

export interface Review {
  of: number;
  judged: Judged[];
  /** The numbers of the costliest entries. */
  turning: number[];
  failed: boolean;
}

export interface Turn {
  table: string;
  game: string;
  seat: number;
  since: number;
}

export interface TableOrder {
  game: string;
  seats: string[];
  options?: Record<string, unknown>;
  public?: boolean;
  clock?: Clock;
  absent_after?: number;
  names?: Record<string, string>;
}

export type TableList = 'mine' | 'open' | 'running' | 'finished';

/** What the server refused, or that it could not be reached (`code` is then `unreachable`). */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    detail: string,
    readonly facts: Record<string, unknown> = {},
  ) {
    super(detail);
  }

  /** Whether the same request may well succeed a moment later. */
  get isPassing(): boolean {
    return this.code === 'unreachable' || this.status === 503 || this.status === 429;
  }
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, headers: { Accept: 'application/json' }, credentials: 'same-origin' };
  if (body !== undefined) {
    init.headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Problem('unreachable', 0, 'The server cannot be reached.');
  }
  if (response.ok) return response;
  const facts = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  throw new Problem(String(facts.code ?? 'internal'), response.status, String(facts.detail ?? response.statusText), facts);
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await call(method, path, body)).json()) as T;
}

/** Ask until there is an answer: for what a page cannot do without, while the server is away for a moment. */
export async function insist<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (problem) {
      if (!(problem instanceof Problem) || !problem.isPassing) throw problem;
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
  }
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const seatQuery = (seat: number | null | undefined) => (seat === null || seat === undefined ? '' : `?seat=${seat}`);

export const api = {
  me: () => json<{ user: User | null }>('GET', '/api/me'),
  rename: (name: string) => json<{ user: User }>('PATCH', '/api/me', { name }),
  becomeGuest: (name?: string) => json<{ user: User }>('POST', '/api/guest', name ? { name } : {}),
  games: () => json<Games>('GET', '/api/games'),
  content: (game: string) => json<Content>('GET', `/api/games/${encodeURIComponent(game)}/content`),

  tables: (list: TableList, limit = 20) => json<{ tables: Table[] }>('GET', `/api/tables?list=${list}&limit=${limit}`),
  open: (order: TableOrder) => json<Sync>('POST', '/api/tables', order),
  sync: (id: string, seat?: number | null) => json<Sync>('GET', table(id) + seatQuery(seat)),
  close: (id: string) => json<Table>('DELETE', table(id)),
  importRecord: (record: string, seats?: string[]) => json<Sync>('POST', '/api/import', seats ? { record, seats } : { record }),

  move: (id: string, seat: number, number: number, move: string) => json<Position>('POST', `${table(id)}/moves`, { seat, number, move }),
  undo: (id: string, seat: number, number: number) => json<Position>('POST', `${table(id)}/undo`, { seat, number }),
  resign: (id: string, seat: number) => json<Table>('POST', `${table(id)}/resign`, { seat }),
  chat: (id: string, text: string) => json<Message>('POST', `${table(id)}/chat`, { text }),
  rematch: (id: string) => json<{ id: string }>('POST', `${table(id)}/rematch`),

  take: (id: string, seat: number) => json<Sync>('POST', `${table(id)}/seats/${seat}/take`),
  leave: (id: string, seat: number) => json<Table>('POST', `${table(id)}/seats/${seat}/leave`),
  arrange: (id: string, seat: number, kind: string) => json<Table>('PUT', `${table(id)}/seats/${seat}`, { kind }),
  invite: (id: string, seat: number) => json<Invite>('POST', `${table(id)}/seats/${seat}/invite`),
  revoke: (id: string, seat: number) => json<Table>('DELETE', `${table(id)}/seats/${seat}/invite`),
  standIn: (id: string, seat: number) => json<Table>('POST', `${table(id)}/seats/${seat}/stand-in`),
  comeBack: (id: string, seat: number) => json<Table>('POST', `${table(id)}/seats/${seat}/return`),
  lookAtInvite: (code: string) => json<{ table: Table; seat: number }>('POST', '/api/invites/look', { code }),
  acceptInvite: (code: string) => json<Sync>('POST', '/api/invites/accept', { code }),

  hint: (id: string, seat: number, number: number) => json<Hint>('POST', `${table(id)}/hint`, { seat, number }),
  beginReview: (id: string) => json<Review>('POST', `${table(id)}/review`),
  review: (id: string) => json<Review>('GET', `${table(id)}/review`),
  history: (id: string) => json<History>('GET', `${table(id)}/history`),
  position: (id: string, number: number, seat: number | null) => json<Position>('GET', `${table(id)}/positions/${number}${seatQuery(seat)}`),
  verify: (id: string) => json<Verification>('GET', `${table(id)}/verify`),
  recordPath: (id: string) => `${table(id)}/record`,
};
