/** A drawing of the old kind inside the board's box, until its game has the parts. */

import { drawing as generic } from '../games/generic';
import { GenericScene } from '../games/generic/scene.svelte';
import type { GameDrawing, MarkShape, OldDrawing, TableProps } from '../games/types';
import OldBoard from './OldBoard.svelte';

const SHAPES: MarkShape[] = ['square', 'circle', 'triangle', 'diamond', 'hexagon', 'shield'];

export class OldScene extends GenericScene {
  constructor(
    given: () => TableProps<any>,
    readonly Table: OldDrawing['Table'],
  ) {
    super(given);
  }
}

export function withParts(found: GameDrawing | OldDrawing): GameDrawing {
  if (!('Table' in found)) return found;
  const { Table, targets, milestone, colours } = found;
  return {
    ...generic,
    scene: (given) => new OldScene(given, Table),
    Board: OldBoard,
    sides: (view) => colours?.(view).map((colour, seat) => ({ colour, shape: SHAPES[seat % SHAPES.length]! })) ?? generic.sides(view),
    targets: targets ?? generic.targets,
    milestone,
  };
}
