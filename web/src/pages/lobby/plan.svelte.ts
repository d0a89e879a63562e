/** What a new table shall be like: who plays, how many, by which options. It begins as the reader played the last time. */

import type { BotInfo, GameInfo, OptionSpec, OwnPacks, PackInfo, TableOrder, Value } from '../../lib/api';
import { t } from '../../lib/language.svelte';
import { offeredBots, USUAL_LEVEL } from '../../lib/names';
import { choicesOf } from '../../lib/options';
import { keep, kept } from '../../lib/storage';

export const CLOCKS = ['none', 'move', 'game'] as const;
/** Who sits on the other seats. */
export const WAYS = ['bots', 'friends', 'here'] as const;
export type Way = (typeof WAYS)[number];
const KIND: Record<Exclude<Way, 'bots'>, string> = { friends: 'invite', here: 'here' };

type Chosen = Value | string[];

interface Remembered {
  players?: number;
  level?: string;
  options?: Record<string, Chosen>;
  packs?: string[];
}

const keyOf = (game: string) => `play.${game}`;
const usual = (counts: readonly number[]) => (counts.includes(3) ? 3 : Math.max(...counts));

export class Plan {
  players = $state(2);
  /** The bots' level: the last one, unless it can no longer be chosen. */
  level = $state('');
  seats = $state<string[]>([]);
  names = $state<string[]>([]);
  options = $state<Record<string, Chosen>>({});
  /** By their fingerprints: a pack that has changed since the last time is chosen anew. */
  packs = $state<string[]>([]);
  /** What the reader brought, and how many packs that may be. */
  own = $state<OwnPacks>({ packs: [], most: 0 });
  clock = $state<(typeof CLOCKS)[number]>('none');
  minutes = $state(3);
  listed = $state(true);

  /** Those that can be chosen. */
  readonly bots: readonly BotInfo[];

  constructor(readonly game: GameInfo, bots: readonly BotInfo[], way: Way = 'bots') {
    this.bots = offeredBots(bots);
    const last = JSON.parse(kept(keyOf(game.name)) ?? '{}') as Remembered;
    const most = Math.max(...game.counts);
    this.players = game.counts.includes(last.players ?? 0) ? last.players! : usual(game.counts);
    this.level = this.bots.find((bot) => bot.name === last.level)?.name ?? USUAL_LEVEL;
    this.options = last.options ?? {};
    this.packs = last.packs ?? [];
    this.seats = Array<string>(most).fill('me');
    this.names = Array<string>(most).fill('');
    this.choose(way);
  }

  /** The seats that are played on. */
  get taken(): string[] {
    return this.seats.slice(0, this.players);
  }

  /** Who sits on all other seats; null where they differ. */
  get way(): Way | null {
    const others = this.taken.filter((seat) => seat !== 'me');
    if (others.every((seat) => seat.startsWith('bot:'))) return 'bots';
    return WAYS.find((way) => way !== 'bots' && others.every((seat) => seat === KIND[way])) ?? null;
  }

  /** Whether this many can play in the chosen way: with friends, or together at one device, nobody is alone. */
  allows(count: number): boolean {
    return count > 1 || this.way === 'bots' || this.way === null;
  }

  /** How many play. Whoever is left alone at this device is the reader. */
  count(players: number): void {
    this.players = players;
    if (players === 1 && this.seats[0] === 'here') this.sit(0, 'me');
  }

  get hasOpen(): boolean {
    return this.taken.includes('open');
  }

  get specs(): OptionSpec[] {
    return this.game.options.filter((spec) => spec.counts.includes(this.players));
  }

  /** All sides, those that the rules play included. */
  get sides(): number {
    return this.players + (this.game.automatic_sides[String(this.players)]?.length ?? 0);
  }

  choose(way: Way): void {
    const kind = way === 'bots' ? `bot:${this.level}` : KIND[way];
    this.seats = this.seats.map((_, seat) => (seat ? kind : 'me'));
    if (way !== 'bots' && this.players === 1) this.players = Math.min(...this.game.counts.filter((count) => count > 1));
  }

