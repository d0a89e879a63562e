/** What the shell of the table and a game's drawing agree on. A drawing is a module `web/src/games/<game>/index.ts` that exports `drawing`. */

import type { Component } from 'svelte';
import type { Content, IconSign, LogLine, Option, Phrase, Position, Question } from '../lib/api';
import type { TableScene } from './shared/scene.svelte';

export type { Argument, Blocked, Content, EffectContent, IconSign, LogLine, Option, Phrase, Preview, Question } from '../lib/api';

/** What a drawing says itself: words of the page (`ui-…`, in page.ftl) and its own (`table-…`, in <game>-page.ftl). */
export type PageKey = `ui-${string}` | `table-${string}`;

/** A board element as the rules name it: `card:red-9`, `cell:0,3`, `done`. */
export type Target = string;

/** Wide: board, own area and rivals at once. Phone: the board, a tray below it, tabs for the rest. */
export type Layout = 'wide' | 'phone';

/** Where a drawing shows an element: on the board, in the own area (wide: Own; phone: OwnBoard), in the tray (wide: Own, too), at a rival's. */
export type Place = 'board' | 'own' | 'tray' | 'rivals';

/** The outline of a player's mark and of the pieces, so that nobody needs to see the colour. */
export type MarkShape = 'square' | 'circle' | 'triangle' | 'diamond' | 'hexagon' | 'shield';

/** What the shell knows of a side for its mark: `colour` is a token without `--side-`. */
export interface Side {
  colour: string;
  shape: MarkShape;
}

/** A side's mark as it is drawn everywhere: the letters are made from the names, all different. */
export interface SideMark extends Side {
  letters: string;
}

/** What the shell does for the drawing. */
export interface Desk {
  readonly layout: Layout;
  /** Fingers, not a mouse. */
  readonly touch: boolean;
  /** The option that was pressed and waits for its confirmation. */
  readonly marked: Option | null;
  /** First shown, then done: marks the option, or plays it when it is marked already or needs no asking, unless it shall only be marked. Null takes the mark away. */
  press: (option: Option | null, onlyMark?: boolean) => void;
  /** Where an element could be chosen in an earlier step of the turn that can be taken back: goes back there and presses it. Else null. */
  instead?: (target: Target) => (() => void) | null;
  /** The side whose things lie lifted over the board. */
  readonly lifted: number | null;
  lift: (seat: number | null) => void;
  /** Wide: the own area shows its strip only. */
  readonly folded: boolean;
}

/**
 * What a scene gets, reactive. A drawing draws the view, lets the options' targets glow and be pressed, shows what the shown
 * option would do (scene.shown), and explains the blocked ones. It works out no rule.
 */
export interface TableProps<View = unknown> {
  view: View;
  /** The own seat; null for spectators. */
  seat: number | null;
  /** The name of every side, sides played by the rules (Hal) included. */
  names: string[];
  /** Colour and shape of every side, from the drawing. */
  sides: readonly Side[];
  MarkGround?: Component<{ seat: number }>;
  /** Null while a turn of somebody else is told. */
  question: Question | null;
  desk: Desk;
  /** Words for a phrase in the chosen language, with the players' names; reactive. */
  say: (phrase: Phrase) => string;
  /** Whether there are words for a message. */
  has: (key: string) => boolean;
  /** The cards of the packs with words and icons, from GET /api/games/{game}/content. */
  content: Content;
  /** Targets named by what the others did since the own last turn: brackets stay on them until the own turn ends. */
  changed: ReadonlySet<Target>;
  /** Targets pointed at from outside (a line of the log or score sheet, a step of the lesson): lit, and brought into sight. */
  highlight: ReadonlySet<Target>;
  /** Where that happens which is being told now; null while nothing is. */
  happening?: readonly Target[] | null;
  reducedMotion: boolean;
  replaying: boolean;
  /** The address of a rule's explanation, for links in tooltips. */
  ruleHref: (rule: string) => string;
  /** The move that is on its way to the server (its target stays pressed), or null. */
  pending: string | null;
}

