/** Completions while typing: names and titles that hold every word typed. */
import { CATALOGUE_KINDS, DESTINATIONS } from '../../../schema/rules/catalogue.values.js';
import { optionsAt } from './attributes.js';
import { intersect, setAll, type BitPool, type Bits } from './bitset.js';
import { NO_INSTITUTION, type KindIndex, type SearchIndex } from './index.data.js';
import { parseQueryText, TYPO_MIN_LETTERS, type QueryText } from './queryText.js';
import { stringAt } from './stringTable.js';
import { addNameDocs, placesNear, prefixRange, wholeWord } from './terms.js';
import { workspaceOf } from './workspace.js';

type Kind = (typeof CATALOGUE_KINDS)[number];
type Destination = (typeof DESTINATIONS)[number];

export type Suggestion = { kind: Kind; slug: string; label: string; detail: string | null; destination: Destination | null };

const INDEX_OF_KIND = { INSTITUTION: 'institutions', PROGRAM: 'programs', SCHOLARSHIP: 'scholarships' } as const;

/** Documents whose name holds the words: mark by mark, as whole words, by their beginnings or with a slip mended. */
function nameTiers({ plain, marked, size }: KindIndex, pool: BitPool, { words }: QueryText): Bits[] {
  const everything = () => {
    const set = pool.take();
    setAll(set, size);
    return set;
  };
  const [exact, whole, begun] = [everything(), everything(), everything()];
  for (const word of words) {
    const range = prefixRange(plain, word.folded);
    const [asBeginning, asWhole] = [pool.takeEmpty(), pool.takeEmpty()];
    addNameDocs(asBeginning, plain, range);
    addNameDocs(asWhole, plain, wholeWord(plain, range, word.folded));
    intersect(exact, asBeginning);
    intersect(whole, asWhole);
    if (range.from === range.to && word.folded.length >= TYPO_MIN_LETTERS) {
      for (const from of placesNear(plain, word.folded)) addNameDocs(asBeginning, plain, { from, to: from + 1 });
    }
    intersect(begun, asBeginning);
    if (word.marked === null) continue;
    const asMarked = pool.takeEmpty();
    addNameDocs(asMarked, marked, prefixRange(marked, word.marked));
    intersect(exact, asMarked);
  }
  return words.some(word => word.marked !== null) ? [exact, whole, begun] : [whole, begun];
}

/** The first `limit` documents of a set that bear names not seen yet, in the order of BEST_MATCH. */
function firstNamed({ labelOf }: KindIndex, docs: Bits, seen: Set<number>, limit: number): number[] {
  const picked: number[] = [];
  for (let i = 0; i < docs.length && picked.length < limit; i++) {
    let word = docs[i] as number;
    while (word !== 0 && picked.length < limit) {
      const lowest = word & -word;
      word ^= lowest;
      const doc = (i << 5) + 31 - Math.clz32(lowest);
      const label = labelOf[doc] as number;
      if (seen.has(label)) continue;
      seen.add(label);
      picked.push(doc);
    }
  }
  return picked;
}

/** By tier: numbers of documents, best first. */
function completions(index: KindIndex, text: QueryText, limit: number): number[][] {
  const { bits } = workspaceOf(index);
  const seen = new Set<number>();
  return nameTiers(index, bits, text).map(docs => firstNamed(index, docs, seen, limit));
}

function describe(index: SearchIndex, kind: Kind, doc: number): Suggestion {
  const kindIndex = index[INDEX_OF_KIND[kind]];
  const institution = kind === 'PROGRAM' ? (kindIndex.institutionOf[doc] ?? NO_INSTITUTION) : NO_INSTITUTION;
  const { labels, labelOf } = index.institutions;
  const detail = institution === NO_INSTITUTION ? stringAt(kindIndex.details, kindIndex.detailOf[doc] ?? 0) : stringAt(labels, labelOf[institution] ?? 0);
  const destinations = optionsAt(kindIndex, 'DESTINATION', doc);
  return {
    kind,
    slug: stringAt(kindIndex.slugs, doc),
    label: stringAt(kindIndex.labels, kindIndex.labelOf[doc] ?? 0),
    detail: detail || null,
    destination: destinations.length === 1 ? (DESTINATIONS.find(code => code === destinations[0]) ?? null) : null,
  };
}

export type SuggestRequest = { text: string; kinds?: readonly Kind[] | undefined; limit: number };

/** Better tiers first; inside a tier the kinds take turns, so that none crowds out the others. */
export function suggest(index: SearchIndex, { text, kinds, limit }: SuggestRequest): Suggestion[] {
  const query = parseQueryText(text);
  if (query.words.length === 0) return [];
  const wanted = CATALOGUE_KINDS.filter(kind => !kinds || kinds.length === 0 || kinds.includes(kind));
  const found = wanted.map(kind => ({ kind, tiers: completions(index[INDEX_OF_KIND[kind]], query, limit) }));
  const picked: Suggestion[] = [];
  for (let tier = 0; tier < 3; tier++) {
    for (let place = 0; place < limit; place++) {
      for (const { kind, tiers } of found) {
        const doc = tiers[tier]?.[place];
        if (doc !== undefined && picked.length < limit) picked.push(describe(index, kind, doc));
      }
    }
  }
  return picked;
}
