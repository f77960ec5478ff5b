/** Suggestions while typing: catalogue items by their names first, then by synonyms and by their other words. */
import { CATALOGUE_KINDS, DESTINATIONS } from '../../../../schema/rules/catalogue.values.js';
import { optionsAt } from '../build/attributeLookup.js';
import { intersectAll, type Bits } from '../build/bitset.js';
import { NO_INSTITUTION, type KindIndex, type SearchIndex } from '../build/searchIndex.js';
import { parseQueryText, type QueryText } from '../text/queryText.js';
import { stringAt } from '../build/stringTable.js';
import { SUGGEST_TIERS, suggestTiers } from './suggestTiers.js';
import { workspaceOf } from '../query/workspace.js';

type Kind = (typeof CATALOGUE_KINDS)[number];
type Destination = (typeof DESTINATIONS)[number];

export type Suggestion = {
  kind: Kind;
  slug: string;
  label: string;
  detail: string | null;
  destination: Destination | null;
};

const INDEX_OF_KIND = { INSTITUTION: 'institutions', PROGRAM: 'programs', SCHOLARSHIP: 'scholarships' } as const;

/** The first `limit` documents of a set whose names are not in `seen`, in the order of BEST_MATCH. */
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

/** Suggestions of one kind by tier, each tier computed on demand. */
function completions(
  index: KindIndex,
  query: QueryText,
  { kind, limit }: { kind: Kind; limit: number },
): (tier: number) => number[] {
  const workspace = workspaceOf(index);
  const seen = new Set<number>();
  const tiers = suggestTiers({ index, workspace }, query, kind);
  return tier => {
    const conditions = tiers[tier]?.() ?? null;
    if (!conditions) return [];
    const docs = workspace.bits.take();
    intersectAll(docs, conditions);
    return firstNamed(index, docs, seen, limit);
  };
}

function describe(index: SearchIndex, kind: Kind, doc: number): Suggestion {
  const kindIndex = index[INDEX_OF_KIND[kind]];
  const institution = kind === 'PROGRAM' ? (kindIndex.institutionOf[doc] ?? NO_INSTITUTION) : NO_INSTITUTION;
  const { labels, labelOf } = index.institutions;
  const detail =
    institution === NO_INSTITUTION
      ? stringAt(kindIndex.details, kindIndex.detailOf[doc] ?? 0)
      : stringAt(labels, labelOf[institution] ?? 0);
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

/** Better tiers first; within a tier the kinds alternate, so that none crowds out the others. */
export function suggest(index: SearchIndex, { text, kinds, limit }: SuggestRequest): Suggestion[] {
  const query = parseQueryText(text, { isTyping: true });
  if (query.words.length === 0) return [];
  const wanted = CATALOGUE_KINDS.filter(kind => !kinds || kinds.length === 0 || kinds.includes(kind));
  const completed = wanted.map(kind => ({
    kind,
    inTier: completions(index[INDEX_OF_KIND[kind]], query, { kind, limit }),
  }));
  const picked: Suggestion[] = [];
  for (let tier = 0; tier < SUGGEST_TIERS && picked.length < limit; tier++) {
    const found = completed.map(({ kind, inTier }) => ({ kind, docs: inTier(tier) }));
    for (let place = 0; place < limit; place++) {
      for (const { kind, docs } of found) {
        const doc = docs[place];
        if (doc !== undefined && picked.length < limit) picked.push(describe(index, kind, doc));
      }
    }
  }
  return picked;
}
