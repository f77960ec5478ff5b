/** Which documents a text matches, and in which tier (ranking.ts describes the tiers). */
import { hasBit, intersect, isEmpty, unite, type BitPool, type Bits } from '../build/bitset.js';
import type { KindIndex } from '../build/searchIndex.js';
import { WordMatch, type Lookup } from './wordMatch.js';
import type { QueryText, SynonymSpan } from '../text/queryText.js';
import { TIER } from './ranking.js';
import { addNameDocs, addOtherDocs, prefixRange, wholeWord, type Range } from '../build/invertedIndex.js';
import type { Workspace } from './workspace.js';

/** A document must be in all of these sets. */
export type Conditions = readonly Bits[];

export type TextMatch = {
  /** The conditions of the lowest tier, which all others imply: what it takes to be found. */
  found: Conditions;
  /** By tier; a document has the highest one whose conditions it meets. Null for tiers that the text cannot reach. */
  tiers: (Conditions | null)[];
};

type Phrases = { phrases: readonly string[][]; isNameOnly: boolean };

/** Adds the documents that have all words of one of the phrases, as whole words: in their name, or anywhere. */
function addPhraseDocs(
  target: Bits,
  { index: { plain }, workspace: { bits: pool } }: Lookup,
  { phrases, isNameOnly }: Phrases,
): void {
  const addWord = (docs: Bits, place: Range): Bits => {
    addNameDocs(docs, plain, place);
    if (!isNameOnly) addOtherDocs(docs, plain, place);
    return docs;
  };
  for (const phrase of phrases) {
    const places = phrase.map(word => wholeWord(plain, prefixRange(plain, word), word));
    const [first, ...others] = places;
    if (!first || places.some(({ from, to }) => from === to)) continue;
    if (others.length === 0) {
      addWord(target, first);
      continue;
    }
    const withAllWords = addWord(pool.takeEmpty(), first);
    for (const other of others) intersect(withAllWords, addWord(pool.takeEmpty(), other));
    unite(target, withAllWords);
  }
}

export type SynonymMatch = { span: SynonymSpan; docs: Bits };

/** The spans of which a synonym occurs, with the documents that have it. */
export const matchSynonyms = (
  { index, workspace }: Lookup,
  spans: readonly SynonymSpan[],
  isNameOnly: boolean,
): SynonymMatch[] =>
  spans.flatMap(span => {
    const phrases = isNameOnly ? span.others : span.phrases;
    const key = isNameOnly ? `synonym in name ${span.key}` : `synonym ${span.key}`;
    const docs = workspace.wordSets.get(key, set => addPhraseDocs(set, { index, workspace }, { phrases, isNameOnly }));
    return isEmpty(docs) ? [] : [{ span, docs }];
  });

const isSame = (one: Conditions, other: Conditions): boolean =>
  one.length === other.length && one.every((set, place) => set === other[place]);

/**
 * The set of each word, united with the sets of its alternatives. Neighbouring words with the same alternatives, as in a phrase, share one set,
 * since (a or c) and (b or c) is (a and b) or c.
 */
export function expanded(pool: BitPool, words: Conditions, alternatives: (place: number) => Conditions): Conditions {
  const conditions: Bits[] = [];
  let shared: { wider: Bits; others: Conditions } | null = null;
  const close = (): void => {
    for (const other of shared?.others ?? []) if (shared) unite(shared.wider, other);
    shared = null;
  };
  words.forEach((word, place) => {
    const others = alternatives(place);
    if (shared && isSame(shared.others, others)) return intersect(shared.wider, word);
    close();
    if (others.length > 0) shared = { wider: pool.copyOf(word), others };
    conditions.push(shared?.wider ?? word);
  });
  close();
  return conditions;
}

export const synonymDocsAt = (synonyms: readonly SynonymMatch[], place: number): Bits[] =>
  synonyms.filter(({ span }) => span.from <= place && place < span.to).map(({ docs }) => docs);

/** Null for a text without words, which matches everything. */
export function matchText(index: KindIndex, workspace: Workspace, { words, spans }: QueryText): TextMatch | null {
  if (words.length === 0) return null;
  const lookup = { index, workspace };
  const docs = words.map(word => new WordMatch(lookup, word));
  const isMarked = words.some(({ marked }) => marked !== null);
  const [any, markedName] = [docs.map(word => word.any), docs.map(word => word.markedName)];

  const tiers: (Conditions | null)[] = Array.from({ length: TIER.EXACT_NAME + 1 }, () => null);
  tiers[TIER.OTHER] = any;
  tiers[TIER.NAME_PREFIX] = docs.map(word => word.inName);
  tiers[TIER.NAME_WHOLE] = docs.map(word => word.asWholeName);
  if (isMarked) {
    tiers[TIER.EXACT_OTHER] = docs.map(word => word.markedAny);
    tiers[TIER.EXACT_NAME] = markedName;
  }
  const synonyms = matchSynonyms(lookup, spans, false);
  if (spans.length > 0) {
    const synonymsInName = matchSynonyms(lookup, spans, true);
    tiers[TIER.SYNONYM] = expanded(workspace.bits, any, place => synonymDocsAt(synonyms, place));
    tiers[isMarked ? TIER.MARKED_NAME_SYNONYM : TIER.NAME_SYNONYM] = expanded(workspace.bits, markedName, place =>
      synonymDocsAt(synonymsInName, place),
    );
  }
  const typoCorrected = docs.map(word => word.typoCorrected(false));
  if (typoCorrected.some(set => set !== null)) {
    const alternatives = (place: number) => [
      ...synonymDocsAt(synonyms, place),
      ...(typoCorrected[place] ? [typoCorrected[place]] : []),
    ];
    tiers[TIER.TYPO] = expanded(workspace.bits, any, alternatives);
  }
  return { found: tiers[TIER.TYPO] ?? tiers[TIER.SYNONYM] ?? any, tiers };
}

/** -1 when the text does not match the document. */
export const tierOf = ({ tiers }: TextMatch, doc: number): number =>
  tiers.findLastIndex(conditions => conditions?.every(bits => hasBit(bits, doc)) ?? false);
