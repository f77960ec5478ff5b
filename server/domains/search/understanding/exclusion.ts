/**
 * Places that somebody does not want: `not USA`, `trừ Mỹ`, `outside Europe`, `không phải Anh`. They ask for the other countries, a city
 * that is not wanted for the other cities (`nursing australia not sydney`). Taken for the place itself such words would find the very opposite.
 * What something is compared with is not wanted either (`rẻ hơn Mỹ`, `instead of the US`). Several in a list are one exclusion (`outside the US, UK and Canada`); of several exclusions each holds (`not UK, not USA`, `không Mỹ không Anh`).
 */
import { fold } from '../../../../schema/rules/folding.rules.js';
import { AWARDS, DESTINATIONS, INSTITUTION_TYPES, OWNERSHIPS } from '../../../../schema/rules/catalogue.values.js';
import { isJoint, isPlaceName, type Segment } from './alternatives.js';
import type { CityNames } from './cityNames.js';
import { isShortNot } from './classPhrases.js';
import { destinationsOf, isPlace, isPreparing, type Limit, type Place } from './limits.js';
import { PLACE_REFUSALS, REFUSED_BEHIND } from './refusals.js';
import { lengthAtStart, phrasesBeside, segmentsOf, wordsBehind } from './saidBeside.js';
import { exactOf, type Token } from './tokens.js';

const BUT: ReadonlySet<string> = new Set(['nhung', 'ma', 'chu', 'but']);
const wordOf = (token: Token): string => (isShortNot(token) ? 'khong' : token.folded);
/** Typed with marks, `trừ` is meant by no `trú`, and no English word by `nó`. */
const MARKED: ReadonlyMap<string, string> = new Map(
  ['trừ', 'hơn', 'no', 'than', 'né', 'ghét', 'tránh', 'chán', 'loại', 'như'].map(
    word => [fold(word), exactOf(word)] as const,
  ),
);
const UNMARKED = /^[a-z]+$/;
export function isWordOfExclusion(token: Token, word: string, isAlone = true): boolean {
  const isShort = !isAlone && word === 'khong' && token.exact === 'k';
  if (!UNMARKED.test(word)) return token.exact === exactOf(word);
  return isShort || (wordOf(token) === word && !(token.isMarked && token.exact !== (MARKED.get(word) ?? token.exact)));
}

/** `cheaper than`, `more affordable than`; not the coal of `khai thác than Úc`. */
const isCompared = (before: readonly Token[]): boolean =>
  before.slice(-6).some(({ folded }) => /er$|^more$|^less$/.test(folded));

/** Behind one of these a `không` may ask: `có nên học không Úc`. */
const ASKING: ReadonlySet<string> = new Set('co duoc dc nen can phai biet hoi'.split(' '));

/** A level, and no name of a degree, which is a word, too; a foundation year; a kind of school, or who owns it. */
const isLevelOrSchool = ({ limit }: Segment): boolean =>
  limit?.kind === 'OWNERSHIP' ||
  limit?.kind === 'INSTITUTION_TYPE' ||
  (limit?.kind === 'AWARD' && !limit.words) ||
  (limit !== null && isPreparing(limit));

const REFUSALS: ReadonlyMap<string, readonly string[]> = new Map(
  PLACE_REFUSALS.map(phrase => [fold(phrase), phrase.split(' ')] as const),
);
const LAST_WORDS: ReadonlySet<string> = new Set([...REFUSALS.keys()].map(phrase => phrase.split(' ').at(-1) ?? ''));
const MAX_WORDS = Math.max(...[...REFUSALS.values()].map(words => words.length));

