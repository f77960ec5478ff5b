/** The phrases of the vocabulary that are written in texts of the catalogue: found when an index is built. */
import { HEADED_PHRASES, OPAQUE_PHRASES } from './vocabulary/neutral.js';
import { byFirst, PHRASES, roleOfGroup, type Phrase } from './phrases.js';
import { hasMarks, type Word } from './tokenizer.js';

const BY_EXACT = byFirst(PHRASES, ({ words }) => [words[0]?.exact ?? '']);

type Found = { from: number; to: number; phrase: Phrase };

/** A single letter is no phrase in a text: `y` is medicine where somebody looks for it, and `and` in a Spanish title. */
const isWrittenAt = ({ words: wanted, isAbbreviation, key }: Phrase, words: readonly Word[], from: number): boolean =>
  key.length > 1 &&
  wanted.every(({ exact }, offset) => words[from + offset]?.exact === exact) &&
  (!isAbbreviation || (words[from]?.isUpper ?? false));

/** The longest phrase that is written at a place, diacritics included. */
export const phraseWrittenAt = (words: readonly Word[], from: number): Phrase | undefined =>
  BY_EXACT.get(words[from]?.exact ?? '')?.find(phrase => isWrittenAt(phrase, words, from));

/** The phrase that words are as a whole. */
export const phraseAsWritten = (words: readonly Word[]): Phrase | undefined =>
  BY_EXACT.get(words[0]?.exact ?? '')?.find(
    phrase => phrase.words.length === words.length && isWrittenAt(phrase, words, 0),
  );

const OPAQUE: ReadonlySet<string> = new Set(OPAQUE_PHRASES);
/** What is inside its words is nothing by itself. */
export const isOpaque = ({ key, group }: Pick<Phrase, 'key' | 'group'>): boolean =>
  OPAQUE.has(key) || (group !== null && roleOfGroup(group) === 'PLACE');

const HEADED: ReadonlySet<string> = new Set(HEADED_PHRASES);

const isVietnamese = ({ words }: Phrase): boolean => words.some(hasMarks);

const foundIn = (words: readonly Word[]): Found[] =>
  words.flatMap((word, from) =>
    (BY_EXACT.get(word.exact) ?? []).flatMap(phrase =>
      isWrittenAt(phrase, words, from) ? [{ from, to: from + phrase.words.length, phrase }] : [],
    ),
  );

/** Which words belong to a Vietnamese phrase of several syllables. */
export function vietnamesePhraseSpans(words: readonly Word[]): boolean[] {
  const isSyllable = words.map(() => false);
  for (const { from, to, phrase } of foundIn(words))
    if (to - from > 1 && isVietnamese(phrase)) isSyllable.fill(true, from, to);
  return isSyllable;
}

/** Whether a phrase is a syllable of a longer one, or cuts its words. */
const isTorn = (longer: Found, { from, to }: Pick<Found, 'from' | 'to'>): boolean =>
  (to - from === 1 || (longer.from < from && to < longer.to)) &&
  (isVietnamese(longer.phrase) || isOpaque(longer.phrase));

/**
 * Keys of the phrases in a text, nested ones included. Vietnamese is written in syllables, so a single syllable inside a longer
 * Vietnamese phrase is not a phrase of its own: `Mỹ thuật` (fine arts) has no `Mỹ` (America); nor is one that cuts its words: `khoa học máy tính` (computer
 * science) has no `học máy` (machine learning). The same holds for opaque names of degrees, and of places: New South Wales is not in Wales.
 * In some names only the end means something: `construction law` is no construction.
 */
export function phrasesIn(words: readonly Word[]): string[] {
  const found = foundIn(words);
  const isPartOfLonger = ({ from, to }: Found): boolean =>
    found.some(
      longer =>
        longer.from <= from &&
        to <= longer.to &&
        longer.to - longer.from > to - from &&
        ((HEADED.has(longer.phrase.key) && to < longer.to) || isTorn(longer, { from, to })),
    );
  return [...new Set(found.filter(one => !isPartOfLonger(one)).map(({ phrase }) => phrase.key))];
}
