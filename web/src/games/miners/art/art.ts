/** Puts the parts of the drawings into the page, once: the table, the rules page and the lobby use the same. */

import { mount } from 'svelte';
import Art from './Art.svelte';

let there = false;

export function needArt(): void {
  if (there || typeof document === 'undefined') return;
  there = true;
  const place = document.createElement('div');
  place.className = 'table-miners miners-art';
  document.body.append(place);
  mount(Art, { target: place });
}
