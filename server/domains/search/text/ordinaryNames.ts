/**
 * Names of scholarships that are ordinary words, too: `GREAT`. One is meant in capitals beside words without them (`học bổng Anh GREAT`) or by itself, and behind Vietnamese words
 * for a scholarship however it is written; `great scholarships in uk` are any good ones, and so are those of a text that is all in capitals.
 */
import { keyOfText, PHRASE_OF_KEY, type Dictionary, type Phrase } from './phrases.js';
import type { Word } from './tokenizer.js';
import { ORDINARY_NAMES } from './vocabulary/scholarships.js';

const PHRASES: ReadonlyMap<string, Phrase | undefined> = new Map(
  ORDINARY_NAMES.map(([word, name]) => [word, PHRASE_OF_KEY.get(keyOfText(name))]),
);
const IN_VIETNAMESE = ['hoc', 'bong'];

const isInVietnamese = (words: readonly Word[]): boolean =>
  words.some((_, place) => IN_VIETNAMESE.every((syllable, offset) => words[place + offset]?.folded === syllable));

/** What a word of a text names. `words`: all of the text. */
export function ordinaryNameIn(
  words: readonly Word[],
  { hasSubjects }: Pick<Dictionary, 'hasSubjects'>,
): (word: Word | undefined) => Phrase | undefined {
  const isSure = words.length === 1 || words.some(({ typed }) => typed !== typed.toUpperCase());
  return word => {
    const name = word && !hasSubjects ? PHRASES.get(word.folded) : undefined;
    return name && ((word?.isUpper === true && isSure) || isInVietnamese(words)) ? name : undefined;
  };
}