/** What stands in the header: round, phases, order of turns. */
export interface Headline {
  /** The round in words, short: "Round 9". */
  round: string;
  /** Where a game has a fixed number of rounds: their signs (I, II …); drawn as discs beside or instead of the words. */
  rounds?: { sign: string; state: 'past' | 'now' | 'to come'; /** What begins with it: the numeral of an era. */ before?: string; /** The sign of what follows it, such as a production. */ after?: string }[];
  phases: { words: string; now: boolean }[];
  /** The sides in the order of turns; empty if there is none. */
  order: number[];
  /** Who decides or acts now. */
  turn: readonly number[];
}

/** How a line of the log is told. An action stands in one line with its mark and sign, what follows from it below, shut. */
export interface Telling {
  /** 'action' opens an entry; 'part' belongs to the entry before; 'round' is a heading; 'quiet' is only there when an entry is opened. */
  rank: 'action' | 'part' | 'round' | 'quiet';
  /** Where all act at the same time: it belongs to the last entry of the same side in this round. */
  beside?: boolean;
  /** It is told just before the action it belongs to, such as a price: of the same side's next action, unless it follows right after one. */
  ahead?: boolean;
  /** A heading or an entry in the middle of an action, such as what all do when a supply runs out: what follows still belongs to the action. */
  within?: boolean;
  /** The name of an icon of the scene that stands before the words. */
  icon?: string;
  /** What it paid and brought, as signs; added up under the action's line. */
  pays?: IconSign[];
  brings?: IconSign[];
  /** What it would have brought if there had been any left; added up, too. */
  loses?: IconSign[];
  /** Shorter words than the line's own. */
  words?: string;
  /** Everything that belongs to it is read below it, however much that is. */
  whole?: boolean;
}

/**
 * Something that moves between two positions, while the one before is still on the screen. Anchors are elements with `data-anchor`
 * or `data-target`; the first of a list that is in sight counts. The shell has `side:<seat>` (a rival's card or the own strip) itself.
 */
export type Motion = Flight | Run;

/** Turns in its place: the custom property `--turn` of the element goes to an angle, and stays there until the next position is drawn. */
export interface Turn {
  kind: 'turn';
  /** The first of these anchors that is in sight. */
  at: string[];
  /** Clockwise. */
  degrees: number;
  /** Share of the scene's time before it starts, 0 to 0.8; default 0. */
  delay?: number;
}

/** Flies from one element to another. */
export interface Flight {
  kind: 'fly';
  /** What it is; the drawing's `Piece` draws it. */
  what: string;
  /** Which one; empty for what lies face down. */
  id?: string;
  count?: number;
  from: string[];
  to: string[];
  /** Share of the scene's time before it starts, 0 to 0.8; default 0. */
  delay?: number;
}

/** Runs along a path in the coordinates of an SVG element with `data-plane`, e.g. a drop down the river. */
export interface Run {
  kind: 'run';
  what: string;
  id?: string;
  count?: number;
  plane: string;
  /** SVG path data. */
  path: string;
  /** Milliseconds at normal speed, at least 500. Runs of one scene follow one another unless `together`. */
  duration: number;
  together?: boolean;
}

/** A scene over the board at the end of a round, an era, a feeding, a scoring: who got what, and why. */
export interface Interlude {
  title: string;
  rows: { /** Null: it concerns everybody. */ seat: number | null; words: string; pays?: IconSign[]; brings?: IconSign[] }[];
  /** What it speaks of on the board. */
  targets?: Target[];
}

/** How much of a game's cover is shown: all of it, its heart for small pictures, a wide strip. */
export type CoverPart = 'whole' | 'heart' | 'strip';

/** An entry of a pack, by its table and its name; what is not drawn by itself at the table is nothing here. */
export interface FaceProps {
  table: string;
  id: string;
}

