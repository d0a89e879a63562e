/** Goods, and how they read. */

import { joined } from '../../lib/text';
import type { IconSign, Phrase } from '../types';

export const GOODS: readonly string[] = ['resource', 'tile', 'point'];

/** Goods in words. */
export function goodsWords(goods: readonly IconSign[], say: (phrase: Phrase) => string, nothing: string): string {
  return joined(goods.map(({ icon, count }) => say({ key: `gain-${icon}`, args: { count } })), (key, args) => say({ key, args })) || nothing;
}
