/** Words in signs of quotation, one behind the other. */
export const quoted = (words: readonly string[]): string => words.map(word => `“${word}”`).join(', ');
