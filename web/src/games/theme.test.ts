// @ts-expect-error the page itself knows nothing of Node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// Read as files: Vitest leaves style sheets empty, also raw ones.
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8') as string;
const PATHS = ['../app.css', ...Object.keys(import.meta.glob('./*/theme.css'))];
const THEMES = ['light', 'dark'] as const;
const ENOUGH = 3; // WCAG 1.4.11: what is needed to understand a drawing

type Tokens = Record<string, string>;

/** What holds for the whole table, not what one of its places has otherwise. */
const wholeOf = (source: string) => [...source.matchAll(/^(?::root|\.table-\w+) \{([^}]*)\}/gm)].map((block) => block[1]!).join('');
const tokensOf = (source: string): Tokens => Object.fromEntries([...wholeOf(source).matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((found) => [found[1]!, found[2]!]));
const sidesOf = (tokens: Tokens) => Object.keys(tokens).flatMap((token) => /^--side-(\w+)-ink$/.exec(token)?.[1] ?? []);

/** A token's colour in one theme, as #rrggbb. */
function colourOf(token: string, tokens: Tokens, theme: (typeof THEMES)[number]): string {
  let value = tokens[token];
  for (;;) {
    if (value === undefined) throw new Error(`there is no ${token}`);
    const two = /^light-dark\((.+), ([^(]+|[^,]+\(.+\))\)$/.exec(value);
    const other = /^var\((--[\w-]+)\)$/.exec(value);
    if (two) value = two[theme === 'light' ? 1 : 2];
    else if (other) value = tokens[other[1]!];
    else return value;
  }
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(colour: string): number {
  if (!/^#[\da-f]{6}$/.test(colour)) throw new Error(`not a plain colour: ${colour}`);
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

describe('the lines of the sides', () => {
  const common = tokensOf(read('../app.css'));
  const games = PATHS.map((path) => ({ game: path === '../app.css' ? 'generic' : path.split('/')[1]!, own: tokensOf(read(path)) }));

  it('are tried for every game', () => expect(games.length).toBeGreaterThanOrEqual(5));

  it.each(games.flatMap(({ game, own }) => sidesOf(own).flatMap((side) => THEMES.map((theme) => ({ game, own, side, theme })))))('stand out from the paper: $game, $side, $theme', ({ own, side, theme }) => {
    const tokens = { ...common, ...own };
    const ground = colourOf('--shell-card' in own ? '--shell-card' : '--raised', tokens, theme); // as Stage.svelte chooses it
    expect(own).toHaveProperty(`--side-${side}-line`);
    expect(contrast(colourOf(`--side-${side}-line`, tokens, theme), ground)).toBeGreaterThanOrEqual(ENOUGH);
  });

  it.each(games.flatMap(({ game, own }) => THEMES.map((theme) => ({ game, own, theme }))))('differ from each other: $game, $theme', ({ own, theme }) => {
    const lines = sidesOf(own).map((side) => colourOf(`--side-${side}-line`, { ...common, ...own }, theme));
    expect(new Set(lines).size).toBe(lines.length);
  });
});

it('contrast is what WCAG says', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
