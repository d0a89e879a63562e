/** What every part of the table shares: the view, the packs, what can be picked, what is pointed at, and the words for it. */

import { capital, TableScene, useScene as useTableScene } from '../shared/scene.svelte';
import type { TipText } from '../shared/tips.svelte';
import { itemOf, kindOf } from '../shared/choices';
import type { Carrying } from '../shared/drag';
import { isPhrase } from '../shared/log';
import type { Blocked, EffectContent, LogLine, Option, Target } from '../types';
import { isLoose } from './choices';
import { Packs } from './content';
import { BOUNDS, ICONS } from './icons';
import { basinOf, Geography } from './map/geography';
import { Places } from './map/places';
import { PIECES, tileOf, tileWords, type CompanyId, type ContractId, type OfficerId, type Piece, type SideView, type SiteId, type TileId, type View } from './view';

export class Scene extends TableScene<View> {
  readonly icons = ICONS;
  readonly bounds = BOUNDS;
  readonly packs: Packs = $derived.by(() => new Packs(this.props.content));
  readonly own: SideView | null = $derived.by(() => (this.props.seat === null ? null : (this.view.sides[this.props.seat] ?? null)));
  /** The tile with which a construction is under way: the question is about its place or its price. */
  readonly building: TileId | null = $derived.by(() => {
    const tile = this.props.question?.prompt.args.tile;
    return isPhrase(tile) ? tileOf(tile.args) : null;
  });
  /** Choices that have no place at the table: they lie in words beside the own tiles. */
  readonly inWords: { options: readonly Option[]; blocked: readonly Blocked[] } = $derived.by(() => {
    const loose = <Each extends { target: Target }>(all: readonly Each[] = []) => all.filter(({ target }) => isLoose(target, this.view, this.props.seat));
    const options = loose(this.props.question?.options);
    return { options, blocked: options.length ? loose(this.props.question?.blocked) : [] };
  });
  /** The kind of piece that the shown choice would build. */
  readonly planned: Piece | null = $derived.by(() => this.pieceOf(this.shown));
  readonly geography: Geography = $derived.by(() => new Geography(this.props.content));
  readonly places: Places = $derived.by(() => new Places(this.geography));

  // -- carrying ----------------------------------------------------------------------------------------------------

  /** A tile or piece is on its way to the map. */
  isCarrying = $state(false);
  /** Where something was let go before its places were known. */
  dropped = $state<Target | null>(null);

  /**
   * A tile, or a piece with its basic tile, is carried onto the map beside being pressed. Lifting it chooses it, as pressing does;
   * the places of the next question light up, and letting it go on one presses that.
   */
  carried(tile: TileId, piece: Piece | null = null): Carrying {
    return {
      option: () => this.choices.option(`tile:${tile}`) ?? this.choices.of('site').find((site) => (piece ? this.pieceOf(site) === piece : this.building === tile)),
      lifted: (option) => {
        this.dropped = null;
        this.isCarrying = true;
        if (kindOf(option.target) === 'tile') this.choose(option);
      },
      carry: (under) => {
        if (under === null) this.isCarrying = false;
        this.hovered = under && siteUnder(under);
      },
      drop: (_, under) => {
        this.dropped = siteUnder(under);
        this.place();
      },
    };
  }

  /** Choose at once what needs no asking because it was lifted. */
  private choose(option: Option): void {
    this.desk.press(option);
    if (this.desk.marked?.move === option.move) this.desk.press(option);
  }

  /** Press the place on which something was let go, as soon as it can be pressed. */
  place(): void {
    if (!this.dropped || !this.choices.of('site').length) return;
    const option = this.choices.option(this.dropped);
    this.dropped = null;
    if (option) this.desk.press(option);
  }

  private pieceOf(option: Option | null): Piece | null {
    if (!option) return null;
    const piece = option.label.args.piece;
    const kind = isPhrase(piece) ? String(piece.args.kind) : kindOf(option.target) === 'tile' ? this.packs.tileKind(itemOf(option.target)) : null;
    return PIECES.find((each) => each === kind) ?? null;
  }

  // -- words -------------------------------------------------------------------------------------------------------

  effectWords(effect: EffectContent | undefined): string {
    return effect ? capital(this.say(effect.words)) : '';
  }

