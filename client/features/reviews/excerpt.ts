/** The beginning of a text that is too long for a card: whole words, marked as cut. Null when all of it fits. */
export function excerptOf(text: string, max: number): string | null {
  if (text.length <= max) return null;
  const cut = text.slice(0, max + 1);
  const end = cut.search(/\s\S*$/);
  return `${(end > 0 ? cut.slice(0, end) : text.slice(0, max)).replace(/[\s,.;:–-]+$/u, '')}…`;
}
