/** The pack that is being written: kept in this browser at every change, checked by the server a moment later. */

import { api, Problem, type Content, type DraftEntry, type EntryKind, type FieldSpec, type Mistake, type PackFields, type PackReading, type Value } from '../../lib/api';
import { forget, keep, kept } from '../../lib/storage';
import { keptForm, packOf } from './link';
import { tomlOf, type PackEntry, type PackText } from './toml';

const PAUSE = 450; // milliseconds without a change, before the server is asked
const AGAIN = 2000; // until it is asked again when it had no time

/** What is typed into an entry. Its number stays while others come and go. */
export interface Card extends PackEntry {
  uid: number;
}

/** The field of an entry as a pack writes it. */
export const sourceOf = (value: Content[string][number][string]): Value => (typeof value === 'object' ? value.source : value);

export class Draft {
  name = $state('my-pack');
  version = $state(1);
  cards = $state<Card[]>([]);
  /** The entry that is shown. */
  chosen = $state(-1);
  /** What the server said last, and of which text. */
  reading = $state.raw<{ text: string; told: PackReading } | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** What was read of each entry when it was last right: a card does not vanish while somebody types. */
  readonly good = $state<Record<number, DraftEntry>>({});
  readonly text: string = $derived.by(() => tomlOf(this.pack));
  readonly isChecked: boolean = $derived.by(() => this.reading?.text === this.text);
  readonly mistakes: readonly Mistake[] = $derived.by(() => this.reading?.told.mistakes ?? []);
  readonly isGood: boolean = $derived.by(() => this.isChecked && this.mistakes.length === 0 && this.cards.length > 0);
  private count = 0;

  constructor(readonly game: string, readonly fields: PackFields, readonly content: Content) {}

  get pack(): PackText {
    const { game, name, version, cards } = this;
    return { game, name, version: Math.trunc(Number(version) || 0), entries: cards }; // a field that is emptied says nothing
  }

  get card(): Card | undefined {
    return this.cards.find(({ uid }) => uid === this.chosen);
  }

  kind(table: string): EntryKind | undefined {
    return this.fields.tables.find((each) => each.table === table);
  }

  /** The fields of an entry in the order of the form: by which it is known first, and last those that no entry of the game has: new ones may need more. */
  fieldsOf(card: Card): FieldSpec[] {
    const { key = '', fields = [] } = this.kind(card.table) ?? {};
    const missed = this.mistakesOf(card).map(({ field }) => field);
    const others = [...new Set([...Object.keys(card.values), ...missed])].filter((name) => name && !fields.some((field) => field.name === name));
    const unknown = others.map((name): FieldSpec => ({ name, kind: 'number', words: [], least: 0, most: 0, free: true, needed: false }));
    return [...fields.filter(({ name }) => name === key), ...fields.filter(({ name }) => name !== key), ...unknown];
  }

  /** What an entry is called; '' where there is only one. */
  nameOf(entry: PackEntry): string {
    return String(entry.values[this.kind(entry.table)?.key ?? 'id'] ?? '');
  }

  // -- entries -----------------------------------------------------------------------------------------------------

  /** The entries of the game's own packs. */
  given(table: string): PackEntry[] {
    return (this.content[table] ?? []).map((entry) => ({ table, values: Object.fromEntries(Object.entries(entry).filter(([field]) => field !== 'source').map(([field, value]) => [field, sourceOf(value)])) }));
  }

  /** Whether there may be more entries than the game has. */
  isOpen(table: string): boolean | undefined {
    const kind = this.kind(table);
    const field = kind?.fields.find(({ name }) => name === kind.key);
    return field?.free || (field?.kind === 'number' && field.most > Math.max(...this.given(table).map(({ values }) => Number(values[field.name]))));
  }

  add({ table, values }: PackEntry): void {
    this.count += 1;
    this.cards.push({ uid: this.count, table, values: { ...values } });
    this.chosen = this.count;
  }

