/** What the cities of an index are called, read once an index from the options of the facet CITY. */
import { findAttribute, optionsAt } from '../build/attributeLookup.js';
import { forEachBit, wordsFor } from '../build/bitset.js';
import { onceAnIndex } from '../build/onceAnIndex.js';
import { addPosting } from '../build/postings.js';
import type { KindIndex, SearchIndex } from '../build/searchIndex.js';
import { keyOfWords, nameKey } from '../text/nameKey.js';
import { wholePhrase, PHRASE_OF_KEY, roleOfGroup, synonymsOf, type Phrase } from '../text/phrases.js';
import { isSyllable } from '../text/syllables.js';
import type { Destination } from './limits.js';
import { placedAt } from './nameDocs.js';
import { countryOfRegion } from './regions.js';
import type { Token } from './tokens.js';

export type City = {
  /** As the options of the facet CITY. */
  keys: readonly string[];
  /** Institutions that have their seat there. */
  institutions: readonly number[];
  /** Whether nothing else is called so: no part of a country, no institution elsewhere, no word of titles. */
  isPlain: boolean;
};
export type CityNames = {
  /** The cities, of several countries perhaps, that exactly these words name; null for none. */
  cityOf: (words: readonly Token[]) => City | null;
  /** Those of some options of the facet CITY that there are. */
  citiesWith: (keys: readonly string[]) => Omit<City, 'isPlain'>;
  /** All cities of some countries. */
  citiesIn: (countries: readonly Destination[]) => Omit<City, 'isPlain'>;
  /** Those in the state or the province that exactly these words name. */
  citiesOfRegion: (words: readonly Token[]) => Omit<City, 'isPlain'>;
};

export const isPlace = ({ group }: Phrase): boolean => group !== null && roleOfGroup(group) === 'PLACE';

export type NamedCity = Omit<City, 'isPlain'> & { names: readonly string[] };

const countriesOnce = onceAnIndex<SearchIndex, string, Omit<City, 'isPlain'>>();

/** Those in some countries. */
export const citiesIn = (index: SearchIndex, countries: readonly string[]): Omit<City, 'isPlain'> =>
  countriesOnce(index, countries.join(), () => readCountries(index, countries));

function readCountries(index: SearchIndex, countries: readonly string[]): Omit<City, 'isPlain'> {
  const cities = [...citiesOf(index).byName.values()];
  const isThere = (key: string): boolean => countries.some(country => key.startsWith(`${country.toLowerCase()}-`));
  const { institutions } = index;
  const seats = Array.from({ length: institutions.size }, (_, doc) => doc).filter(doc =>
    optionsAt(institutions, 'DESTINATION', doc).some(country => countries.includes(country)),
  );
  return { keys: cities.flatMap(({ keys }) => keys).filter(isThere), institutions: seats };
}

/** Those with some keys that there are. */
export function citiesWith(index: SearchIndex, keys: readonly string[]): Omit<City, 'isPlain'> {
  const { byKey } = citiesOf(index);
  const found = keys.flatMap(key => byKey.get(key) ?? []);
  return { keys: found.map(({ key }) => key), institutions: found.flatMap(({ institutions }) => institutions) };
}

type Region = { phrase: Phrase; country: Destination };
const regionOnce = onceAnIndex<SearchIndex, string, Omit<City, 'isPlain'>>();

/** Those in the state or the province that exactly these words name, by what its institutions say of their place; looked for once an index. */
export function citiesOfRegion(index: SearchIndex, tokens: readonly Token[]): Omit<City, 'isPlain'> {
  const phrase = wholePhrase(tokens);
  const country = phrase ? countryOfRegion(`#${phrase.group}`) : null;
  if (!phrase || country === null) return { keys: [], institutions: [] };
  return regionOnce(index, phrase.key, () => readRegion(index, { phrase, country }));
}

