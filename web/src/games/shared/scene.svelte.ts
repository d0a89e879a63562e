/** What the parts of any table share: the view, what can be picked and what it would do, what is pointed at, notes, signs and words. */

import { getContext, setContext, type Component } from 'svelte';
import { joined } from '../../lib/text';
import type { Argument, Desk, IconSign, LogLine, Option, PageKey, Phrase, Preview, SideMark, TableProps, Target } from '../types';
import { Choices } from './choices';
import { lettersOf } from './marks';
import type { Shape } from './shapes';
import { targetOf, Tips, type TipText } from './tips.svelte';
import { spoken } from './spoken';

const KEY = Symbol('table');
const [FINGER, COMFORT] = [40, 44]; // pixels a target needs for one, and those it has when it came closer
const SEATS: readonly string[] = ['seat', 'owner', 'first', 'turn', 'to_move', 'order', 'by']; // keys of views under which a side stands by its number
const PRICES = /^too-(few|little)-|-too-high$|^cannot-pay$/; // refusals that speak of what one does not have

/** How an element stands to the question: it can be chosen, is chosen and waits for its confirmation, costs too much, is refused, or is not spoken of. */
export type TargetState = 'open' | 'marked' | 'unpayable' | 'blocked' | 'none';

/** What a board does for fingers. */
export interface Closer {
  /** Whether an element is one of its own. */
  holds: (element: Element) => boolean;
  /** Make one so many times larger; false if it cannot be any larger. */
  enlarge: (element: Element, times: number) => boolean;
  /** Show again what was seen before. */
  whole: () => void;
}

export abstract class TableScene<View = unknown> {
  readonly tips = new Tips();
  /** The element under the pointer or with the focus. */
  hovered = $state<Target | null>(null);
  readonly choices: Choices = $derived.by(() => new Choices(this.props.question));
  /** The option whose piece is dragged over the board. */
  dragged = $state.raw<Option | null>(null);
  /** The option whose effects are shown: the one that is dragged or pointed at, else the one that is marked. */
  readonly shown: Option | null = $derived.by(() => this.dragged ?? (this.hovered === null ? null : (this.choices.option(this.hovered) ?? null)) ?? this.marked);
  /** What the shown option does. */
  readonly previews: readonly Preview[] = $derived.by(() => this.shown?.previews ?? []);
  /** The marks of the sides. */
  readonly marks: SideMark[] = $derived.by(() => this.marksOf());
  /** The game's signs by name. */
  abstract readonly icons: Record<string, Shape[]>;
  /** What stands before the number of an icon that is a bound, such as `≥`. */
  abstract readonly bounds: Record<string, string>;
  /** Draws signs richer than the shapes of `icons`, if the game has such. */
  readonly Sign: Component<{ name: string; size: number }> | null = null;
  /** What is drawn on the marks' grounds, from the drawing. */
  get MarkGround(): Component<{ seat: number }> | null {
    return this.props.MarkGround ?? null;
  }

  private closer: Closer | null = null;
  /** The question in which a finger brought the board closer. */
  private nearFor = $state<number | null>(null);

  constructor(private readonly given: () => TableProps<View>) {}

  /** The colour token of a side, without `--side-`. */
  colourOf(seat: number): string {
    return this.props.sides[seat]?.colour ?? 'white';
  }

  get props(): TableProps<View> {
    return this.given();
  }

  get view(): View {
    return this.props.view;
  }

  get desk(): Desk {
    return this.props.desk;
  }

  say = (phrase: Phrase): string => this.props.say(phrase);

  /** Say a message of the page or of this drawing. */
  text = (key: PageKey, args: Record<string, Argument> = {}): string => this.props.say({ key, args });

  /** Several things in a sentence: "A, B and C". */
  listed = (items: readonly string[]): string => joined(items, (key, args) => this.props.say({ key, args }));

  name(seat: number): string {
    return this.props.names[seat] ?? '';
  }

  private marksOf(): SideMark[] {
    const sides = this.props.sides;
    return lettersOf(this.props.names).map((letters, seat) => ({ letters, colour: sides[seat]?.colour ?? 'white', shape: sides[seat]?.shape ?? 'square' }));
  }

  // -- pointing ----------------------------------------------------------------------------------------------------

  isLit(target: Target): boolean {
    return this.props.highlight.has(target);
  }

  // -- picking -----------------------------------------------------------------------------------------------------

  get marked(): Option | null {
    return this.desk.marked;
  }

  stateOf(target: Target): TargetState {
    const option = this.choices.option(target);
    if (option) return option.move === this.marked?.move || option.move === this.props.pending ? 'marked' : 'open';
    const blocked = this.choices.blocked(target);
    return !blocked ? 'none' : PRICES.test(blocked.why.reason) ? 'unpayable' : 'blocked';
  }

  isPending(target: Target): boolean {
    return this.props.pending !== null && this.choices.option(target)?.move === this.props.pending;
  }

