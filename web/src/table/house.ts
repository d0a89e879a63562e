/** The table on the server, for the parts that speak of players: clocks, who is away, who may be replaced. A gallery has none. */

import { getContext, setContext } from 'svelte';
import type { Table } from '../lib/api';
import type { TableModel } from './table.svelte';

const KEY = Symbol('house');

export interface House {
  readonly model: TableModel;
  readonly table: Table;
}

export const provideHouse = (house: House): House => setContext(KEY, house);
export const useHouse = (): House | undefined => getContext<House | undefined>(KEY);
