/** In which language a text is: what stands in the link of what is near for words that nobody typed is in it, too. */
import { ENGLISH_NAMES, keyOfText, PHRASE_OF_KEY, VOCABULARY } from '../text/phrases.js';
import type { Term } from '../text/terms.js';
import { nameKey } from '../text/nameKey.js';
import { hasMarks, toWords, type Word } from '../text/tokenizer.js';
import type { Destination } from '../understanding/limits.js';
import { isUnmarkedWord } from '../understanding/vietnameseWords.js';
import type { Items } from './nearRelations.js';

export const COUNTRY_NAMES: Record<Destination, readonly [vi: string, en: string]> = {
  AU: ['Úc', 'Australia'],
  CA: ['Canada', 'Canada'],
  DE: ['Đức', 'Germany'],
  GB: ['Anh', 'UK'],
  IE: ['Ireland', 'Ireland'],
  US: ['Mỹ', 'USA'],
};

const VIETNAMESE_NAMES: ReadonlySet<string> = new Set(
  Object.values(COUNTRY_NAMES).flatMap(([vi, en]) => (vi === en ? [] : nameKey(vi))),
);

const isSpelledVietnamese = (word: Word): boolean => hasMarks(word) || isUnmarkedWord(word.folded);

/** Whether a phrase is spelled with marks, or is what its subject is called in Vietnamese alone: `kinh doanh`. */
function isVietnamesePhrase(key: string): boolean {
  const phrase = PHRASE_OF_KEY.get(key);
  if (!phrase || phrase.words.some(hasMarks)) return phrase !== undefined;
  const group = phrase.group ?? -1;
  return (ENGLISH_NAMES[group] ?? null) !== null && keyOfText(VOCABULARY[group]?.[0] ?? '') === key;
}

/** Whether something of a text is spelled, or was meant to be spelled, with Vietnamese marks, or is what a country is called in Vietnamese alone. */
export const isVietnamese = (text: string, { items, terms }: { items: Items; terms: readonly Term[] }): boolean =>
  toWords(text).some(isSpelledVietnamese) ||
  items.some(({ limit, text: said }) => limit.kind === 'PLACE' && VIETNAMESE_NAMES.has(nameKey(said))) ||
  terms.some(({ own }) => own.slice(0, 1).some(isVietnamesePhrase));