  /** All bots play at this level. */
  setLevel(level: string): void {
    this.level = level;
    this.seats = this.seats.map((seat) => (seat.startsWith('bot:') ? `bot:${level}` : seat));
  }

  sit(index: number, kind: string): void {
    if (kind === 'me') this.seats = this.seats.map((other) => (other === 'me' ? 'here' : other)); // only one of them is me
    this.seats[index] = kind;
  }

  valuesOf(spec: OptionSpec): Value[] {
    return [...choicesOf(spec, this.players).values, ...(spec.kind === 'seat' ? Array(this.players).keys() : [])];
  }

  /** What was chosen for another number of players may have no meaning for this one; then the default holds. */
  private fits(spec: OptionSpec, value: unknown): boolean {
    return Array.isArray(value) ? value.length === this.sides : this.valuesOf(spec).includes(value as Value);
  }

  chosen = (spec: OptionSpec): unknown => (this.fits(spec, this.options[spec.name]) ? this.options[spec.name] : choicesOf(spec, this.players).default);

  colours(spec: OptionSpec): string[] {
    return this.fits(spec, this.options[spec.name]) ? (this.options[spec.name] as string[]) : spec.values.slice(0, this.sides).map(String);
  }

  /** All sides differ: whoever has the wanted value gets the old one in exchange. */
  exchange(spec: OptionSpec, side: number, value: string): void {
    const list = [...this.colours(spec)];
    const holder = list.indexOf(value);
    if (holder >= 0) list[holder] = list[side]!;
    list[side] = value;
    this.options[spec.name] = list;
  }

  /** Two versions of one pack do not go together: the one that was chosen last takes the other's place. */
  choosePack(pack: PackInfo, wanted: boolean): void {
    const others = this.chosenPacks.filter((other) => other.name !== pack.name).map((other) => other.digest);
    this.packs = wanted ? [...others, pack.digest] : others;
  }

  get chosenPacks(): PackInfo[] {
    return this.offered.filter((pack) => this.packs.includes(pack.digest));
  }

  /** The packs of the host, then those of the reader that the host does not offer. */
  get offered(): PackInfo[] {
    const { offered, name } = this.game;
    const own = this.own.packs.filter((pack) => pack.game === name && !offered.some((other) => other.digest === pack.digest));
    return [...offered, ...own.map(({ name, version, digest }) => ({ name, version, digest }))];
  }

  isOwn(pack: PackInfo): boolean {
    return !this.game.offered.some((other) => other.digest === pack.digest);
  }

  /** What the server is asked to open. */
  order(): TableOrder {
    const { taken } = this;
    const order: TableOrder = { game: this.game.name, seats: taken.map((seat) => (seat === 'here' ? 'me' : seat)) };
    const settled = this.specs.filter((spec) => this.fits(spec, this.options[spec.name])).map((spec) => [spec.name, this.options[spec.name]!] as const);
    if (settled.length) order.options = Object.fromEntries(settled);
    const called = taken.flatMap((seat, index) => (seat === 'here' ? [[String(index), this.names[index]?.trim() || t('player', { number: index + 1 })] as const] : []));
    if (called.length) order.names = Object.fromEntries(called);
    if (this.chosenPacks.length) order.packs = this.chosenPacks;
    if (this.clock !== 'none') order.clock = { kind: this.clock, seconds: Math.round(Number(this.minutes) * 60) };
    order.public = this.hasOpen ? true : this.listed && !taken.every((seat) => seat === 'me' || seat.startsWith('bot:'));
    return order;
  }

  /** The next time begins with this. */
  remember(): void {
    const last: Remembered = { players: this.players, level: this.level, options: $state.snapshot(this.options), packs: $state.snapshot(this.packs) };
    keep(keyOf(this.game.name), JSON.stringify(last));
  }
}
