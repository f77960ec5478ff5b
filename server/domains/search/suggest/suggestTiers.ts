/**
 * Tiers of suggestions, best first. They follow the tiers of a search (query/ranking.ts), except that words outside the name must be typed whole:
 * a prefix of them completes nothing.
 *
 * 0 marks included, in the name; 1 the same, or a synonym in the name; 2 the same, or marks included in the other words (0 to 2: texts with marks)
 * 3 whole words of the name; 4 prefixes of words of the name; 5 the same, or a synonym in the name (texts without marks); 6 prefixes or typos of words of the name
 * 7 name, other words and synonyms of either: institutions of a country or city, programs of a field
 */
import { unite, type Bits } from '../build/bitset.js';
import { toWords, wordForms, type Word } from '../text/tokenizer.js';
import { matchSynonyms, synonymDocsAt, expanded, type Conditions } from '../query/textMatch.js';
import { WordMatch, type Lookup } from '../query/wordMatch.js';
import type { QueryText, QueryWord } from '../text/queryText.js';
import { AWARD_WORDS, DESTINATION_WORDS, FIELD_WORDS, LEVEL_WORDS } from '../text/vocabulary.js';

/** Computed on demand, since the first tiers fill most lists. Null for tiers that the text cannot reach. */
export type SuggestTier = () => Conditions | null;

export const SUGGEST_TIERS = 8;

const wordsOf = (vocabulary: Record<string, string>[]): Word[] =>
  vocabulary.flatMap(words => Object.values(words)).flatMap(toWords);
const PLACE_WORDS = new Set(wordsOf([DESTINATION_WORDS]).flatMap(wordForms));
const TEACHING_WORDS = wordsOf([FIELD_WORDS, LEVEL_WORDS, AWARD_WORDS]);

/** Words for what is taught: as written, and without marks unless they are also part of a place name (`ky`). */
const SUBJECT_WORDS: ReadonlySet<string> = new Set(TEACHING_WORDS.map(word => word.exact));
const FOLDED_SUBJECT_WORDS: ReadonlySet<string> = new Set(
  TEACHING_WORDS.flatMap(wordForms).filter(word => !PLACE_WORDS.has(word)),
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
  const docs = words.map(word => new WordMatch(lookup, word));
  const isMarked = words.some(({ marked }) => marked !== null);
  const inName = () => docs.map(word => word.inName);
  const markedName = () => docs.map(word => word.markedName);
  const synonymsInName = (place: number) => synonymDocsAt(matchSynonyms(lookup, spans, true), place);
  const synonymsAnywhere = (place: number) => synonymDocsAt(matchSynonyms(lookup, spans, false), place);
  const typoCorrected = (place: number, isNameOnly: boolean) => [docs[place]?.typoCorrected(isNameOnly) ?? []].flat();

  /** Programs need one word for their title or subject: a place alone would suggest every program there. */
  const titleOrSubject = (): Bits[] => {
    if (kind !== 'PROGRAM') return [];
    const named = pool.takeEmpty();
    words.forEach((typed, place) => {
      const word = new WordMatch(lookup, typed);
      for (const set of [
        word.inName,
        ...typoCorrected(place, true),
        ...synonymsInName(place),
        ...(isSubject(typed) ? [word.asWholeOther] : []),
      ])
        unite(named, set);
    });
    return [named];
  };
  const byMarkedFacts = () => [
    ...expanded(pool, markedName(), place => [docs[place]?.asMarkedWholeOther ?? []].flat()),
    ...titleOrSubject(),
  ];
  const byFacts = () => [
    ...expanded(pool, inName(), place => [
      ...[docs[place]?.asWholeOther ?? []].flat(),
      ...synonymsAnywhere(place),
      ...typoCorrected(place, false),
    ]),
    ...titleOrSubject(),
  ];
  const unreachable = () => null;
  return [
    isMarked ? markedName : unreachable,
    isMarked && spans.length > 0 ? () => expanded(pool, markedName(), synonymsInName) : unreachable,
    isMarked ? byMarkedFacts : unreachable,
    () => docs.map(word => word.asWholeName),
    inName,
    isMarked || spans.length === 0 ? unreachable : () => expanded(pool, inName(), synonymsInName),
    docs.some(word => word.isMissing)
      ? () => expanded(pool, inName(), place => typoCorrected(place, true))
      : unreachable,
    byFacts,
  ];
}
