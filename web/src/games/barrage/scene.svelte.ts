/** What every part of the table shares: the view, the packs, what can be picked, what is pointed at, and the words for it. */

import { capital, TableScene, useScene as useTableScene } from '../shared/scene.svelte';
import type { TipText } from '../shared/tips.svelte';
import type { EffectContent } from '../types';
import { openPlaces, type Place } from './choices';
import { Packs } from './content';
import { BOUNDS, ICONS } from './icons';
import { coloursOf, tileWords, type CompanyId, type ContractId, type OfficerId, type SideView, type TileId, type View } from './view';

export class Scene extends TableScene<View> {
  readonly icons = ICONS;
  readonly bounds = BOUNDS;
  readonly packs: Packs = $derived.by(() => new Packs(this.props.content));
  readonly own: SideView | null = $derived.by(() => (this.props.seat === null ? null : (this.view.sides[this.props.seat] ?? null)));
  readonly colours: string[] = $derived.by(() => coloursOf(this.view));
  /** The parts of the table in which something can be picked now. */
  readonly open: ReadonlySet<Place> = $derived.by(() => openPlaces(this.props.question, this.view, this.props.seat));

  override colourOf(seat: number): string {
    return this.colours[seat] ?? 'white';
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
    return capital(this.say({ key: 'company', args: { id: company } }));
  }

  officerName(officer: OfficerId): string {
    return this.say({ key: 'officer', args: { id: officer } });
  }

  tileName(tile: TileId): string {
    return capital(this.say(tileWords(tile)));
  }

  contractName(contract: ContractId): string {
    return capital(this.say({ key: 'contract', args: { id: contract } }));
  }

  contractNote(contract: ContractId): TipText {
    const found = this.packs.contract(contract);
    if (!found) return { title: this.contractName(contract) };
    return { title: this.contractName(contract), lines: [capital(this.text('table-needs', { energy: found.energy })), `${this.text('table-reward')}: ${this.say(found.reward.words)}`] };
  }

  tileNote(tile: TileId): TipText {
    const effect = this.packs.technology(tile);
    return { title: this.tileName(tile), lines: effect ? [this.effectWords(effect)] : [] };
  }

  officerNote(officer: OfficerId): TipText {
    return { title: this.officerName(officer), lines: [this.effectWords(this.packs.officer(officer))] };
  }
}

export const useScene = (): Scene => useTableScene<Scene>();