  /** Whose engineers lie at a place, and how many. */
  engineersOf(seat: number, engineers: number): string {
    return this.text('table-taken', { name: this.name(seat), engineers });
  }

  companyName(company: CompanyId): string {
    const name = this.packs.name('company', company);
    return capital(this.say(name ? { key: 'company-named', args: { id: company, name } } : { key: 'company', args: { id: company } }));
  }

  officerName(officer: OfficerId): string {
    const name = this.packs.name('officer', officer);
    return this.say(name ? { key: 'officer-named', args: { id: officer, name } } : { key: 'officer', args: { id: officer } });
  }

  tileName(tile: TileId): string {
    const name = this.packs.name('technology', tile);
    const args = { kind: this.packs.tileKind(tile), level: this.packs.tileLevel(tile) ?? '' };
    return capital(this.say(name ? { key: 'tile-named', args: { id: tile, name, ...args } } : tileWords(tile)));
  }

  /** A contract by what it needs and gives: it has no other name. */
  contractName(contract: ContractId): string {
    const found = this.packs.contract(contract);
    return this.text('table-contract', { energy: found?.energy ?? 0, reward: found ? this.say(found.reward.words) : '' });
  }

  /** What a contract says; needed is the energy as the own side or the one that has it needs it. */
  contractNote(contract: ContractId, side: SideView | null = this.own): TipText {
    const found = this.packs.contract(contract);
    if (!found) return { title: this.contractName(contract) };
    const needed = side?.requirements[contract];
    const energy = needed === undefined ? this.text('table-needs', { energy: found.energy }) : this.text('table-needs-changed', { energy: needed, printed: found.energy });
    return { title: this.text('table-contract-title', { kind: this.packs.contractKind(contract) }), lines: [capital(energy), `${this.text('table-reward')}: ${this.say(found.reward.words)}`] };
  }

  tileNote(tile: TileId): TipText {
    const effect = this.packs.technology(tile);
    return { title: this.tileName(tile), lines: effect ? [this.effectWords(effect)] : [] };
  }

  /** A site in words: where it lies on the map. */
  siteName(site: SiteId): string {
    const place = { H: 'headstream', P: 'powerhouse', D: site.endsWith('U') ? 'upper' : 'lower', C: site.endsWith('L') ? 'left' : 'right' }[site.charAt(0)] ?? '';
    return this.say({ key: 'site', args: { id: site, place, basin: basinOf(site), to: this.geography.conduitAt(site)?.to ?? '' } });
  }

  override named(key: string, id: string): string | null {
    if (/^[DCPH]\d/.test(id)) return this.siteName(id);
    if (/^[CP]\d/.test(key)) return this.name(Number(id)); // whose conduit or powerhouse it is
    if (this.packs.contract(id)) return this.contractName(id);
    if (['tile', 'tiles', 'patents'].includes(key)) return this.tileName(id);
    if (this.packs.officer(id)) return this.officerName(id);
    if (this.packs.company(id)) return this.companyName(id);
    const effect = key === 'bonuses' ? this.packs.bonus(id) : key === 'objective' ? this.packs.objective(id) : this.packs.space(id)?.effect;
    return effect ? this.effectWords(effect) : super.named(key, id);
  }

  /** What goes onto the wheel and what comes home from it is told apart, and certain. */
  override isCertain(): boolean {
    return true;
  }

  /** What a place costs stands beside its name as what is paid and what goes onto the wheel. */
  override nameOf({ label }: Option): string {
    return this.say(label.key === 'move-build-at' ? { key: 'place-piece', args: label.args } : label);
  }

  /** Where drops would run is seen on the map; words of every drop would fill the prompt. */
  override isSaid(line: LogLine): boolean {
    return !line.kind.startsWith('drop-');
  }

  officerNote(officer: OfficerId): TipText {
    return { title: this.officerName(officer), lines: [this.effectWords(this.packs.officer(officer))] };
  }
}

/** The site among elements that lie under a pointer. */
function siteUnder(elements: readonly Element[]): Target | null {
  const targets = elements.map((element) => element.getAttribute('data-drop') ?? element.getAttribute('data-target') ?? '');
  return targets.find((target) => kindOf(target) === 'site') ?? null;
}

export const useScene = (): Scene => useTableScene<Scene>();
