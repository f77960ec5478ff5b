/** What one build leaves to the next: words and spellings of texts. Rows change one by one, their texts seldom. */
import { fold, hasMarks, toWords, wordForms } from '../text/tokenizer.js';

export type TextWords = { plain: readonly string[]; marked: readonly string[] };

export type BuildMemory = {
  /** Words of a text, without repeats: stripped of marks in every spelling, and those that have marks as written. */
  wordsOf(text: string): TextWords;
  folded(text: string): string;
  /** Forgets what the build that ends did not ask for. */
  endBuild(): void;
};

/** Remembers answers asked for during the last two rounds. */
function remembered<Value>(compute: (key: string) => Value) {
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

export function createBuildMemory(): BuildMemory {
  const letters = remembered(word => word);
  const words = remembered((text): TextWords => {
    const found = toWords(text);
    const distinct = (list: string[]) => [...new Set(list)].map(letters.of);
    return {
      plain: distinct(found.flatMap(wordForms)),
      marked: distinct(found.filter(hasMarks).map(word => word.exact)),
    };
  });
  const spellings = remembered(fold);
  return {
    wordsOf: words.of,
    folded: spellings.of,
    endBuild() {
      for (const memory of [words, letters, spellings]) memory.endRound();
    },
  };
}
