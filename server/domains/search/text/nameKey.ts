import { toWords, type Word } from './tokenizer.js';

/** The words of a name in their order, without its article: what two spellings of one name share. */
export const keyOfWords = (words: readonly Pick<Word, 'folded'>[]): string =>
  words
    .map(({ folded }) => folded)
    .filter(word => word !== 'the')
    .join(' ');

export const nameKey = (name: string): string => keyOfWords(toWords(name));
