/** Goods, and how they read. */

import type { IconSign, Phrase } from '../types';

export const GOODS: readonly string[] = ['resource', 'tile', 'point'];

/** Goods in words. */
export function goodsWords(goods: readonly IconSign[], say: (phrase: Phrase) => string, nothing: string): string {
  return goods.map(({ icon, count }) => say({ key: `gain-${icon}`, args: { count } })).join(', ') || nothing;
}
