/** What every part of the table shares: the view, what can be picked and what it would do, what is pointed at, and the words for it. */

import { isPhrase } from '../shared/log';
import { itemOf, kindOf } from '../shared/choices';
import { capital, certainOf, TableScene, useScene as useTableScene } from '../shared/scene.svelte';
import type { TipText } from '../shared/tips.svelte';
import type { EffectContent, IconSign, LogLine, Phrase, Preview, TableProps, Target } from '../types';
import { needArt } from './art/art';
import { ICONS } from './icons';
import type { EffectState } from './mine/Chamber.svelte';
import { slotOf, type Slot } from './mine/plan';
import { Packs, type ChamberView, type Design, type JoinId, type MinerView, type SlotId, type View } from './view';

/** What the card at a place would do if the shown choice led through it: for each effect, or that its rubble goes, or nothing. */
export interface Ahead {
  effects: Map<number, { pays: IconSign[]; brings: IconSign[]; missing: number }>;
  clears: boolean;
}

/** Questions that a place of the own mine answers and that are about a card which lies there. */
const ABOUT_CHAMBERS = new Set(['ask-way', 'ask-activate', 'ask-machine', 'ask-fetch', 'ask-collapse', 'ask-clear']);

export class Scene extends TableScene<View> {
  readonly icons = ICONS;
  readonly bounds = { 'discard-up-to': '≤' };
  readonly packs: Packs = $derived.by(() => new Packs(this.props.content));
  readonly own: MinerView | null = $derived.by(() => (this.props.seat === null ? null : (this.props.view.miners[this.props.seat] ?? null)));
  /** Whose mine lies on the board: one's own; who only watches sees the first one. */
  readonly shownMiner: MinerView = $derived.by(() => this.own ?? this.props.view.miners[0]!);
  /** What the cards of the possible ways up would do, by place. */
  readonly ahead: ReadonlyMap<SlotId, Ahead> = $derived.by(() => aheadOf(this.shown || this.asked !== 'ask-way' ? this.previews : this.choices.of('slot').flatMap(({ previews }) => previews)));
  /** The carts that the shown choice would make, by join. */
  readonly meeting: ReadonlyMap<JoinId, 'full' | 'half' | 'empty'> = $derived.by(() => meetingOf(this.previews));

  constructor(given: () => TableProps<View>) {
    super(given);
    needArt();
  }

  // -- pointing ----------------------------------------------------------------------------------------------------

  /** Lines of the log name a place with the mine it belongs to. */
  override isLit(target: Target): boolean {
    if (super.isLit(target)) return true;
    return kindOf(target) === 'slot' && super.isLit(`mine:${this.shownMiner.seat}:${itemOf(target)}`);
  }

  /** The first place of a mine that is pointed at from outside. */
  calledSlot(seat: number): SlotId | null {
    const prefixes = [`mine:${seat}:`, ...(seat === this.props.seat ? ['slot:'] : [])];
    for (const target of this.props.highlight) {
      const prefix = prefixes.find((each) => target.startsWith(each));
      if (prefix) return target.slice(prefix.length);
    }
    return null;
  }

  // -- picking -----------------------------------------------------------------------------------------------------

  get asked(): string | null {
    return this.props.question?.prompt.key ?? null;
  }

  /** The question is where the revealed card goes. */
  get isPlacing(): boolean {
    return this.asked === 'ask-place';
  }

  /** The question names a card of the mine. */
  get isAboutChambers(): boolean {
    return this.asked !== null && ABOUT_CHAMBERS.has(this.asked);
  }

  /** The place that the shown choice is about: where the card would lie, or which card comes next. */
  get pointedSlot(): SlotId | null {
    return this.shown && kindOf(this.shown.target) === 'slot' ? itemOf(this.shown.target) : null;
  }

  /** The card that waits for its place, for the ghost. */
  get placing(): Design | null {
    const card = this.isPlacing ? this.own?.card : null;
    return card ? (this.packs.design(card.design) ?? null) : null;
  }

  /** What is missing to pay for a refused choice. */
  missing(target: string): number {
    const args = this.choices.blocked(target)?.why.words.args;
    return args ? Math.max(0, Number(args.needed ?? 0) - Number(args.held ?? 0)) : 0;
  }

  // -- what it would do ----------------------------------------------------------------------------------------------

  /** The plates of a card in a mine: what can be chosen, what the way up would bring, what was done. */
  effectStates(miner: MinerView, chamber: ChamberView, design: Design): EffectState[] {
    const isOwn = miner.seat === this.props.seat;
    return design.effects.map((_, index): EffectState => {
      if (isOwn && miner.active === chamber.slot && this.asked === 'ask-effect') return this.askedEffect(index);
      const ahead = isOwn ? this.aheadState(chamber.slot, index) : null;
      if (ahead) return ahead;
      return { state: chamber.activated ? 'done' : 'idle' };
    });
  }

  /** What an effect of the card at a place would do if the shown choice led there; null if it does not. */
  private aheadState(slot: SlotId, index: number): EffectState | null {
    const ahead = this.ahead.get(slot)?.effects.get(index + 1);
    if (!ahead) return null;
    const says = ahead.pays.length > 0 || ahead.brings.length > 0;
    return { state: ahead.missing ? 'short' : 'ahead', now: says ? ahead : null, missing: ahead.missing, short: this.text('table-short') };
  }