  /** What pressing an element does that the question does not speak of: it may go back to an earlier step and choose it there. */
  instead(target: Target | null): (() => void) | null {
    return target === null || this.choices.option(target) || this.choices.blocked(target) ? null : (this.desk.instead?.(target) ?? null);
  }

  /** Whether pressing an element does anything but telling what it is. */
  canPress(target: Target): boolean {
    return this.choices.option(target) !== undefined || this.instead(target) !== null;
  }

  /**
   * Press the option (first it is shown, then it is done), go back to the step that had one here, or say why there is none.
   * A long press only tells, and what a finger could miss is first marked.
   */
  press(element: Element, option: Option | undefined, text: TipText | null): void {
    if (this.tips.held) return;
    const instead = option ? null : this.instead(targetOf(element, text));
    if (!option && !instead) return this.tips.show(element, text);
    this.tips.hide();
    if (!option) return instead!();
    this.desk.press(option, this.comesCloser(element) || (this.isNear && this.marked?.move !== option.move && this.closer!.holds(element)));
  }

  private comesCloser(element: Element): boolean {
    const question = this.props.question;
    if (!question || !this.desk.touch || !this.closer?.holds(element)) return false;
    const { width, height } = element.getBoundingClientRect();
    const side = Math.min(width, height);
    if (side >= FINGER || !this.closer.enlarge(element, COMFORT / side)) return false;
    this.nearFor = question.number;
    return true;
  }

  /** Whether a finger brought the board closer for the present question; boards begin each one with everything. */
  get isNear(): boolean {
    return this.nearFor !== null && this.nearFor === this.props.question?.number;
  }

  /** Show everything again. What is marked stays so. */
  goBack = (): void => {
    if (this.isNear) this.closer?.whole();
    this.nearFor = null;
  };

  /** Let a board come closer to fingers until what is returned is called. */
  comesCloserBy(closer: Closer): () => void {
    this.closer = closer;
    return () => {
      if (this.closer !== closer) return;
      this.closer = null;
      this.nearFor = null;
    };
  }

  /** What the shown option certainly adds to the goods with a sign; 0 where it depends on what is chosen next. */
  change(icon: string): number {
    const sum = (signs: readonly IconSign[]) => signs.reduce((total, sign) => total + (sign.icon === icon ? sign.count : 0), 0);
    return (this.shown?.previews ?? []).filter((preview) => this.isCertain(preview)).reduce((total, { brings, pays }) => total + sum(brings) - sum(pays), 0);
  }

  /** How the prompt calls a choice, beside the signs of what it pays and brings. */
  nameOf({ label }: Option): string {
    return this.say(label);
  }

  /** Whether a preview tells what happens in any case; one with a label depends on something, unless the game says that it is only told apart. */
  isCertain({ label }: Preview): boolean {
    return label === null;
  }

  /** Whether the prompt says a preview at all; what the board shows at its place it need not say. */
  isTold(_preview: Preview): boolean {
    return true;
  }

  /** Whether the prompt says a line of a preview; what the board shows itself it need not say. */
  isSaid(_line: LogLine): boolean {
    return true;
  }

  /** Signs of what the viewer has, where a side's goods look different from the rest. */
  asOwn(signs: readonly IconSign[]): IconSign[] {
    return [...signs];
  }

  // -- words -------------------------------------------------------------------------------------------------------

  /** The note of an element that the question says something about. */
  note(target: Target, title: string, lines: string[] = []): TipText {
    const blocked = this.choices.blocked(target);
    if (!blocked) return { title, lines };
    return { title, lines, why: this.say(blocked.why.words), rule: blocked.why.rule };
  }

  /** What the plain view calls a thing of the view, by the key it stands under and its id; null if there is no name. */
  named(key: string, id: string): string | null {
    if (SEATS.includes(key) && /^\d+$/.test(id)) return this.name(Number(id));
    const words = `view-${key}-${id}`.replaceAll('_', '-');
    return this.props.has(words) ? this.say({ key: words, args: {} }) : null;
  }

  /** What a screen reader says of an element: the choice if it is one, else what it is, and why it cannot be chosen. */
  spoken(target: Target, label: string, lines: readonly string[] = []): string {
    const option = this.choices.option(target);
    const blocked = this.choices.blocked(target);
    return spoken([option ? this.say(option.label) : label, ...lines, ...(blocked ? [this.say(blocked.why.words)] : [])]);
  }
}

/** What an option does for certain: previews with a label tell what depends on something. */
export const certainOf = (option: Option | null | undefined): Preview | undefined => option?.previews.find((preview) => preview.label === null);

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Make a scene known to everything drawn inside the component that calls this. */
export function provideScene<Scene extends TableScene<any>>(scene: Scene): Scene {
  return setContext(KEY, scene);
}

/** The scene of the table; a game's own module gives it its type. */
export function useScene<Scene extends TableScene<any> = TableScene>(): Scene {
  return getContext<Scene>(KEY);
}
