/** Caches the words and spellings of texts from one build to the next: a build repeats nearly all texts of the one before. */
import { fold } from '../../../../schema/rules/folding.rules.js';
import { indexedWords, subjectTokens, type TextWords } from '../text/indexedWords.js';
import { titleHash } from './titleKeys.js';

export type TokenCache = {
  wordsOf(text: string): TextWords;
  folded(text: string): string;
  /** Tokens of what a title is about. */
  subjectsOf(title: string): readonly string[];
  titleHash(title: string): number;
  /** Drops what the build that ends did not use. */
  endBuild(): void;
};

/** Keeps the values used in this round or the one before. */
function twoRoundCache<Value>(compute: (key: string) => Value) {
  let before = new Map<string, Value>();
  let now = new Map<string, Value>();
  return {
    of(key: string): Value {
      const known = now.get(key);
      if (known !== undefined) return known;
      const value = before.get(key) ?? compute(key);
      now.set(key, value);
      return value;
    },
    endRound() {
      before = now;
      now = new Map();
    },
  };
}

export function createTokenCache(): TokenCache {
  const letters = twoRoundCache(word => word);
  const words = twoRoundCache((text): TextWords => {
    const { plain, marked } = indexedWords(text);
    return { plain: plain.map(letters.of), marked: marked.map(letters.of) };
  });
  const spellings = twoRoundCache(fold);
  const subjects = twoRoundCache((title): readonly string[] => subjectTokens(title).map(letters.of));
  const hashes = twoRoundCache(titleHash);
  return {
    wordsOf: words.of,
    folded: spellings.of,
    subjectsOf: subjects.of,
    titleHash: hashes.of,
    endBuild() {
      for (const cache of [words, letters, spellings, subjects, hashes]) cache.endRound();
    },
  };
}
