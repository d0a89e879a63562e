import { expect, it } from 'vitest';
import { fragmentOf, keptForm, LONGEST_LINK, packIn, packOf } from './link';
import { tomlOf, type PackText } from './toml';

const PACK: PackText = {
  game: 'meadow', name: 'harvest', version: 2,
  entries: [{ table: 'building', values: { id: 'red-7', effect: 'on exploit: resource 1 or tile 1' } }, { table: 'character', values: { id: 28, set: 0 } }],
};

it('carries a pack in a link and back', async () => {
  const fragment = (await fragmentOf(PACK))!;
  expect(fragment).toMatch(/^p1\.[\w-]+$/);
  expect(await packIn(`#${fragment}`)).toEqual(PACK);
  expect(packOf(JSON.parse(keptForm(PACK)))).toEqual(PACK);
});

it('refuses a link that was cut off or changed', async () => {
  const fragment = (await fragmentOf(PACK))!;
  expect(await packIn(fragment.slice(0, -9))).toBe('damaged');
  expect(await packIn(`p1.${'%'.repeat(20)}`)).toBe('damaged');
  expect(await packIn(fragment.replace('p1', 'p9'))).toBe('damaged');
  expect(await packIn('')).toBeNull();
  expect(await packIn('#GK-U5')).toBeNull();
});

it('refuses what is too large, in the link and unpacked', async () => {
  const noise = Array.from({ length: 400 }, (_, id) => ({ table: 'character', values: { id, effect: Math.sin(id).toString(36) + Math.cos(id).toString(36) } }));
  expect(await fragmentOf({ ...PACK, entries: noise })).toBeNull();
  expect(await packIn(`p1.${'A'.repeat(LONGEST_LINK + 1)}`)).toBe('too-large');
  const bomb = (await fragmentOf({ ...PACK, entries: [{ table: 'building', values: { effect: 'a'.repeat(200_000) } }] }))!;
  expect(bomb.length).toBeLessThan(1000);
  expect(await packIn(bomb)).toBe('too-large');
});

it('refuses what is no pack', () => {
  for (const forged of [null, {}, [], ['go', 'x', 1], ['go', 'x', 1.5, []], ['go', 'x', 1, [['card', { id: {} }]]], ['go', 'x', 1, [['a]\n', {}]]], ['go', 'x', 1, [['card', { 'a\nb': 1 }]]]]) {
    expect(packOf(forged)).toBe('damaged');
  }
});

it('writes what the file of a pack says', () => {
  expect(tomlOf(PACK)).toBe(`[pack]
name = "harvest"
game = "meadow"
version = 2

[[building]]
id = "red-7"
effect = "on exploit: resource 1 or tile 1"
source = "ludarium"

[[character]]
id = 28
set = 0
source = "ludarium"
`);
  expect(tomlOf({ ...PACK, entries: [{ table: 'automa', values: { rows: 'a "b"\n\\c """' } }] })).toContain('rows = """\na "b"\n\\\\c ""\\""""');
});
