/** What is left of something near when a figure that gives way still counts: a price that is within reach, a test of which nothing is told. */
import { ENGLISH_TESTS } from '../../../../schema/rules/catalogue.values.js';
import type { KindIndex } from '../build/searchIndex.js';
import { UNKNOWN_RANK } from '../build/sortOrders.js';
import type { Filter } from './filters.js';
import { excessOfPrice, MAX_SHARE_ABOUT, MAX_SHARE_ABOVE, MAX_SHARE_TO_PAY, PRICES } from './nearness.js';

type Near = { readonly doc: number };
type Tells = (doc: number) => boolean;

/** What whoever pays nothing may still pay, in the currency of prices. */
const NEARLY_FREE = 8_000;

/** Of an answer that lets go of a price, what costs more than twice as much, or more than hardly anything where it should be free. */
export function costsTooMuch(index: KindIndex, dropped: readonly Filter[]): Tells {
  const exceeds = dropped.flatMap(filter => {
    if (filter.kind !== 'range' || !PRICES.includes(filter.range)) return [];
    const column = index.ranges[filter.range];
    const most = filter.bounds.max > 0 ? filter.bounds.max * (1 + MAX_SHARE_TO_PAY) : NEARLY_FREE;
    const rankOf = (doc: number): number => column?.rankOf[doc] ?? UNKNOWN_RANK;
    return [(doc: number) => rankOf(doc) !== UNKNOWN_RANK && (column?.values[rankOf(doc) - 1] as number) > most];
  });
  return doc => exceeds.some(isExceeded => isExceeded(doc));
}

/** What a program costs a year, Infinity where it is not told. */
export function priceOf({ ranges: { TUITION: column } }: KindIndex): (doc: number) => number {
  return doc => {
    const rank = column?.rankOf[doc] ?? UNKNOWN_RANK;
    return rank === UNKNOWN_RANK ? Infinity : (column?.values[rank - 1] as number);
  };
}

/** Of an answer that lets go of a price, or that is in order of it, what tells none or costs clearly more. */
export function isFarFromPrice(index: KindIndex, dropped: readonly Filter[]): Tells {
  const excessOf = excessOfPrice(index, dropped);
  const price = priceOf(index);
  return doc => price(doc) === Infinity || excessOf(doc) > MAX_SHARE_ABOUT;
}

/** Of an answer that lets go of a price, what tells one far above it. */
export function isFarAbovePrice(index: KindIndex, dropped: readonly Filter[]): Tells {
  const excessOf = excessOfPrice(index, dropped);
  const price = priceOf(index);
  return doc => price(doc) !== Infinity && excessOf(doc) > MAX_SHARE_ABOVE;
}

/** What is near in order, where one by price was asked for: what costs more than twice as much as the cheapest of it, and more than hardly anything, is behind the rest, and so is what tells no price; what breaks a price that was said by far is last. What is at home is before all else, and in an order of its own. */
export function withinReachFirst<One extends Near>(
  index: KindIndex,
  near: readonly One[],
  { isAtHome, isBeyondMeans }: { isAtHome: Tells; isBeyondMeans: Tells },
): readonly One[] {
  const priceOfDoc = priceOf(index);
  const price = ({ doc }: Near): number => priceOfDoc(doc);
  return [near.filter(({ doc }) => isAtHome(doc)), near.filter(({ doc }) => !isAtHome(doc))].flatMap(some => {
    const most = Math.max(Math.min(...some.map(price)) * (1 + MAX_SHARE_TO_PAY), NEARLY_FREE);
    const rankOf = (one: One): number =>
      isBeyondMeans(one.doc) ? 2 : Number(price(one) > most || price(one) === Infinity);
    return some.toSorted((a, b) => rankOf(a) - rankOf(b));
  });
}

/** Of an answer that lets go of tests, what tells a minimum in each. */
export function statesMinimum({ englishMinimums, englishSetOf }: KindIndex, dropped: readonly Filter[]): Tells {
  const places = dropped.flatMap(filter => (filter.kind === 'english' ? ENGLISH_TESTS.indexOf(filter.test) : []));
  const minimum = (doc: number, place: number): number =>
    englishMinimums[(englishSetOf[doc] as number) * ENGLISH_TESTS.length + place] ?? NaN;
  return doc => places.every(place => !Number.isNaN(minimum(doc, place)));
}
