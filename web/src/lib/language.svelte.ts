/** The chosen language and its words. Files are fetched by language, game and purpose, so that nothing is loaded which is not shown. */

import { untrack } from 'svelte';
import { bundleOf, joined, LANGUAGES, Speaker, type Language } from './text';
import type { Argument, Phrase } from './api';
import { AT_A_TABLE, EVERYWHERE, filesOf, type Part } from './files';
import { keep, kept } from './storage';

const FILES = import.meta.glob<string>(['@text/*/*.ftl', '!**/{terminal,arena}.ftl'], { query: '?raw', import: 'default' });

/** The stored choice, else the first of the browser's languages that we speak, else English. */
function preferred(): Language {
  const wanted = [kept('language') ?? '', ...navigator.languages];
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => language === tag.slice(0, 2).toLowerCase());
    if (found) return found;
  }
  return 'en';
}

const sources = new Map<string, Promise<string>>();

function source(language: Language, file: string): Promise<string> {
  const path = Object.keys(FILES).find((name) => name.endsWith(`/${language}/${file}.ftl`));
  if (path === undefined) return Promise.resolve('');
  if (!sources.has(path)) sources.set(path, FILES[path]!());
  return sources.get(path)!;
}

const PAGE = ''; // the words that belong to no game
const nameOf = (game: string, part: Part): string => `${game} ${part}`;

async function load(language: Language, files: readonly string[]): Promise<Speaker> {
  return new Speaker(language, bundleOf(language, await Promise.all(files.map((file) => source(language, file)))));
}

class Words {
  language = $state<Language>(preferred());
  private speakers = $state.raw<Record<string, Speaker>>({});
  /** The files behind each speaker that somebody needed. */
  private readonly needed = new Map<string, readonly string[]>();

  get ready(): boolean {
    return PAGE in this.speakers;
  }

  /** Say a message of the page. */
  t = (key: string, args: Record<string, Argument> = {}): string => this.speakers[PAGE]?.text(key, args) ?? '';

  /** Say another form of a message of the page. */
  form = (key: string, name: string): string => this.speakers[PAGE]?.form(key, name) ?? '';

  has = (key: string): boolean => this.speakers[PAGE]?.has(key) ?? false;

  /** The words of a part of a game, with its players' names; null until they are loaded. Reactive: it follows the language. */
  of(game: string, part: Part = 'lobby', names: readonly (string | Phrase)[] = []): Speaker | null {
    return this.speakers[nameOf(game, part)]?.withNames(names) ?? null;
  }

  /** Load the words of the page. */
  async needPage(): Promise<void> {
    await this.fetch(PAGE, EVERYWHERE);
  }

  /** Load what the page says at a table, too. */
  async needTable(): Promise<void> {
    await this.needMore(AT_A_TABLE);
  }

  /** Load further words of the page, too. */
  async needMore(more: readonly string[]): Promise<void> {
    const known = this.needed.get(PAGE) ?? EVERYWHERE;
    if (more.every((file) => known.includes(file))) return;
    const files = [...known, ...more.filter((file) => !known.includes(file))];
    this.needed.set(PAGE, files);
    await this.speak([[PAGE, files]]);
  }

  /** Somebody who speaks of a part of a game in this language, whichever is chosen. */
  speakerIn(language: Language, game: string, part: Part): Promise<Speaker> {
    return load(language, filesOf(game, part));
  }

  /** Load the words of a part of a game. */
  async need(game: string, part: Part = 'lobby'): Promise<void> {
    await this.fetch(nameOf(game, part), filesOf(game, part));
  }

  async choose(language: Language): Promise<void> {
    keep('language', language);
    this.language = language;
    await this.speak([...this.needed]);
  }

  private async fetch(name: string, files: readonly string[]): Promise<void> {
    this.needed.set(name, files);
    if (!untrack(() => name in this.speakers)) await this.speak([[name, files]]); // whoever asks does not wait for changes
  }

  private async speak(wanted: [name: string, files: readonly string[]][]): Promise<void> {
    const { language } = this;
    const loaded = await Promise.all(wanted.map(async ([name, files]) => [name, await load(language, files)] as const));
    if (language !== this.language) return; // another language was chosen meanwhile
    this.speakers = { ...this.speakers, ...Object.fromEntries(loaded) };
    document.documentElement.lang = language;
  }
}

export const words = new Words();
export const t = words.t;

/** Several things in a sentence: "A, B and C". */
export const listed = (items: readonly string[]): string => joined(items, t);
