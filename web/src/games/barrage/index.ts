/** Barrage: its table drawn in SVG. */

import { roundBegun } from '../shared/log';
import type { GameDrawing } from '../types';
import Board from './Board.svelte';
import { placeOf } from './choices';
import { tell, targetsOf } from './log';
import MarkGround from './MarkGround.svelte';
import { motions } from './motions';
import Moving from './Moving.svelte';
import Own from './Own.svelte';
import OwnBoard from './OwnBoard.svelte';
import Rival from './Rival.svelte';
import { Scene } from './scene.svelte';
import { headline, interlude, stages } from './story';
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
  heights: { own: 208, low: 172, strip: 44, tray: 164 },
  placeOf,
  headline,
  sides: sidesOf,
  MarkGround,
  targets: targetsOf,
  tell,
  milestone: roundBegun,
  motions,
  Piece: Moving,
  sizes: { engineer: [64, 26], tile: [52, 48], excavator: [64, 30], mixer: [64, 30], credit: [64, 30], point: [64, 30], contract: [96, 44], piece: [46, 46], drop: [26, 30] },
  interlude,
  stages,
};
