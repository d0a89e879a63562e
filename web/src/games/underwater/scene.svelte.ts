/** What every part of the table shares: the view, the packs, what can be picked, what is pointed at, and the words for it. */

import { itemOf, kindOf } from '../shared/choices';
import { isPhrase } from '../shared/log';
import { capital, TableScene, useScene as useTableScene } from '../shared/scene.svelte';
import type { TipText } from '../shared/tips.svelte';
import type { Argument, EffectContent, IconSign, Target } from '../types';
import { motifOf } from './art/motifs';
import { Packs } from './content';
import { BOUNDS, COMPOSED, ICONS } from './icons';
import { cardIn, goodsIn, placeIn } from './log';
import { ALWAYS, BELOW, BUILDINGS, ERA_SIGNS, GOODS, PIECES, type BuildingKind, type CardId, type Colour, type ContractId, type MetropolisId, type Piece, type SideView, type SlotId, type SlotView, type View } from './view';
import { Network, type SiteId } from './waters/network';
import { spoken } from '../shared/spoken';

/** How a slot looks: the five states, plain where nothing is asked about it, and refused for another reason than its price. */
export type SlotState = 'marked' | 'match' | 'only' | 'unpayable' | 'blocked' | 'taken' | 'idle';

/** What choosing a slot would cost (null: the engine does not say), and which type of card it would bring beside. */
export interface Offer {
  pays: IconSign[] | null;
  card: string | null;
}

export interface PortSign extends IconSign {
  /** This part of the slot cannot be carried out now. */
  refused: boolean;
}

const PORTS = 3; // portholes that stand well beside one another
const HAND = 6; // cards that can be read side by side in the hand

export class Scene extends TableScene<View> {
  readonly icons = { ...ICONS, ...COMPOSED };
  readonly bounds = BOUNDS;
  readonly always = ALWAYS;
  readonly packs: Packs = $derived.by(() => new Packs(this.props.content));
  readonly own: SideView | null = $derived.by(() => (this.props.seat === null ? null : (this.view.sides[this.props.seat] ?? null)));
  /** The own waters. */
  readonly network: Network | null = $derived.by(() => (this.own ? new Network(this.own.board) : null));
  readonly hand: readonly CardId[] = $derived.by(() => (this.own?.hand ?? []).flatMap(({ card }) => (card === null ? [] : [card])));
  /** The card of the present turn: chosen, but not yet laid down. */
  readonly playing: CardId | null = $derived.by(() => (this.props.question?.prompt.key === 'ask-slot' ? cardIn(this.props.question.prompt.args.card) : null));
  /** The card whose slots are lit: of the turn, else the one that is pointed at or marked. */
  readonly considered: CardId | null = $derived.by(() => this.playing ?? this.pointedCard());
  /** The kind of piece that the present choice would build. */
  readonly planned: Piece | null = $derived.by(() => this.pieceIn(this.shown?.label.args) ?? this.pieceIn(this.props.question?.prompt.args));
  readonly plannedBuilding: BuildingKind | null = $derived.by(() => BUILDINGS.find((kind) => kind === this.planned) ?? null);
  /** The card that the shown choice would claim. */
  readonly wouldClaim: CardId | null = $derived.by(() => this.claimedBy());
  /** What is being dragged. */
  dragging = $state<Target | null>(null);
  /** The reader wants to see the showcase. */
  showcaseOpen = $state(false);
  private asked = -1;
  /** The slot onto which a card was dropped: it is chosen as soon as the question about slots comes. */
  private wished: SlotId | null = null;

  // -- cards -------------------------------------------------------------------------------------------------------

  private pointedCard(): CardId | null {
    const target = this.dragging ?? this.shown?.target ?? null;
    return target !== null && kindOf(target) === 'card' && this.hand.includes(itemOf(target)) ? itemOf(target) : null;
  }

  cardName(card: CardId): string {
    const facts = this.packs.card(card);
    return facts?.name ? this.say({ key: 'card-name', args: { id: facts.name } }) : this.text('table-assistant');
  }

  cardIcons(card: CardId): IconSign[] {
    return (this.packs.card(card)?.effects ?? []).flatMap(({ icons }, index) => (index ? [{ icon: 'and', count: 0 }, ...plainSigns(icons)] : plainSigns(icons)));
  }

  cardWords(card: CardId): string {
    return (this.packs.card(card)?.effects ?? []).map((effect) => `${this.effectWords(effect)}.`).join(' ');
  }

