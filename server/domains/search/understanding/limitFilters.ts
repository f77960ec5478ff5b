/** The filters that a limit of a text is, by kind of entry. */
import { FILTER_CURRENCIES, type FilterCurrency } from '../../../../schema/rules/search.limits.js';
import { DESTINATION_CURRENCIES, type PROGRAM_LEVELS } from '../../../../schema/rules/catalogue.values.js';
import type { FacetName } from '../../../generated/resolvers.js';
import { ALL_TUITION, PAID_MONTHLY } from '../build/scholarshipSums.js';
import { currencyOf } from './fees.js';
import type { Coverage } from './saidScholarships.js';
import { destinationsOf, isEarlyLeaving, isLevel, isPreparing, isSingleCity, type Limit } from './limits.js';
import { AWARDS_OF_LEVEL } from './saidLimits.js';
import { boundsOfPayment, isYearly } from './scholarshipSums.js';
import { sharesOf } from './tuitionShares.js';
import type { Understood } from './understand.js';

export type SearchKind = 'institutions' | 'programs' | 'scholarships';

/** A key of the filter input with its value, and the facet that it belongs to; null for numbers of institutions, which have none. */
export type LimitFilter = { key: string; value: unknown; facet: FacetName | null };

const AMOUNT_KINDS: Record<Coverage, string[]> = {
  FULL: ['FULL_COST'],
  ALL: ['FULL_TUITION', 'FULL_COST'],
  LIVING: ['FULL_COST', PAID_MONTHLY],
  TUITION: ['FULL_TUITION', 'FULL_COST'],
  PARTIAL: ['PARTIAL_TUITION'],
};

/** Of scholarships; what pays up to all of the tuition may pay all of it. */
const coveragesOf = (coverage: Coverage): string[] =>
  coverage === 'ALL' || coverage === 'TUITION' ? [...AMOUNT_KINDS[coverage], ALL_TUITION] : AMOUNT_KINDS[coverage];

/** `cao đẳng` is what is taught, and among institutions those that are made for it. */
export const COLLEGE_TYPES: readonly string[] = ['COLLEGE', 'INSTITUTE'];
const isOfColleges = (limit: Limit): boolean =>
  limit.kind === 'AWARD' && (limit.isCollege === true || limit.awards.join() === AWARDS_OF_LEVEL.DIPLOMA.join());

/** In Australia a trade is taught at institutes; a college there is mostly one for business. */
const VOCATIONAL_TYPES: Readonly<Record<string, readonly string[]>> = { AU: ['INSTITUTE'] };
function typesOfColleges(limit: Extract<Limit, { kind: 'AWARD' }>, places: readonly string[]): readonly string[] {
  const [place, ...others] = places;
  const ofPlace = place !== undefined && others.length === 0 ? VOCATIONAL_TYPES[place] : undefined;
  return (limit.isVocational && ofPlace) || COLLEGE_TYPES;
}

/** As levels of programs and scholarships. */
function levelOfAward(award: string): (typeof PROGRAM_LEVELS)[number] {
  if (award === 'DOCTORATE') return 'POSTGRADUATE';
  return award === 'MASTER' || award === 'GRADUATE_CERTIFICATE' ? 'GRADUATE' : 'UNDERGRADUATE';
}

const range = (min: number | null, max: number | null) => ({
  includeUnknown: false,
  ...(min === null ? {} : { min }),
  ...(max === null ? {} : { max }),
});

/**
 * In the United States the way into a university for whom it does not take straight away leads over an associate degree of a community college; a foundation year is known of next to
 * nothing there.
 */
const TRANSFER_COUNTRY = 'US';
const TRANSFER_AWARDS = ['ASSOCIATE'];
export function asksForTransfer(items: readonly Understood[], places: readonly string[]): boolean {
  const isThere = places.length > 0 && places.every(place => place === TRANSFER_COUNTRY);
  return (
    isThere &&
    items.some(({ limit }) => isPreparing(limit) && !isEarlyLeaving(limit)) &&
    items.every(({ limit }) => !isLevel(limit) || TRANSFER_AWARDS.every(award => limit.awards.includes(award)))
  );
}

/** Of an institution: a scholarship of its own. */
const offering = (scholarship: { coverages?: readonly string[]; audiences?: readonly string[] }): LimitFilter => ({
  key: 'scholarship',
  value: scholarship,
  facet: 'SCHOLARSHIP',
});

type ByKind = Partial<Record<SearchKind, LimitFilter>>;