/** Whether tokens are the whole of the words of an exclusion, `before` them what it is said of. */
function isRefusal(tokens: readonly Token[], before: readonly Segment[]): boolean {
  const key = tokens.map(token => (tokens.length > 1 && token.exact === 'k' ? 'khong' : wordOf(token))).join(' ');
  const words = REFUSALS.get(key);
  if (!words?.every((word, at) => isWordOfExclusion(tokens[at] as Token, word, words.length === 1))) return false;
  const last = before.at(-1)?.tokens.at(-1);
  switch (words[0]) {
    // `why not Canada` wants it.
    case 'not':
      return last?.folded !== 'why';
    // `nước ngoài` is abroad, not outside.
    case 'ngoai':
      return last?.folded !== 'nuoc';
    case 'than':
      return isCompared(before.flatMap(segment => segment.tokens));
    case 'nhu':
    case 'bằng':
    case 'as':
      return isNotDear(before.at(-1));
    default:
      return true;
  }
}

/** `không đắt | như Mỹ`, `not as expensive | as the UK`; not `rẻ như Đức`. */
const isNotDear = (segment: Segment | undefined): boolean =>
  segment?.limit?.kind === 'SORT' && segment.tokens.some(token => wordOf(token) === 'khong' || token.folded === 'not');

/** How many segments before a place are exactly the words of an exclusion; 0 for none. */
function exclusionBefore(segments: readonly Segment[], place: number): number {
  const last = segments[place - 1]?.tokens.at(-1);
  if (!last || !(LAST_WORDS.has(last.folded) || wordOf(last) === 'khong')) return 0;
  let count = 0;
  let tokens: readonly Token[] = [];
  for (let start = place - 1; tokens.length <= MAX_WORDS; start--) {
    const segment = segments[start];
    if (!segment || segment.limit !== null) break;
    // `nhưng không` is read as one.
    const [first, ...others] = segment.tokens;
    const own = first && others.length > 0 && BUT.has(first.folded) ? others : segment.tokens;
    if (isRefusal([...own, ...tokens], segments.slice(0, start))) count = place - start;
    tokens = [...segment.tokens, ...tokens];
  }
  return count === 0 && isBareNot(segments, place - 1) ? 1 : count;
}

/** Whether what stands at a place is not wanted: `không phải | Pháp`, `trừ | Nhật`. */
export const isRefusedAt = (segments: readonly Segment[], place: number): boolean =>
  exclusionBefore(segments, place) > 0;

/** `không Mỹ`, `không cao đẳng`, where nothing before it makes a question of it (`có được không Mỹ`), or a sign stands between. */
function isBareNot(segments: readonly Segment[], place: number): boolean {
  const [only, ...more] = segments[place]?.tokens ?? [];
  if (!only || more.length > 0 || segments[place]?.limit !== null || !isWordOfExclusion(only, 'khong')) return false;
  const before = segments.slice(0, place).flatMap(({ tokens }) => tokens);
  return !isAsking(before);
}

/** Whether a `không` behind these words asks, where no sign stands between. */
export const isAsking = (before: readonly Token[]): boolean =>
  before.length > 0 && before.at(-1)?.isBreak !== true && before.some(({ folded }) => ASKING.has(folded));

const IN: ReadonlySet<string> = new Set('in the from o tai'.split(' '));
const AS_WELL: ReadonlySet<string> = new Set('nor lan voi'.split(' '));
const isAsWell = (segment: Segment | undefined): boolean =>
  segment?.limit === null && segment.tokens.length === 1 && AS_WELL.has(segment.tokens[0]?.folded ?? '');

/** The first place behind what joins a list of what is not wanted. */
export function behindJoint(segments: readonly Segment[], from: number): number {
  let place = from;
  while (isJoint(segments[place]) || isAsWell(segments[place])) place++;
  return place;
}

/** `not in london, uk` wants the country of the city. */
function isCountryOf({ limit }: Segment, city: Segment | undefined): boolean {
  if (limit?.kind !== 'PLACE' || city?.limit?.kind !== 'EITHER_PLACE' || city.limit.cities.length === 0) return false;
  return destinationsOf(city.limit).includes(limit.destination);
}

/**
 * Where the places of an exclusion end that begins with one: behind the last one of a list. A comma alone goes on with a bare name only: `not in the US, in
 * Canada` wants Canada.
 */
