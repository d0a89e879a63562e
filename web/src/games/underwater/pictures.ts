/** What illustrates the rules page. */

import type { Pictures } from '../types';
import Buildings from './pictures/Buildings.svelte';
import Connected from './pictures/Connected.svelte';
import Pieces from './pictures/Pieces.svelte';

export const pictures: Pictures = { idea: [Connected], network: [Connected], buildings: [Buildings], upgrading: [Buildings], cities: [Pieces], metropolises: [Pieces] };