/** What a limit asks of each kind; a kind without an entry cannot be filtered by it. */
export function filtersOf(
  { limit, text }: Pick<Understood, 'limit' | 'text'>,
  { places, isTransfer, isOffer }: { places: readonly string[]; isTransfer: boolean; isOffer: boolean },
): ByKind {
  switch (limit.kind) {
    case 'FEE': {
      const [place] = places as (keyof typeof DESTINATION_CURRENCIES)[];
      const currency = currencyOf(limit, text, place ? DESTINATION_CURRENCIES[place] : 'USD');
      const paid = boundsOfPayment(limit, text);
      const tuition: LimitFilter = {
        key: 'tuition',
        value: { ...range(limit.min, limit.max), currency },
        facet: 'TUITION',
      };
      return {
        // Of institutions the cheapest year is known, and no course.
        ...(limit.isOfCourse
          ? { programs: { ...tuition, key: 'courseTuition', facet: 'COURSE_TUITION' } }
          : { programs: tuition, institutions: tuition }),
        ...(paid && {
          scholarships: {
            key: isYearly(text) ? 'yearlyAmount' : 'amount',
            value: { ...range(paid.min, paid.max), currency },
            facet: 'AMOUNT',
          },
        }),
      };
    }
    case 'DEADLINE':
      return { scholarships: { key: 'deadlineMonths', value: limit.months, facet: 'DEADLINE_MONTH' } };
    case 'APPLICATION_FEE': {
      const value = { ...range(null, limit.max), currency: 'USD' };
      return { programs: { key: 'applicationFee', value, facet: 'APPLICATION_FEE' } };
    }
    case 'TEST': {
      const value = { test: limit.test, overall: limit.overall, includeUnknown: false };
      const filter: LimitFilter = { key: 'english', value, facet: 'ENGLISH' };
      return { programs: filter, institutions: filter };
    }
    case 'ACCEPTED_TEST': {
      const filter: LimitFilter = { key: 'acceptedTests', value: limit.tests, facet: 'ACCEPTED_TEST' };
      return { programs: filter, institutions: filter };
    }
    case 'INTAKE':
      return {
        programs: { key: 'intakeMonths', value: limit.months, facet: 'INTAKE_MONTH' },
        ...(limit.isApplied && {
          scholarships: { key: 'deadlineMonths', value: limit.months, facet: 'DEADLINE_MONTH' },
        }),
      };
    case 'DURATION':
      return { programs: { key: 'durationMonths', value: range(limit.min, limit.max), facet: 'DURATION' } };
    case 'LANGUAGE':
      return { programs: { key: 'languages', value: [limit.language], facet: 'LANGUAGE' } };
    case 'AWARD': {
      const levels = [...new Set(limit.awards.map(levelOfAward))];
      return {
        programs: { key: 'awards', value: limit.awards, facet: 'AWARD' },
        scholarships: { key: 'levels', value: levels, facet: 'LEVEL' },
        ...(isOfColleges(limit) && {
          institutions: { key: 'types', value: typesOfColleges(limit, places), facet: 'INSTITUTION_TYPE' },
        }),
      };
    }
    case 'FIELD': {
      const filter: LimitFilter = { key: 'fields', value: limit.fields, facet: 'FIELD' };
      return {
        programs: filter,
        institutions: filter,
        scholarships: { key: 'eligibleFields', value: limit.fields, facet: 'FIELD' },
      };
    }
    case 'INSTITUTION_TYPE':
      return {
        programs: { key: 'institutionTypes', value: limit.types, facet: 'INSTITUTION_TYPE' },
        institutions: { key: 'types', value: limit.types, facet: 'INSTITUTION_TYPE' },
      };
    case 'OWNERSHIP': {
      const filter: LimitFilter = { key: 'ownerships', value: limit.ownerships, facet: 'OWNERSHIP' };
      return { programs: filter, institutions: filter };
    }
    case 'FEATURE': {
      const filter: LimitFilter = { key: 'features', value: [limit.feature], facet: 'FEATURE' };
      return { programs: filter, institutions: filter };
    }
    case 'OPEN_NOW':
      return {
        programs: { key: 'intakeStatuses', value: ['OPEN'], facet: 'INTAKE_STATUS' },
        scholarships: { key: 'deadlineStatuses', value: ['OPEN'], facet: 'DEADLINE_STATUS' },
      };
    case 'COVERAGE': {
      // Whose tuition nobody pays; the currency of nothing does not matter.
      const free: LimitFilter = { key: 'tuition', value: { ...range(null, 0), currency: 'EUR' }, facet: 'TUITION' };
      const isFree = limit.coverage === 'TUITION';
      return {
        scholarships: {
          key: 'coverages',
          value: limit.share === undefined ? coveragesOf(limit.coverage) : sharesOf(limit),
          facet: 'COVERAGE',
        },
        ...(isFree && { programs: free }),
        // Of an institution either that, or a scholarship of its own.
        institutions: isFree && !isOffer ? free : offering({ coverages: AMOUNT_KINDS[limit.coverage] }),
      };
    }
    case 'AUDIENCE':
      return {
        scholarships: { key: 'audiences', value: limit.audiences, facet: 'AUDIENCE' },
        institutions: offering({ audiences: limit.audiences }),
      };
    case 'OPEN_TO_MEN':
      return { scholarships: { key: 'isOpenToMen', value: true, facet: 'AUDIENCE' } };
    case 'SCHOLARSHIP':
      return { institutions: offering({}) };
    case 'ENTRY':
      return {
        programs:
          isTransfer && isPreparing(limit)
            ? { key: 'awards', value: TRANSFER_AWARDS, facet: 'AWARD' }
            : { key: 'entries', value: limit.entries, facet: 'ENTRY' },
        // What is for a degree is for who will begin one later, too.
        ...(limit.isEarly && { scholarships: { key: 'levels', value: ['UNDERGRADUATE'], facet: 'LEVEL' } }),
      };
    case 'AUTO_APPLIED':
      return { scholarships: { key: 'isAutoApplied', value: true, facet: 'AUTO_APPLIED' } };
    case 'PLACE': {
      const filter: LimitFilter = { key: 'destinations', value: [limit.destination], facet: 'DESTINATION' };
      return { programs: filter, institutions: filter, scholarships: filter };
    }
    case 'EITHER_PLACE': {
      const { destinations, cities, institutions } = limit;
      const filter: LimitFilter =
        cities.length > 0
          ? { key: 'cities', value: cities, facet: 'CITY' }
          : { key: 'destinations', value: destinations, facet: 'DESTINATION' };
      // A scholarship is in the city of its institution; one of a country, which has none, only in the country.
      const ofScholarships: LimitFilter =
        destinations.length > 0
          ? { key: 'destinations', value: limit.isOthers ? destinations : destinationsOf(limit), facet: 'DESTINATION' }
          : { key: 'institutions', value: institutions, facet: null };
      return { programs: filter, institutions: filter, scholarships: ofScholarships };
    }
    case 'EITHER_LEVEL': {
      const levels = [...new Set(limit.awards.map(levelOfAward))];
      const ofLevel: LimitFilter = { key: 'levels', value: levels, facet: 'LEVEL' };
      return {
        programs: { key: 'awards', value: limit.awards, facet: 'AWARD' },
        institutions: ofLevel,
        scholarships: ofLevel,
      };
    }
    default:
      return {};
  }
}

