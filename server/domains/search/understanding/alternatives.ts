/**
 * Two places or two levels with an `or` between them are one limit that either of them meets: `brisbane or perth`, `úc hoặc canada`, `master or phd`. A comma
 * stands for the word before the last: `sydney, melbourne or perth`.
 */
import type { Award } from '../../../../schema/rules/award.rules.js';
import { phraseAt, PHRASE_OF_KEY } from '../text/phrases.js';
import { toWords } from '../text/tokenizer.js';
import { AWARDS_OF_LEVEL, type Limit } from './limits.js';
import type { Token } from './tokens.js';

export type Segment = { tokens: readonly Token[]; limit: Limit | null; isNeutral: boolean };

export type City = {
  /** As the options of the facet CITY. */
  keys: readonly string[];
  /** Institutions that have their seat there. */
  institutions: readonly number[];
};
export type CityNames = {
  /** The cities, of several countries perhaps, that exactly these words name; null for none. */
  cityOf: (words: readonly Token[]) => City | null;
};

const formsOf = (...words: string[]): ReadonlySet<string> =>
  new Set(words.flatMap(toWords).flatMap(({ exact, folded }) => [exact, folded]));
const OR = formsOf('or', 'hoặc', 'hay');
/** The end of `hoặc là`, `hay là`. */
const OR_END = formsOf('là');
const isOneOf = (forms: ReadonlySet<string>, { tokens: [only, ...others] }: Segment): boolean =>
  only !== undefined && others.length === 0 && forms.has(only.exact);
const isOr = (segment: Segment): boolean => isOneOf(OR, segment);
const isComma = ({ tokens }: Segment): boolean => tokens.length === 1 && tokens[0]?.exact === ',';

/** By the group of the phrases that say it without being a limit by themselves: `diploma`. */
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

type EitherPlace = Extract<Limit, { kind: 'EITHER_PLACE' }>;
type EitherLevel = Extract<Limit, { kind: 'EITHER_LEVEL' }>;
type Either = EitherPlace | EitherLevel;

function placeOf({ tokens, limit }: Segment, { cityOf }: CityNames): EitherPlace | null {
  if (limit?.kind === 'PLACE')
    return { kind: 'EITHER_PLACE', destinations: [limit.destination], cities: [], institutions: [] };
  const city = limit === null ? cityOf(tokens) : null;
  return city && { kind: 'EITHER_PLACE', destinations: [], cities: city.keys, institutions: city.institutions };
}

function levelOf({ tokens, limit }: Segment): EitherLevel | null {
  if (limit?.kind === 'AWARD' && !limit.words) return { kind: 'EITHER_LEVEL', awards: limit.awards };
  const phrase = limit === null ? phraseAt(tokens, 0) : undefined;
  const awards = phrase?.words.length === tokens.length ? AWARDS_OF_GROUP.get(phrase.group ?? -1) : undefined;
  return awards ? { kind: 'EITHER_LEVEL', awards } : null;
}

const union = <Value>(one: readonly Value[], other: readonly Value[]): Value[] => [...new Set([...one, ...other])];

/** Null where no filter can take both: a country and a city, a place and a level. */
function either(one: Either, other: Either): Either | null {
  if (one.kind === 'EITHER_LEVEL')
    return other.kind === 'EITHER_LEVEL' ? { ...one, awards: union(one.awards, other.awards) } : null;
  if (other.kind !== 'EITHER_PLACE' || one.cities.length > 0 !== other.cities.length > 0) return null;
  return {
    kind: 'EITHER_PLACE',
    destinations: union(one.destinations, other.destinations),
    cities: union(one.cities, other.cities),
    institutions: union(one.institutions, other.institutions),
  };
}

/** How many segments from a place on join what is before with what is behind: an `or`, a comma. */
function jointAt(segments: readonly Segment[], place: number): { length: number; isOr: boolean } | null {
  const [first, second] = [segments[place], segments[place + 1]];
  if (first && isOr(first)) return { length: second && isOneOf(OR_END, second) ? 2 : 1, isOr: true };
  return first && isComma(first) ? { length: 1, isOr: false } : null;
}

/** The longest row of alternatives from a place on that an `or` ends; null for none. */
function alternativesAt(segments: readonly Segment[], from: number, names: CityNames) {
  const read = (place: number): Either | null => {
    const segment = segments[place];
    return segment ? (placeOf(segment, names) ?? levelOf(segment)) : null;
  };
  let known = read(from);
  let found: { limit: Either; length: number } | null = null;
  for (let place = from + 1; known;) {
    const joint = jointAt(segments, place);
    const next = joint && read(place + joint.length);
    known = next && either(known, next);
    if (!joint || !known) break;
    place += joint.length + 1;
    if (joint.isOr) found = { limit: known, length: place - from };
  }
  return found;
}

export function joinAlternatives(segments: readonly Segment[], names: CityNames): Segment[] {
  const joined: Segment[] = [];
  for (let place = 0; place < segments.length;) {
    const found = segments.slice(place).some(isOr) ? alternativesAt(segments, place, names) : null;
    const own = segments.slice(place, place + (found?.length ?? 1));
    joined.push(
      ...(found ? [{ tokens: own.flatMap(({ tokens }) => tokens), limit: found.limit, isNeutral: false }] : own),
    );
    place += own.length;
  }
  return joined;
}
