/** Instead of a city in which nothing is what lies around it. */
import { LICENSED_MEANINGS } from '../text/concepts.js';
import { PART_MARK } from '../text/queryText.js';
import { destinationsOf, isAbsentCity, isLevel, isSingleCity, type Destination } from '../understanding/limits.js';
import type { Understanding } from '../understanding/understand.js';
import { COUNTRY_NAMES } from './nearLanguage.js';
import { isPlaceOrSchool, saysBeginning, type Change, type Items, type Replaced } from './nearRelations.js';

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

/** Instead of the only place of a text, a city in which none is of what is looked for, its country. */
function countryOfNone(
  items: Items,
  { rest, decoded, isVi }: { rest: string; decoded: string | null; isVi: boolean },
): Change[] {
  const places = items.filter(({ limit }) => isPlaceOrSchool(limit));
  const country = places.every(({ limit }) => isSingleCity(limit)) ? countryOfCity(places, isVi) : [];
  const changed = { items: [...items.filter(item => !places.includes(item)), ...country], rest, decoded };
  return country.length > 0 ? [{ relation: 'SAME_SUBJECT', changed, replaced: null }] : [];
}

/** Instead of a city in which nothing is: its country, its state before the rest of that. */
export function aroundCity(
  items: Items,
  { rest, decoded, isVi, isOfNone }: { rest: string; decoded: string | null; isVi: boolean; isOfNone: boolean },
): Change[] {
  const city = items.find(({ limit }) => isAbsentCity(limit));
  if (!city || !isAbsentCity(city.limit)) return isOfNone ? countryOfNone(items, { rest, decoded, isVi }) : [];
  const { destination, region } = city.limit.absent as { destination: Destination; region: string | null };
  const others = items.filter(item => item !== city);
  const isSaid = others.some(({ limit }) => limit.kind === 'PLACE' && limit.destination === destination);
  const country = countryAround(city, destination, isVi);
  const changed = { items: isSaid ? others : [...others, country], rest, decoded };
  const nearer = region === null ? {} : { nearer: { ...changed, rest: `${rest}${PART_MARK}${region}` } };
  return [{ relation: 'SAME_SUBJECT', changed, replaced: null, ...nearer }];
}

/** Whoever says when something should begin and a city alone may go elsewhere in its country for it. */
export function inMonthAround(
  items: Items,
  { rest, decoded, isVi }: { rest: string; decoded: string | null; isVi: boolean },
): Change[] {
  const cities = items.filter(({ limit }) => isSingleCity(limit) && !isAbsentCity(limit));
  const countries = items.filter(({ limit }) => isPlaceOrSchool(limit) && !isSingleCity(limit));
  const around = countries.length > 0 ? countries : countryOfCity(cities, isVi);
  const isSaid = countries.every(({ limit }) => limit.kind === 'PLACE') && cities.length === 1;
  if (!isSaid || around.length !== 1 || !saysBeginning(items)) return [];
  const others = items.filter(item => !cities.includes(item) && !countries.includes(item));
  return [{ relation: 'SAME_SUBJECT', changed: { items: [...others, ...around], rest, decoded }, replaced: null }];
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

const isCheap = ({ limit }: Items[number]): boolean => limit.kind === 'SORT' && limit.sort === 'TUITION_ASC';

/** Whether a text says what something may cost, or that it should cost little. */
export const saysPrice = (items: Items): boolean => items.some(item => item.limit.kind === 'FEE' || isCheap(item));

/**
 * Of a broader subject, for whoever says a level, a city and a price: what is there at the price, or at about it (where it should cost little, where something tells one), then what is akin to the subject in
 * the country of the city at the price. `subject`: the text with the subject itself.
 */
export function pricedAround(
  items: Items,
  {
    replaced,
    kept,
    rest,
    subject,
    decoded,
  }: Pick<Understanding, 'rest' | 'decoded'> & {
    replaced: Replaced | null;
    kept: Items;
    subject: string;
  },
  isVi: boolean,
): Change[] {
  const places = items.filter(({ limit }) => isPlaceOrSchool(limit));
  const country = places.every(({ limit }) => isSingleCity(limit)) ? countryOfCity(places, isVi) : [];
  // Nobody who wants to be a pharmacist becomes a nurse instead.
  if (!replaced || LICENSED_MEANINGS.has(replaced.term.meaning)) return [];
  if (!saysPrice(items) || country.length === 0 || !kept.some(({ limit }) => isLevel(limit))) return [];
  const within = (some: Items, text = rest): Understanding => ({ items: some, rest: text, decoded });
  const unpriced = kept.filter(({ limit }) => limit.kind !== 'FEE');
  const around = [...kept, ...country];
  return [
    { relation: 'BROADER_SUBJECT', changed: within([...kept, ...places]), replaced, isAboutPrice: true },
    { relation: 'BROADER_SUBJECT', changed: within([...unpriced, ...places]), replaced, isAboutPrice: true },
    { relation: 'BROADER_SUBJECT', changed: within(around), replaced, cheaperThan: within(around, subject) },
  ];
}

/** Whoever names a city wants its country at another price before any other one. */
export const dearerAround = (...said: Parameters<typeof unpricedAround>): Change[] =>
  unpricedAround(...said).map(changed => ({ relation: 'WITHOUT_LIMITS', changed, replaced: null, isDearer: true }));
