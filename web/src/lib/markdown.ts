/** The little markup that rules texts use: **bold**, *italic*, and lines that begin with '- '. Made into data, never into HTML. */

export interface Span {
  tag: 'span' | 'strong' | 'em';
  text: string;
}
export type Block = { kind: 'text'; spans: Span[] } | { kind: 'list'; items: Span[][] };

export function spansOf(text: string): Span[] {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).filter(Boolean).map((part): Span => {
    if (part.startsWith('**')) return { tag: 'strong', text: part.slice(2, -2) };
    return part.startsWith('*') && part.endsWith('*') && part.length > 2 ? { tag: 'em', text: part.slice(1, -1) } : { tag: 'span', text: part };
  });
}

export function blocksOf(paragraph: string): Block[] {
  const blocks: Block[] = [];
  for (const line of paragraph.split('\n').filter((each) => each.trim())) {
    const before = blocks.at(-1);
    if (line.startsWith('- ')) {
      if (before?.kind === 'list') before.items.push(spansOf(line.slice(2)));
      else blocks.push({ kind: 'list', items: [spansOf(line.slice(2))] });
    } else blocks.push({ kind: 'text', spans: spansOf(line) });
  }
  return blocks;
}