function endOfList(segments: readonly Segment[], first: number): number {
  let last = first;
  for (let place = first + 1; place < segments.length; place++) {
    const joint = place;
    place = behindJoint(segments, joint);
    if (place === joint) break;
    const isComma = segments[place - 1]?.tokens.every(({ isBreak }) => isBreak) === true;
    const isIn = ({ tokens, limit }: Segment): boolean =>
      limit === null && tokens.every(({ folded }) => IN.has(folded));
    if (!isComma) while (segments[place] && isIn(segments[place] as Segment)) place++;
    const next = segments[place];
    if (!next || !(isPlace(next.limit) || isPlaceName(next)) || (isComma && isCountryOf(next, segments[last]))) break;
    last = place;
  }
  return last;
}

const citiesOf = (limit: Place): readonly string[] => (limit.kind === 'EITHER_PLACE' ? limit.cities : []);

/** The other countries, or the other cities of all others: beside a place that is wanted they hold of what is near it, too. */
function othersOf(places: readonly Place[], { citiesIn }: Pick<CityNames, 'citiesIn'>): Limit | null {
  const ofCountries = places.filter(place => citiesOf(place).length === 0);
  const unwanted = ofCountries.flatMap(place => (place.kind === 'PLACE' ? [place.destination] : place.destinations));
  const others = DESTINATIONS.filter(code => !unwanted.includes(code));
  const ofCities = places.flatMap(citiesOf);
  if (ofCities.length === 0)
    return unwanted.length > 0
      ? { kind: 'EITHER_PLACE', destinations: others, cities: [], institutions: [], isOthers: true }
      : null;
  const { keys, institutions } = citiesIn(others);
  const cities = keys.filter(key => !ofCities.includes(key));
  const notIn = places.flatMap(place => (place.kind === 'EITHER_PLACE' ? place.institutions : []));
  const seats = institutions.filter(number => !notIn.includes(number));
  return cities.length > 0
    ? { kind: 'EITHER_PLACE', destinations: [], cities, institutions: seats, isOthers: true }
    : null;
}

const DEGREES: readonly string[] = ['BACHELOR', 'GRADUATE_CERTIFICATE', 'MASTER', 'DOCTORATE'];
/** Of these `không thích học đại học` says that somebody wants no degree at all; `không phải đại học` may want a later one. */
const OF_STUDYING: ReadonlySet<string> = new Set(
  'hoc vao len thi theo muon thich me ham khoai ua ghet luoi ngan chan so ngai'.split(' '),
);
const WITHOUT_DEGREE: Limit = {
  kind: 'AWARD',
  awards: AWARDS.filter(award => !DEGREES.includes(award)),
  isOthers: true,
};

/** The levels beside one that is not wanted: `không phải thạc sĩ`. */
function otherLevels(segments: readonly Segment[], isOnlyLevel: boolean): Limit | null {
  const levels = segments.flatMap(({ limit }) => (limit?.kind === 'AWARD' ? limit : []));
  const isOfStudying = segments.some(
    ({ tokens, limit }) => !limit && tokens.some(({ folded }) => OF_STUDYING.has(folded)),
  );
  if (isOnlyLevel && isOfStudying && levels.some(({ isDoubtful }) => isDoubtful)) return WITHOUT_DEGREE;
  const unwanted = levels.flatMap(({ awards }) => awards);
  return unwanted.length === 0
    ? null
    : { kind: 'AWARD', awards: AWARDS.filter(award => !unwanted.includes(award)), isOthers: true };
}

/** `không phải công lập` is private. */
function otherOwners(segments: readonly Segment[]): Limit | null {
  const unwanted = segments.flatMap(({ limit }) => (limit?.kind === 'OWNERSHIP' ? limit.ownerships : []));
  return unwanted.length === 0
    ? null
    : { kind: 'OWNERSHIP', ownerships: OWNERSHIPS.filter(owner => !unwanted.includes(owner)), isOthers: true };
}

/** `not a community college` is any other kind of school. */
function otherTypes(segments: readonly Segment[]): Limit | null {
  const unwanted = segments.flatMap(({ limit }) => (limit?.kind === 'INSTITUTION_TYPE' ? limit.types : []));
  return unwanted.length === 0
    ? null
    : { kind: 'INSTITUTION_TYPE', types: INSTITUTION_TYPES.filter(type => !unwanted.includes(type)) };
}

