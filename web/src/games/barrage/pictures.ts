/** What illustrates the rules page. */

import type { Pictures } from '../types';
import Levels from './pictures/Levels.svelte';
import System from './pictures/System.svelte';

export const pictures: Pictures = { idea: [System], elevation: [Levels], production: [System] };
