import { describe, expect, it } from 'vitest';
import { sharing, steady } from './steady';

const copy = <Value>(value: Value): Value => structuredClone(value);

describe('a steady value', () => {
  const old = { sides: [{ seat: 0, goods: [1, 2] }, { seat: 1, goods: [3] }], map: { D1: { level: 1 }, D2: null } as Record<string, unknown>, over: false };

  it('is the old one where the new one says the same', () => expect(sharing(old, copy(old))).toBe(old));

  it('keeps the parts that did not change, and only those', () => {
    const next = copy(old);
    next.sides[1]!.goods.push(4);
    const made = sharing(old, next);
    expect(made).toEqual(next);
    expect(made.sides[0]).toBe(old.sides[0]);
    expect(made.map).toBe(old.map);
    expect(made.sides[1]).not.toBe(old.sides[1]);
  });

  it('sees what is gone, what is new and what has another kind', () => {
    for (const next of [{ ...copy(old), map: { D1: { level: 1 } } }, { ...copy(old), map: { ...copy(old.map), D3: undefined } }, { ...copy(old), sides: {} }, { ...copy(old), sides: copy(old.sides).slice(0, 1) }, { ...copy(old), map: null }]) {
      const made = sharing<unknown>(old, next);
      expect(made).not.toBe(old);
      expect(made).toEqual(next);
    }
  });

  it('changes nothing of what the values say', () => {
    const [first, second] = [copy(old), { ...copy(old), over: true }];
    sharing(first, second);
    expect(first).toEqual(old);
    expect(second).toEqual({ ...old, over: true });
  });

  it('follows from one value to the next', () => {
    const same = steady<typeof old>();
    const first = same(old);
    const second = same({ ...copy(old), over: true });
    expect(second.sides).toBe(first.sides);
    expect(same(copy(second))).toBe(second);
  });
});