/** A word for a kind of place before its name: `trừ thành phố Sydney`; one for a state was taken out before (stateWords.ts). */
const KINDS_OF_PLACE: ReadonlySet<string> = new Set(['', 'vung', 'thanh pho', 'tp', 'city of']);
const isKindOfPlace = ({ tokens, limit }: Segment): boolean =>
  limit === null && KINDS_OF_PLACE.has(tokens.map(({ folded }) => folded).join(' '));

const isVisa = (segment: Segment | undefined): boolean =>
  segment?.limit === null && segment.tokens.map(({ folded }) => folded).join() === 'visa';
const REFUSED = phrasesBeside(...REFUSED_BEHIND);
const VISA_REFUSED = phrasesBeside(...REFUSED_BEHIND.map(words => `visa ${words}`));

/** `us visa refused`, `visa mỹ bị từ chối`. */
function refusedVisaAt(segments: readonly Segment[], place: number): { start: number; last: number } | null {
  if (!isPlace(segments[place]?.limit ?? null)) return null;
  const start = isVisa(segments[place - 1]) ? place - 1 : place;
  const length = lengthAtStart(start < place ? REFUSED : VISA_REFUSED, wordsBehind(segments, place));
  return length > 0 ? { start, last: place + segmentsOf(segments, place, 1, length) } : null;
}

/** From the first word of each exclusion to its last place. */
function exclusionsIn(segments: readonly Segment[]): { start: number; last: number }[] {
  const found: { start: number; last: number }[] = [];
  for (let place = 0; place < segments.length; place++) {
    const segment = segments[place] as Segment;
    if (!isPlace(segment.limit) && !isPlaceName(segment) && !isLevelOrSchool(segment)) continue;
    const kind = segments[place - 1];
    const named = kind && isKindOfPlace(kind) ? place - 1 : place;
    const before = exclusionBefore(segments, named);
    const refused = before === 0 ? refusedVisaAt(segments, place) : null;
    if (refused) found.push(refused);
    if (before === 0) continue;
    const last = isLevelOrSchool(segment) ? place : endOfList(segments, place);
    found.push({ start: named - before, last });
    place = last;
  }
  return found;
}

/** Segments of what is not wanted. */
export const unwantedIn = (segments: readonly Segment[]): ReadonlySet<Segment> =>
  new Set(exclusionsIn(segments).flatMap(({ start, last }) => segments.slice(start, last + 1)));

export function withExclusions(
  segments: readonly Segment[],
  { citiesIn, citiesOfRegion }: CityNames,
): readonly Segment[] {
  const excluded = exclusionsIn(segments);
  if (excluded.length === 0) return segments;
  const isExcluded = (place: number): boolean => excluded.some(({ start, last }) => start <= place && place <= last);
  const placesOf = (own: readonly Segment[]): Place[] => own.flatMap(({ limit }) => (isPlace(limit) ? [limit] : []));
  const regionsOf = (own: readonly Segment[]): Place[] =>
    own.filter(isPlaceName).flatMap(({ tokens }) => {
      const { keys, institutions } = citiesOfRegion(tokens);
      return keys.length === 0 ? [] : [{ kind: 'EITHER_PLACE', destinations: [], cities: keys, institutions }];
    });
  const isOnlyLevel = !segments.some(({ limit }, place) => limit?.kind === 'AWARD' && !isExcluded(place));
  return segments.flatMap((segment, place): Segment[] => {
    const exclusion = excluded.find(({ start }) => start === place);
    if (!exclusion) return isExcluded(place) ? [] : [segment];
    const own = segments.slice(exclusion.start, exclusion.last + 1);
    const limit =
      otherLevels(own, isOnlyLevel) ??
      otherOwners(own) ??
      otherTypes(own) ??
      othersOf([...placesOf(own), ...regionsOf(own)], { citiesIn });
    // What no filter can say is no word to look for either.
    return [{ tokens: limit ? own.flatMap(({ tokens }) => tokens) : [], limit, isNeutral: limit === null }];
  });
}
