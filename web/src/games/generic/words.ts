/** Words for what a view says: its keys, and the ids of cards, tiles and places in it. */

import type { TableScene } from '../shared/scene.svelte';

const spaced = (key: string): string => key.replaceAll('_', ' ');

/** The name of a part of the view: the game's own words (`view-…` in <game>-page.ftl), else the key itself. */
export function titleOf(scene: TableScene<any>, key: string): string {
  const id = `view-${key.replaceAll('_', '-')}`;
  const title = scene.props.has(id) ? scene.say({ key: id, args: {} }) : spaced(key);
  return title.charAt(0).toLocaleUpperCase() + title.slice(1);
}
