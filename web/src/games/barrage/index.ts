/** Barrage: its table drawn in SVG. */

import { roundBegun } from '../shared/log';
import type { OldDrawing } from '../types';
import { targetsOf } from './log';
import Table from './Table.svelte';
import { coloursOf, type View } from './view';

export const drawing: OldDrawing<View> = {
  Table,
  targets: targetsOf,
  milestone: roundBegun,
  colours: coloursOf,
};
