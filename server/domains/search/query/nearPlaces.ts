/** Which places an answer lets go of: what is around them, and in their countries, is nearer than what is elsewhere. */
import { DESTINATIONS } from '../../../../schema/rules/catalogue.values.js';
import { optionsAt } from '../build/attributeLookup.js';
import { hasBit } from '../build/bitset.js';
import type { KindIndex, SearchIndex } from '../build/searchIndex.js';
import type { Term } from '../text/terms.js';
import { nameKey } from '../text/nameKey.js';
import { citiesAround, citiesAroundNamed } from '../understanding/cityAreas.js';
import { citiesCalled } from '../understanding/cityNames.js';
import { isAbsentCity } from '../understanding/limits.js';
import { countryOfRegion } from '../understanding/regions.js';
import { facetsOf, resolveFilters, type Filter } from './filters.js';
import type { LetGo } from './nearness.js';
import type { Items } from './nearRelations.js';
import type { NearAnswer } from './nearShares.js';
import { workspaceOf } from './workspace.js';

const numberOf = (code: string): number => DESTINATIONS.findIndex(destination => destination === code.toUpperCase());
const countryOfKey = (key: string): number => numberOf(key.slice(0, 2));

/** Numbers of the countries in which the places of filters lie. */
export const countriesOf = (filters: readonly Filter[], { countryOf }: KindIndex): Set<number> =>
  new Set(
    filters.flatMap(filter => {
      if (filter.kind === 'institutions') return [...filter.numbers].flatMap(number => countryOf[number] ?? []);
      if (filter.kind !== 'options') return [];
      if (filter.attribute === 'DESTINATION') return filter.options.map(numberOf);
      return filter.attribute === 'CITY' ? filter.options.map(countryOfKey) : [];
    }),
  );

/** Options of the facet CITY that filters ask for. */
const citiesAsked = (filters: readonly Filter[]): string[] =>
  filters.flatMap(filter => (filter.kind === 'options' && filter.attribute === 'CITY' ? filter.options : []));

/** The cities of institutions that filters name, as options of the facet CITY. */
const citiesOfNamed = (filters: readonly Filter[], institutions: KindIndex): string[] =>
  filters.flatMap(filter =>
    filter.kind === 'institutions'
      ? [...filter.numbers].flatMap(number => optionsAt(institutions, 'CITY', number))
      : [],
  );

const isOfPlace = (filter: Filter): boolean =>
  filter.kind === 'institutions' || facetsOf(filter).some(facet => facet === 'DESTINATION' || facet === 'CITY');

/** Whether something is where it should be, so that it is not elsewhere, whatever else it lacks. */
export function isWhereAsked(index: KindIndex, dropped: readonly Filter[]): (doc: number) => boolean {
  const places = resolveFilters(index, workspaceOf(index), dropped.filter(isOfPlace));
  return doc => places.length > 0 && places.every(({ docs }) => hasBit(docs, doc));
}

/** `gone`: terms that are looked for no more. A state is in its country, and so is a city that stays words. */
export function placesLetGo(
  index: SearchIndex,
  { dropped, left, gone }: { dropped: readonly Filter[]; left: Items; gone: readonly Term[] },
): Pick<LetGo, 'countries' | 'cities' | 'around'> {
  const { institutions } = index;
  const countries = countriesOf(dropped, institutions);
  const names = [
    ...gone.filter(({ role }) => role === 'PLACE').map(({ text }) => nameKey(text)),
    ...left.filter(({ limit }) => isAbsentCity(limit)).map(({ text }) => nameKey(text)),
  ];
  const said = names.flatMap(name => citiesCalled(index, name));
  const around = [...citiesAround([...citiesAsked(dropped), ...said]), ...names.flatMap(citiesAroundNamed)];
  for (const { meaning } of gone) {
    const country = countryOfRegion(meaning);
    if (country) countries.add(DESTINATIONS.indexOf(country));
  }
  // Of a city that has a country beside it the country is known already.
  if (countries.size === 0) for (const key of [...said, ...around]) countries.add(countryOfKey(key));
  return { countries, cities: citiesOfNamed(dropped, institutions), around };
}

/** Whether something that is near already is in one of some countries. */
export const isAmongShown = (
  { countryOf }: KindIndex,
  answers: readonly Pick<NearAnswer, 'docs'>[],
  countries: ReadonlySet<number>,
): boolean => answers.some(({ docs }) => docs.some(doc => countries.has(countryOf[doc] as number)));
