/** The words of phrases that are data, as tokens spell them. Tens of thousands of phrases are made of some thousand words: each is read once. */
import { tokensOf, type Token } from './tokens.js';

export type PhraseWord = Pick<Token, 'exact' | 'folded'>;

const READ = new Map<string, readonly PhraseWord[]>();
function wordsOfPart(part: string): readonly PhraseWord[] {
  const known = READ.get(part);
  if (known) return known;
  const words = tokensOf(part).map(({ exact, folded }) => ({ exact, folded }));
  READ.set(part, words);
  return words;
}

/** A sign (`co-op`) is a word of its own, as it is in a text. */
export const wordsOfPhrase = (phrase: string): PhraseWord[] => phrase.split(' ').flatMap(wordsOfPart);
