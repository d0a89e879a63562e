/** What the table gives the map, and what the map tells the table. */

import type { Choices } from '../../shared/choices';
import type { Tips } from '../../shared/tips.svelte';
import type { Content, LogLine, Phrase, Target } from '../../types';
import type { View } from '../view';

export interface MapProps {
  view: View;
  /** The view before the newest change; null: nothing moves. */
  previous: View | null;
  /** The log lines of the newest change (TableProps.news): the water runs as they tell. */
  news: readonly LogLine[];
  /** The name of every side. */
  names: readonly string[];
  /** A short mark of every side, such as its initial: colour is never the only sign. */
  marks: readonly string[];
  /** The colour token of every side without `--side-`: red, black, green, white. */
  colours: readonly string[];
  content: Content;
  /** What can be picked: the map knows `site:…`, `route:…` and `headstream:…`. */
  choices: Choices;
  /** Answer the question with an option's `move`. */
  pick: (move: string) => void;
  say: (phrase: Phrase) => string;
  changed: ReadonlySet<Target>;
  highlight: ReadonlySet<Target>;
  /** What is pointed at anywhere on the table, such as `route:D5U-C5L-2` on an option's button; null: nothing. */
  hovered: Target | null;
  /** The map tells what is pointed at on it. */
  hover: (target: Target | null) => void;
  tips: Tips;
  reducedMotion: boolean;
  /** The move that is on its way, or null. */
  pending: string | null;
}
