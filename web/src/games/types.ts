/** What the page and a game's drawing agree on. A drawing is a module `web/src/games/<game>/index.ts` that exports `drawing`. */

import type { Component } from 'svelte';
import type { Content, LogLine, Phrase, Position, Question } from '../lib/api';

export type { Argument, Blocked, Content, EffectContent, IconSign, LogLine, Option, Phrase, Question } from '../lib/api';

/** What a drawing says itself: words of the page (`ui-…`, in page.ftl) and its own (`table-…`, in <game>-page.ftl). */
export type PageKey = `ui-${string}` | `table-${string}`;

/** A board element as the rules name it: `card:red-9`, `cell:0,3`, `done`. */
export type Target = string;

/**
 * What a drawing gets. It draws the view, lets the options' targets glow and be picked, and explains the blocked ones.
 * It works out no rule. Its place has the CSS variable --above: how many pixels of the window lie above it, unscrolled. Everything is also a button in the prompt bar, which is not the drawing's business.
 */
export interface TableProps<View = unknown> {
  view: View;
  /** The view before the newest change: motion is worked out from before and after. Null at first sight and in replays' jumps. */
  previous: View | null;
  /** The log lines between `previous` and the view, in order; empty when `previous` is null and after an undo. */
  news: readonly LogLine[];
  /** The own seat; null for spectators. */
  seat: number | null;
  /** The name of every side, sides played by the rules (Hal) included. */
  names: string[];
  question: Question | null;
  /** Answer the question with an option's `move`. Does nothing while an answer is on its way. */
  pick: (move: string) => void;
  /** Words for a phrase in the chosen language, with the players' names; reactive. */
  say: (phrase: Phrase) => string;
  /** The cards of the packs with words and icons, from GET /api/games/{game}/content. */
  content: Content;
  /** Targets named by the log lines since the last own look at the board: what is new. */
  changed: ReadonlySet<Target>;
  /** Targets pointed at from outside (a line of the log or score sheet hovered or focused, a step of the first game). */
  highlight: ReadonlySet<Target>;
  reducedMotion: boolean;
  replaying: boolean;
  /** The address of a rule's explanation, for links in tooltips. */
  ruleHref: (rule: string) => string;
  /** The move that is on its way to the server (its target stays pressed), or null. */
  pending: string | null;
}

/** How much of a game's cover is shown: all of it, its heart for small pictures, a wide strip. */
export type CoverPart = 'whole' | 'heart' | 'strip';

/** The sections of a rules page by id, in order, and the ids of the rules that each explains, such as GK-U5; its words are `rules-<id>`. */
export type Outline = Record<string, readonly string[]>;

/** Pictures for sections of a rules page by the section's id, drawn with the game's own components; they need nothing. */
export type Pictures = Record<string, readonly Component[]>;

export interface LessonStep {
  /** Its words are the message `lesson-<id>`. */
  id: string;
  /** What the step points at: targets that are highlighted on the board and in the prompt bar. */
  targets?: Target[];
  /** The rule behind it, linked. */
  rule?: string;
  /**
   * When the step is done. 'next': the reader presses Next. `{ move }`: the player made a move whose notation matches
   * (only matching options can be picked meanwhile; if none matches, any may be picked), or what `or` says holds, because
   * the others do as they like. `{ when }`: as soon as it holds.
   */
  until: 'next' | { move: RegExp; or?: (position: Position) => boolean } | { when: (position: Position) => boolean };
}

export interface LessonScript {
  /** The fixed seed (an integer, or the 32 hexadecimal digits of a record) and the options as a record writes them: {"expert": "no"}. */
  seed: number | string;
  options: Record<string, string>;
  /** Who sits where: 'me' or 'bot:<name>'; one entry for each player. ['me'] is a solo game. */
  seats: string[];
  steps: LessonStep[];
}

export interface GameDrawing<View = any> {
  Table: Component<TableProps<View>>;
  /** The board elements a log line speaks about, for jump-to-board and 'what changed'. */
  targets?: (line: LogLine) => Target[];
  /** The number of the round that begins with this log line, else null: marks under the chart and the replay's slider. */
  milestone?: (line: LogLine) => number | null;
  /** The colour token of each side without `--side-`, e.g. ['green', 'orange']; the page uses it for seats and chart. */
  colours?: (view: View) => string[];
}
