/** The server's HTTP interface (docs/api.md), one function a route. Every failure is a `Problem`. The types are the server's own. */

import createClient from 'openapi-fetch';
import type * as wire from './api.gen';

export type { Phrase, TableOrder } from './api.gen';
export type Argument = wire.Phrase['args'][string];
export type User = wire.UserReply;

export type Games = wire.GamesReply;
export type GameInfo = wire.GameReply;
export type PackInfo = wire.PackReply;
export type OwnPacks = wire.OwnPacksReply;
export type PackFields = wire.FieldsReply;
export type EntryKind = wire.EntryKindReply;
export type FieldSpec = wire.FieldReply;
export type PackReading = wire.DraftReply;
export type DraftEntry = wire.DraftEntryReply;
export type Mistake = wire.MistakeReply;
export type BotInfo = wire.BotReply;
export type OptionSpec = wire.OptionReply;
export type Choices = wire.ChoicesReply;
export type Value = Choices['values'][number];
export type Content = wire.ContentReply;
export type EffectContent = wire.EffectReply;
export type IconSign = wire.IconReply;

export type Table = wire.TableReply;
export type Seat = wire.SeatReply;
export type Link = wire.LinkReply;
export type Invitation = wire.SeatAtReply;
export type Sync = wire.SyncReply;
export type Message = wire.MessageReply;
export type Turn = wire.TurnReply;

/** What a viewer sees; what the view is, only the game's drawing knows. */
export type Position = Omit<wire.PositionReply, 'view'> & { view: unknown };
export type Question = wire.QuestionReply;
export type Option = wire.ChoiceReply;
export type Preview = wire.PreviewReply;
export type Blocked = wire.BlockedReply;
export type LogLine = wire.LineReply;
export type ScoreLine = wire.ScoreReply;

export type History = wire.HistoryReply;
export type HistoryEntry = wire.EntryReply;
export type Verification = wire.VerifyReply;
export type Hint = wire.HintReply;
export type Judged = wire.JudgedReply;
export type Review = wire.ReviewReply;

type TableList = NonNullable<NonNullable<wire.paths['/api/tables']['get']['parameters']['query']>['list']>;

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

const { GET, POST, PUT, PATCH, DELETE } = createClient<wire.paths>({ credentials: 'same-origin' });

