/** What every part of the table shares: the view, what can be picked, what is pointed at, and the words for it. */

import { getContext, setContext } from 'svelte';
import type { Option, Phrase, TableProps, Target } from '../types';
import { Choices, itemOf, kindOf } from './choices';
import { Tips, type TipText } from './tips.svelte';
import { Cards, cardWords, cellOfCard, tileWords, type BuildingView, type CardId, type CellId, type SideView, type View } from './view';
import { WORDS, type TableWords } from './words';

const KEY = Symbol('ginkgopolis');

export class Scene {
  readonly tips = new Tips();
  /** The element under the pointer or with the focus. */
  hovered = $state<Target | null>(null);
  readonly choices: Choices = $derived.by(() => new Choices(this.props.question));
  readonly cards: Cards = $derived.by(() => new Cards(this.props.content));
  readonly words: TableWords = $derived.by(() => WORDS[this.props.language]);
  readonly own: SideView | null = $derived.by(() => this.props.seat === null ? null : (this.props.view.sides[this.props.seat] ?? null));
  /** Cells lit because something that points at them is hovered, chosen or highlighted from outside. */
  readonly lit: ReadonlySet<CellId> = $derived.by(() => this.litCells());
  /** Cells that something happened on since the last own look. */
  readonly fresh: ReadonlySet<CellId> = $derived.by(() => new Set([...this.props.changed].filter((target) => kindOf(target) !== 'card').map((target) => this.cellOf(target)).filter((cell) => cell !== null)));
  /** Short marks of the sides: the first letters of their names, made different. */
  readonly marks: string[] = $derived.by(() => marksOf(this.props.names));
  private readonly buildings: ReadonlyMap<CellId, BuildingView> = $derived.by(() => new Map(this.props.view.city.map((building) => [building.cell, building])));
  private readonly letters: ReadonlyMap<CellId, string> = $derived.by(() => new Map(Object.entries(this.props.view.tokens).map(([letter, cell]) => [cell, letter])));

  constructor(private readonly given: () => TableProps<View>) {}

  get props(): TableProps<View> {
    return this.given();
  }

  get view(): View {
    return this.props.view;
  }

  say = (phrase: Phrase): string => this.props.say(phrase);

  name(seat: number): string {
    return this.props.names[seat] ?? '';
  }

  // -- pointing ----------------------------------------------------------------------------------------------------

  isLit(target: Target): boolean {
    if (this.props.highlight.has(target)) return true;
    const kind = kindOf(target);
    return (kind === 'card' && this.hovered !== target && this.hovered !== null && this.cellOf(this.hovered) !== null && this.cellOf(this.hovered) === this.cellOf(target));
  }

  /** The cell an element lies on or points at. */
  cellOf(target: Target): CellId | null {
    const item = itemOf(target);
    switch (kindOf(target)) {
      case 'cell':
        return item;
      case 'token':
        return this.view.tokens[item] ?? null;
      case 'card':
        return cellOfCard(this.view, item);
      case 'tile':
        return this.view.city.find((building) => building.tile === item)?.cell ?? null;
      default:
        return null;
    }
  }

  private litCells(): Set<CellId> {
    const targets = new Set<Target>(this.props.highlight);
    if (this.hovered && kindOf(this.hovered) === 'card') targets.add(this.hovered);
    if (this.own?.chosen) targets.add(`card:${this.own.chosen}`);
    for (const side of this.view.sides) if (side.played?.card && this.view.turn === side.seat) targets.add(`card:${side.played.card}`);
    return new Set([...targets].map((target) => this.cellOf(target)).filter((cell) => cell !== null));
  }

  building(cell: CellId): BuildingView | undefined {
    return this.buildings.get(cell);
  }

  letter(cell: CellId): string | undefined {
    return this.letters.get(cell);
  }

  // -- picking -----------------------------------------------------------------------------------------------------

  /** The option behind a cell: the cell itself, its token, or the card that points at it. */
  optionAt(cell: CellId): Option | undefined {
    const letter = this.letter(cell);
    const building = this.building(cell);
    return (
      this.choices.option(`cell:${cell}`) ??
      (letter ? (this.choices.option(`token:${letter}`) ?? this.choices.option(`card:${letter}`)) : undefined) ??
      (building ? this.choices.option(`card:${building.tile}`) : undefined)
    );
  }

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

  // -- words -------------------------------------------------------------------------------------------------------

  cardName(card: CardId): string {
    return capital(this.say(cardWords(card)));
  }

  tileName(tile: string): string {
    return capital(this.say(tileWords(tile)));
  }

  bonusWords(card: CardId): string {
    const effect = this.cards.effect(card);
    return effect ? this.say(effect.words) : '';
  }

  characterWords(id: number): string {
    const card = this.cards.character(id);
    return card ? this.say(card.effect.words) : '';
  }
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The first letter of each name; where two sides would have the same, the number of the seat beside it. */
export function marksOf(names: readonly string[]): string[] {
  const initials = names.map((name) => (name.trim().charAt(0) || '?').toLocaleUpperCase());
  return initials.map((initial, seat) => (initials.filter((other) => other === initial).length > 1 ? `${initial}${seat + 1}` : initial));
}

export function provideScene(scene: Scene): Scene {
  return setContext(KEY, scene);
}

export function useScene(): Scene {
  return getContext<Scene>(KEY);
}