  cardNote(card: CardId): TipText {
    const facts = this.packs.card(card);
    if (!facts) return { title: this.cardName(card) };
    const kind = this.text('table-card-kind', { type: facts.type, colour: facts.colour });
    return this.note(`card:${card}`, this.cardName(card), [kind, this.cardWords(card).replace(/\.$/, ''), ...(facts.cost ? [this.text('table-cost', { count: facts.cost })] : [])]);
  }

  cardSpoken(card: CardId): string {
    const { title, lines = [] } = this.cardNote(card);
    return spoken([title, ...lines]);
  }

  motifOf(card: CardId): string {
    return motifOf(this.cardIcons(card), this.packs.card(card)?.type ?? 'point');
  }

  /** Laid aside in a choice of several cards, or not to be chosen now. */
  isAside(card: CardId): boolean {
    return this.own?.rejected?.includes(card) ?? false;
  }

  private claimedBy(): CardId | null {
    const card = this.considered;
    if (card === null || this.packs.card(card)?.type === 'instant') return null;
    const target = this.shown?.target;
    return target && kindOf(target) === 'slot' && this.offerOf(itemOf(target))?.card ? card : null;
  }

  // -- slots -------------------------------------------------------------------------------------------------------

  slotSigns(slot: SlotId): PortSign[] {
    const icons = portSigns(this.packs.slot(slot)?.effect.icons ?? []);
    const room = PORTS - icons.filter(({ icon }) => icon !== 'or').length;
    return icons.flatMap((sign) => (sign.count === 2 && room > 0 && icons.length < PORTS ? [{ ...sign, count: 1 }, { ...sign, count: 1 }] : [sign])).map((sign) => ({ ...sign, refused: false }));
  }

  slotColour(slot: SlotId): Colour {
    return this.packs.slot(slot)?.colour ?? 'none';
  }

  /** What choosing a slot does, as the engine tells it; null if it cannot be chosen. */
  offerOf(slot: SlotId): Offer | null {
    const option = this.choices.option(`slot:${slot}`);
    if (!option) return null;
    const matched = option.label.args.match === 'yes';
    const { cost } = option.label.args;
    return { pays: cost === undefined ? null : goodsIn(cost), card: matched && this.considered !== null ? (this.packs.card(this.considered)?.type ?? null) : null };
  }

  /** A slot of which words alone speak, such as "first the slot": it is lit as long as they are asked. */
  readonly namedSlot: SlotId | null = $derived.by(() => {
    const { question } = this.props;
    const slot = question?.prompt.key === 'ask-first' ? question.options.map(({ label }) => label.args.slot).find(isPhrase) : undefined;
    return this.view.slots.find(({ colour, place }) => slot !== undefined && (colour ?? 'none') === slot.args.colour && place === slot.args.place)?.id ?? null;
  });

  slotState(slot: SlotView): SlotState {
    const state = this.stateOf(`slot:${slot.id}`);
    if (state === 'marked') return 'marked';
    if (state === 'open') return this.offerOf(slot.id)?.card ? 'match' : 'only';
    if (slot.tiles.length && slot.id !== ALWAYS) return 'taken';
    if (state === 'unpayable' || state === 'blocked') return state;
    return this.considered !== null && this.packs.card(this.considered)?.colour === slot.colour ? 'match' : 'idle';
  }

  /** What is missing for a slot, as signs; empty where it is refused for another reason. */
  missingFor(slot: SlotId): IconSign[] {
    return goodsIn(this.choices.blocked(`slot:${slot}`)?.why.words.args.goods);
  }

  tileWords(slot: SlotView): string {
    return this.listed(slot.tiles.map((owner) => (owner === 'neutral' ? this.text('table-neutral-tile') : this.text('table-tile-of', { name: this.name(owner) }))));
  }

  slotNote(slot: SlotView): TipText {
    const facts = this.packs.slot(slot.id);
    const lines = [this.effectWords(facts?.effect), ...(slot.tiles.length ? [this.tileWords(slot)] : [])];
    return this.note(`slot:${slot.id}`, this.text('table-slot-title', { colour: slot.colour ?? 'none' }), lines);
  }

  // -- dragging ----------------------------------------------------------------------------------------------------

  canDrop(target: Target, _slot: SlotId): boolean {
    return this.choices.option(target) !== undefined;
  }

  /** A card was dropped onto a slot: choose the card now, the slot as soon as it is asked. */
  drop(target: Target, slot: SlotId): void {
    const option = this.choices.option(target);
    this.dragging = null;
    if (!option) return;
    this.wished = slot;
    this.desk.press(option);
  }

  /** A question came: carry out what was wished, and shut what was opened for the one before. */
  meet(number: number): void {
    if (number === this.asked) return;
    this.asked = number;
    this.showcaseOpen = false;
    const option = this.wished === null ? undefined : this.choices.option(`slot:${this.wished}`);
    if (option) this.desk.press(option);
    if (this.choices.of('slot').length) this.wished = null;
  }

