/** Values as ranks: for filters by a range, and for the orders in which results are sorted. */
import { gather, type Column } from './dictionaryColumn.js';

/** The rank of an unknown value. */
export const UNKNOWN_RANK = 0;

/** A number that may be unknown, as its rank among the distinct values. */
export type RangeColumn = {
  /** Distinct values, ascending. */
  values: Float64Array;
  /** UNKNOWN_RANK when unknown, else 1 + place in `values`. */
  rankOf: Uint16Array | Uint32Array;
};

export function buildRange({ values: known, numberOf }: Column<number | null>): RangeColumn {
  const values = Float64Array.from(new Set(known.filter(value => value !== null))).sort();
  const rankOfValue = new Map(Array.from(values, (value, place) => [value, place + 1]));
  const rankOf = gather(
    numberOf,
    Uint32Array.from(known, value => (value === null ? UNKNOWN_RANK : (rankOfValue.get(value) ?? 0))),
  );
  return { values, rankOf: values.length < 0x10000 ? Uint16Array.from(rankOf) : rankOf };
}

/** Sort keys of documents as numbers below `count`. */
export type Ranks = { ranks: ArrayLike<number>; count: number };

/** Ranks of the numbers that `weigh` gives, ascending; equal numbers share a rank. */
export function rankColumn<Value>({ values, numberOf }: Column<Value>, weigh: (value: Value) => number): Ranks {
  const weights = values.map(weigh);
  const distinct = Float64Array.from(new Set(weights)).sort();
  const rankOf = new Map(Array.from(distinct, (weight, rank) => [weight, rank]));
  return {
    ranks: gather(
      numberOf,
      Uint32Array.from(weights, weight => rankOf.get(weight) ?? 0),
    ),
    count: distinct.length,
  };
}

/** A stable counting sort of documents by rank: linear in the number of documents. */
export function sortByRanks(docs: Uint32Array, { ranks, count }: Ranks): Uint32Array {
  const places = new Uint32Array(count + 1);
  for (let i = 0; i < docs.length; i++) {
    const next = (ranks[docs[i] as number] as number) + 1;
    places[next] = (places[next] as number) + 1;
  }
  for (let rank = 1; rank <= count; rank++) places[rank] = (places[rank] as number) + (places[rank - 1] as number);
  const sorted = new Uint32Array(docs.length);
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] as number;
    const rank = ranks[doc] as number;
    const place = places[rank] as number;
    sorted[place] = doc;
    places[rank] = place + 1;
  }
  return sorted;
}

export const ascendingDocs = (size: number): Uint32Array => Uint32Array.from({ length: size }, (_, doc) => doc);

/** A total order of the documents and its inverse. */
export type Order = { docAt: Uint32Array; rankOf: Uint32Array };

/** Sorts by rank; documents of equal rank keep the order of `ties`. */
export function buildOrder(ties: Uint32Array, ranks: Ranks): Order {
  const docAt = sortByRanks(ties, ranks);
  return { docAt, rankOf: inverseOf(docAt) };
}

/** Ranks of the values of a column; unknown ones come last in both directions. */
export function amountRanks({ values, rankOf }: RangeColumn, direction: 1 | -1): Ranks {
  const known = values.length;
  const ranks = Uint32Array.from(rankOf, rank => (rank === 0 ? known : direction === 1 ? rank - 1 : known - rank));
  return { ranks, count: known + 1 };
}

export function inverseOf(docAt: Uint32Array): Uint32Array {
  const rankOf = new Uint32Array(docAt.length);
  docAt.forEach((doc, rank) => (rankOf[doc] = rank));
  return rankOf;
}

/** Ascending by code unit; equal strings share a rank. */
export function rankStrings(strings: readonly string[]): { ranks: Uint32Array; count: number } {
  const sorted = [...new Set(strings)].sort();
  const rankOf = new Map(sorted.map((text, rank) => [text, rank]));
  return { ranks: Uint32Array.from(strings, text => rankOf.get(text) ?? 0), count: sorted.length };
}