/** Words that mean a limit for another kind only are words here: `full` in a title, the name alone of a school among schools. */
export function isUsefulFor(kind: SearchKind, limit: Limit): boolean {
  switch (limit.kind) {
    case 'COVERAGE':
      return kind === 'scholarships' || limit.coverage === 'TUITION';
    case 'AUDIENCE':
    case 'OPEN_TO_MEN':
    case 'AUTO_APPLIED':
      return kind === 'scholarships';
    // Institutions say a preparatory year in words; foundations give scholarships.
    case 'ENTRY':
      return limit.isEarly ? kind !== 'institutions' : kind === 'programs' || limit.entries.includes('DIRECT');
    case 'AWARD':
      return limit.isAnyDegree ? kind === 'programs' : kind !== 'institutions' || isOfColleges(limit);
    // Some scholarships are for those who have worked, and say so.
    case 'UNANSWERED':
      if (limit.topic === 'FOUNDED') return kind === 'institutions';
      return kind !== 'scholarships' || (limit.isWork !== true && limit.topic !== 'PART_TIME');
    case 'LANGUAGE':
      return kind === 'programs' || limit.isDoubtful !== true;
    case 'INSTITUTION':
      return kind !== 'institutions';
    case 'INSTITUTION_TYPE':
      return kind === 'programs' || !limit.isAsked;
    case 'WISH':
      return isUsefulFor(kind, limit.of);
    case 'PLACE':
      return kind !== 'institutions' || limit.isGuess !== true;
    // A single city may be what a scholarship is called by.
    case 'EITHER_PLACE':
      return kind !== 'scholarships' || !limit.isOne || limit.isThere === true;
    default:
      return true;
  }
}

/** What is said of a scholarship, where institutions are asked for one. */
export const isOfScholarship = ({ kind }: Limit): boolean =>
  kind === 'SCHOLARSHIP' || kind === 'AUDIENCE' || kind === 'COVERAGE';

/** Of the institutions of a city those that are called by it come first. */
export const isAlsoWordsFor = (kind: SearchKind, limit: Limit): boolean =>
  kind === 'institutions' && isSingleCity(limit);

/** What nothing here is: its words find nothing, so that it alone has no answer, and an answer beside it names it as left out. */
export const isNothingHere = (limit: Limit): boolean => limit.kind === 'UNANSWERED' && limit.topic === 'OTHER_SCHOOLS';

/** Scholarships have no tuition to be ordered by. */
export const isOrder = (kind: SearchKind, limit: Limit): limit is Extract<Limit, { kind: 'SORT' }> =>
  limit.kind === 'SORT' && kind !== 'scholarships';

/** The currency of the amounts of a filter. */
export const filterCurrencyOf = ({ value }: LimitFilter): FilterCurrency | null =>
  typeof value === 'object' && value !== null && 'currency' in value
    ? (FILTER_CURRENCIES.find(currency => currency === value.currency) ?? null)
    : null;