  /** The showcase lies open: the reader wants it, or something in it is to be chosen. */
  get showcase(): boolean {
    return this.showcaseOpen || this.isShowcaseAsked;
  }

  /** Something in the showcase is to be chosen. */
  get isShowcaseAsked(): boolean {
    const wanted = this.choices.of('metropolis').length > 0 || this.choices.option('look') !== undefined || (this.own?.looked ?? []).length > 0;
    const offered = this.choices.of('card').some(({ target }) => this.view.specials.includes(itemOf(target)) || this.view.special_top === itemOf(target));
    return wanted || offered || this.isHandLifted;
  }

  /** So many cards are to be chosen from that they would lie over one another in the hand: the showcase has room for them. */
  get isHandLifted(): boolean {
    return this.desk.layout === 'wide' && this.hand.length > HAND && this.hand.every((card) => this.choices.option(`card:${card}`) !== undefined || this.isAside(card));
  }

  // -- the track ---------------------------------------------------------------------------------------------------

  /** The markers on a space, the lowest first. */
  stackOn(space: number): number[] {
    if (space === BELOW) return this.view.order.filter((seat) => this.view.sides[seat]?.space === BELOW).reverse();
    return this.view.track.find((each) => each.space === space)?.seats ?? [];
  }

  // -- sites -------------------------------------------------------------------------------------------------------

  siteTarget(site: SiteId): Target {
    return `site:${site}`;
  }

  /** Something outside points at a site of a side's waters: a line of the log, a step of the lesson. */
  isPlaceLit(seat: number, site: SiteId): boolean {
    return this.isLit(placeIn(seat, site)) || (seat === this.props.seat && this.isLit(this.siteTarget(site)));
  }

  isPlaceNew(seat: number, site: SiteId): boolean {
    return this.props.changed.has(placeIn(seat, site));
  }

  private pieceIn(args: Record<string, Argument> | undefined): Piece | null {
    const given = args?.piece ?? args?.kind;
    const name = isPhrase(given) ? String(given.args.kind ?? given.args.id ?? given.key) : String(given ?? '');
    return PIECES.find((piece) => piece === name) ?? null;
  }

  /** What stands on a site, or what kind of site it is. */
  siteTitle(site: SiteId, network: Network): string {
    const [tunnel, building, place] = [network.tunnel(site), network.building(site), network.place(site)];
    const piece = (kind: string, upgraded: boolean) => this.text('table-piece', { kind, upgraded: upgraded ? 'yes' : 'no' });
    if (place) return place.tile ? this.metropolisName(place.tile) : '';
    if (tunnel) return tunnel.built ? piece('tunnel', tunnel.upgraded) : this.text('table-site', { kind: 'tunnel' });
    if (building) return building.kind ? piece(building.kind, building.upgraded) : this.text('table-site', { kind: building.expansion ? 'expansion' : 'building' });
    const city = network.city(site)?.city;
    return city ? piece(`${city}-city`, false) : this.text('table-site', { kind: 'city' });
  }

  private siteLines(site: SiteId, network: Network): string[] {
    const [place, city, feature] = [network.place(site), network.cityBeside(site), network.feature(site)];
    const isConnected = (connected: boolean) => this.text(connected ? 'table-connected' : 'table-not-connected');
    const [bonus, surcharge] = [network.bonus(site), network.surcharge(site)];
    return [
      ...(place ? [...(place.tile ? this.metropolisLines(place.tile) : []), isConnected(place.connected)] : []),
      ...(city?.city ? [isConnected(city.connected)] : []),
      ...(!network.isBuilt(site) && bonus.length ? [this.text('table-site-gives', { goods: this.goodsWords(bonus) })] : []),
      ...(!network.isBuilt(site) && surcharge.length ? [this.text('table-surcharge', { goods: this.goodsWords(surcharge) })] : []),
      ...(feature ? [this.text('table-feature', { id: feature })] : []),
    ];
  }

  siteNote(site: SiteId): TipText {
    const network = this.network;
    return network ? this.note(this.siteTarget(site), this.siteTitle(site, network), this.siteLines(site, network)) : { title: '' };
  }

  spokenSite(site: SiteId): string {
    const network = this.network;
    return network ? this.spoken(this.siteTarget(site), this.siteTitle(site, network), this.siteLines(site, network)) : '';
  }

  goodsWords(signs: readonly IconSign[]): string {
    return this.listed(signs.filter(({ icon }) => icon !== 'and').map(({ icon, count }) => this.text('table-goods', { good: icon, count })));
  }

