import { describe, expect, it } from 'vitest';
import { lettersOf } from './marks';

describe('letters of marks', () => {
  it('are the first letter of a name', () => expect(lettersOf(['Nell', 'Tomasz'])).toEqual(['N', 'T']));

  it('of numbered bots are their numbers', () => expect(lettersOf(['Nell', 'Medium bot I', 'Medium bot II'])).toEqual(['N', 'I', 'II']));

  it('are longer where names begin alike', () => expect(lettersOf(['Anna', 'Aron', 'Bea'])).toEqual(['An', 'Ar', 'B']));

  it('of a guest are the guest’s number', () => expect(lettersOf(['Guest 482', 'Guest 119'])).toEqual(['482', '119']));

  it('of a guest whose number stands first are letters, too', () => expect(lettersOf(['3738. vendég', 'Nell'])).toEqual(['V', 'N']));

  it('differ even for the same name', () => expect(new Set(lettersOf(['Nell', 'Nell', 'Nell'])).size).toBe(3));
});
