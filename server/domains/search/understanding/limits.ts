/** What a text asks of an entry, whatever the kind of the entry (saidLimits.ts reads it). */
import type { ScholarshipAudience } from '../../../../schema/rules/audience.rules.js';
import {
  DESTINATIONS,
  type EnglishTest,
  type INSTITUTION_FEATURES,
  type OWNERSHIP_OPTIONS,
} from '../../../../schema/rules/catalogue.values.js';
import type { EntryRoute } from '../../../../schema/rules/entry.rules.js';
import type { FeeLimit } from './fees.js';
import type { Season } from './said.js';
import type { Coverage } from './saidScholarships.js';
import type { TuitionShare } from './tuitionShares.js';
import type { UnansweredTopic } from './unansweredTopics.js';

export type Destination = (typeof DESTINATIONS)[number];

export type Limit =
  | FeeLimit
  | { kind: 'APPLICATION_FEE'; max: number }
  | { kind: 'SORT'; sort: 'TUITION_ASC' | 'TUITION_DESC' }
  | { kind: 'TEST'; test: EnglishTest; overall: number }
  | { kind: 'ACCEPTED_TEST'; tests: EnglishTest[] }
  | {
      kind: 'INTAKE';
      months: number[];
      /** In which somebody applies: of scholarships, which have no intakes, that of the deadline. */
      isApplied?: true;
    }
  | { kind: 'DEADLINE'; months: number[] }
  /** One that is past asks for all other months. */
  | { kind: 'SEASON'; season: Season; isMissed?: true }
  | { kind: 'DURATION'; min: number | null; max: number }
  | { kind: 'FEATURE'; feature: (typeof INSTITUTION_FEATURES)[number] }
  | {
      kind: 'LANGUAGE';
      language: string;
      /** What somebody speaks gives way to a subject, which may be taught in English as well. */
      isWeak?: true;
      /** Words alone, which other kinds than programs may be called by. */
      isDoubtful?: true;
    }
  | {
      kind: 'OPEN_NOW';
      /** Asked of a month, it is a question: most deadlines of a month that lies ahead are not told. */
      isInTime?: true;
    }
  | TuitionShare
  | { kind: 'COVERAGE'; coverage: Coverage; share?: undefined }
  | { kind: 'AUTO_APPLIED' }
  /** Of an institution: that it offers one. */
  | { kind: 'SCHOLARSHIP' }
  | {
      kind: 'AUDIENCE';
      audiences: ScholarshipAudience[];
      /** What may be a name: it is meant beside a place only. */
      isDoubtful?: true;
    }
  /** A man asks (menAsking.ts): what is for women alone is not wanted. */
  | {
      kind: 'OPEN_TO_MEN';
      isOthers: true;
    }
  | {
      kind: 'ENTRY';
      entries: EntryRoute[];
      /** Of who leaves school before its last year. */
      isEarly?: true;
    }
  | {
      kind: 'AWARD';
      awards: string[];
      /** A subject that the degree says, too. */
      words?: string;
      /** Among scholarships the fields of that subject, instead of its words. */
      fields?: readonly string[];
      /** Taught by a trade. */
      isVocational?: true;
      /** A word that means a kind of institution as well. */
      isDoubtful?: true;
      /** Said as the college that gives it: among institutions one. */
      isCollege?: true;
      /** A degree of any level: it gives way to a level that is said. */
      isAnyDegree?: true;
      /** What follows from what somebody has: it gives way to any other level. */
      isWeak?: true;
      /** All levels but those that are not wanted. */
      isOthers?: true;
    }
  | {
      kind: 'FIELD';
      fields: string[];
      /** What follows from subjects at school: it gives way to anything that is looked for. */
      isWeak?: true;
    }
  | {
      kind: 'INSTITUTION_TYPE';
      types: string[];
      /** Asked for as such, which among institutions are words to look for. */
      isAsked?: true;
    }
  | { kind: 'OWNERSHIP'; ownerships: (typeof OWNERSHIP_OPTIONS)[number][]; isOthers?: true }
  | {
      kind: 'PLACE';
      destination: Destination;
      /** A word alone that is also what institutions are called by: `uc`. */
      isGuess?: true;
    }
  /** Countries, or cities as the options of their facet with the institutions that have their seat there; any of them. Where cities stand beside countries, those of the countries are among them. */
  | {
      kind: 'EITHER_PLACE';
      destinations: readonly Destination[];
      cities: readonly string[];
      institutions: readonly number[];
      /** Cities that can mean nothing else. */
      isPlain?: true;
      /** The city that they lie around, one of them (cityAreas.ts). */
      around?: string;
      /** A single city. */
      isOne?: true;
      /** Behind a word that leads to a place, so that it is not what something is called by: `in Melbourne`. */
      isThere?: true;
      /** All countries, or all cities, but those that are not wanted. */
      isOthers?: true;
      /** A city here in which nothing is (text/vocabulary/studentCities.ts): no destinations, cities and institutions are told then. */
      absent?: { destination: Destination; region: string | null };
    }
  | { kind: 'EITHER_LEVEL'; awards: readonly string[] }
  | { kind: 'INSTITUTION'; institutions: number[] }
  | { kind: 'GROUP'; members: readonly string[] }
  /** Subjects that are not wanted, as typed. */
  | { kind: 'EXCLUSION'; words: readonly string[] }
  | {
      kind: 'UNANSWERED';
      topic: UnansweredTopic;
      /** Work that somebody has done, or that is asked for: scholarships for people who have worked say so. */
      isWork?: true;
    }
  /** What would be welcome (wishes.ts): it leaves nothing out. */
  | { kind: 'WISH'; of: Limit };