  // -- sides -------------------------------------------------------------------------------------------------------

  goodsOf(side: SideView): { icon: string; count: number; income: number; label: string }[] {
    const points = { icon: 'point', count: this.view.scores?.[side.seat] ?? side.points, income: side.prospects.production.point ?? 0 };
    return [points, ...GOODS.map((good) => ({ icon: good as string, count: side.goods[good] ?? 0, income: side.prospects.production[good] ?? 0 }))].map((each) => ({ ...each, label: this.text('table-good', { good: each.icon }) }));
  }

  countsOf(side: SideView): { cities: number; symbiotic: number; tunnels: number } {
    const { cities, tunnels } = new Network(side.board).built;
    return { cities: cities.length, symbiotic: cities.filter(({ city }) => city === 'symbiotic').length, tunnels: tunnels.length };
  }

  watersWords(side: SideView): string {
    const { cities, tunnels } = this.countsOf(side);
    return [this.text('table-waters', { name: this.name(side.seat) }), this.text('table-cities', { count: cities }), this.text('table-tunnels', { count: tunnels })].join(': ');
  }

  /** The slots with this side's tiles. */
  tilesOf(seat: number): SlotId[] {
    return this.view.slots.flatMap(({ id, tiles }) => tiles.filter((owner) => owner === seat).map(() => id));
  }

  /** Where a side stands in the order of turns, in words. */
  standingOf(seat: number): string {
    if (this.view.over) return '';
    if (this.view.to_move.includes(seat)) return this.text('table-plays');
    return this.text('table-turns-left', { count: Math.max(0, this.view.turns - (this.view.sides[seat]?.turns ?? 0)) });
  }

  // -- metropolises and contracts ----------------------------------------------------------------------------------

  metropolisName(id: MetropolisId): string {
    const name = this.packs.metropolis(id)?.name;
    return name ? this.say({ key: 'metropolis-name', args: { id: name } }) : '';
  }

  metropolisRows(id: MetropolisId): MetropolisRow[] {
    const facts = this.packs.metropolis(id);
    const bare = (effect: EffectContent) => plainSigns(effect.icons);
    if (!facts) return [];
    const steps = facts.scoring ? stepsOf(facts.scoring) : [];
    if (steps.length) {
      const [worth, counted] = bare(facts.scoring!).filter(({ icon }) => icon !== 'by');
      return [
        { icons: [{ icon: counted!.icon, count: 0 }], numbers: steps.map(([count]) => count) },
        { icons: [{ icon: worth!.icon, count: 0 }], numbers: steps.map(([, amount]) => amount) },
      ];
    }
    return [
      ...(facts.instant ? [{ icon: facts.production ? 'instant' : undefined, icons: bare(facts.instant) }] : []),
      ...(facts.production ? [{ icon: 'production', icons: bare(facts.production) }] : []),
      ...(facts.scoring ? [{ icons: bare(facts.scoring) }] : []),
    ];
  }

  private metropolisLines(id: MetropolisId): string[] {
    const facts = this.packs.metropolis(id);
    return [facts?.instant, facts?.production, facts?.scoring].flatMap((effect) => (effect ? [this.effectWords(effect)] : []));
  }

  metropolisNote(id: MetropolisId): TipText {
    return this.note(`metropolis:${id}`, this.metropolisName(id), this.metropolisLines(id));
  }

  /** All contracts of this game: open ones, and those that somebody has. */
  get contracts(): { id: ContractId; owner: number | null }[] {
    return [...this.view.contracts.map(({ id }) => ({ id, owner: null })), ...this.view.sides.flatMap((side) => side.contracts.map((id) => ({ id, owner: side.seat })))].sort((one, other) => one.id.localeCompare(other.id));
  }

  contractName(id: ContractId): string {
    const name = this.packs.contract(id)?.name;
    return name ? this.say({ key: 'contract-name', args: { id: name } }) : '';
  }

  contractNote(id: ContractId): TipText {
    return { title: this.contractName(id), lines: [this.effectWords(this.packs.contract(id)?.effect)] };
  }

  // -- the plain view ----------------------------------------------------------------------------------------------

