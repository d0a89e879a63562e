/** Barrage: its table drawn in SVG, its rules in our words, a first game that teaches by doing. */

import { roundBegun } from '../shared/log';
import type { GameDrawing } from '../types';
import Emblem from './Emblem.svelte';
import { targetsOf } from './log';
import { rulesIn } from './rules';
import Table from './Table.svelte';
import { tutorial } from './tutorial';
import { coloursOf, type View } from './view';

export const drawing: GameDrawing<View> = {
  Table,
  rules: rulesIn,
  tutorial,
  targets: targetsOf,
  milestone: roundBegun,
  colours: coloursOf,
  Emblem,
};
