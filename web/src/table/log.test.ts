import { describe, expect, it } from 'vitest';
import type { LogLine } from '../lib/api';
import type { Telling } from '../games/types';
import { actorOf, entriesOf, firstOf, openedWords, sumsOf, wordedParts } from './log';

const line = (kind: string, seat = 0): LogLine => ({ kind, seat, words: { key: `log-${kind}`, args: {} } });
const TELLINGS: Record<string, Telling> = {
  round: { rank: 'round' },
  build: { rank: 'action', pays: [{ icon: 'resource', count: 1 }] },
  gain: { rank: 'part', brings: [{ icon: 'point', count: 2 }] },
  miss: { rank: 'part', loses: [{ icon: 'resource', count: 1 }] },
  word: { rank: 'part' },
  quiet: { rank: 'quiet' },
  notice: { rank: 'round', within: true },
  beside: { rank: 'part', beside: true },
  aside: { rank: 'action', within: true, brings: [{ icon: 'point', count: 1 }] },
  price: { rank: 'part', ahead: true, pays: [{ icon: 'credit', count: 3 }] },
};
const tell = (told: LogLine) => TELLINGS[told.kind]!;

describe('entries of the log', () => {
  const lines = [line('quiet'), line('round'), line('build'), line('gain'), line('gain', 1), line('word'), line('quiet'), line('build', 1), line('gain', 1)];
  const entries = entriesOf(lines, tell, 10);

  it('put an action and what followed from it together', () => {
    expect(entries.map((entry) => [entry.number, entry.head.line.kind, entry.parts.length])).toEqual([[11, 'round', 0], [12, 'build', 4], [17, 'build', 1]]);
  });

  it('add up what each side paid and got', () => {
    expect(sumsOf(entries[1]!)).toEqual([
      { seat: 0, pays: [{ icon: 'resource', count: 1 }], brings: [{ icon: 'point', count: 2 }], loses: [] },
      { seat: 1, pays: [], brings: [{ icon: 'point', count: 2 }], loses: [] },
    ]);
  });

  it('begin with an action where the log is too long, and stay there for a while', () => {
    expect(firstOf(lines, tell, 20)).toBe(0);
    expect(firstOf(lines, tell, 4)).toBe(7); // 4 and 5 are parts of the action before
    expect(firstOf([...lines, line('gain')], tell, 4)).toBe(7);
    expect(firstOf(lines.slice(0, 7), tell, 4)).toBe(2);
  });

  it('go on after a heading in the middle of an action', () => {
    const told = entriesOf([line('round'), line('build'), line('notice'), line('gain'), line('build', 1), line('gain', 1)], tell);
    expect(told.map((entry) => [entry.head.line.kind, entry.parts.length])).toEqual([['round', 0], ['build', 1], ['notice', 0], ['build', 1]]);
  });

  it('give each side what it got where all act at the same time, and none to a heading', () => {
    const told = entriesOf([line('round'), line('build'), line('build', 1), line('notice'), line('beside'), line('beside', 1)], tell);
    expect(told.map((entry) => [entry.head.line.kind, entry.parts.map((part) => part.line.seat)])).toEqual([['round', []], ['build', [0]], ['build', [1]], ['notice', []]]);
  });

  it('leave to an action what follows from it after something that everybody does in its middle', () => {
    const told = entriesOf([line('round', -1), line('build'), line('build', 1), line('notice', -1), line('aside'), line('aside', 1), line('beside', 1), line('word', 1), line('build', 2)], tell);
    expect(told.map((entry) => [entry.head.line.kind, entry.head.line.seat, entry.parts.map((part) => part.line.kind)])).toEqual([
      ['round', -1, []], ['build', 0, []], ['build', 1, ['beside', 'word']], ['notice', -1, []], ['aside', 0, []], ['aside', 1, []], ['build', 2, []],
    ]);
  });

  it('count a price that is paid just before an action to it, and one that follows an action to that', () => {
    const told = entriesOf([line('build', 1), line('price', 1), line('gain', 1), line('price'), line('build'), line('gain'), line('price'), line('word'), line('price')], tell);
    expect(told.map((entry) => [entry.head.line.seat, entry.parts.map((part) => part.line.kind)])).toEqual([[1, ['price', 'gain']], [0, ['price', 'gain', 'price', 'word', 'price']]]);
  });

  it('say who acts in what is told, unless nobody does', () => {
    expect(actorOf([line('quiet'), line('notice'), line('build', 2), line('gain', 1)], tell)).toBe(2);
    expect(actorOf([line('round', 1), line('gain', 1)], tell)).toBeNull();
  });

  it('keep in words what no sign tells', () => expect(wordedParts(entries[1]!).map((part) => part.line.kind)).toEqual(['word']));

  it('say once what there was nothing left of, and add it up', () => {
    const [entry] = entriesOf([line('build'), line('miss'), line('gain'), line('miss'), line('gain')], tell);
    expect(sumsOf(entry!)[0]!.loses).toEqual([{ icon: 'resource', count: 2 }]);
    expect(wordedParts(entry!)).toEqual([]);
    expect(openedWords(entry!, (part) => part.line.kind)).toEqual(['miss', 'gain', 'gain']);
  });
});
