/** Goods as icons and as words. */

import type { IconSign, Phrase } from '../types';
import type { Goods } from './preview';

const KINDS = ['resource', 'tile', 'point'] as const;

export function goodsIcons(goods: Goods): IconSign[] {
  return KINDS.filter((kind) => goods[kind] > 0).map((kind) => ({ icon: kind, count: goods[kind] }));
}

export function goodsWords(goods: Goods, say: (phrase: Phrase) => string, nothing: string): string {
  const parts = KINDS.filter((kind) => goods[kind] > 0).map((kind) => say({ key: `gain-${kind}`, args: { count: goods[kind] } }));
  return parts.length ? parts.join(', ') : nothing;
}
