/** What a reader speaks: parts one after the other, each ended as a sentence. */
export const spoken = (parts: readonly string[]): string => parts.filter(Boolean).map((part, index) => (index < parts.length - 1 && !/[.!?…]$/.test(part) ? `${part}.` : part)).join(' ');
