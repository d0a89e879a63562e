/** A pack in the fragment of an address: JSON, deflated, in the letters that an address takes. The server never sees a fragment. */

import type { PackText } from './toml';

export const LONGEST_LINK = 8000; // letters that programs pass on unharmed
const MOST_TEXT = 60_000; // letters of the JSON: a pack that is brought has at most 40,000 in its file
const MARK = 'p1'; // changes with the format

/** Why there is no pack: the link is cut off or changed, or there is too much in it. */
export type LinkFault = 'damaged' | 'too-large';

type Sent = [game: string, name: string, version: number, entries: [table: string, values: Record<string, unknown>][]];

async function through(bytes: Uint8Array<ArrayBuffer>, by: GenericTransformStream, most = Infinity): Promise<Uint8Array<ArrayBuffer> | LinkFault> {
  const reader = new Blob([bytes]).stream().pipeThrough(by as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return 'too-large'; // few letters may stand for very many
    }
    parts.push(value);
  }
}

/** The fragment that carries a pack, without `#`; null if it would be too long to be sent. */
export async function fragmentOf({ game, name, version, entries }: PackText): Promise<string | null> {
  const sent: Sent = [game, name, version, entries.map(({ table, values }) => [table, values])];
  const packed = await through(new TextEncoder().encode(JSON.stringify(sent)), new CompressionStream('deflate-raw'));
  const letters = btoa(String.fromCharCode(...(packed as Uint8Array))).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return letters.length > LONGEST_LINK ? null : `${MARK}.${letters}`;
}

/** The pack that a fragment carries; null if it carries none. */
export async function packIn(fragment: string): Promise<PackText | LinkFault | null> {
  if (!/^#?p\d+\./.test(fragment)) return null;
  const [mark, letters = ''] = fragment.replace('#', '').split('.');
  if (mark !== MARK) return 'damaged';
  if (letters.length > LONGEST_LINK) return 'too-large';
  try {
    const packed = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const text = await through(packed, new DecompressionStream('deflate-raw'), MOST_TEXT);
    return typeof text === 'string' ? text : packOf(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text)));
  } catch {
    return 'damaged';
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isValue = (value: unknown) => ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);
const isWord = (word: string) => /^[A-Za-z0-9_-]{1,40}$/.test(word);

/** What came from elsewhere, if it is a pack: what it says is checked by the server. */
export function packOf(sent: unknown): PackText | 'damaged' {
  if (!Array.isArray(sent) || sent.length !== 4) return 'damaged';
  const [game, name, version, entries] = sent as unknown[];
  if (typeof game !== 'string' || !isWord(game) || typeof name !== 'string' || !Number.isSafeInteger(version) || !Array.isArray(entries)) return 'damaged';
  const found: PackText['entries'][number][] = [];
  for (const entry of entries as unknown[]) {
    if (!Array.isArray(entry) || entry.length !== 2) return 'damaged';
    const [table, values] = entry as unknown[];
    if (typeof table !== 'string' || !isWord(table) || !isRecord(values)) return 'damaged';
    if (!Object.entries(values).every(([field, value]) => isWord(field) && isValue(value))) return 'damaged';
    found.push({ table, values: values as PackText['entries'][number]['values'] });
  }
  return { game, name, version: version as number, entries: found };
}

/** How a pack is kept in this browser: as in a link, but not packed. */
export const keptForm = ({ game, name, version, entries }: PackText): string => JSON.stringify([game, name, version, entries.map(({ table, values }) => [table, values])] satisfies Sent);
