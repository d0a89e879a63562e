import { expect, it } from 'vitest';
import { holds, piecesOf } from './find';

it('finds words without capitals and accents', () => {
  expect(holds('Az Erőmű termel', 'eromu')).toBe(true);
  expect(holds('The conduit pays', 'CONDUIT pay')).toBe(true);
  expect(holds('The conduit pays', 'conduit dam')).toBe(false);
});

it('marks what was found and loses no letter', () => {
  const pieces = piecesOf('Erőmű, erőművek', 'erőmű');
  expect(pieces.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(['Erőmű', 'erőmű']);
  expect(pieces.map((piece) => piece.text).join('')).toBe('Erőmű, erőművek');
  expect(piecesOf('plain', '')).toEqual([{ text: 'plain', hit: false }]);
});
