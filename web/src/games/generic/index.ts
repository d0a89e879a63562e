import type { GameDrawing } from '../types';
import Table from './Table.svelte';

/** Plays any game that has no drawing yet: the view as lists and tables, the options as buttons. */
export const drawing: GameDrawing<Record<string, unknown>> = {
  Table,
};
