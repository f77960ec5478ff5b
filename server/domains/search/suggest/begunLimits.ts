/** A place or a level of which the end of a text is the beginning: `thạc sĩ kế toán ở Ca` may go on to Canada, to Cambridge or to Calgary. */
import { fold } from '../../../../schema/rules/folding.rules.js';
import type { SearchIndex } from '../build/searchIndex.js';
import { optionsOf, type Filter } from '../query/filters.js';
import { WORDS_FOR_PLACES } from '../search.cityUniversity.js';
import { partsOf } from '../text/each.js';
import { lastFewOf } from '../text/lastFew.js';
import { PHRASES } from '../text/phrases.js';
import { toWords } from '../text/tokenizer.js';
import { begunFrom } from '../understanding/begunNames.js';
import { cityLabels, citiesCalled, citiesOfRegion, cityNamed, isPlace } from '../understanding/cityNames.js';
import { OTHER_COUNTRIES } from '../understanding/otherCountries.js';
import { COUNTRY_PHRASES } from '../understanding/places.js';
import { LEVELS } from '../understanding/saidLevels.js';
import { AWARDS_OF_LEVEL } from '../understanding/saidLimits.js';
import { tokensOf } from '../understanding/tokens.js';
import { onceAnIndex } from '../build/onceAnIndex.js';

export type BegunLimit = {
  /** What stands before it, without a word for a place. */
  before: string;
  /** Whether a word for a place stands right before it: then it begins nothing else. */
  isPlaced: boolean;
  /** Of programs; each of them is what may be meant. */
  filters: readonly Filter[];
};

type Means = {
  countries?: readonly string[];
  awards?: readonly string[];
  cities?: (index: SearchIndex) => readonly string[];
};
type Name = { written: string; means: Means };
type Names = { folded: readonly string[]; byFolded: ReadonlyMap<string, readonly Name[]> };

/** Levels that are what is wanted, not what somebody has. */
const WANTED = ['DIPLOMA', 'ANY_DIPLOMA', 'BACHELOR', 'UNIVERSITY', 'MASTER', 'DOCTORATE', 'POSTGRADUATE'] as const;
const isWanted = (level: string): level is (typeof WANTED)[number] => WANTED.some(wanted => wanted === level);

const written = (name: string): string => name.normalize('NFC').toLowerCase();
const named = (means: Means, line: string): Name[] => partsOf(line).map(name => ({ written: written(name), means }));

/** By what the vocabulary calls it: a city in another language, a state. */
const ofVocabulary = PHRASES.filter(isPlace).map(({ text }): Name => {
  const tokens = tokensOf(text);
  const cities = (index: SearchIndex): readonly string[] =>
    (cityNamed(index, tokens) ?? citiesOfRegion(index, tokens)).keys;
  return { written: written(text), means: { cities } };
});
const OF_ALL: readonly Name[] = [
  ...COUNTRY_PHRASES.flatMap(([country, line]) => named({ countries: [country] }, line)),
  ...LEVELS.flatMap(([level, line]) => (isWanted(level) ? named({ awards: AWARDS_OF_LEVEL[level] }, line) : [])),
  ...ofVocabulary,
  // Where there is nothing of ours; `Tây Ban` begins no Bangor.
  ...OTHER_COUNTRIES.flatMap(line => named({}, line)),
];

function sortedByFolded(names: readonly Name[]): Names {
  const byFolded = new Map<string, Name[]>();
  for (const name of names) {
    const key = fold(name.written);
    const same = byFolded.get(key);
    if (same) same.push(name);
    else byFolded.set(key, [name]);
  }
  return { folded: [...byFolded.keys()].sort(), byFolded };
}

const namesOnce = onceAnIndex<SearchIndex, 'names', Names>();
const namesOf = (index: SearchIndex): Names =>
  namesOnce(index, 'names', () => {
    const cities = cityLabels(index).map((label): Name => {
      const keys = citiesCalled(index, label);
      return { written: label, means: { cities: () => keys } };
    });
    return sortedByFolded([...OF_ALL, ...cities]);
  });

/** Whether a letter was typed as it is written, or with less of its marks. */
function isTypedAs(typed: string, letter: string): boolean {
  const signs = letter.normalize('NFD');
  return typed === fold(letter) || [...typed.normalize('NFD')].every(sign => signs.includes(sign));
}
const begins = (typed: string, name: string): boolean =>
  [...typed].every((letter, place) => isTypedAs(letter, name[place] ?? ''));

/** `United States of America` has more words, but nobody is left in doubt by then. */
const MAX_WORDS = 3;
const MAX_NAMES = 60;

/** So many ends are remembered: one key after the other asks for the same. */
const MAX_READ = 200;
const remembered = lastFewOf<SearchIndex, readonly Filter[] | 'NONE'>(MAX_READ);

/** Empty where there is nothing of ours, `NONE` where nothing begins so. */
function filtersBegunBy(index: SearchIndex, end: string, isPlaced: boolean): readonly Filter[] | 'NONE' {
  return remembered(index, isPlaced ? `${end}\n` : end, () => {
    const { folded, byFolded } = namesOf(index);
    const means = begunFrom(folded, fold(end), MAX_NAMES)
      .flatMap(name => byFolded.get(name) ?? [])
      .filter(name => begins(end, name.written) && !(isPlaced && name.means.awards))
      .map(name => name.means);
    return means.length === 0 ? 'NONE' : filtersOf(index, means);
  });
}

/** What the end of a text may go on to, the longest end that begins something; null for none, and where nothing stands before it. */
export function begunLimitOf(index: SearchIndex, text: string): BegunLimit | null {
  const words = text.trim().split(/\s+/);
  for (let from = Math.max(1, words.length - MAX_WORDS); from < words.length; from++) {
    const end = written(words.slice(from).join(' '));
    // `o` is `ở` before it is Oxford.
    if (WORDS_FOR_PLACES.has(fold(end))) return null;
    const isPlaced = WORDS_FOR_PLACES.has(toWords(words[from - 1] ?? '')[0]?.folded ?? '');
    const filters = filtersBegunBy(index, end, isPlaced);
    if (filters === 'NONE') continue;
    if (filters.length === 0) return null;
    return { before: words.slice(0, isPlaced ? from - 1 : from).join(' '), isPlaced, filters };
  }
  return null;
}

function filtersOf(index: SearchIndex, means: readonly Means[]): Filter[] {
  const distinct = (values: readonly string[]): string[] => [...new Set(values)].sort();
  const countries = distinct(means.flatMap(one => one.countries ?? []));
  const awards = distinct(means.flatMap(one => one.awards ?? []));
  const cities = distinct(means.flatMap(one => one.cities?.(index) ?? []));
  return [
    ...(countries.length > 0 ? [optionsOf('DESTINATION', ...countries)] : []),
    ...(awards.length > 0 ? [optionsOf('AWARD', ...awards)] : []),
    ...(cities.length > 0 ? [optionsOf('CITY', ...cities)] : []),
  ];
}
