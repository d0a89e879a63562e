import { describe, expect, it } from 'vitest';
import { breakable } from './hyphens';

const shown = (text: string) => breakable(text).replaceAll('\u00ad', '|');

describe('breakable', () => {
  it('breaks long words between syllables, never near their ends', () => {
    expect(shown('Diplomatenclub')).toBe('Diplo|ma|ten|club');
    expect(shown('Tápanyagkörforgás')).toBe('Tápa|nyag|kör|forgás');
    expect(shown('Nährstoffkreislauf')).toBe('Nähr|stoff|kreis|lauf');
  });
  it('leaves short words and what stands between words alone', () => {
    expect(shown('Alte Seekarten, A1')).toBe('Alte Seekarten, A1');
  });
});
