/** Ginkgopolis: its table drawn in SVG. */

import { roundBegun } from '../shared/log';
import type { OldDrawing } from '../types';
import { targetsOf } from './log';
import Table from './Table.svelte';
import type { View } from './view';

export const drawing: OldDrawing<View> = {
  Table,
  targets: targetsOf,
  milestone: roundBegun,
  colours: (view) => view.sides.map((side) => side.colour),
};
