/** The pictures of the rules page, by its sections. */

import type { Pictures } from '../types';
import Buildings from './rules/Buildings.svelte';
import Districts from './rules/Districts.svelte';
import Exploit from './rules/Exploit.svelte';
import FloorPrice from './rules/FloorPrice.svelte';
import FloorUp from './rules/FloorUp.svelte';
import Tokens from './rules/Tokens.svelte';
import Urbanize from './rules/Urbanize.svelte';

export const pictures: Pictures = {
  buildings: [Buildings],
  tokens: [Tokens],
  exploit: [Exploit],
  urbanize: [Urbanize],
  floor: [FloorUp],
  'floor-price': [FloorPrice],
  districts: [Districts],
};
