/** A pack as its file says it (docs/packs.md). */

import type { Value } from '../../lib/api';

export interface PackEntry {
  table: string;
  values: Record<string, Value>;
}

export interface PackText {
  game: string;
  name: string;
  version: number;
  entries: readonly PackEntry[];
}

/** JSON writes short texts as TOML does; the one letter that only TOML forbids is never typed. */
function written(value: Value): string {
  if (typeof value !== 'string') return String(value);
  if (!value.includes('\n')) return JSON.stringify(value).replaceAll('\u007f', '\\u007f');
  return `"""\n${value.replaceAll('\\', '\\\\').replaceAll('"""', '""\\"').replaceAll('\u007f', '\\u007f')}"""`;
}

export function tomlOf({ game, name, version, entries }: PackText): string {
  const head = ['[pack]', `name = ${written(name)}`, `game = ${written(game)}`, `version = ${version}`];
  const told = entries.flatMap(({ table, values }) => ['', `[[${table}]]`, ...Object.entries(values).map(([field, value]) => `${field} = ${written(value)}`), 'source = "ludarium"']);
  return `${[...head, ...told].join('\n')}\n`;
}
