/** Steps of building an index that institutions, programs and scholarships share. */
import type { TokenCache } from './tokenCache.js';
import { gather, type Column } from './dictionaryColumn.js';
import { buildOrder, rankStrings, type Order } from './sortOrders.js';
import { isMeaningToken, isSubjectPhrase } from '../text/indexedWords.js';
import { toWords } from '../text/tokenizer.js';
import { groupDocs } from './postings.js';
import { orderStrings, packStrings, type StringTable } from './stringTable.js';
import { titleKeys } from './titleKeys.js';
import { buildInvertedIndex, type InvertedIndex, type TextUnit } from './invertedIndex.js';

/** Cities of one name in two countries have two keys: `gb-london`, `ca-london`. */
export const cityKey = (destination: string, city: string): string =>
  `${destination.toLowerCase()}-${toWords(city)
    .map(word => word.folded)
    .join('-')}`;

export const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The spelling to show for each key; of several the first by code unit. */
export function firstSpellings<Doc>(
  docs: readonly Doc[],
  read: { keyOf: (doc: Doc) => string; spellingOf: (doc: Doc) => string },
): Map<string, string> {
  const spellings = new Map<string, string>();
  for (const doc of docs) {
    const [key, spelling] = [read.keyOf(doc), read.spellingOf(doc)];
    const known = spellings.get(key);
    if (known === undefined || spelling < known) spellings.set(key, spelling);
  }
  return spellings;
}

/** The two inverted indexes of a kind, from the texts that its documents share. */
export function indexTexts(
  size: number,
  tokens: TokenCache,
  shared: {
    name: readonly Column<string>[];
    other: readonly Column<string>[];
    /** Names of what it belongs to: no subject in them is one of its own. */
    belongsTo?: readonly Column<string>[];
    /** Words without diacritics that stand in no text. */
    nameUnits?: readonly TextUnit[];
    otherUnits?: readonly TextUnit[];
  },
): { plain: InvertedIndex; marked: InvertedIndex } {
  const read = ({ values, numberOf }: Column<string>) => {
    const docs = groupDocs(numberOf, values.length);
    return values.map((text, number) => ({ ...tokens.wordsOf(text), docs: docs[number] ?? new Uint32Array(0) }));
  };
  const named = (shared.belongsTo ?? []).flatMap(read).map(unit => ({
    ...unit,
    plain: unit.plain.filter(word => !isSubjectPhrase(word)),
  }));
  const [name, other] = [shared.name.flatMap(read), [...named, ...shared.other.flatMap(read)]];
  const pick = (list: typeof name, form: 'plain' | 'marked'): TextUnit[] =>
    list.map(unit => ({ words: unit[form], docs: unit.docs }));
  // What a text means as a whole is asked of names only.
  const others = pick(other, 'plain').map(({ words, docs }) => ({
    words: words.filter(word => !isMeaningToken(word)),
    docs,
  }));
  return {
    plain: buildInvertedIndex(size, {
      name: [...pick(name, 'plain'), ...(shared.nameUnits ?? [])],
      other: [...others, ...(shared.otherUnits ?? [])],
    }),
    marked: buildInvertedIndex(size, { name: pick(name, 'marked'), other: pick(other, 'marked') }),
  };
}

type Identified = { id: string; slug: string; changedAt: number };

/** Ascending by slug; fast when the rows are nearly in order, as they are from one build to the next. */
export const bySlug = <Row extends { slug: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => byCodeUnit(a.slug, b.slug));

/** The part of an index that identifies its documents. */
export function indexIdentity(docs: readonly Identified[], labels: Column<string>) {
  const ids = packStrings(docs.map(doc => doc.id));
  return {
    size: docs.length,
    ids,
    slugs: packStrings(docs.map(doc => doc.slug)),
    idOrder: orderStrings(ids),
    labels: packStrings(labels.values),
    labelOf: labels.numberOf,
    titles: titleKeys(new Uint32Array(0)),
    changedAt: Float64Array.from(docs, doc => doc.changedAt),
  } satisfies { idOrder: Uint32Array; labels: StringTable } & Record<string, unknown>;
}

/** Documents by folded title; equal titles keep the order of `ties`. */
export function titleOrder({ values, numberOf }: Column<string>, tokens: TokenCache, ties: Uint32Array): Order {
  const { ranks, count } = rankStrings(values.map(tokens.folded));
  return buildOrder(ties, { ranks: gather(numberOf, ranks), count });
}
