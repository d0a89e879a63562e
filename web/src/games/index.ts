/** Which games have a drawing of their own. Adding one is adding a folder; without one the generic view plays the game. */

import type { GameDrawing } from './types';

const DRAWINGS = import.meta.glob<{ drawing: GameDrawing }>(['./*/index.ts', '!./{generic,shared}/index.ts']);

/** The game's drawing, or the generic one. */
export async function drawingOf(game: string): Promise<GameDrawing> {
  const load = DRAWINGS[`./${game}/index.ts`];
  return load ? (await load()).drawing : (await import('./generic')).drawing;
}
