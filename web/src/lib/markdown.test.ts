import { expect, it } from 'vitest';
import { blocksOf, spansOf } from './markdown';

it('marks bold and italic words', () => {
  expect(spansOf('a **b** c *d*')).toEqual([
    { tag: 'span', text: 'a ' }, { tag: 'strong', text: 'b' }, { tag: 'span', text: ' c ' }, { tag: 'em', text: 'd' },
  ]);
});

it('makes lists of lines with a dash and leaves markup of other kinds alone', () => {
  expect(blocksOf('Say:\n- one\n- <b>two</b>')).toEqual([
    { kind: 'text', spans: [{ tag: 'span', text: 'Say:' }] },
    { kind: 'list', items: [[{ tag: 'span', text: 'one' }], [{ tag: 'span', text: '<b>two</b>' }]] },
  ]);
});
