/** What every part of the table shares: the view, what can be picked and what it would do, what is pointed at, and the words for it. */

import { steady } from '../../lib/steady';
import { itemOf, kindOf } from '../shared/choices';
import type { Carrying } from '../shared/drag';
import { capital, TableScene, useScene as useTableScene } from '../shared/scene.svelte';
import type { IconSign, LogLine, Option, Preview, Target } from '../types';
import { pointOf } from './city';
import { GOODS } from './goods';
import { ICONS } from './icons';
import Sign from './Sign.svelte';
import { Cards, cardWords, cellOfCard, tileWords, type BuildingView, type CardId, type CellId, type DistrictView, type SideView, type TileId, type View } from './view';

/** What the shown choice would put on a cell: a tile on top, a token, or nothing but goods out of it. */
export interface Ghost {
  cell: CellId;
  tile: TileId | null;
  letter: string | null;
  /** It was chosen already and waits for its turn. */
  chosen: boolean;
}

/** What a side would have in the district round a new building. */
export interface Share {
  seat: number;
  resources: number;
  points: number;
}

export class Scene extends TableScene<View> {
  readonly icons = ICONS;
  override readonly Sign = Sign;
  readonly bounds = { 'building-up-to': '≤', 'building-from': '≥' };
  /** All districts are outlined. */
  showsDistricts = $state(false);
  readonly cards: Cards = $derived.by(() => new Cards(this.props.content));
  readonly own: SideView | null = $derived.by(() => (this.props.seat === null ? null : (this.props.view.sides[this.props.seat] ?? null)));
  /** Cells lit because something that points at them is hovered, chosen or highlighted from outside. */
  readonly lit: ReadonlySet<CellId> = $derived.by(() => new Set(this.litList));
  private readonly sameLit = steady<CellId[]>();
  private readonly litList: CellId[] = $derived.by(() => this.sameLit([...this.litCells()]));
  /** Cells that something happened on since the last own turn. */
  readonly fresh: ReadonlySet<CellId> = $derived.by(() => new Set(this.freshList));
  private readonly sameFresh = steady<CellId[]>();
  private readonly freshList: CellId[] = $derived.by(() => this.sameFresh([...this.cellsOf([...this.props.changed].filter((target) => kindOf(target) !== 'card'))]));
  readonly ghost: Ghost | null = $derived.by(() => this.ghostOf());
  /** The cell under the pointer or with the focus. */
  readonly pointed: CellId | null = $derived.by(() => (this.hovered === null ? null : this.cellOf(this.hovered)));
  /** What the district round the new building would be. */
  readonly future: { cells: CellId[]; shares: Share[] } | null = $derived.by(() => this.futureOf());
  // Each of these changes less often than the view: what hangs on one is not drawn anew with the others.
  private readonly city: View['city'] = $derived.by(() => this.props.view.city);
  private readonly tokens: View['tokens'] = $derived.by(() => this.props.view.tokens);
  private readonly districts: View['districts'] = $derived.by(() => this.props.view.districts);
  private readonly buildings: ReadonlyMap<CellId, BuildingView> = $derived.by(() => new Map(this.city.map((building) => [building.cell, building])));
  private readonly letters: ReadonlyMap<CellId, string> = $derived.by(() => new Map(Object.entries(this.tokens).map(([letter, cell]) => [cell, letter])));
  private readonly districtsByCell: ReadonlyMap<CellId, DistrictView> = $derived.by(() => new Map(this.districts.flatMap((district) => district.cells.map((cell) => [cell, district]))));

  // -- pointing ----------------------------------------------------------------------------------------------------

