/** The action spaces by board and by action: left and right space of one action belong together. */

import type { SpaceView } from './view';

export type Section = 'turbine' | 'water' | 'workshop' | 'shop' | 'contract' | 'patent';

/** What a space of the turbine station adds to a production, by the name of its sign. */
export const MODIFIERS: Record<string, string> = { 'plus-2': '+2', 'plus-1': '+1', plain: '±0', 'minus-1': '−1', 'minus-2': '−2' };

export interface Action {
  id: string;
  spaces: SpaceView[];
}

export const sectionOf = (space: string): Section => space.split('-', 1)[0] as Section;

/** The actions of a section in the order of the boards. */
export function actionsOf(spaces: readonly SpaceView[], section: Section): Action[] {
  const found = new Map<string, SpaceView[]>();
  for (const space of spaces) {
    if (sectionOf(space.id) !== section) continue;
    const action = space.id.replace(/-(left|right)$/, '');
    found.set(action, [...(found.get(action) ?? []), space]);
  }
  return [...found].map(([id, both]) => ({ id, spaces: both }));
}
