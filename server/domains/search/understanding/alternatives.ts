/**
 * Two places or two levels with an `or` between them are one limit that either of them meets: `brisbane or perth`, `úc hoặc canada`, `master or phd`. A comma
 * stands for the word before the last: `sydney, melbourne or perth`. Cities need no word: nothing is in two of them. One city alone is a limit, too.
 */
import type { Award } from '../../../../schema/rules/award.rules.js';
import { isAlternative, PHRASE_OF_KEY, roleOfGroup, wholePhrase, type TermRole } from '../text/phrases.js';
import type { City, CityNames } from './cityNames.js';
import { destinationsOf, isAbroad, type Destination, type EitherPlace, type Limit } from './limits.js';
import { AWARDS_OF_LEVEL } from './saidLimits.js';
import { countryOfRegion } from './regions.js';
import { tokensOf, type Token } from './tokens.js';

export type Segment = {
  tokens: readonly Token[];
  limit: Limit | null;
  isNeutral: boolean;
  /** What its limit is told by, where words of another limit stand between its own. */
  shownTokens?: readonly Token[];
};

/** The phrase of the vocabulary that a segment is. */
const phraseOf = ({ tokens }: Segment) => wholePhrase(tokens);

/** Of words that are no limit. */
function roleOf(segment: Segment): TermRole | null {
  const group = segment.limit === null ? (phraseOf(segment)?.group ?? null) : null;
  return group === null ? null : roleOfGroup(group);
}

/** Whether it is a name of a place that no filter knows: a state, a province, a city. */
export const isPlaceName = (segment: Segment): boolean => roleOf(segment) === 'PLACE';

/** A name of a degree is a limit, and words to look for as well. */
export const isSubject = (segment: Segment): boolean =>
  segment.limit?.kind === 'AWARD' ? Boolean(segment.limit.words) : roleOf(segment) === 'SUBJECT';

/** Said of something else: it asks for nothing, and none of its words is looked for. */
export const unsaid = (segment: Segment): Segment => ({ ...segment, tokens: [], limit: null, isNeutral: true });

export function isOr(segment: Segment): boolean {
  const phrase = phraseOf(segment);
  return phrase !== undefined && isAlternative(phrase);
}
const isSign = ({ tokens: [only, ...others] }: Segment, ...signs: readonly string[]): boolean =>
  only !== undefined && others.length === 0 && signs.includes(only.exact.normalize('NFC'));

/** By the group of the phrases that say it: beside another level `diploma` is one below it. */
const AWARDS_OF_GROUP: ReadonlyMap<number, readonly Award[]> = new Map(
  (
    [
      ['bachelor', 'BACHELOR'],
      ['master', 'MASTER'],
      ['phd', 'DOCTORATE'],
      ['diploma', 'DIPLOMA'],
      ['postgraduate', 'POSTGRADUATE'],
    ] as const
  ).flatMap(([key, level]) => {
    const group = PHRASE_OF_KEY.get(key)?.group ?? null;
    return group === null ? [] : [[group, AWARDS_OF_LEVEL[level]] as const];
  }),
);

type EitherLevel = Extract<Limit, { kind: 'EITHER_LEVEL' }>;
type Either = EitherPlace | EitherLevel;

const TO_PLACES: ReadonlySet<string> = new Set('o in tai'.split(' '));
/** Of what stands at a place, whether a word leads there: `ở Melbourne`, `in California`. */
export const isThereAt = (segments: readonly Segment[], place: number): { isThere?: true } =>
  TO_PLACES.has(segments[place - 1]?.tokens.at(-1)?.folded ?? '') ? { isThere: true } : {};

const placeOfCity = ({ keys, institutions, isPlain }: City): EitherPlace => ({
  kind: 'EITHER_PLACE',
  destinations: [],
  cities: keys,
  institutions,
  ...(isPlain && { isPlain }),
});

function placeOf({ tokens, limit }: Segment, { cityOf }: CityNames): EitherPlace | null {
  if (limit?.kind === 'PLACE')
    return { kind: 'EITHER_PLACE', destinations: [limit.destination], cities: [], institutions: [] };
  if (limit?.kind === 'EITHER_PLACE') return limit;
  const city = limit === null ? cityOf(tokens) : null;
  return city && placeOfCity(city);
}

/** The country of a state or a province. */
const regionIn = (segment: Segment): Destination | null =>
  segment.limit === null ? countryOfRegion(`#${phraseOf(segment)?.group}`) : null;

/** So many times as much is in it as in all others that are called so: London is no city of Ontario where nothing else says so. */
const FAR_MORE = 5;

