/** Ginkgopolis: a garden city on warm paper. */

import { roundBegun } from '../shared/log';
import type { GameDrawing } from '../types';
import { placeOf } from './choices';
import City from './city/City.svelte';
import { headlineOf, interludeOf } from './headline';
import Line from './Line.svelte';
import { targetsOf, tell } from './log';
import { motionsOf, SIZES, stagesOf } from './motions';
import Moving from './Moving.svelte';
import Own from './own/Own.svelte';
import OwnBoard from './own/OwnBoard.svelte';
import Tray from './own/Tray.svelte';
import { MARKS } from './pieces';
import Rival from './Rival.svelte';
import { Scene } from './scene.svelte';
import './theme.css';
import type { View } from './view';

export const drawing: GameDrawing<View, Scene> = {
  scene: (given) => new Scene(given),
  Board: City,
  Own,
  Tray,
  OwnBoard,
  Rival,
  heights: { own: 212, low: 208, strip: 40, tray: 242 },
  placeOf,
  headline: headlineOf,
  sides: (view) => view.sides.map(({ colour }) => ({ colour, shape: MARKS[colour] ?? 'square' })),
  targets: targetsOf,
  tell,
  Line,
  milestone: roundBegun,
  motions: (before, after, news, scene) => motionsOf(before, after, news, scene.props.seat),
  stages: (before, after, news) => stagesOf(before, after, news),
  Piece: Moving,
  sizes: SIZES,
  interlude: interludeOf,
};