function readRegion(index: SearchIndex, { phrase, country }: Region): Omit<City, 'isPlain'> {
  const spellings = [phrase, ...synonymsOf(phrase).flatMap(key => PHRASE_OF_KEY.get(key) ?? [])];
  const docsOf = (kind: KindIndex): number[] =>
    spellings
      .flatMap(({ key }) => placedAt(kind, key))
      .filter(doc => optionsAt(kind, 'DESTINATION', doc).includes(country));
  const institutions = docsOf(index.institutions);
  const citiesOfDocs = (kind: KindIndex, docs: readonly number[]) => docs.flatMap(doc => optionsAt(kind, 'CITY', doc));
  const keys = [
    ...citiesOfDocs(index.institutions, institutions),
    ...citiesOfDocs(index.programs, docsOf(index.programs)),
  ];
  return { keys: [...new Set(keys)], institutions: [...new Set(institutions)] };
}

type Cities = {
  byKey: ReadonlyMap<string, { key: string; institutions: readonly number[] }>;
  /** By the words of their names. */
  byName: ReadonlyMap<string, Omit<City, 'isPlain'>>;
  /** Those that are called so with more words behind it: Newcastle upon Tyne. */
  longer: ReadonlyMap<string, readonly Omit<City, 'isPlain'>[]>;
};
const citiesOfIndex = new WeakMap<SearchIndex, Cities>();

function citiesOf(index: SearchIndex): Cities {
  const known = citiesOfIndex.get(index);
  if (known) return known;
  const cities = new Map<string, { keys: Set<string>; institutions: Set<number> }>();
  const byKey = new Map<string, { key: string; institutions: number[] }>();
  for (const kind of [index.institutions, index.programs]) {
    const { options = [], labels = [], docs } = findAttribute(kind, 'CITY')?.attribute ?? {};
    options.forEach((key, option) => {
      const name = nameKey(labels[option] ?? '');
      const city = cities.get(name) ?? { keys: new Set(), institutions: new Set() };
      cities.set(name, city);
      city.keys.add(key);
      const single = byKey.get(key) ?? { key, institutions: [] };
      byKey.set(key, single);
      if (kind === index.programs || !docs) return;
      const seats = new Uint32Array(wordsFor(kind.size));
      addPosting(seats, docs, option);
      forEachBit(seats, doc => {
        city.institutions.add(doc);
        single.institutions.push(doc);
      });
    });
  }
  const byName = new Map(
    [...cities].map(([name, { keys, institutions }]) => [name, { keys: [...keys], institutions: [...institutions] }]),
  );
  const longer = new Map<string, Omit<City, 'isPlain'>[]>();
  for (const [name, city] of byName) {
    const words = name.split(' ');
    for (let length = 1; length < words.length; length++) {
      const shorter = words.slice(0, length).join(' ');
      if (byName.has(shorter)) longer.set(shorter, [...(longer.get(shorter) ?? []), city]);
    }
  }
  const made: Cities = { byKey, byName, longer };
  citiesOfIndex.set(index, made);
  return made;
}

/** Options of the facet CITY by what the cities are called, without diacritics. */
export const citiesCalled = (index: SearchIndex, name: string): readonly string[] =>
  citiesOf(index).byName.get(name)?.keys ?? [];

/** What the cities are called, without diacritics. */
export const cityLabels = (index: SearchIndex): string[] => [...citiesOf(index).byName.keys()];

/** By its own name, or by one that the vocabulary knows to mean the same; null for what means something else, too. */
export function cityNamed(index: SearchIndex, tokens: readonly Token[]): NamedCity | null {
  const whole = wholePhrase(tokens);
  if (whole && !isPlace(whole)) return null;
  const synonyms = whole ? [whole.key, ...synonymsOf(whole)].flatMap(key => PHRASE_OF_KEY.get(key) ?? []) : [];
  // `chậm` (slow) is no Cham: a Vietnamese syllable with its mark names a place by what the vocabulary calls it alone.
  const spelled = tokens.some(({ exact, folded }) => exact !== folded && isSyllable(folded)) ? [] : [tokens];
  const names = [...new Set([...spelled, ...synonyms.map(({ words }) => words)].map(keyOfWords))];
  const { byName, longer } = citiesOf(index);
  const found = names.flatMap(name => byName.get(name) ?? []);
  if (found.length === 0) return null;
  const all = [...found, ...names.flatMap(name => longer.get(name) ?? [])];
  return { names, keys: all.flatMap(({ keys }) => keys), institutions: all.flatMap(of => of.institutions) };
}