/** What the server answers; a Problem if it refuses, or cannot be reached. */
async function answer<Reply>(asked: Promise<{ data?: Reply; error?: unknown; response: Response }>): Promise<Reply> {
  const { data, error, response } = await asked.catch(() => {
    throw new Problem('unreachable', 0, 'The server cannot be reached.');
  });
  if (response.ok) return data as Reply;
  const facts = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  throw new Problem(String(facts.code ?? 'internal'), response.status, String(facts.detail ?? response.statusText), facts);
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

const at = (id: string) => ({ path: { table_id: id } });
const seatAt = (id: string, seat: number) => ({ path: { table_id: id, seat } });
const inLine = (line: string) => (line ? { line } : {});
const seenFrom = (seat: number | null) => (seat === null ? {} : { seat });

export const api = {
  me: () => answer(GET('/api/me')),
  rename: (name: string) => answer(PATCH('/api/me', { body: { name } })),
  becomeGuest: (name?: string) => answer(POST('/api/guest', { body: name ? { name } : {} })),
  games: () => answer(GET('/api/games')),
  content: (game: string) => answer(GET('/api/games/{game}/content', { params: { path: { game } } })),
  packFields: (game: string) => answer(GET('/api/games/{game}/fields', { params: { path: { game } } })),
  checkPack: (text: string) => answer(POST('/api/packs/check', { body: { text } })),
  packs: () => answer(GET('/api/packs')),
  bringPack: (text: string) => answer(POST('/api/packs', { body: { text } })),
  removePack: (game: string, name: string, version: number) => answer(DELETE('/api/packs/{game}/{name}/{version}', { params: { path: { game, name, version } } })),
  tableContent: (id: string) => answer(GET('/api/tables/{table_id}/content', { params: at(id) })),

  tables: (list: TableList, limit = 20) => answer(GET('/api/tables', { params: { query: { list, limit } } })),
  open: (order: wire.TableOrder) => answer(POST('/api/tables', { body: order })),
  sync: (id: string, seat: number | null = null) => answer(GET('/api/tables/{table_id}', { params: { ...at(id), query: seenFrom(seat) } })),
  close: (id: string) => answer(DELETE('/api/tables/{table_id}', { params: at(id) })),
  importRecord: (record: string, seats?: string[]) => answer(POST('/api/import', { body: seats ? { record, seats } : { record } })),

  move: (id: string, seat: number, number: number, move: string) => answer(POST('/api/tables/{table_id}/moves', { params: at(id), body: { seat, number, move } })),
  undo: (id: string, seat: number, number: number, turn = false) => answer(POST('/api/tables/{table_id}/undo', { params: at(id), body: { seat, number, turn } })),
  resign: (id: string, seat: number) => answer(POST('/api/tables/{table_id}/resign', { params: at(id), body: { seat } })),
  chat: (id: string, text: string) => answer(POST('/api/tables/{table_id}/chat', { params: at(id), body: { text } })),
  rematch: (id: string) => answer(POST('/api/tables/{table_id}/rematch', { params: at(id) })),

  take: (id: string, seat: number) => answer(POST('/api/tables/{table_id}/seats/{seat}/take', { params: seatAt(id, seat) })),
  leave: (id: string, seat: number) => answer(POST('/api/tables/{table_id}/seats/{seat}/leave', { params: seatAt(id, seat) })),
  arrange: (id: string, seat: number, kind: string) => answer(PUT('/api/tables/{table_id}/seats/{seat}', { params: seatAt(id, seat), body: { kind } })),
  openLink: (id: string) => answer(POST('/api/tables/{table_id}/invite', { params: at(id) })),
  closeLink: (id: string) => answer(DELETE('/api/tables/{table_id}/invite', { params: at(id) })),
  standIn: (id: string, seat: number) => answer(POST('/api/tables/{table_id}/seats/{seat}/stand-in', { params: seatAt(id, seat) })),
  comeBack: (id: string, seat: number) => answer(POST('/api/tables/{table_id}/seats/{seat}/return', { params: seatAt(id, seat) })),
  lookAtInvite: (code: string) => answer(POST('/api/invites/look', { body: { code } })),
  acceptInvite: (code: string, seat: number) => answer(POST('/api/invites/accept', { body: { code, seat } })),

  hint: (id: string, seat: number, number: number) => answer(POST('/api/tables/{table_id}/hint', { params: at(id), body: { seat, number } })),
  playOn: (id: string, number: number, seats: string[]) => answer(POST('/api/tables/{table_id}/play-on', { params: at(id), body: { number, seats } })),
  beginReview: (id: string) => answer(POST('/api/tables/{table_id}/review', { params: at(id) })),
  review: (id: string) => answer(GET('/api/tables/{table_id}/review', { params: at(id) })),
  history: (id: string, line = '') => answer(GET('/api/tables/{table_id}/history', { params: { ...at(id), query: inLine(line) } })),
  position: (id: string, number: number, seat: number | null, line = '') =>
    answer(GET('/api/tables/{table_id}/positions/{number}', { params: { path: { table_id: id, number }, query: { ...seenFrom(seat), ...inLine(line) } } })),
  since: (id: string, seat: number | null) => answer(GET('/api/tables/{table_id}/since', { params: { path: { table_id: id }, query: seenFrom(seat) } })),
  verify: (id: string) => answer(GET('/api/tables/{table_id}/verify', { params: at(id) })),
  recordPath: (id: string) => `/api/tables/${encodeURIComponent(id)}/record`,
};
