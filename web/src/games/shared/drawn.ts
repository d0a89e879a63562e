/** Signs put into a drawing. A table draws hundreds of them: each is made once, every further one is a copy. */

import type { Attachment } from 'svelte/attachments';
import type { Shape } from './shapes';

const SVG = 'http://www.w3.org/2000/svg';
const made = new WeakMap<readonly Shape[], DocumentFragment>();

/** An attachment that draws a sign's shapes into an element of a drawing. */
export const drawn = (shapes: readonly Shape[]): Attachment<SVGElement> => (element) => {
  let parts = made.get(shapes);
  if (!parts) made.set(shapes, (parts = partsOf(shapes)));
  element.replaceChildren(parts.cloneNode(true));
};

function partsOf(shapes: readonly Shape[]): DocumentFragment {
  const parts = document.createDocumentFragment();
  for (const { d, transform, fill = 'none', stroke = 'none', width = 0 } of shapes) {
    const path = document.createElementNS(SVG, 'path');
    const traits = { d, fill, stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...(transform && { transform }) };
    for (const [name, value] of Object.entries(traits)) path.setAttribute(name, String(value));
    parts.append(path);
  }
  return parts;
}
