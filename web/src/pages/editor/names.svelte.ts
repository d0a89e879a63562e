/** What the tables and fields of a game's packs are called; what has no name is called as the file calls it. */

import type { Mistake } from '../../lib/api';
import type { Speaker } from '../../lib/text';
import type { PackEntry } from './toml';

export class PackWords {
  constructor(readonly game: string, private readonly speaker: Speaker | null) {}

  private named(key: string, otherwise: string): string {
    return this.speaker?.has(key) ? this.speaker.text(key) : otherwise;
  }

  table(table: string): string {
    return this.named(`entry-${table}`, table);
  }

  field(field: string): string {
    return this.named(`field-${field.replaceAll('_', '-')}`, field);
  }

  /** What an entry is called in a list; where there is only one, its table says it all. */
  entry(entry: PackEntry, name: string): string {
    return name || this.table(entry.table);
  }

  /** What is wrong, in the language that is read as far as it can be said in it. */
  mistake({ words, message }: Mistake): string {
    return words && this.speaker ? this.speaker.say(words) : message;
  }

  get say(): Speaker['say'] | null {
    return this.speaker?.say ?? null;
  }
}
