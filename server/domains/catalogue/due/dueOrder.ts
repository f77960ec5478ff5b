/** The order of the facts that are due: worst first, the same in every process. Pure. */
import { DAY_MS } from '../../../../schema/rules/days.rules.js';
import { FACT_FRESH_DAYS, freshFrom } from '../../../../schema/rules/staleness.rules.js';
import type { CountryDue } from './countryFacts.js';

export type DueOwner = 'INSTITUTION' | 'PROGRAM' | 'SCHOLARSHIP';
export type DuePlace =
  | { owner: DueOwner; id: string; path: string; programs: number }
  | { owner: 'COUNTRY'; due: CountryDue; programs: number };
export type DueFilter = { isStale: boolean; isCopy: boolean; isContradicted: boolean };
export type WeighedItem = { owner: DueOwner; id: string; facts: readonly number[]; programs: number };
export type WeighedCountry = { due: CountryDue; programs: number };

/** A fact in 30 bits: number of its path, days since 1970 from which its freshness counts, whether it is a copy, whether it is contradicted. */
const DAY_BITS = 16;
const COPY = 2;
const CONTRADICTED = 1;
type Marks = { isCopy: boolean; isContradicted: boolean };

const maskOf = ({ isCopy, isContradicted }: Marks): number => (isCopy ? COPY : 0) | (isContradicted ? CONTRADICTED : 0);
const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
const pathOf = (fact: number): number => fact >>> (DAY_BITS + 2);
const dayOf = (fact: number): number => (fact >>> 2) & (2 ** DAY_BITS - 1);

export const packedFact = (path: number, day: string, marks: Marks): number =>
  (path << (DAY_BITS + 2)) | (dayNumber(day) << 2) | maskOf(marks);

/** Places of the keys below: with the day and the rank of the weight they stay below 2^53, the largest number that is exact. */
const PLACES = 2 ** 24;

/** One number a fact, so that a million of them are sorted in a fraction of a second: most programs first, then the oldest, then as they come. */
export const orderOf = (
  { items, countries }: { items: readonly WeighedItem[]; countries: readonly WeighedCountry[] },
  { today, wanted, paths }: { today: string; wanted: DueFilter; paths: readonly string[] },
) => {
  const mask = maskOf(wanted);
  const limit = wanted.isStale ? dayNumber(today) - FACT_FRESH_DAYS : 0;
  const isDue = (fact: number): boolean => (fact & mask) !== 0 || dayOf(fact) < limit;
  const weights = [...new Set([...items, ...countries].map(({ programs }) => programs))].toSorted((a, b) => b - a);
  const rankOf = new Map(weights.map((weight, rank) => [weight, rank]));
  const keyOf = (programs: number, day: number, place: number): number =>
    ((rankOf.get(programs) ?? 0) * 2 ** DAY_BITS + day) * PLACES + place;

  let total = countries.length;
  for (const { facts } of items) for (const fact of facts) if (isDue(fact)) total += 1;
  const keys = new Float64Array(total);
  const itemAt = new Uint32Array(total);
  const factAt = new Int32Array(total);
  countries.forEach(({ due, programs }, at) => (keys[at] = keyOf(programs, dayNumber(freshFrom(due)), at)));
  let at = countries.length;
  items.forEach(({ facts, programs }, item) => {
    for (const fact of facts) {
      if (!isDue(fact)) continue;
      keys[at] = keyOf(programs, dayOf(fact), at);
      itemAt[at] = item;
      factAt[at] = fact;
      at += 1;
    }
  });
  keys.sort();

  const placeOf = (key: number): DuePlace[] => {
    const place = key % PLACES;
    const country = countries[place];
    if (country) return [{ owner: 'COUNTRY', ...country }];
    const item = items[itemAt[place] ?? -1];
    return item ? [{ ...item, path: paths[pathOf(factAt[place] ?? 0)] ?? '' }] : [];
  };
  return { total, slice: (from: number, to: number) => [...keys.subarray(from, to)].flatMap(placeOf) };
};

export type DueOrder = ReturnType<typeof orderOf>;
