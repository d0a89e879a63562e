/** What every part of the table shares: the view, what can be picked, what is pointed at, and the words for it. */

import { itemOf, kindOf } from '../shared/choices';
import { capital, TableScene, useScene as useTableScene } from '../shared/scene.svelte';
import type { Option, Target } from '../types';
import { ICONS } from './icons';
import { Cards, cardWords, cellOfCard, tileWords, type BuildingView, type CardId, type CellId, type SideView, type View } from './view';

export class Scene extends TableScene<View> {
  readonly icons = ICONS;
  readonly bounds = { 'building-up-to': '≤', 'building-from': '≥' };
  readonly cards: Cards = $derived.by(() => new Cards(this.props.content));
  readonly own: SideView | null = $derived.by(() => this.props.seat === null ? null : (this.props.view.sides[this.props.seat] ?? null));
  /** Cells lit because something that points at them is hovered, chosen or highlighted from outside. */
  readonly lit: ReadonlySet<CellId> = $derived.by(() => this.litCells());
  /** Cells that something happened on since the last own look. */
  readonly fresh: ReadonlySet<CellId> = $derived.by(() => new Set([...this.props.changed].filter((target) => kindOf(target) !== 'card').map((target) => this.cellOf(target)).filter((cell) => cell !== null)));
  private readonly buildings: ReadonlyMap<CellId, BuildingView> = $derived.by(() => new Map(this.props.view.city.map((building) => [building.cell, building])));
  private readonly letters: ReadonlyMap<CellId, string> = $derived.by(() => new Map(Object.entries(this.props.view.tokens).map(([letter, cell]) => [cell, letter])));

  override colourOf(seat: number): string {
    return this.view.sides[seat]?.colour ?? 'white';
  }

  // -- pointing ----------------------------------------------------------------------------------------------------

  override isLit(target: Target): boolean {
    if (super.isLit(target)) return true;
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

  // -- words -------------------------------------------------------------------------------------------------------

  cardName(card: CardId): string {
    return capital(this.say(cardWords(card)));
  }

  tileName(tile: string): string {
    return capital(this.say(tileWords(tile)));
  }

  ownerWords({ owner }: BuildingView): string {
    return owner === null ? this.text('table-no-owner') : this.text('table-owned', { name: this.name(owner) });
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

export const useScene = (): Scene => useTableScene<Scene>();
