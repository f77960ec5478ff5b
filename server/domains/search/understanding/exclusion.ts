/**
 * Places that somebody does not want: `not USA`, `trừ Mỹ`, `outside Europe`, `không phải Anh`. They ask for the other countries, a city
 * that is not wanted for the other cities (`nursing australia not sydney`); beside a place that is wanted a country says nothing more. Taken for the place itself such words would find the very opposite.
 */
import { DESTINATIONS } from '../../../../schema/rules/catalogue.values.js';
import { phraseAt, roleOfGroup } from '../text/phrases.js';
import type { CityNames, Segment } from './alternatives.js';
import { isShortNot } from './classPhrases.js';
import { destinationsOf, isElsewhere, type Limit } from './limits.js';
import type { Token } from './tokens.js';

/** Words, without their marks, behind which the place begins, the longest first. */
const EXCLUSIONS: readonly (readonly string[])[] = [
  'khong muon hoc o',
  'khong muon di hoc o',
  'khong muon du hoc',
  'khong muon sang',
  'khong muon di',
  'khong muon o',
  'khong o',
  'khong o gan',
  'tranh',
  'khong thich',
  'khong du hoc',
  'khong hoc o',
  'khong phai la o',
  'khong phai o',
  'khong phai',
  'khong phai la',
  'ngoai tru',
  'tru',
  'ngoai',
  'not in',
  'not the',
  'not in the',
  'not from',
  'not',
  'dont want',
  'except',
  'except for',
  'except the',
  'excluding',
  'outside',
  'outside of',
  'outside the',
  'outside of the',
  'other than',
  'other than the',
  'anywhere but',
  'anywhere but the',
]
  .map(phrase => phrase.split(' '))
  .sort((one, other) => other.length - one.length);

/** Typed with marks, `trừ` is meant by no `trú`. */
const isWord = (token: Token, word: string): boolean =>
  (isShortNot(token) ? 'khong' : token.folded) === word &&
  !(token.isMarked && word === 'tru' && token.exact.normalize('NFC') !== 'trừ');

const isPlace = ({ limit }: Segment): boolean => limit?.kind === 'PLACE' || limit?.kind === 'EITHER_PLACE';

/** A state or a province, which is a word to look for: no filter knows where a city lies in its country. */
function isRegion({ limit, tokens }: Segment): boolean {
  const phrase = limit === null ? phraseAt(tokens, 0) : undefined;
  return phrase?.words.length === tokens.length && phrase.group !== null && roleOfGroup(phrase.group) === 'PLACE';
}

/** How many segments before a place are exactly the words of an exclusion; 0 for none. */
function exclusionBefore(segments: readonly Segment[], place: number): number {
  for (const words of EXCLUSIONS) {
    let count = 0;
    let start = place - 1;
    for (; start >= 0 && segments[start]?.limit === null && count < words.length; start--)
      count += segments[start]?.tokens.length ?? 0;
    const tokens = segments.slice(start + 1, place).flatMap(segment => segment.tokens);
    // `nước ngoài` is abroad, not outside.
    const isAbroad = words[0] === 'ngoai' && segments[start]?.tokens.at(-1)?.folded === 'nuoc';
    if (!isAbroad && count === words.length && words.every((word, at) => isWord(tokens[at] as Token, word)))
      return place - 1 - start;
  }
  return 0;
}

/** The other cities of the countries that are wanted, or of all. */
function otherCities(limit: Extract<Limit, { kind: 'EITHER_PLACE' }>, { citiesIn, wanted }: Around): Limit | null {
  if (wanted.some(({ kind }) => kind !== 'PLACE')) return null;
  const countries = wanted.flatMap(destinationsOf);
  const { keys, institutions } = citiesIn(countries.length > 0 ? countries : DESTINATIONS);
  const cities = keys.filter(key => !limit.cities.includes(key));
  const seats = institutions.filter(number => !limit.institutions.includes(number));
  return cities.length > 0
    ? { kind: 'EITHER_PLACE', destinations: [], cities, institutions: seats, isOthers: true }
    : null;
}

type Around = { citiesIn: CityNames['citiesIn']; wanted: readonly Limit[] };

/** The other countries, or the other cities. */
function othersOf(limit: Limit | null, around: Around): Limit | null {
  if (limit?.kind !== 'PLACE' && limit?.kind !== 'EITHER_PLACE') return null;
  if (limit.kind === 'EITHER_PLACE' && limit.cities.length > 0) return otherCities(limit, around);
  if (around.wanted.length > 0) return null;
  const unwanted = limit.kind === 'PLACE' ? [limit.destination] : limit.destinations;
  const destinations = DESTINATIONS.filter(code => !unwanted.includes(code));
  return { kind: 'EITHER_PLACE', destinations, cities: [], institutions: [] };
}

export function withExclusions(segments: readonly Segment[], { citiesIn }: CityNames): readonly Segment[] {
  const excluded = new Map<number, number>();
  for (const [place, segment] of segments.entries()) {
    const before = isPlace(segment) || isRegion(segment) ? exclusionBefore(segments, place) : 0;
    if (before > 0) excluded.set(place, before);
  }
  if (excluded.size === 0) return segments;
  const wanted = segments.flatMap((segment, place) =>
    isPlace(segment) && !excluded.has(place) && segment.limit && !isElsewhere(segment.limit) ? [segment.limit] : [],
  );
  const result: Segment[] = [];
  for (const [place, segment] of segments.entries()) {
    const before = excluded.get(place);
    if (before === undefined) {
      result.push(segment);
      continue;
    }
    const words = result.splice(result.length - before, before);
    const tokens = [...words, segment].flatMap(part => part.tokens);
    const limit = othersOf(segment.limit, { citiesIn, wanted });
    // What no filter can say is no word to look for either.
    result.push({ tokens: limit ? tokens : [], limit, isNeutral: limit === null });
  }
  return result;
}
