/** Goods in words. */

import type { IconSign, Phrase } from '../types';

export function goodsWords(goods: readonly IconSign[], say: (phrase: Phrase) => string, nothing: string): string {
  return goods.map(({ icon, count }) => say({ key: `gain-${icon}`, args: { count } })).join(', ') || nothing;
}
