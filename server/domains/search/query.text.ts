/** Which documents a text finds, and in which tier each of them stands (the tiers are described in ranking.ts). */
import { hasBit, intersect, isEmpty, unite, type BitPool, type Bits } from './bitset.js';
import type { KindIndex } from './index.data.js';
import { TYPO_MIN_LETTERS, type QueryText, type QueryWord, type SynonymSpan } from './queryText.js';
import { TIER } from './ranking.js';
import { addNameDocs, addOtherDocs, isInOther, placesNear, prefixRange, wholeWord, type Range } from './terms.js';
import type { Workspace } from './workspace.js';

/** Sets that a document must all be in. */
export type Conditions = readonly Bits[];

export type TextMatch = {
  /** What it takes to be found: the conditions of the lowest tier, which all others imply. */
  found: Conditions;
  /** By tier; a document stands in the highest one whose conditions it meets. Null where nobody can stand. */
  tiers: (Conditions | null)[];
};

type Lookup = { index: KindIndex; workspace: Workspace };

/** Documents that hold a word: anywhere, in their name, as a whole word of their name; and mark by mark when it was typed so. */
type WordDocs = { any: Bits; inName: Bits; asWholeName: Bits; markedAny: Bits; markedName: Bits; isMissing: boolean };

function docsOfWord({ index: { plain, marked }, workspace: { wordSets, none } }: Lookup, word: QueryWord): WordDocs {
  const { folded } = word;
  const range = prefixRange(plain, folded);
  const whole = wholeWord(plain, range, folded);
  const isMissing = range.from === range.to;
  const inName = isMissing ? none : wordSets.get(`name ${folded}`, docs => addNameDocs(docs, plain, range));
  const any = !isInOther(plain, range) ? inName : wordSets.get(`any ${folded}`, docs => {
    docs.set(inName);
    addOtherDocs(docs, plain, range);
  });
  const isOnlyWord = whole.to === range.to;
  const asWholeName = isOnlyWord ? inName : whole.from === whole.to ? none : wordSets.get(`whole ${folded}`, docs => addNameDocs(docs, plain, whole));
  const found = { any, inName, asWholeName, markedAny: any, markedName: inName, isMissing };
  const typed = word.marked;
  if (typed === null) return found;

  const markedRange = prefixRange(marked, typed);
  const markedName = wordSets.get(`marked name ${typed}`, docs => {
    addNameDocs(docs, marked, markedRange);
    intersect(docs, inName);
  });
  const markedAny = wordSets.get(`marked any ${typed}`, docs => {
    addNameDocs(docs, marked, markedRange);
    addOtherDocs(docs, marked, markedRange);
    intersect(docs, any);
  });
  return { ...found, markedAny, markedName };
}

type Phrases = { phrases: readonly string[][]; isNameOnly: boolean };

/** Adds the documents that hold every word of one of the phrases, whole: in their name, or anywhere. */
function addPhraseDocs(target: Bits, { index: { plain }, workspace: { bits: pool } }: Lookup, { phrases, isNameOnly }: Phrases): void {
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
    const holding = addWord(pool.takeEmpty(), first);
    for (const other of others) intersect(holding, addWord(pool.takeEmpty(), other));
    unite(target, holding);
  }
}

type Covered = { span: SynonymSpan; docs: Bits };

function coveredBy(lookup: Lookup, span: SynonymSpan, isNameOnly: boolean): Covered {
  const phrases = isNameOnly ? span.others : span.phrases;
  const key = isNameOnly ? `synonym in name ${span.key}` : `synonym ${span.key}`;
  return { span, docs: lookup.workspace.wordSets.get(key, docs => addPhraseDocs(docs, lookup, { phrases, isNameOnly })) };
}

function docsOfMendedWord({ index: { plain }, workspace: { wordSets } }: Lookup, { folded }: QueryWord): Bits {
  return wordSets.get(`mended ${folded}`, docs => {
    for (const from of placesNear(plain, folded)) {
      addNameDocs(docs, plain, { from, to: from + 1 });
      addOtherDocs(docs, plain, { from, to: from + 1 });
    }
  });
}

/** Each word's set, widened by those that may stand in for it. */
function widened(pool: BitPool, words: Conditions, standIns: (place: number) => Conditions): Conditions {
  return words.map((word, place) => {
    const others = standIns(place).filter(set => !isEmpty(set));
    if (others.length === 0) return word;
    const wider = pool.copyOf(word);
    for (const other of others) unite(wider, other);
    return wider;
  });
}

const spansAt = (covered: readonly Covered[], place: number): Bits[] =>
  covered.filter(({ span }) => span.from <= place && place < span.to).map(({ docs }) => docs);

/** Null when the text holds no word: then everything is found and nothing is ranked. */
export function matchText(index: KindIndex, workspace: Workspace, { words, spans }: QueryText): TextMatch | null {
  if (words.length === 0) return null;
  const lookup = { index, workspace };
  const docs = words.map(word => docsOfWord(lookup, word));
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
  const covered = spans.map(span => coveredBy(lookup, span, false));
  if (spans.length > 0) {
    const coveredInName = spans.map(span => coveredBy(lookup, span, true));
    tiers[TIER.SYNONYM] = widened(workspace.bits, any, place => spansAt(covered, place));
    tiers[isMarked ? TIER.MARKED_NAME_SYNONYM : TIER.NAME_SYNONYM] = widened(workspace.bits, markedName, place => spansAt(coveredInName, place));
  }
  const mended = words.map((word, place) => (docs[place]?.isMissing && word.folded.length >= TYPO_MIN_LETTERS ? docsOfMendedWord(lookup, word) : null));
  if (mended.some(set => set !== null)) {
    const standIns = (place: number) => [...spansAt(covered, place), ...(mended[place] ? [mended[place]] : [])];
    tiers[TIER.TYPO] = widened(workspace.bits, any, standIns);
  }
  return { found: tiers[TIER.TYPO] ?? tiers[TIER.SYNONYM] ?? any, tiers };
}

/** -1 when the text did not find the document. */
export const tierOf = ({ tiers }: TextMatch, doc: number): number =>
  tiers.findLastIndex(conditions => conditions?.every(bits => hasBit(bits, doc)) ?? false);
