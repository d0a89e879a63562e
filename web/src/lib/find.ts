/** Finding words in a text as people type them: capitals and accents do not matter. */

export interface Piece {
  text: string;
  hit: boolean;
}

const plain = (text: string): string => [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');

/** Whether all words of a query are in a text. */
export function holds(text: string, query: string): boolean {
  const folded = plain(text);
  return plain(query).split(/\s+/).every((word) => folded.includes(word));
}

/** A text in pieces, those that a query asks for marked. */
export function piecesOf(text: string, query: string): Piece[] {
  const letters = [...text];
  const folded = plain(text);
  const marked = Array<boolean>(letters.length).fill(false);
  for (const word of plain(query).split(/\s+/).filter(Boolean)) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) marked.fill(true, at, at + word.length);
  }
  const pieces: Piece[] = [];
  letters.forEach((letter, index) => {
    const last = pieces.at(-1);
    if (last && last.hit === marked[index]) last.text += letter;
    else pieces.push({ text: letter, hit: marked[index]! });
  });
  return pieces;
}
