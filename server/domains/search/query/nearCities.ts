/** Instead of a city in which nothing is what lies around it. */
import { PART_MARK } from '../text/queryText.js';
import { destinationsOf, isAbsentCity, type Destination } from '../understanding/limits.js';
import type { Understanding } from '../understanding/understand.js';
import { isPlaceOrSchool, type Change, type Items } from './nearRelations.js';

const COUNTRY_NAMES: Record<Destination, readonly [vi: string, en: string]> = {
  AU: ['Úc', 'Australia'],
  CA: ['Canada', 'Canada'],
  DE: ['Đức', 'Germany'],
  GB: ['Anh', 'UK'],
  IE: ['Ireland', 'Ireland'],
  US: ['Mỹ', 'USA'],
};

const countryAround = (city: Items[number], destination: Destination, isVi: boolean): Items[number] => ({
  ...city,
  id: `around-${city.from}`,
  text: COUNTRY_NAMES[destination][isVi ? 0 : 1],
  limit: { kind: 'PLACE', destination },
});

/** The country of the only city that is said; none where there is another place. */
export function countryOfCity([city, ...others]: Items, isVi: boolean): Items {
  const [destination] = city && others.length === 0 ? (destinationsOf(city.limit) as Destination[]) : [];
  return city && destination ? [countryAround(city, destination, isVi)] : [];
}

/** Instead of a city in which nothing is: its country, its state before the rest of that. */
export function aroundCity(
  items: Items,
  { rest, decoded, isVi }: { rest: string; decoded: string | null; isVi: boolean },
): Change[] {
  const city = items.find(({ limit }) => isAbsentCity(limit));
  if (!city || !isAbsentCity(city.limit)) return [];
  const { destination, region } = city.limit.absent as { destination: Destination; region: string | null };
  const others = items.filter(item => item !== city);
  const isSaid = others.some(({ limit }) => limit.kind === 'PLACE' && limit.destination === destination);
  const country = countryAround(city, destination, isVi);
  const changed = { items: isSaid ? others : [...others, country], rest, decoded };
  const nearer = region === null ? {} : { nearer: { ...changed, rest: `${rest}${PART_MARK}${region}` } };
  return [{ relation: 'SAME_SUBJECT', changed, replaced: null, ...nearer }];
}

/** Instead of a city its country, at another price. */
export function unpricedAround(
  items: Items,
  rest: Pick<Understanding, 'rest' | 'decoded'>,
  isVi: boolean,
): Understanding[] {
  const city = items.find(({ limit }) => limit.kind === 'EITHER_PLACE' && (limit.isOne || limit.absent) !== undefined);
  const unpriced = items.filter(({ limit }) => limit.kind !== 'FEE');
  if (!city || unpriced.length === items.length) return [];
  const others = unpriced.filter(item => item !== city);
  const [said, ...more] = others.filter(({ limit }) => isPlaceOrSchool(limit));
  const [destination] = destinationsOf(city.limit) as Destination[];
  if (more.length > 0 || (said && said.limit.kind !== 'PLACE') || !destination) return [];
  const kept = said ? others : [...others, countryAround(city, destination, isVi)];
  return [{ items: kept, ...rest }];
}

/** Whoever names a city wants its country at another price before any other one. */
export const dearerAround = (...said: Parameters<typeof unpricedAround>): Change[] =>
  unpricedAround(...said).map(changed => ({ relation: 'WITHOUT_LIMITS', changed, replaced: null, isDearer: true }));