  /** The plates of a card that would lie at a place. */
  aheadStates(slot: SlotId, design: Design): EffectState[] {
    return design.effects.map((_, index) => this.aheadState(slot, index) ?? { state: 'idle' });
  }

  private askedEffect(index: number): EffectState {
    const target = `effect:${index + 1}`;
    const option = this.choices.option(target);
    if (!option) return { state: 'short', missing: this.missing(target), short: this.text('table-short') };
    const certain = certainOf(option);
    const state = this.stateOf(target) === 'marked' ? 'marked' : 'open';
    return certain ? { state, now: certain } : { state };
  }

  /** Previews with a label lie on the board at their places; the prompt says what is certain. */
  override isTold(preview: Preview): boolean {
    return preview.label === null && this.asked !== 'ask-keep'; // what is kept only leaves the row of the dealt cards
  }

  override isSaid(line: LogLine): boolean {
    return line.kind !== 'researched';
  }

  // -- words -------------------------------------------------------------------------------------------------------

  cardName(design: string): string {
    return capital(this.say(this.packs.cardWords(design)));
  }

  eventName(event: string): string {
    return capital(this.say(this.packs.eventWords(event)));
  }

  boardName(side: string): string {
    return capital(this.say(this.packs.boardWords(side)));
  }

  factionName(faction: string): string {
    return capital(this.say({ key: 'move-faction', args: { faction } }));
  }

  /** What is said of an effect, as a sentence. */
  sentence(words: Phrase): string {
    return capital(this.say(words));
  }

  /** What an event does, without when it does it. */
  effectSentence(effect: EffectContent): string {
    const { what } = effect.words.args;
    return this.sentence(isPhrase(what) ? what : effect.words);
  }

  effectWords(design: Design): string[] {
    return design.effects.map(({ words }) => capital(this.say(words)));
  }

  /** What a card is, in words. */
  cardLines(design: Design): string[] {
    const factions = this.listed(design.factions.map((faction) => this.factionName(faction)));
    return [this.text('table-card-line', { level: design.level, factions: factions || this.text('table-no-faction') }), ...this.effectWords(design)];
  }

  /** The note of a card that lies in a mine. */
  chamberNote(chamber: ChamberView): TipText {
    const design = this.packs.design(chamber.design);
    const lines = design ? this.cardLines(design) : [];
    if (chamber.machines) lines.push(this.text('table-machines', { count: chamber.machines }));
    if (chamber.collapsed) lines.push(this.text('table-collapsed'));
    if (chamber.activated) lines.push(this.text('table-activated'));
    return this.note(`slot:${chamber.slot}`, this.cardName(chamber.design), lines);
  }

  override named(key: string, id: string): string | null {
    if (key === 'design' || key === 'card' || key === 'discards') return this.cardName(this.packs.designOf(id));
    if (key === 'event' || key === 'past') return this.eventName(id);
    if (key === 'side') return this.boardName(id);
    if (key === 'timing') return this.text('table-timing', { timing: id });
    if (key === 'phase') return this.say({ key: `phase-${id}`, args: {} });
    if (/^\d+,-?\d+/.test(id)) return this.placeName(id);
    return super.named(key, id);
  }

  /** Where a place or a join lies, in words: its row, how far from the middle, at which side. */
  private placeName(id: string): string {
    const [row = '', x = '', side = ''] = id.split(',');
    const where = this.text('table-place', { row, way: Number(x) < 0 ? 'left' : Number(x) > 0 ? 'right' : 'middle', far: Math.abs(Number(x)) });
    return side ? `${where}, ${this.text('table-side', { side })}` : where;
  }
}

function aheadOf(previews: readonly Preview[]): Map<SlotId, Ahead> {
  const found = new Map<SlotId, Ahead>();
  for (const { label, pays, brings } of previews) {
    if (!label?.key.startsWith('preview-') || typeof label.args.slot !== 'string' || label.key === 'preview-join') continue;
    const ahead = found.get(label.args.slot) ?? { effects: new Map(), clears: false };
    if (label.key === 'preview-clears') ahead.clears = true;
    if (label.key === 'preview-effect') ahead.effects.set(Number(label.args.number), { pays, brings, missing: 0 });
    if (label.key === 'preview-unpayable') ahead.effects.set(Number(label.args.number), { pays, brings, missing: Number(label.args.count) });
    found.set(label.args.slot, ahead);
  }
  return found;
}

function meetingOf(previews: readonly Preview[]): Map<JoinId, 'full' | 'half' | 'empty'> {
  const joins = previews.filter(({ label }) => label?.key === 'preview-join');
  return new Map(joins.map(({ label }) => [String(label!.args.join), String(label!.args.how) as 'full' | 'half' | 'empty']));
}

/** The steps of the ways up through these places: from each to those above it that it touches, and from the first row to the surface. */
export function stepsOf(slots: readonly SlotId[]): { from: Slot; to: Slot | null }[] {
  const all = slots.map(slotOf);
  return all.flatMap((from): { from: Slot; to: Slot | null }[] => {
    if (from.row === 1) return [{ from, to: null }];
    return all.filter((to) => to.row === from.row - 1 && Math.abs(to.x - from.x) === 1).map((to) => ({ from, to }));
  });
}

/** The design that a log line names. */
export function designIn(line: LogLine, name = 'card'): string | null {
  const value = line.words.args[name];
  return isPhrase(value) && value.key === 'card' ? String(value.args.id) : null;
}

export const useScene = (): Scene => useTableScene<Scene>();
