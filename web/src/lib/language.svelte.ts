/** The chosen language and its words. Files are fetched per language and game, so the first load stays small. */

import { bundleOf, LANGUAGES, Speaker, type Language } from './text';
import type { Argument, Phrase } from './api';
import { keep, kept } from './storage';

const FILES = import.meta.glob<string>(['@text/*/*.ftl', '!**/terminal.ftl'], { query: '?raw', import: 'default' });

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

const PAGE = ''; // the key of the words that belong to no game

async function load(language: Language, game: string): Promise<Speaker> {
  const files = ['engine', 'bots', 'page', ...(game === PAGE ? [] : [game])];
  return new Speaker(language, bundleOf(language, await Promise.all(files.map((file) => source(language, file)))));
}

class Words {
  language = $state<Language>(preferred());
  private speakers = $state.raw<Record<string, Speaker>>({});

  get ready(): boolean {
    return PAGE in this.speakers;
  }

  /** Say a message of the page. */
  t = (key: string, args: Record<string, Argument> = {}): string => this.speakers[PAGE]?.text(key, args) ?? '';

  /** Say another form of a message of the page. */
  form = (key: string, name: string): string => this.speakers[PAGE]?.form(key, name) ?? '';

  has = (key: string): boolean => this.speakers[PAGE]?.has(key) ?? false;

  /** The words of a game, with its players' names; null until they are loaded. Reactive: it follows the language. */
  of(game: string, names: readonly (string | Phrase)[] = []): Speaker | null {
    return this.speakers[game]?.withNames(names) ?? null;
  }

  /** Load the page's words, or those of a game. */
  async need(game: string = PAGE): Promise<void> {
    if (!(game in this.speakers)) await this.fetch([game]);
  }

  async choose(language: Language): Promise<void> {
    keep('language', language);
    this.language = language;
    await this.fetch(Object.keys(this.speakers));
  }

  private async fetch(games: string[]): Promise<void> {
    const language = this.language;
    const loaded = await Promise.all(games.map(async (game) => [game, await load(language, game)] as const));
    if (language !== this.language) return; // another language was chosen meanwhile
    this.speakers = { ...this.speakers, ...Object.fromEntries(loaded) };
    document.documentElement.lang = language;
  }
}

export const words = new Words();
export const t = words.t;
