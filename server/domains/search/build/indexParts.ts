/** Steps shared by the three kinds when their documents are indexed. */
import type { CURRENCIES } from '../../../../schema/rules/catalogue.values.js';
import { BAND_CURRENCY, bandValue, UNKNOWN_VALUE, type Band } from '../../../../schema/rules/search.limits.js';
import type { BuildMemory } from './tokenCache.js';
import { gather, type Column } from './dictionaryColumn.js';
import { buildOrder, rankStrings, type Order } from './facetColumns.js';
import { toWords } from '../text/tokenizer.js';
import { groupDocs } from './postings.js';
import type { RowMoney } from '../search.ports.js';
import { orderByHash, packStrings, type StringTable } from './stringTable.js';
import { buildTerms, type Terms, type TextUnit } from './invertedIndex.js';

export type Rates = Readonly<Record<(typeof CURRENCIES)[number], number>>;

/** The one currency in which amounts are compared. Bounds and amounts go through it alike, so that equal amounts stay equal. */
export const toBandCurrency = ({ amount, currency }: RowMoney, rates: Rates): number =>
  currency === BAND_CURRENCY ? amount : (amount / rates[currency]) * rates[BAND_CURRENCY];

export const isInBand = (value: number, { min = -Infinity, max = Infinity }: Band): boolean =>
  value >= min && value <= max;

/** Options of a banded facet for one value. */
export const bandsOf = (value: number | null, bands: readonly Band[]): string[] =>
  value === null ? [UNKNOWN_VALUE] : bands.filter(band => isInBand(value, band)).map(bandValue);

export const bandOptions = (bands: readonly Band[]): string[] => [...bands.map(bandValue), UNKNOWN_VALUE];

/** Cities of one name in two countries are two cities: `gb-london`, `ca-london`. */
export const cityKey = (destination: string, city: string): string =>
  `${destination.toLowerCase()}-${toWords(city)
    .map(word => word.folded)
    .join('-')}`;

export const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The spelling shown for a key that several spellings share: the first by code unit. */
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

/** The two dictionaries of a kind, from the texts its documents share. */
export function indexTexts(
  size: number,
  memory: BuildMemory,
  shared: { name: readonly Column<string>[]; other: readonly Column<string>[] },
): { plain: Terms; marked: Terms } {
  const read = ({ values, numberOf }: Column<string>) => {
    const docs = groupDocs(numberOf, values.length);
    return values.map((text, number) => ({ ...memory.wordsOf(text), docs: docs[number] ?? new Uint32Array(0) }));
  };
  const [name, other] = [shared.name.flatMap(read), shared.other.flatMap(read)];
  const pick = (list: typeof name, form: 'plain' | 'marked'): TextUnit[] =>
    list.map(unit => ({ words: unit[form], docs: unit.docs }));
  return {
    plain: buildTerms(size, { name: pick(name, 'plain'), other: pick(other, 'plain') }),
    marked: buildTerms(size, { name: pick(name, 'marked'), other: pick(other, 'marked') }),
  };
}

type Identified = { id: string; slug: string; changedAt: number };

/** Ascending by slug. Fast when they nearly are already, as from one build to the next. */
export const bySlug = <Row extends { slug: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => byCodeUnit(a.slug, b.slug));

/** What every kind keeps of its documents. */
export function indexIdentity(docs: readonly Identified[], labels: Column<string>) {
  const ids = packStrings(docs.map(doc => doc.id));
  return {
    size: docs.length,
    ids,
    slugs: packStrings(docs.map(doc => doc.slug)),
    idOrder: orderByHash(ids),
    labels: packStrings(labels.values),
    labelOf: labels.numberOf,
    changedAt: Float64Array.from(docs, doc => doc.changedAt),
  } satisfies { idOrder: Uint32Array; labels: StringTable } & Record<string, unknown>;
}

/** Documents by folded title; equals in the order of `ties`. */
export function titleOrder({ values, numberOf }: Column<string>, memory: BuildMemory, ties: Uint32Array): Order {
  const { ranks, count } = rankStrings(values.map(memory.folded));
  return buildOrder(ties, { ranks: gather(numberOf, ranks), count });
}