/** The countries that a limit names or lies in. */
export function destinationsOf(limit: Limit): readonly Destination[] {
  if (limit.kind === 'PLACE') return [limit.destination];
  if (limit.kind !== 'EITHER_PLACE') return [];
  if (limit.isOthers) return [];
  if (limit.absent) return [limit.absent.destination];
  const ofCities = DESTINATIONS.filter(code => limit.cities.some(key => key.startsWith(`${code.toLowerCase()}-`)));
  return [...new Set([...limit.destinations, ...ofCities])];
}

/** A place where there is nothing of ours: Japan, Milan (otherCountries.ts), Chicago. */
export const isElsewhere = (limit: Limit): boolean =>
  limit.kind === 'EITHER_PLACE' &&
  [limit.destinations, limit.cities, limit.institutions].every(({ length }) => length === 0);

/** In none of the countries of the catalogue. */
export const isAbroad = (limit: Limit): boolean => isElsewhere(limit) && !isAbsentCity(limit);

export type EitherPlace = Extract<Limit, { kind: 'EITHER_PLACE' }>;
export type Place = Extract<Limit, { kind: 'PLACE' }> | EitherPlace;
export const isPlace = (limit: Limit | null): limit is Place =>
  limit?.kind === 'PLACE' || limit?.kind === 'EITHER_PLACE';

export const isLevel = (limit: Limit): limit is Extract<Limit, { kind: 'AWARD' | 'EITHER_LEVEL' }> =>
  limit.kind === 'AWARD' || limit.kind === 'EITHER_LEVEL';

/** One city by itself, not one of several. */
export const isSingleCity = (limit: Limit): limit is EitherPlace =>
  limit.kind === 'EITHER_PLACE' && limit.isOne === true;

/** The city whose surroundings a text asks for: what is in it comes before the rest of them, and the others take no turns with it. */
export const cityAroundIn = (items: readonly { limit: Limit }[]): string | null =>
  items.flatMap(({ limit }) => (limit.kind === 'EITHER_PLACE' && limit.around ? limit.around : []))[0] ?? null;

/** What a text does not want, as all others. */
export const isOthers = (limit: Limit): boolean => 'isOthers' in limit && limit.isOthers === true;

type AbsentCity = EitherPlace & { absent: NonNullable<unknown> };
export const isAbsentCity = (limit: Limit): limit is AbsentCity =>
  limit.kind === 'EITHER_PLACE' && limit.absent !== undefined && isElsewhere(limit);

/** Whether any university is asked for, by a word with which others mean any place to study. */
export const isUniversityAsked = (limit: Limit): boolean => limit.kind === 'INSTITUTION_TYPE' && limit.isAsked === true;

/** A year before a degree is the studies that are looked for: a degree without one is not near. */
export const isPreparing = (limit: Limit): boolean => limit.kind === 'ENTRY' && limit.entries.includes('FOUNDATION');

/** Who leaves school before its last year (`học hết lớp 11`) comes into no degree straight away. */
export const isEarlyLeaving = (limit: Limit): boolean => limit.kind === 'ENTRY' && limit.isEarly === true;

type AwardLimit = Extract<Limit, { kind: 'AWARD' }>;

/** A degree with the fields of the subject that it says, instead of its words. */
export function withFields(limit: AwardLimit, fieldsOf: (words: string) => readonly string[]): AwardLimit {
  const { words, ...award } = limit;
  const fields = words === undefined ? [] : fieldsOf(words);
  return fields.length > 0 ? { ...award, fields } : limit;
}

/** Kinds of limits that are told as another one. */
export const REPORTED_KIND = {
  APPLICATION_FEE: 'FEE',
  SEASON: 'INTAKE',
  EITHER_PLACE: 'PLACE',
  EITHER_LEVEL: 'AWARD',
  OPEN_TO_MEN: 'AUDIENCE',
} as const;