  override named(key: string, id: string): string | null {
    if (CARDS.includes(key) && this.packs.card(id)) return this.cardName(id);
    const slot = this.packs.slot(id);
    if (slot) return this.say({ key: 'slot', args: { colour: slot.colour, place: slot.place, effect: slot.effect.words } });
    if (this.packs.metropolis(id)) return this.metropolisName(id);
    if (this.packs.contract(id)) return this.contractName(id);
    const site = /^([ctm])(\d+)(?:\.(\d+|x))?$/.exec(id);
    if (site) return this.siteName(site[1]!, Number(site[2]), site[3]);
    if ([...GOODS, 'point'].includes(id)) return this.text('table-good', { good: id });
    if (key === 'phase') return this.text('table-phase', { phase: id, era: ERA_SIGNS[this.view.era - 1] ?? '' });
    if ((PIECES as readonly string[]).includes(id)) return this.text('table-piece', { kind: id, upgraded: 'no' });
    if (key === 'city') return this.text('table-piece', { kind: `${id}-city`, upgraded: 'no' });
    return super.named(key, id);
  }

  /** A site of a board in words: which of its kind it is. */
  private siteName(letter: string, number: number, place: string | undefined): string {
    if (letter === 'm') return this.text('table-metropolis-place', { number });
    const kind = place === undefined ? (letter === 'c' ? 'city' : 'tunnel') : place === 'x' ? 'expansion' : 'building';
    return this.say({ key: 'site', args: { kind, city: number, place: Number(place ?? 0) } });
  }

  effectWords(effect: EffectContent | undefined): string {
    return effect ? capital(this.say(effect.words)) : '';
  }
}

/** Keys of the view under which cards stand by their numbers. */
const CARDS = ['card', 'specials', 'special_top', 'discard', 'looked', 'rejected', 'under'];

/** Signs in a row, and numbers after them: from which count on how much is given. */
export interface MetropolisRow {
  icon?: string;
  icons: IconSign[];
  numbers?: readonly string[];
}

/** The steps of an effect whose amount follows from a count, `5 → 4, 6 → 8`, as pairs; none where it does not. */
export function stepsOf({ words }: EffectContent): [count: string, amount: string][] {
  const phrase = isPhrase(words.args.what) && words.key === 'effect-on' ? words.args.what : words;
  return phrase.key === 'effect-by' ? [...String(phrase.args.steps).matchAll(/(\d+)\+? → (\d+)/g)].map((found) => [found[1]!, found[2]!]) : [];
}

/** Occasions that a card's type or place says already. */
const SAID = ['on-end', 'on-production', 'on-hand'];

/** Signs that belong together become one: `on-second` and `lab`, `cheaper`, `city` and `credit`. */
function composedSigns(icons: readonly IconSign[]): IconSign[] {
  const signs: IconSign[] = [];
  for (let index = 0; index < icons.length; index++) {
    const [sign, next, third] = icons.slice(index, index + 3) as [IconSign, IconSign?, IconSign?];
    const [two, three] = [`${sign.icon}-${next?.icon}`, `${sign.icon}-${next?.icon}-${third?.icon}`];
    if (three in COMPOSED) signs.push({ icon: three, count: third!.count });
    else if (two in COMPOSED) signs.push({ icon: two, count: sign.count });
    else signs.push(sign);
    index += three in COMPOSED ? 2 : two in COMPOSED ? 1 : 0;
  }
  return signs;
}

/** Signs as they are drawn: what is to be built is its piece alone, with the number; an occasion points at what follows. */
export function plainSigns(icons: readonly IconSign[]): IconSign[] {
  const discount = icons.some(({ icon }) => icon === 'cheaper');
  return composedSigns(icons).flatMap((sign, index, all): IconSign[] => {
    const before = all[index - 1];
    if (['build', 'pay', ...SAID].includes(sign.icon) || (discount && sign.icon === 'on-build')) return [];
    if (sign.icon === 'if' && all[index + 1]?.icon === 'at-space') return []; // the number beside it is the space's
    if (before?.icon === 'build' && before.count > 1) return [{ ...sign, count: before.count }];
    return sign.icon.startsWith('on-') ? [sign, { icon: 'arrow', count: 0 }] : [sign];
  });
}

/** Signs in the portholes of a slot: without joints, what goods are to choose from, and what is upgraded. */
export function portSigns(icons: readonly IconSign[]): IconSign[] {
  const signs = plainSigns(icons).filter(({ icon }) => icon !== 'and');
  const [upgrades, choice] = [signs.some(({ icon }) => icon === 'upgrade'), signs.findIndex(({ icon }) => icon === 'different')];
  const kept = choice < 0 ? signs : signs.slice(0, choice + 1);
  return kept.filter(({ icon }) => !(upgrades && icon === 'structure')).flatMap((sign) => (sign.icon === 'build-upgraded' ? [] : sign.icon === 'structure' ? [sign, { icon: 'upgrade', count: 1 }] : [sign]));
}

export const useScene = (): Scene => useTableScene<Scene>();
