/** Underwater Cities: its table drawn in SVG. */

import { roundBegun } from '../shared/log';
import type { GameDrawing } from '../types';
import Board from './Board.svelte';
import { placeOf } from './choices';
import { tell, targetsOf } from './log';
import { motions } from './motions';
import Moving from './Moving.svelte';
import Own from './Own.svelte';
import OwnBoard from './OwnBoard.svelte';
import Rival from './Rival.svelte';
import { Scene } from './scene.svelte';
import { headline, interlude } from './story';
import './theme.css';
import Tray from './Tray.svelte';
import { sidesOf, type View } from './view';

export const drawing: GameDrawing<View, Scene> = {
  scene: (given) => new Scene(given),
  Board,
  Own,
  OwnBoard,
  Tray,
  Rival,
  heights: { own: 206, low: 172, strip: 44, tray: 204 },
  placeOf,
  headline,
  sides: sidesOf,
  targets: targetsOf,
  tell,
  milestone: roundBegun,
  motions,
  Piece: Moving,
  interlude,
  sizes: { card: [78, 104], tile: [44, 44], marker: [24, 24], piece: [50, 50] },
};
