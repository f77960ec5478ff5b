/** Steps shared by the three kinds when their documents are indexed. */
import type { CURRENCIES } from '../../../schema/rules/catalogue.values.js';
import { BAND_CURRENCY, bandValue, UNKNOWN_VALUE, type Band } from '../../../schema/rules/search.limits.js';
import { rankStrings, inverseOf } from './columns.js';
import { fold, hasMarks, toWords, wordForms, type Word } from './folding.js';
import { groupDocs } from './postings.js';
import type { RowMoney } from './search.ports.js';
import { packStrings, type StringTable } from './stringTable.js';
import { buildTerms, type Terms, type TextUnit } from './terms.js';

export type Rates = Readonly<Record<(typeof CURRENCIES)[number], number>>;

/** The one currency in which amounts are compared. Bounds and amounts go through it alike, so that equal amounts stay equal. */
export const toBandCurrency = ({ amount, currency }: RowMoney, rates: Rates): number =>
  currency === BAND_CURRENCY ? amount : (amount / rates[currency]) * rates[BAND_CURRENCY];

export const isInBand = (value: number, { min = -Infinity, max = Infinity }: Band): boolean => value >= min && value <= max;

/** Options of a banded facet for one value. */
export const bandsOf = (value: number | null, bands: readonly Band[]): string[] =>
  value === null ? [UNKNOWN_VALUE] : bands.filter(band => isInBand(value, band)).map(bandValue);

export const bandOptions = (bands: readonly Band[]): string[] => [...bands.map(bandValue), UNKNOWN_VALUE];

/** Cities of one name in two countries are two cities: `gb-london`, `ca-london`. */
export const cityKey = (destination: string, city: string): string => `${destination.toLowerCase()}-${toWords(city).map(word => word.folded).join('-')}`;

/** Computes once for each key: few distinct values stand behind many documents. */
export const memoized = <Key, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return key => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = compute(key);
    known.set(key, value);
    return value;
  };
};

export const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The spelling shown for a key that several spellings share: the first by code unit. */
export function firstSpellings(pairs: Iterable<readonly [key: string, spelling: string]>): Map<string, string> {
  const spellings = new Map<string, string>();
  for (const [key, spelling] of pairs) {
    const known = spellings.get(key);
    if (known === undefined || spelling < known) spellings.set(key, spelling);
  }
  return spellings;
}

/** Distinct strings in order of appearance, and which one each document bears. */
export function internStrings(strings: readonly string[]): { table: string[]; numberOf: Uint32Array } {
  const numbers = new Map<string, number>();
  const numberOf = Uint32Array.from(strings, text => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, numbers.size);
    return numbers.size - 1;
  });
  return { table: [...numbers.keys()], numberOf };
}

/** Words of documents that share a text: `textOf` tells which of `texts` a document bears. */
export type SharedText = { texts: readonly string[]; textOf: Uint32Array };

const plainWords = (words: readonly Word[]): Set<string> => new Set(words.flatMap(wordForms));
const markedWords = (words: readonly Word[]): Set<string> => new Set(words.filter(hasMarks).map(word => word.exact));

/** The two dictionaries of a kind, from the texts its documents share. */
export function indexTexts(size: number, shared: { name: readonly SharedText[]; other: readonly SharedText[] }): { plain: Terms; marked: Terms } {
  const read = ({ texts, textOf }: SharedText) => {
    const docs = groupDocs(textOf, texts.length);
    return texts.map((text, number) => ({ words: toWords(text), docs: docs[number] ?? new Uint32Array(0) }));
  };
  const units = { name: shared.name.flatMap(read), other: shared.other.flatMap(read) };
  const toUnits = (list: typeof units.name, pick: (words: readonly Word[]) => Set<string>): TextUnit[] =>
    list.map(({ words, docs }) => ({ words: pick(words), docs }));
  return {
    plain: buildTerms(size, { name: toUnits(units.name, plainWords), other: toUnits(units.other, plainWords) }),
    marked: buildTerms(size, { name: toUnits(units.name, markedWords), other: toUnits(units.other, markedWords) }),
  };
}

/** One text for each document, interned. */
export function shareTexts(texts: readonly string[]): SharedText {
  const { table, numberOf } = internStrings(texts);
  return { texts: table, textOf: numberOf };
}

type Identified = { id: string; slug: string; changedAt: number };

/** What every kind keeps of its documents. */
export function indexIdentity(docs: readonly Identified[], labels: readonly string[]) {
  const idRanks = rankStrings(docs.map(doc => doc.id));
  const { table, numberOf } = internStrings(labels);
  return {
    size: docs.length,
    ids: packStrings(docs.map(doc => doc.id)),
    slugs: packStrings(docs.map(doc => doc.slug)),
    idOrder: inverseOf(idRanks),
    labels: packStrings(table),
    labelOf: numberOf,
    changedAt: Float64Array.from(docs, doc => doc.changedAt),
  } satisfies { idOrder: Uint32Array; labels: StringTable } & Record<string, unknown>;
}

/** Rank of each document by its folded title, and by its slug. */
export function titleRanks(docs: readonly Identified[], labels: readonly string[]): { titleRank: Uint32Array; slugRank: Uint32Array } {
  const { table, numberOf } = internStrings(labels);
  const rankOfLabel = rankStrings(table.map(fold));
  return { titleRank: numberOf.map(label => rankOfLabel[label] as number), slugRank: rankStrings(docs.map(doc => doc.slug)) };
}
