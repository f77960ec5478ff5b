/**
 * How well an entry answers what is being typed, best first; the same order in which a search ranks (ranking.ts), but for beginnings of words beside
 * the name: those complete nothing, so such words must be whole.
 *
 * 0 mark by mark in its name; 1 the same, or by a synonym in its name; 2 the same, or mark by mark among its other words (these for texts with marks)
 * 3 whole words of its name; 4 beginnings of words of its name; 5 the same, or by a synonym in its name (texts without marks); 6 with a slip typoCorrected
 * 7 by its name, its other words and synonyms of either: institutions of a country or city, programs of a field
 */
import { unite, type Bits } from '../build/bitset.js';
import { toWords, wordForms, type Word } from '../text/tokenizer.js';
import { coveredBy, spansAt, expanded, type Conditions } from '../query/textMatch.js';
import { WordDocs, type Lookup } from '../query/wordMatch.js';
import type { QueryText, QueryWord } from '../text/queryText.js';
import { AWARD_WORDS, DESTINATION_WORDS, FIELD_WORDS, LEVEL_WORDS } from '../text/vocabulary.js';

/** Put together when asked for: most of what is typed is answered by the first ones. Null where nobody can stand. */
export type SuggestTier = () => Conditions | null;

export const SUGGEST_TIERS = 8;

const wordsOf = (vocabulary: Record<string, string>[]): Word[] =>
  vocabulary.flatMap(words => Object.values(words)).flatMap(toWords);
const PLACE_WORDS = new Set(wordsOf([DESTINATION_WORDS]).flatMap(wordForms));
const TAUGHT_WORDS = wordsOf([FIELD_WORDS, LEVEL_WORDS, AWARD_WORDS]);

/** Words that tell what is taught (a program whose place alone is named is not meant): as written, and without marks where they name no place (`ky`). */
const SUBJECT_WORDS: ReadonlySet<string> = new Set(TAUGHT_WORDS.map(word => word.exact));
const FOLDED_SUBJECT_WORDS: ReadonlySet<string> = new Set(
  TAUGHT_WORDS.flatMap(wordForms).filter(word => !PLACE_WORDS.has(word)),
);

const isSubject = ({ folded, marked }: QueryWord): boolean =>
  marked === null ? FOLDED_SUBJECT_WORDS.has(folded) : SUBJECT_WORDS.has(marked);

export function suggestTiers(
  lookup: Lookup,
  { words, spans }: QueryText,
  kind: 'PROGRAM' | 'INSTITUTION' | 'SCHOLARSHIP',
): SuggestTier[] {
  const {
    workspace: { bits: pool },
  } = lookup;
  const docs = words.map(word => new WordDocs(lookup, word));
  const isMarked = words.some(({ marked }) => marked !== null);
  const inName = () => docs.map(word => word.inName);
  const markedName = () => docs.map(word => word.markedName);
  const coveredInName = (place: number) => spansAt(coveredBy(lookup, spans, true), place);
  const coveredAnywhere = (place: number) => spansAt(coveredBy(lookup, spans, false), place);
  const typoCorrected = (place: number, isNameOnly: boolean) => [docs[place]?.typoCorrected(isNameOnly) ?? []].flat();

  /** Where an entry must be too: a program must be named, or taught, by one of the words. */
  const meant = (): Bits[] => {
    if (kind !== 'PROGRAM') return [];
    const named = pool.takeEmpty();
    words.forEach((typed, place) => {
      const word = new WordDocs(lookup, typed);
      for (const set of [
        word.inName,
        ...typoCorrected(place, true),
        ...coveredInName(place),
        ...(isSubject(typed) ? [word.asWholeOther] : []),
      ])
        unite(named, set);
    });
    return [named];
  };
  const byMarkedFacts = () => [
    ...expanded(pool, markedName(), place => [docs[place]?.asMarkedWholeOther ?? []].flat()),
    ...meant(),
  ];
  const byFacts = () => [
    ...expanded(pool, inName(), place => [
      ...[docs[place]?.asWholeOther ?? []].flat(),
      ...coveredAnywhere(place),
      ...typoCorrected(place, false),
    ]),
    ...meant(),
  ];
  const nobody = () => null;
  return [
    isMarked ? markedName : nobody,
    isMarked && spans.length > 0 ? () => expanded(pool, markedName(), coveredInName) : nobody,
    isMarked ? byMarkedFacts : nobody,
    () => docs.map(word => word.asWholeName),
    inName,
    isMarked || spans.length === 0 ? nobody : () => expanded(pool, inName(), coveredInName),
    docs.some(word => word.isMissing) ? () => expanded(pool, inName(), place => typoCorrected(place, true)) : nobody,
    byFacts,
  ];
}