/** Of cities with one name in several countries the one that anybody means. */
function mainCity(city: City, { citiesWith }: CityNames): City {
  if (city.keys.length < 2) return city;
  const single = city.keys.map(key => citiesWith([key]));
  const main = single.find(
    ({ institutions }) => institutions.length >= FAR_MORE * Math.max(1, city.institutions.length - institutions.length),
  );
  return main ? { ...city, ...main } : city;
}

function levelOf(segment: Segment): EitherLevel | null {
  const { limit } = segment;
  if (limit !== null && (limit.kind !== 'AWARD' || limit.words)) return null;
  const awards = AWARDS_OF_GROUP.get(phraseOf(segment)?.group ?? -1) ?? limit?.awards;
  return awards ? { kind: 'EITHER_LEVEL', awards } : null;
}

const union = <Value>(one: readonly Value[], other: readonly Value[]): Value[] => [...new Set([...one, ...other])];

/** Beside a city a country is all of its cities. Null where no filter can take both, a place and a level, and for a country that is none here: it is told by itself. */
function joinEither(one: Either, other: Either, { citiesIn }: CityNames): Either | null {
  if (one.kind === 'EITHER_LEVEL')
    return other.kind === 'EITHER_LEVEL' ? { ...one, awards: union(one.awards, other.awards) } : null;
  if (other.kind !== 'EITHER_PLACE' || isAbroad(one) !== isAbroad(other)) return null;
  const countries = one.cities.length > 0 ? other.destinations : one.destinations;
  const isMixed = one.cities.length > 0 !== other.cities.length > 0;
  const ofCountries = isMixed ? citiesIn(countries) : { keys: [], institutions: [] };
  return {
    kind: 'EITHER_PLACE',
    destinations: union(one.destinations, other.destinations),
    cities: union(union(one.cities, other.cities), ofCountries.keys),
    institutions: union(union(one.institutions, other.institutions), ofCountries.institutions),
    ...(one.isPlain && other.isPlain && { isPlain: true }),
    ...(one.absent && other.absent && { absent: one.absent }),
  };
}

/** A sign or a word between the things of a list. */
export const isListed = (segment: Segment): boolean => isSign(segment, ',', '/', 'and', 'và', 'va', '&');

/** What stands between two of a list, or of alternatives. */
export const isJoint = (segment: Segment | undefined): boolean =>
  segment !== undefined && (isListed(segment) || isOr(segment));

/** Behind a comma these begin what is not wanted (exclusion.ts). */
const NOT: ReadonlySet<string> = new Set(['not', 'khong', 'ko', 'k', 'hk']);

type Joint = { length: number; isOr: boolean };
const NO_JOINT: Joint = { length: 0, isOr: false };

const isNot = ({ tokens: [first] }: Segment): boolean => first !== undefined && NOT.has(first.folded);

/** What joins two things: an `or` or a stroke, a comma or an `and`, each with words of asking behind it (`ở`, `ngành`); or nothing. */
export function jointAt(segments: readonly Segment[], place: number): Joint {
  const [first, second] = [segments[place], segments[place + 1]];
  const isOrHere = first !== undefined && (isOr(first) || isSign(first, '/'));
  if (!first || !(isOrHere || isSign(first, ',', 'and', 'và', 'va', 'vs', 'versus'))) return NO_JOINT;
  const isAsking = second !== undefined && second.isNeutral && second.limit === null && !isOr(second) && !isNot(second);
  return { length: isAsking ? 2 : 1, isOr: isOrHere };
}

type Row<Value> = { value: Value; length: number };
type Reading<Value> = {
  read: (segment: Segment) => Value | null;
  /** What both are as one; null where they are no alternatives. */
  join: (one: Value, other: Value) => Value | null;
  /** Whether alternatives need no `or` between them. */
  needsNoOr: (value: Value) => boolean;
};

/** The longest row of alternatives from a place on; null for none. */
function rowAt<Value>(
  segments: readonly Segment[],
  from: number,
  { read, join, needsNoOr }: Reading<Value>,
): Row<Value> | null {
  const valueAt = (place: number): Value | null => {
    const segment = segments[place];
    return segment ? read(segment) : null;
  };
  let known = valueAt(from);
  let found: Row<Value> | null = null;
  for (let place = from + 1; known;) {
    const joint = jointAt(segments, place);
    const next = valueAt(place + joint.length);
    known = next && join(known, next);
    place += joint.length + 1;
    if (known && (joint.isOr || needsNoOr(known))) found = { value: known, length: place - from };
  }
  return found;
}

/** Subjects, or parts of countries, of the vocabulary: they stay words, with an `or` between them (text/queryText.ts). */
const WORD_ROLES: readonly string[] = ['SUBJECT', 'PLACE'];
const WORDS: Reading<string> = {
  read: segment => {
    const group = segment.limit === null ? (phraseOf(segment)?.group ?? null) : null;
    const role = group === null ? '' : roleOfGroup(group);
    return WORD_ROLES.includes(role) ? role : null;
  },
  join: (one, other) => (one === other ? one : null),
  needsNoOr: () => false,
};

