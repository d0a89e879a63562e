/** Imperial Miners: a mountain cut open. */

import type { GameDrawing } from '../types';
import Board from './Board.svelte';
import { placeOf } from './choices';
import { headlineOf, interludeOf } from './headline';
import { roundBegun, targetsOf, tell } from './log';
import { motionsOf, SIZES, stagesOf } from './motions';
import Moving from './Moving.svelte';
import Own from './Own.svelte';
import OwnBoard from './OwnBoard.svelte';
import Rival from './Rival.svelte';
import { Scene } from './scene.svelte';
import './theme.css';
import Tray from './Tray.svelte';
import { sidesOf, type View } from './view';

export const drawing: GameDrawing<View, Scene> = {
  scene: (given) => new Scene(given),
  Board,
  Own,
  Tray,
  OwnBoard,
  Rival,
  heights: { own: 184, low: 158, strip: 40, tray: 214 },
  placeOf,
  headline: headlineOf,
  sides: sidesOf,
  targets: targetsOf,
  tell,
  milestone: roundBegun,
  motions: (before, after, news, scene) => motionsOf(before, after, news, scene.props.seat),
  stages: (before, after, news) => stagesOf(before, after, news),
  Piece: Moving,
  sizes: SIZES,
  interlude: interludeOf,
};
