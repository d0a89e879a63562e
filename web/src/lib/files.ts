/** Which Fluent files say what; src/ludarium/text has one of each for every language. A game's files are found by its name. */

/** What of a game is shown: its card in the lobby, its table, its rules page, the steps of its first game, what its packs consist of. */
export type Part = 'lobby' | 'table' | 'rules' | 'lesson' | 'editor';

/** What every page needs. */
export const EVERYWHERE: readonly string[] = ['engine', 'bots', 'page'];

/** What the shell of a table says. */
export const AT_A_TABLE: readonly string[] = ['table'];

/** What the editor of packs says. */
export const IN_THE_EDITOR: readonly string[] = ['editor'];

const OF_GAME: Record<Part, (game: string) => string[]> = {
  lobby: (game) => [`${game}-lobby`],
  table: (game) => [...AT_A_TABLE, `${game}-lobby`, game, `${game}-cards`, `${game}-page`, `${game}-view`],
  rules: (game) => [`${game}-rules`],
  lesson: (game) => [`${game}-lesson`],
  editor: (game) => ['mistakes', game, `${game}-cards`, `${game}-packs`],
};

/** The files in which everything is said that a part of a game shows; a game need not have all of them. */
export const filesOf = (game: string, part: Part): string[] => [...EVERYWHERE, ...OF_GAME[part](game)];
