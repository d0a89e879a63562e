/**
 * Says phrases with the library's own Fluent files, by the same rules as `ludarium.text.speaker`:
 *
 * - Numbers and strings are variables of the message.
 * - A phrase inside a phrase is said first; the attributes of its message are further forms: `$card`, `$card-acc`, `$card-group`.
 * - A list is joined through `list-pair` / `list-more`: `$tiles`, `$tiles-acc`; `$tiles-or` through `list-or-…`;
 *   `$tiles-steps` through `list-steps-…`, of the plain values. `.next` is how something reads after another in a list.
 * - The phrase `seat` is a player's name in every form that the message `player` has. Seat -1 is nobody.
 * - Hungarian messages say `a(z)`, which becomes `a` or `az`.
 */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Argument, Phrase } from './api';
import { figure } from './figure';
import { withArticles } from './hungarian';

export const LANGUAGES = ['en', 'de', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];

interface Spoken {
  value: string;
  forms: Record<string, string>;
}

const REMEMBERED = 4000; // sentences; a long game says more different ones than are worth keeping

const WITHIN = new Set(['group', 'next']); // forms inside something larger, and after another in a list

type Variables = Record<string, FluentVariable>;

/** A number with a true minus; messages choose their forms by it as by any other. */
class BelowZero extends FluentNumber {
  override toString(): string {
    return figure(this.value);
  }
}

const form = (spoken: Spoken, name: string) => spoken.forms[name] ?? spoken.value;

/** Several things in a sentence, as the language joins them: "A, B and C". `text` says messages of the engine's file. */
export function joined(items: readonly string[], text: (key: string, args: Record<string, string>) => string, manner = 'list'): string {
  if (items.length < 2) return items.join('');
  let said = text(`${manner}-pair`, { first: items.at(-2)!, second: items.at(-1)! });
  for (const item of items.slice(0, -2).reverse()) said = text(`${manner}-more`, { first: item, rest: said });
  return said;
}

/** The words of several files together; no key is in two of them (tests/text/test_page.py). */
export function bundleOf(language: Language, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Says everything about one table in one language. `names` are the sides' names; a name may be a phrase (Hal). */
export class Speaker {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    private readonly names: readonly (string | Phrase)[] = [],
  ) {}

  /** The same is said again with every position: what was said once is remembered, by the phrase and by what it says. */
  private readonly said = new WeakMap<Phrase, string>();
  private readonly sentences = new Map<string, string>();

  /** The phrase in words. A missing message is our mistake: it is reported, and its key shown. */
  say = (phrase: Phrase): string => {
    const known = this.said.get(phrase);
    if (known !== undefined) return known;
    const words = this.sentence(phrase);
    this.said.set(phrase, words);
    return words;
  };

  private sentence(phrase: Phrase): string {
    const written = Object.keys(phrase.args).length ? JSON.stringify(phrase) : phrase.key;
    const known = this.sentences.get(written);
    if (known !== undefined) return known;
    const words = this.speak(phrase).value;
    if (this.sentences.size >= REMEMBERED) this.sentences.clear();
    this.sentences.set(written, words);
    return words;
  }

  /** The message of that key in words. */
  text = (key: string, args: Record<string, Argument> = {}): string => this.say({ key, args });

  /** Another form of a message: an attribute of it, the message itself where it has no such form. */
  form = (key: string, name: string): string => form(this.message(key, {}), name);

  /** All other forms of a message, in the order of the file: the paragraphs under a title. */
  forms = (key: string): string[] => Object.values(this.message(key, {}).forms);

  /** The same words with these players' names. */
  withNames(names: readonly (string | Phrase)[]): Speaker {
    return new Speaker(this.language, this.bundle, names);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  private speak(phrase: Phrase): Spoken {
    if (phrase.key === 'seat') return this.seat(Number(phrase.args.seat));
    return this.message(phrase.key, this.variables(phrase));
  }

  private seat(seat: number): Spoken {
    const unnamed = this.message('player', { number: seat + 1 });
    const name = this.names[seat];
    if (name === undefined) return unnamed;
    const named = typeof name === 'string' ? name : this.say(name);
    return { value: named, forms: Object.fromEntries(Object.keys(unnamed.forms).map((key) => [key, named])) };
  }

  private variables(phrase: Phrase): Variables {
    const variables: Variables = {};
    for (const [name, value] of Object.entries(phrase.args)) {
      if (Array.isArray(value)) this.addList(variables, name, value.map((item) => this.speak(item)));
      else if (typeof value === 'number') variables[name] = value < 0 ? new BelowZero(value) : value;
      else if (typeof value !== 'object') variables[name] = value;
      else if (value.key !== 'seat' || value.args.seat !== -1) this.add(variables, name, this.speak(value));
    }
    return variables;
  }

  private add(variables: Variables, name: string, spoken: Spoken): void {
    variables[name] = spoken.value;
    for (const [key, words] of Object.entries(spoken.forms)) variables[`${name}-${key}`] = words;
    variables[`${name}-group`] = form(spoken, 'group');
  }

  private addList(variables: Variables, name: string, items: Spoken[]): void {
    const groups = items.map((item, at) => (at ? item.forms.next : undefined) ?? form(item, 'group'));
    variables[name] = this.join('list', groups);
    variables[`${name}-or`] = this.join('list-or', groups);
    variables[`${name}-steps`] = this.join('list-steps', items.map((item) => item.value));
    for (const key of new Set(items.flatMap((item) => Object.keys(item.forms)))) {
      if (!WITHIN.has(key)) variables[`${name}-${key}`] = this.join('list', items.map((item) => form(item, key)));
    }
  }

  private join(manner: string, items: string[]): string {
    return joined(items, (key, args) => this.message(key, args).value, manner);
  }

  private message(key: string, variables: Variables): Spoken {
    const message = this.bundle.getMessage(key);
    if (!message?.value) {
      console.error(`${this.language}: there is no message ${key}`);
      return { value: key, forms: {} };
    }
    const forms: Record<string, string> = {};
    for (const [name, pattern] of Object.entries(message.attributes)) forms[name] = this.format(`${key}.${name}`, pattern, variables);
    return { value: this.format(key, message.value, variables), forms };
  }

  private format(where: string, pattern: Parameters<FluentBundle['formatPattern']>[0], variables: Variables): string {
    const errors: Error[] = [];
    const words = this.bundle.formatPattern(pattern, variables, errors);
    if (errors.length) console.error(`${this.language}: ${where}: ${errors.join('; ')} (given: ${Object.keys(variables).join(', ')})`);
    return this.language === 'hu' ? withArticles(words) : words;
  }
}