  override isLit(target: Target): boolean {
    if (super.isLit(target)) return true;
    return kindOf(target) === 'card' && this.pointed !== null && this.hovered !== target && this.pointed === this.cellOf(target);
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

  private cellsOf(targets: Iterable<Target>): Set<CellId> {
    return new Set([...targets].map((target) => this.cellOf(target)).filter((cell) => cell !== null));
  }

  private litCells(): Set<CellId> {
    const targets = new Set<Target>(this.props.highlight);
    if (this.hovered && kindOf(this.hovered) === 'card') targets.add(this.hovered);
    for (const side of this.view.sides) if (side.played?.card && this.view.turn === side.seat) targets.add(`card:${side.played.card}`);
    return this.cellsOf(targets);
  }

  building(cell: CellId): BuildingView | undefined {
    return this.buildings.get(cell);
  }

  letter(cell: CellId): string | undefined {
    return this.letters.get(cell);
  }

  district(cell: CellId): DistrictView | undefined {
    return this.districtsByCell.get(cell);
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

  /** The cell that the own chosen card is about. */
  get chosenCell(): CellId | null {
    return this.own?.chosen ? this.cellOf(`card:${this.own.chosen}`) : null;
  }

  /** What is dragged from the own area belongs on one cell of the city. */
  carried(option: () => Option | undefined, place: () => CellId | null): Carrying {
    const drop = (chosen: Option, under: readonly Element[]) => {
      const cell = under.map((element) => element.getAttribute('data-cell')).find(Boolean);
      if (cell && cell === place()) this.desk.press(chosen);
    };
    return { option, drop };
  }

  /** A tile that cannot be paid as things stand: the card would be played alone. */
  isUnpaid(option: Option | null | undefined): boolean {
    return option?.label.key === 'move-lay-unpaid';
  }

  private ghostOf(): Ghost | null {
    const option = this.shown;
    const at = (cell: CellId | null, tile: TileId | null = null, letter: string | null = null, chosen = false): Ghost | null => (cell ? { cell, tile, letter, chosen } : null);
    if (option) {
      const kind = kindOf(option.target);
      if (kind === 'tile' && this.own?.chosen) return at(this.chosenCell, this.isUnpaid(option) ? null : itemOf(option.target));
      if (kind === 'cell') return at(itemOf(option.target), null, String(this.props.question?.prompt.args.letter ?? ''));
      if (kind === 'card' || kind === 'token') return at(this.cellOf(option.target));
    }
    return this.own?.chosen ? at(this.chosenCell, this.own.laid ?? null, null, true) : null;
  }

  // -- what it would do ----------------------------------------------------------------------------------------------

  /** What certainly happens: the preview that is not under a label. */
  readonly certain: Preview | null = $derived.by(() => this.previews.find(({ label }) => label === null) ?? null);

  /** Own characters and kept cards that pay for the shown choice. */
  readonly paying: ReadonlySet<Target> = $derived.by(() => new Set(this.payingIn(this.certain)));

  private payingIn(preview: Preview | null | undefined): Target[] {
    const lines = preview?.lines.filter(({ kind, seat }) => kind === 'bonuses-pay' && seat === this.props.seat) ?? [];
    return lines.flatMap(({ words }) => String(words.args.cards).split(' '));
  }

  /** What own characters and kept cards pay for a choice. */
  bonusesOf(option: Option | undefined): IconSign[] {
    const effects = this.payingIn(option?.previews[0]).map((target) => (kindOf(target) === 'character' ? this.cards.character(Number(itemOf(target)))?.effect : this.cards.effect(itemOf(target))));
    return effects.flatMap((effect) => effect?.icons.filter(({ icon }) => GOODS.includes(icon)) ?? []);
  }

  override change(icon: string): number {
    const sum = (signs: readonly IconSign[] = []) => signs.reduce((total, sign) => total + (sign.icon === icon ? sign.count : 0), 0);
    return sum(this.certain?.brings) - sum(this.certain?.pays) - (icon === 'tile' && this.shown?.label.key === 'move-lay' ? 1 : 0); // no price names the tile that is laid itself
  }

  /** What the own districts are worth after the shown choice; null if that does not change. */
  get districtsAfter(): number | null {
    const line = this.certain?.lines.find(({ kind }) => kind === 'districts-worth');
    return line ? Number(line.words.args.after) : null;
  }

  private futureOf(): { cells: CellId[]; shares: Share[] } | null {
    const lines = this.certain?.lines.filter(({ kind }) => kind === 'district-share') ?? [];
    if (!lines.length) return null;
    return {
      cells: String(lines[0]!.words.args.cells).split(' '),
      shares: lines.map(({ seat, words }) => ({ seat, resources: Number(words.args.count), points: Number(words.args.points) })),
    };
  }

  /** The own resources are the own pieces, in the prompt as in the tray. */
  override asOwn(signs: readonly IconSign[]): IconSign[] {
    return signs.map((sign) => (sign.icon === 'resource' && this.own ? { ...sign, icon: 'own-resource' } : sign));
  }

  // -- words -------------------------------------------------------------------------------------------------------

  /** Surcharges and what is short stand on the tiles, districts on the board: the prompt need not say them. That the round becomes the last it says where it has room; the tile says it, too. */
  override isSaid(line: LogLine): boolean {
    return line.kind === 'brings-end' && this.desk.layout === 'wide';
  }

  cardName(card: CardId): string {
    return capital(this.say(cardWords(card)));
  }

  tileName(tile: string): string {
    return capital(this.say(tileWords(tile)));
  }

  /** Words for an id that stands in the view under a key: tiles, cards, colours. */
  override named(key: string, id: string): string | null {
    if (key === 'tile' || key === 'tiles' || key === 'stack' || key === 'laid' || key === 'returning') return this.tileName(id);
    if (key === 'card' || key === 'hand' || key === 'kept' || key === 'chosen') return this.cardName(id);
    if (key === 'characters' || key === 'picked' || key === 'pack') return `${this.characterName(Number(id))}: ${this.characterWords(Number(id))}`;
    if (key === 'phase') return this.say({ key: `phase-${id}`, args: {} });
    if (/^-?\d+,-?\d+$/.test(id)) return this.placeName(id);
    return super.named(key, id);
  }

  /** Where a cell lies, in words: how far from the middle of the start city. */
  private placeName(cell: CellId): string {
    const { x, y } = pointOf(cell);
    const ways = [y && this.text(y > 0 ? 'table-north' : 'table-south', { count: Math.abs(y) }), x && this.text(x > 0 ? 'table-east' : 'table-west', { count: Math.abs(x) })];
    return ways.filter(Boolean).join(', ') || this.text('table-middle');
  }

  ownerWords({ owner }: BuildingView): string {
    return owner === null ? this.text('table-no-owner') : this.text('table-owned', { name: this.name(owner) });
  }

  bonusWords(card: CardId): string {
    const effect = this.cards.effect(card);
    return effect ? this.say(effect.words) : '';
  }

  /** The name that a pack gives a character; the others have a number. */
  characterName(id: number): string {
    return this.cards.character(id)?.name ?? `${this.text('table-character')} ${id}`;
  }

  characterWords(id: number): string {
    const card = this.cards.character(id);
    return card ? this.say(card.effect.words) : '';
  }
}

export const useScene = (): Scene => useTableScene<Scene>();
