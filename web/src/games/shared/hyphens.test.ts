import { describe, expect, it } from 'vitest';
import { breakable } from './hyphens';

const shown = (text: string) => breakable(text).replaceAll('\u00ad', '|');

describe('breakable', () => {
  it('breaks long words between syllables, never near their ends', () => {
    expect(shown('Diplomatenclub')).toBe('Diplo|ma|ten|club');
    expect(shown('Tápanyagkörforgás')).toBe('Tápa|nyag|kör|forgás');
    expect(shown('Nährstoffkreislauf')).toBe('Nähr|stoff|kreis|lauf');
  });
  it('keeps what joins two words with the first of them', () => {
    expect(shown('Entsalzungsanlage')).toBe('Entsal|zungs|an|lage');
    expect(shown('Forschungsschritt')).toBe('Forschungs|schritt');
    expect(shown('Aktionstafeln')).toBe('Aktions|ta|feln');
    expect(shown('Szonárállomás')).toBe('Szonár|ál|lomás');
    expect(shown('Franciaországgal')).toBe('Fran|cia|or|szággal');
  });
  it('knows that a letter may be half of a sound', () => {
    expect(shown('Kristályforrások')).toBe('Kris|tály|for|rások');
    expect(shown('Abgrundschmelze')).toBe('Abgrund|schmelze');
    expect(shown('Mittelspannung')).toBe('Mittel|span|nung');
    expect(shown('Csúcstalálkozó')).toBe('Csúcs|ta|lál|kozó');
  });
  it('leaves short words and what stands between words alone', () => {
    expect(shown('Alte Seekarten, A1')).toBe('Alte Seekarten, A1');
  });
});
