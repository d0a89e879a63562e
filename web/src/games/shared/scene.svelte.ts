/** What the parts of any table share: the view, what can be picked, what is pointed at, notes, signs and words. */

import { getContext, setContext } from 'svelte';
import type { Argument, Option, PageKey, Phrase, TableProps, Target } from '../types';
import { Choices } from './choices';
import type { Shape } from './shapes';
import { Tips, type TipText } from './tips.svelte';

const KEY = Symbol('table');

export abstract class TableScene<View = unknown> {
  readonly tips = new Tips();
  /** The element under the pointer or with the focus. */
  hovered = $state<Target | null>(null);
  readonly choices: Choices = $derived.by(() => new Choices(this.props.question));
  /** Short marks of the sides: the first letters of their names, made different. */
  readonly marks: string[] = $derived.by(() => marksOf(this.props.names));
  /** The game's signs by name. */
  abstract readonly icons: Record<string, Shape[]>;
  /** What stands before the number of an icon that is a bound, such as `≥`. */
  abstract readonly bounds: Record<string, string>;

  constructor(private readonly given: () => TableProps<View>) {}

  /** The colour token of a side, without `--side-`. */
  abstract colourOf(seat: number): string;

  get props(): TableProps<View> {
    return this.given();
  }

  get view(): View {
    return this.props.view;
  }

  say = (phrase: Phrase): string => this.props.say(phrase);

  /** Say a message of the page or of this drawing. */
  text = (key: PageKey, args: Record<string, Argument> = {}): string => this.props.say({ key, args });

  name(seat: number): string {
    return this.props.names[seat] ?? '';
  }

  // -- pointing ----------------------------------------------------------------------------------------------------

  isLit(target: Target): boolean {
    return this.props.highlight.has(target);
  }

  // -- picking -----------------------------------------------------------------------------------------------------

  isPending(target: Target): boolean {
    return this.props.pending !== null && this.choices.option(target)?.move === this.props.pending;
  }

  /** Pick the option, or say why there is none. */
  press(element: Element, option: Option | undefined, text: TipText | null): void {
    if (option) {
      this.tips.hide();
      this.props.pick(option.move);
    } else this.tips.show(element, text);
  }

  /** The note of an element that the question says something about. */
  note(target: Target, title: string, lines: string[] = []): TipText {
    const blocked = this.choices.blocked(target);
    if (!blocked) return { title, lines };
    return { title, lines, why: this.say(blocked.why.words), rule: blocked.why.rule };
  }
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The first letter of each name; where two sides would have the same, the number of the seat beside it. */
export function marksOf(names: readonly string[]): string[] {
  const initials = names.map((name) => (name.trim().charAt(0) || '?').toLocaleUpperCase());
  return initials.map((initial, seat) => (initials.filter((other) => other === initial).length > 1 ? `${initial}${seat + 1}` : initial));
}

/** Make a scene known to everything drawn inside the component that calls this. */
export function provideScene<Scene extends TableScene<any>>(scene: Scene): Scene {
  return setContext(KEY, scene);
}

/** The scene of the table; a game's own module gives it its type. */
export function useScene<Scene extends TableScene<any> = TableScene>(): Scene {
  return getContext<Scene>(KEY);
}