/** A sign between words becomes the word that is meant, set off from them. */
function withOr(segment: Segment, place: number, row: readonly Segment[]): Segment {
  if (!isSign(segment, ',', '/')) return segment;
  const next = row[place + 1]?.tokens[0];
  return {
    ...segment,
    tokens: segment.tokens.map(token => ({ ...token, decoded: next?.from === token.to ? ' or ' : ' or' })),
  };
}

const [UNIVERSITY] = tokensOf('university');

/**
 * What stands beside the name of an institution with a word of a list between them is the name of another one, though it is a city or an ordinary word alone:
 * `monash hay sydney`, `mit vs stanford`; a kind that is said of the one is meant of the other (`technical university Munich or Aachen`).
 */
export function namesTogether(
  segments: readonly Segment[],
  { namedBy, cityOf }: Pick<CityNames, 'cityOf'> & { namedBy: (words: readonly Token[]) => readonly number[] },
): Segment[] {
  const isName = (place: number): boolean => segments[place]?.limit?.kind === 'INSTITUTION';
  const nameBeside = (place: number): Segment | undefined => {
    const joint = jointAt(segments, place + 1);
    const before = jointAt(segments, place - 1);
    const behind = place + 1 + joint.length;
    if (joint.length > 0 && isName(behind)) return segments[behind];
    return before.length === 1 && isName(place - 2) ? segments[place - 2] : undefined;
  };
  return segments.map((segment, place) => {
    const beside = segment.limit !== null || segment.isNeutral ? undefined : nameBeside(place);
    if (!beside || !UNIVERSITY) return segment;
    const kind = beside.tokens.slice(0, -1);
    const ofKind = kind.length > 0 ? namedBy([...kind, ...segment.tokens]) : [];
    const named = ofKind.length > 0 ? ofKind : namedBy([UNIVERSITY, ...segment.tokens]);
    // The only institution of a city is meant by it, whatever it is called.
    const ofCity = named.length > 0 ? [] : (cityOf(segment.tokens)?.institutions ?? []);
    const institutions = ofCity.length === 1 ? ofCity : named;
    return institutions.length > 0
      ? { ...segment, limit: { kind: 'INSTITUTION', institutions: [...institutions] } }
      : segment;
  });
}

type Said = {
  /** Places that are excluded: a city that is said beside one lies elsewhere. */
  unwanted: ReadonlySet<Segment>;
  /** Names of parts of a country: no city is meant. */
  states: ReadonlySet<Segment>;
};

export function joinAlternatives(
  segments: readonly Segment[],
  names: CityNames,
  { unwanted, states }: Said,
): Segment[] {
  const said = segments.flatMap(segment =>
    unwanted.has(segment) ? [] : segment.limit ? destinationsOf(segment.limit) : (regionIn(segment) ?? []),
  );
  const isFree = said.length === 0 && segments.every(({ limit }) => limit?.kind !== 'INSTITUTION');
  const isThere = ({ keys }: City): boolean =>
    said.length === 0 || said.some(country => keys.some(key => key.startsWith(`${country.toLowerCase()}-`)));
  /** A city that can mean nothing else, in a country that is said where one is. */
  const plainCity = (segment: Segment): City | null => {
    const { tokens, limit, isNeutral } = segment;
    const city = limit === null && !isNeutral && !states.has(segment) ? names.cityOf(tokens) : null;
    if (!city?.isPlain || !isThere(city)) return null;
    return isFree ? mainCity(city, names) : city;
  };
  const either: Reading<Either> = {
    read: segment => placeOf(segment, names) ?? levelOf(segment),
    join: (one, other) => joinEither(one, other, names),
    needsNoOr: value => value.kind === 'EITHER_PLACE' && value.isPlain === true,
  };
  const joined: Segment[] = [];
  for (let place = 0; place < segments.length;) {
    const row = rowAt(segments, place, either);
    const words = row ? null : rowAt(segments, place, WORDS);
    const own = segments.slice(place, place + (row?.length ?? words?.length ?? 1));
    const [only] = own;
    const city = only && own.length === 1 ? plainCity(only) : null;
    const limit = row
      ? row.value
      : city && { ...placeOfCity(city), isOne: true as const, ...isThereAt(segments, place) };
    joined.push(
      ...(limit
        ? [{ tokens: own.flatMap(({ tokens }) => tokens), limit, isNeutral: false }]
        : words
          ? own.map(withOr)
          : own),
    );
    place += own.length;
  }
  return joined;
}
