/**
 * What the page has of each game beside its words, loaded when it is wanted. Adding a game is adding a folder:
 * `index.ts` draws its table, `Cover.svelte` and `Emblem.svelte` are its pictures in the lobby, `outline.ts` orders its rules page and `pictures.ts`
 * illustrates it, `lesson.ts` is its first game, `Face.svelte` draws a card for the editor of packs. A game without a drawing is played through the generic view; one that has a cover and `announced.ts` only is announced.
 */

import type { Component } from 'svelte';
import type { Shape } from './shared/shapes';
import type { CoverPart, FaceProps, GameDrawing, LessonScript, Outline, Pictures } from './types';

const DRAWINGS = import.meta.glob<GameDrawing>(['./*/index.ts', '!./{generic,shared}/index.ts'], { import: 'drawing' });
const COVERS = import.meta.glob<Component<{ part?: CoverPart }>>('./*/Cover.svelte', { import: 'default' });
const YEARS = import.meta.glob<number>('./*/announced.ts', { import: 'published', eager: true });
const EMBLEMS = import.meta.glob<Component<{ size?: number }>>('./*/Emblem.svelte', { import: 'default' });
const OUTLINES = import.meta.glob<Outline>('./*/outline.ts', { import: 'outline' });
const PICTURES = import.meta.glob<Pictures>('./*/pictures.ts', { import: 'pictures' });
const SIGNS = import.meta.glob<Record<string, Shape[]>>('./*/icons.ts', { import: 'ICONS' });
const FACES = import.meta.glob<Component<FaceProps>>('./*/Face.svelte', { import: 'default' });
const THEMES = import.meta.glob<unknown>('./*/theme.css');
const LESSONS = import.meta.glob<LessonScript>('./*/lesson.ts', { import: 'lesson' });

/** The game's drawing, or the generic one. */
export async function drawingOf(game: string): Promise<GameDrawing> {
  return (await DRAWINGS[`./${game}/index.ts`]?.()) ?? (await import('./generic')).drawing;
}

/** Games that are to come, the older ones first. */
export const ANNOUNCED: readonly string[] = Object.entries(YEARS).sort(([, one], [, other]) => one - other).map(([path]) => path.split('/')[1]!);

/** The picture by which one knows the game. */
export const coverOf = async (game: string) => (await COVERS[`./${game}/Cover.svelte`]?.()) ?? null;

/** A small sign of the game. */
export const emblemOf = async (game: string) => (await EMBLEMS[`./${game}/Emblem.svelte`]?.()) ?? null;

/** How the game's rules page is ordered. */
export const outlineOf = async (game: string) => (await OUTLINES[`./${game}/outline.ts`]?.()) ?? null;

/** What illustrates the sections of the game's rules page. */
export const picturesOf = async (game: string) => (await PICTURES[`./${game}/pictures.ts`]?.()) ?? {};

/** The signs of the game's icon rows; their words are `icon-<name>`. */
export const signsOf = async (game: string) => (await SIGNS[`./${game}/icons.ts`]?.()) ?? null;

/** What draws an entry of a pack as the table does; it needs the game's scene. */
export const faceOf = async (game: string) => (await FACES[`./${game}/Face.svelte`]?.()) ?? null;

/** Load the colours of the game's table, which its drawings use, for what has the class `table-<game>`. */
export const themeOf = async (game: string) => void (await THEMES[`./${game}/theme.css`]?.());

/** A first game that teaches by doing. */
export const lessonOf = async (game: string) => (await LESSONS[`./${game}/lesson.ts`]?.()) ?? null;

/** Whether there is a first game; known without loading it. */
export const teaches = (game: string): boolean => `./${game}/lesson.ts` in LESSONS;
