/** Which documents a text finds, and in which tier each of them stands (the tiers are described in ranking.ts). */
import { intersect, setAll, unite, type BitPool, type Bits } from './bitset.js';
import type { KindIndex } from './index.data.js';
import { TYPO_MIN_LETTERS, type QueryText, type QueryWord, type SynonymSpan } from './queryText.js';
import { TIER } from './ranking.js';
import { addNameDocs, addOtherDocs, placesNear, prefixRange, wholeWord } from './terms.js';

export type TextMatch = {
  /** Documents in any tier. */
  found: Bits;
  /** By tier, the documents that meet its condition: a document stands in the highest one that holds it. Null where nobody can stand. */
  tiers: (Bits | null)[];
};

type Lookup = { index: KindIndex; pool: BitPool };

/** Documents that hold a word: in any of their words and in their name. */
type WordDocs = { any: Bits; inName: Bits; asWholeName: Bits; isMissing: boolean };

function docsOfWord({ index: { plain }, pool }: Lookup, { folded }: QueryWord): WordDocs {
  const range = prefixRange(plain, folded);
  const inName = pool.takeEmpty();
  addNameDocs(inName, plain, range);
  const any = pool.copyOf(inName);
  addOtherDocs(any, plain, range);
  const asWholeName = pool.takeEmpty();
  addNameDocs(asWholeName, plain, wholeWord(plain, range, folded));
  return { any, inName, asWholeName, isMissing: range.from === range.to };
}

/** Documents that hold a word mark by mark. */
function docsOfMarkedWord({ index: { marked }, pool }: Lookup, word: string): { any: Bits; inName: Bits } {
  const range = prefixRange(marked, word);
  const inName = pool.takeEmpty();
  addNameDocs(inName, marked, range);
  const any = pool.copyOf(inName);
  addOtherDocs(any, marked, range);
  return { any, inName };
}

/** Adds the documents that hold every word of a phrase, whole: in their name, or anywhere. */
function addPhraseDocs(target: Bits, { index: { plain }, pool }: Lookup, { phrase, isNameOnly }: { phrase: readonly string[]; isNameOnly: boolean }): void {
  const places = phrase.map(word => wholeWord(plain, prefixRange(plain, word), word));
  if (places.some(({ from, to }) => from === to)) return;
  const [first, ...others] = places.map(place => {
    const holding = pool.takeEmpty();
    addNameDocs(holding, plain, place);
    if (!isNameOnly) addOtherDocs(holding, plain, place);
    return holding;
  });
  if (!first) return;
  for (const other of others) intersect(first, other);
  unite(target, first);
}

function docsOfPhrases(lookup: Lookup, phrases: readonly string[][], isNameOnly: boolean): Bits {
  const docs = lookup.pool.takeEmpty();
  for (const phrase of phrases) addPhraseDocs(docs, lookup, { phrase, isNameOnly });
  return docs;
}

function docsOfMendedWord({ index: { plain }, pool }: Lookup, { folded }: QueryWord): Bits {
  const docs = pool.takeEmpty();
  for (const from of placesNear(plain, folded)) {
    const place = { from, to: from + 1 };
    addNameDocs(docs, plain, place);
    addOtherDocs(docs, plain, place);
  }
  return docs;
}

/** Documents with a word in their name, mark by mark when it was typed with marks. */
function docsInName(lookup: Lookup, { marked }: QueryWord, docs: WordDocs | undefined): Bits {
  const inName = lookup.pool.takeEmpty();
  if (docs) unite(inName, docs.inName);
  if (marked !== null) intersect(inName, docsOfMarkedWord(lookup, marked).inName);
  return inName;
}

const isMendable = (word: QueryWord, { isMissing }: WordDocs): boolean => isMissing && word.folded.length >= TYPO_MIN_LETTERS;

/** What the words find as they stand, best tier last. */
function plainTiers(lookup: Lookup, words: readonly QueryWord[], docs: readonly WordDocs[]): { sets: (Bits | null)[]; any: Bits } {
  const { pool, index } = lookup;
  const everything = () => {
    const set = pool.take();
    setAll(set, index.size);
    return set;
  };
  const [any, inName, whole] = [everything(), everything(), everything()];
  for (const word of docs) {
    intersect(any, word.any);
    intersect(inName, word.inName);
    intersect(whole, word.asWholeName);
  }
  const markedWords = words.flatMap(({ marked }) => (marked === null ? [] : [marked]));
  if (markedWords.length === 0) return { any, sets: [null, null, null, any, null, inName, whole, null, null, null] };

  const [exactAny, exactName] = [pool.copyOf(any), pool.copyOf(inName)];
  for (const word of markedWords) {
    const exact = docsOfMarkedWord(lookup, word);
    intersect(exactAny, exact.any);
    intersect(exactName, exact.inName);
  }
  return { any, sets: [null, null, null, any, null, inName, whole, exactAny, null, exactName] };
}

/** What the words find when each may also be covered by a synonym, or by the sets in `mended`. */
function widened(pool: BitPool, docs: readonly Bits[], cover: { spans: readonly { span: SynonymSpan; docs: Bits }[]; mended: readonly (Bits | null)[] }): Bits {
  const all = pool.take().fill(0xffffffff);
  docs.forEach((word, place) => {
    const covered = pool.copyOf(word);
    for (const { span, docs: synonyms } of cover.spans) if (span.from <= place && place < span.to) unite(covered, synonyms);
    const mended = cover.mended[place];
    if (mended) unite(covered, mended);
    intersect(all, covered);
  });
  return all;
}

/** Null when the text holds no word: then everything is found and nothing is ranked. */
export function matchText(index: KindIndex, pool: BitPool, { words, spans: typedSpans }: QueryText): TextMatch | null {
  if (words.length === 0) return null;
  const lookup = { index, pool };
  const docs = words.map(word => docsOfWord(lookup, word));
  const { any, sets } = plainTiers(lookup, words, docs);

  const anywhere = docs.map(word => word.any);
  const spans = typedSpans.map(span => ({ span, docs: docsOfPhrases(lookup, span.phrases, false) }));
  if (spans.length > 0) {
    sets[TIER.SYNONYM] = widened(pool, anywhere, { spans, mended: [] });
    const named = typedSpans.map(span => ({ span, docs: docsOfPhrases(lookup, span.others, true) }));
    const isMarked = words.some(({ marked }) => marked !== null);
    const inName = words.map((word, place) => docsInName(lookup, word, docs[place]));
    sets[isMarked ? TIER.MARKED_NAME_SYNONYM : TIER.NAME_SYNONYM] = widened(pool, inName, { spans: named, mended: [] });
  }
  const mended = words.map((word, place) => {
    const wordDocs = docs[place];
    return wordDocs && isMendable(word, wordDocs) ? docsOfMendedWord(lookup, word) : null;
  });
  if (mended.some(set => set !== null)) sets[TIER.TYPO] = widened(pool, anywhere, { spans, mended });

  const found = pool.copyOf(any);
  for (const wider of [sets[TIER.SYNONYM], sets[TIER.TYPO]]) if (wider) unite(found, wider);
  return { found, tiers: sets };
}
