/** The scene of a game that has no drawing: no signs of its own, everything in words. */

import { TableScene } from '../shared/scene.svelte';

export type GenericView = Record<string, unknown>;

export class GenericScene extends TableScene<GenericView> {
  readonly icons = {};
  readonly bounds = {};
}

/** The parts of the view that belong to one side. */
export const sidesOf = (view: GenericView): Record<string, unknown>[] => (Array.isArray(view.sides) ? (view.sides as Record<string, unknown>[]) : []);
