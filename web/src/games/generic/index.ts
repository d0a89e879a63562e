/** Plays any game that has no drawing, and any game as lists and words: the view as tables, the choices as buttons. */

import { plainTelling, roundBegun } from '../shared/log';
import type { GameDrawing, MarkShape } from '../types';
import Board from './Board.svelte';
import Own from './Own.svelte';
import OwnBoard from './OwnBoard.svelte';
import Rival from './Rival.svelte';
import { GenericScene, sidesOf, type GenericView } from './scene.svelte';

const COLOURS = ['green', 'orange', 'purple', 'red', 'white', 'black'];
const SHAPES: MarkShape[] = ['square', 'circle', 'triangle', 'diamond', 'hexagon', 'shield'];

export const drawing: GameDrawing<GenericView, GenericScene> = {
  scene: (given) => new GenericScene(given),
  Board,
  Own,
  Tray: Own,
  OwnBoard,
  Rival,
  heights: { own: 212, low: 190, strip: 40, tray: 220 },
  placeOf: () => 'tray',
  headline: ({ view, text }) => ({ round: typeof view.round === 'number' ? text('ui-round', { round: view.round }) : '', phases: [], order: [], turn: [] }),
  sides: (view) => sidesOf(view).map((_, seat) => ({ colour: COLOURS[seat % COLOURS.length]!, shape: SHAPES[seat % SHAPES.length]! })),
  targets: () => [],
  tell: plainTelling,
  milestone: roundBegun,
  motions: () => [],
};

/** A game's own drawing as lists and words: its scene, marks and log, the generic parts. */
export function plainOf(own: GameDrawing): GameDrawing {
  const { scene, sides, MarkGround, headline, targets, tell, milestone, interlude } = own;
  return { ...drawing, scene, sides, MarkGround, headline, targets, tell, milestone, interlude };
}
