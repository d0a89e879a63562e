/** What illustrates the rules page: examples drawn with the parts of the table. */

import type { Component } from 'svelte';
import type { Pictures } from '../types';
import { EXAMPLES, type Example } from './pictures/examples';
import Later from './pictures/Later.svelte';

const pictureOf = (example: Example): Component => (internals) => Later(internals, { example });

export const pictures: Pictures = Object.fromEntries(Object.entries(EXAMPLES).map(([section, example]) => [section, [pictureOf(example)]]));
