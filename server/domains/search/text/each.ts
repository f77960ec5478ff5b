/** Phrases that are made of parts: each way of saying one thing beside each way of saying the next; an empty part is left out. */
export const waysOf = (...parts: readonly (readonly string[])[]): string[] =>
  parts.reduce<string[]>((ways, words) => ways.flatMap(way => words.map(word => `${way} ${word}`.trim())), ['']);

/** The same as a line of phrases. */
export const each = (...parts: readonly (readonly string[])[]): string => waysOf(...parts).join(' | ');

/** What is written as one line, apart: phrases, or parts of them. */
export const partsOf = (line: string): string[] => line.split(' | ');