  /** One more entry, with the values of this one and a name that is free. */
  addNew({ table, values }: PackEntry): void {
    const key = this.kind(table)?.key ?? 'id';
    const taken = [...this.given(table), ...this.cards.filter((card) => card.table === table)].map((entry) => entry.values[key]);
    const isFree = this.kind(table)?.fields.some(({ name, free }) => name === key && free);
    const stem = typeof values[key] === 'number' ? `new-${table}` : values[key];
    const next = isFree ? [...Array(taken.length + 1).keys()].map((number) => `${stem}-${number + 1}`).find((name) => !taken.includes(name))! : Math.max(...taken.map(Number)) + 1;
    this.add({ table, values: { ...values, [key]: next } });
  }

  remove(uid: number): void {
    const at = this.cards.findIndex((card) => card.uid === uid);
    this.cards.splice(at, 1);
    delete this.good[uid];
    this.chosen = this.cards[Math.min(at, this.cards.length - 1)]?.uid ?? -1;
  }

  /** Write a field; what may be left out and is empty is left out. */
  write(card: Card, field: FieldSpec, value: Value | null): void {
    if (value === null || (value === '' && !field.needed)) delete card.values[field.name];
    else card.values[field.name] = value;
  }

  // -- what the server says of it ------------------------------------------------------------------------------------

  /** The number of an entry among those of its table, as the server counts. */
  private numberOf(card: Card): number {
    return this.cards.filter(({ table }) => table === card.table).indexOf(card);
  }

  mistakesOf(card: Card, field?: string): Mistake[] {
    const number = this.numberOf(card);
    return this.mistakes.filter((wrong) => wrong.table === card.table && wrong.number === number && (field === undefined || wrong.field === field));
  }

  inHead(field: string): Mistake[] {
    return this.mistakes.filter((wrong) => wrong.table === 'pack' && wrong.field === field);
  }

  /** What is wrong with the pack as a whole. */
  get ofWhole(): Mistake[] {
    return this.mistakes.filter((wrong) => wrong.table === '' || (wrong.table === 'pack' && !['name', 'version'].includes(wrong.field)));
  }

  /** Keep the draft, and ask the server about it after a pause; returns what stops that. */
  watch(): () => void {
    const { text } = this;
    keep(keyOf(this.game), keptForm(this.pack));
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (): Promise<void> => {
      try {
        const told = await api.checkPack(text);
        if (text === this.text) this.hear(text, told);
        this.problem = null;
      } catch (wrong) {
        if (text !== this.text) return;
        this.problem = wrong as Problem;
        if (wrong instanceof Problem && wrong.isPassing) timer = setTimeout(ask, AGAIN);
      }
    };
    timer = setTimeout(ask, this.reading ? PAUSE : 0);
    return () => clearTimeout(timer);
  }

  private hear(text: string, told: PackReading): void {
    this.reading = { text, told };
    for (const card of this.cards) {
      const found = told.entries.find((entry) => entry.table === card.table && entry.number === this.numberOf(card));
      if (found && !this.mistakesOf(card).length) this.good[card.uid] = found;
    }
  }

  // -- coming and going ----------------------------------------------------------------------------------------------

  take({ name, version, entries }: PackText): void {
    this.name = name;
    this.version = version;
    this.cards = [];
    this.reading = null;
    for (const entry of entries) this.add(entry);
    this.chosen = this.cards[0]?.uid ?? -1;
  }

  clear(): void {
    this.take({ game: this.game, name: 'my-pack', version: 1, entries: [] });
  }

  /** Go on where this browser was left. */
  recall(): void {
    const found = keptPack(keyOf(this.game));
    if (found) this.take(found);
  }

  /** Lay the own draft aside for one that came by a link or from a file. */
  layAside(): void {
    if (this.cards.length) keep(asideOf(this.game), keptForm(this.pack));
  }

  get hasAside(): boolean {
    return kept(asideOf(this.game)) !== null;
  }

  fetchBack(): void {
    const found = keptPack(asideOf(this.game));
    forget(asideOf(this.game));
    if (found) this.take(found);
  }
}

const keyOf = (game: string) => `pack.${game}`;
const asideOf = (game: string) => `pack.${game}.aside`;

function keptPack(key: string): PackText | null {
  try {
    const found = packOf(JSON.parse(kept(key) ?? 'null'));
    return found === 'damaged' ? null : found;
  } catch {
    return null;
  }
}