/** The sections of a rules page by id, in order, and the ids of the rules that each explains, such as GK-U5; its words are `rules-<id>`. */
export type Outline = Record<string, readonly string[]>;

/** Pictures for sections of a rules page by the section's id, drawn with the game's own components; they need nothing. */
export type Pictures = Record<string, readonly Component[]>;

export interface LessonStep {
  /** Its words are the message `lesson-<id>`; with the attribute `.touch` for fingers, where they differ. */
  id: string;
  /** What the step points at: targets that are lit and brought into sight. */
  targets?: Target[];
  /** The tab of a phone that shows what it speaks of; else the board. */
  tab?: 'own' | 'rivals';
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

/**
 * A game's drawing: parts that the shell places. None of the parts has props for the game: they take the scene from the context
 * (`useScene()`), and every one may be there or not (phone, spectator, folded).
 */
export interface GameDrawing<View = any, Scene extends TableScene<View> = any> {
  /** The scene of a table; the shell makes it once and gives it to all parts. */
  scene: (given: () => TableProps<View>) => Scene;

  /** Fills its box (position: relative; overflow: hidden; any size), with its own pan and zoom; never scrolls the page. */
  Board: Component;
  /** Wide: a strip of goods with before → after, below it hand, tiles, own board. Exactly `heights.own` high (`heights.strip` when folded). */
  Own: Component;
  /** Phone: what the present choice needs, else the hand; exactly `heights.tray` high at 390 px. It may scroll sideways, never down. */
  Tray: Component;
  /** One side: as a card beside the board (about 292 px wide), as a strip (one line or two, where there are many), or lifted to full size over the board. */
  Rival: Component<{ seat: number; size: 'card' | 'strip' | 'full' }>;
  /** Phone: everything of one's own in a tab of its own; it may scroll. Without it the tab shows Own. */
  OwnBoard?: Component;
  /** Pixels. `low`: Own in windows under 820 px of height. */
  heights: { own: number; low: number; strip: number; tray: number };

  /** Where an element is drawn; null if it has no place: the shell shows it as a button over the board's edge. */
  placeOf: (target: Target, view: View, seat: number | null, layout: Layout) => Place | null;
  headline: (scene: Scene) => Headline;
  sides: (view: View) => Side[];
  /** What is drawn on a mark's ground, under its letters (a flag, a grain): SVG elements in a box of 32 x 32 that is clipped to the mark's shape. */
  MarkGround?: Component<{ seat: number }>;

  /** The board elements a log line speaks about, for 'show me' and 'what changed'. */
  targets: (line: LogLine) => Target[];
  /** How a line of the log is told. */
  tell: (line: LogLine, scene: Scene) => Telling;
  /** Draws the words of a log line with pictures of what it names; without it the words stand as text. */
  Line?: Component<{ line: LogLine }>;
  /** The number of the round that begins with this log line, else null: marks under the chart and the replay's slider. */
  milestone?: (line: LogLine) => number | null;

  /** What moves between two positions; empty: nothing is seen to move, what changed is only lit. */
  motions: (before: View, after: View, news: readonly LogLine[], scene: Scene) => (Motion | Turn)[];
  /**
   * Where one move lets several things happen (everybody's actions of a round): the positions in between, with the lines that lead to each.
   * The last one is the position itself. Without it, or with one stage, a position is told as a whole.
   */
  stages?: (before: View, after: View, news: readonly LogLine[], scene: Scene) => { view: View; news: readonly LogLine[]; shared?: boolean }[];
  /** Draws one moving thing of the size of its box. */
  Piece?: Component<{ motion: Motion }>;
  /** Width and height of what moves, by `what`; default 40 x 40. */
  sizes?: Record<string, readonly [number, number]>;
  /** The scene at the end of a round or alike that these lines tell, or null. */
  interlude?: (before: View, after: View, news: readonly LogLine[], scene: Scene) => Interlude | null;
}
