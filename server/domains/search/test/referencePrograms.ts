/** The reference for programs: slow, plain and written apart from the index. */
import { calledSubjectsOf } from '../text/titleSubjects.js';
import { awardOf } from '../../../../schema/rules/award.rules.js';
import {
  AWARDS,
  DESTINATIONS,
  ENGLISH_TESTS,
  ENTRY_ROUTES,
  FIELDS_OF_STUDY,
  INSTITUTION_FEATURES,
  INSTITUTION_TYPES,
  OWNERSHIP_OPTIONS,
  PROGRAM_LEVELS,
} from '../../../../schema/rules/catalogue.values.js';
import { DAY_MS } from '../../../../schema/rules/days.rules.js';
import { acceptedEnglish } from '../../../../schema/rules/englishMinimums.rules.js';
import { intakeStatusAt, isUpcomingIntake, LIKELY_INTAKE_DAYS } from '../../../../schema/rules/intake.rules.js';
import {
  bandValue,
  DURATION_BANDS,
  ENGLISH_BANDS,
  feeBandsIn,
  parseBandValue,
  tuitionBandsIn,
  UNKNOWN_VALUE,
  type Band,
  type FilterCurrency,
} from '../../../../schema/rules/search.limits.js';
import type { ProgramCriteria } from '../../../../schema/rules/search.rules.js';
import { fold } from '../../../../schema/rules/folding.rules.js';
import type { StoredInstitution, StoredProgram } from '../build/storedRows.js';
import type { RowMoney } from '../build/bands.js';
import { makeReference, type ReferenceFacet } from './reference.js';
import {
  AWARD_WORDS,
  DESTINATION_WORDS,
  FIELD_WORDS,
  LANGUAGE_WORDS,
  LEVEL_WORDS,
  PATHWAY_WORDS,
  RESEARCH_MASTER_WORDS,
  TYPE_WORDS,
} from '../text/vocabulary.js';

import {
  cityOf,
  featureFacet,
  isChosen,
  isComplete,
  isWithin,
  listFacet,
  moneyAt,
  type ReferenceCatalogue,
} from './referenceParts.js';
import { routesAt, statesPathway, yearReasons } from './referenceRoutes.js';

type ProgramDoc = {
  row: StoredProgram;
  institution: StoredInstitution;
  features: string[];
  /** What holds for it, of its own or of its institution. */
  english: ReturnType<typeof acceptedEnglish>;
};
type BandedKey = 'tuition' | 'applicationFee' | 'durationMonths';

/** Facet of a filter that is a range, offered in bands. */
const bandFacet = (
  name: string,
  key: BandedKey,
  {
    bands,
    isUnknown,
    currency = 'USD',
    isApplied = () => true,
  }: {
    bands: readonly Band[];
    isUnknown: (doc: ProgramDoc) => boolean;
    currency?: FilterCurrency;
    isApplied?: (criteria: ProgramCriteria) => boolean;
  },
): ReferenceFacet<ProgramDoc, ProgramCriteria> => ({
  name,
  closed: [...bands.map(bandValue), UNKNOWN_VALUE],
  isUnknown,
  chosen: criteria =>
    (criteria.filter[key]?.min === undefined && criteria.filter[key]?.max === undefined) || !isApplied(criteria)
      ? []
      : ['some'],
  choose: (criteria, value) => ({
    ...criteria,
    filter: { ...criteria.filter, [key]: { ...parseBandValue(value), currency, includeUnknown: false } },
  }),
  drop: criteria => ({ ...criteria, filter: { ...criteria.filter, [key]: undefined } }),
});

/** Options count intakes: what names none is beside them. */
const intakeFacet = (
  ...args: Parameters<typeof listFacet<ProgramDoc, ProgramCriteria['filter'], ProgramCriteria>>
): ReferenceFacet<ProgramDoc, ProgramCriteria> => {
  const facet = listFacet(...args);
  const named = ({ filter, ...criteria }: ProgramCriteria): ProgramCriteria => ({
    ...criteria,
    filter: { ...filter, includeUnknownIntakes: undefined },
  });
  return { ...facet, choose: (criteria, value) => facet.choose(named(criteria), value) };
};

const joined = ({ institutions, programs }: ReferenceCatalogue): ProgramDoc[] =>
  programs.flatMap(row => {
    const institution = institutions.find(({ id }) => id === row.institutionId);
    if (!institution) return [];
    const features = INSTITUTION_FEATURES.filter(feature => {
      if (feature === 'POST_GRADUATION_PERMIT' && row.postGraduationPermit !== null) return row.postGraduationPermit;
      if (feature === 'COOP_INTERNSHIP' && row.coopInternship !== null) return row.coopInternship;
      return institution.features.includes(feature);
    });
    const asks = { ...row, languageLevels: row.asks?.languageLevels };
    return [{ row, institution, features, english: acceptedEnglish(asks, institution.asks) }];
  });

/** Bands are in the first of the wanted currencies that has a rate, so each currency has its own reference. */
export function referencePrograms(catalogue: ReferenceCatalogue) {
  const references = new Map<FilterCurrency, ReturnType<typeof referenceIn>>();
  return (criteria: ProgramCriteria) => {
    const currency = criteria.bandCurrencies?.find(wanted => catalogue.rates[wanted] !== undefined) ?? 'USD';
    const reference = references.get(currency) ?? referenceIn(catalogue, currency);
    references.set(currency, reference);
    return reference(criteria);
  };
}

function referenceIn(catalogue: ReferenceCatalogue, bandCurrency: FilterCurrency) {
  const { asOf, rates, now = asOf } = catalogue;
  const { inDollars, isAmountWithin, isMoneyWithin } = moneyAt(rates);
  const wholeTuition = ({ row: { tuition, durationMonths } }: ProgramDoc) =>
    tuition === null || durationMonths === null
      ? null
      : inDollars(tuition) * (durationMonths < 12 ? 1 : durationMonths / 12);
  const upcoming = ({ row }: ProgramDoc) =>
    row.intakes
      .filter(intake => isUpcomingIntake(intake, asOf))
      .map(intake => ({ ...intake, status: intakeStatusAt(intake, asOf) }));
  const isPassed = ({ row }: ProgramDoc) =>
    row.intakes.some(({ year, month, closesAt }) => {
      const start = Date.UTC(year, month - 1, 1);
      const turns = [start, start - LIKELY_INTAKE_DAYS * DAY_MS, ...(closesAt ? [closesAt.getTime() + 1] : [])];
      return turns.some(turn => turn > asOf.getTime() && turn <= now.getTime());
    });
  /** Of the months that are asked for, or of all. */
  const best = (doc: ProgramDoc, asked: readonly number[] = []) => {
    const months = (status: string) =>
      upcoming(doc)
        .filter(intake => intake.status === status && (asked.length === 0 || asked.includes(intake.month)))
        .map(intake => intake.year * 12 + intake.month);
    const [open, likely] = [months('OPEN'), months('LIKELY_OPEN')];
    if (open.length > 0) return { rank: 0, month: Math.min(...open), reason: ['OPEN_INTAKE'] };
    return likely.length > 0
      ? { rank: 1, month: Math.min(...likely), reason: ['LIKELY_INTAKE'] }
      : { rank: 2, month: 0, reason: [] };
  };
  const openDays = (doc: ProgramDoc) =>
    upcoming(doc).flatMap(({ status, closesAt }) => (status === 'OPEN' && closesAt ? [closesAt.getTime()] : []));
  const deadline = (doc: ProgramDoc) => Math.min(Infinity, ...openDays(doc));
  const isClosingSoon = (doc: ProgramDoc) =>
    openDays(doc).length > 0 && openDays(doc).every(day => day < asOf.getTime() + 14 * 86_400_000);
  const amountKeys = (money: RowMoney | null, direction: 1 | -1) =>
    money ? [0, inDollars(money) * direction] : [1, 0];
  const routesOf = routesAt(asOf);
  const ieltsOf = ({ english }: ProgramDoc) => english.filter(({ test }) => test === 'IELTS');

  return makeReference<ProgramDoc, ProgramCriteria>({
    docs: joined(catalogue),
    slugOf: ({ row }) => row.slug,
    nameOf: ({ row }) => [row.title.replaceAll('|', '/')],
    titleOf: ({ row }) => row.title,
    belongsTo: ({ institution }) => [
      institution.name,
      ...institution.aliases,
      institution.city,
      institution.region ?? '',
    ],
    otherWordsOf: ({ row, institution }) => [
      ...row.cities,
      DESTINATION_WORDS[institution.destination],
      TYPE_WORDS[institution.type],
      LEVEL_WORDS[row.level],
      AWARD_WORDS[row.award],
      row.award === 'MASTER' && row.level === 'POSTGRADUATE' ? RESEARCH_MASTER_WORDS : '',
      statesPathway({ row, institution }) ? PATHWAY_WORDS : '',
      FIELD_WORDS[row.field],
      ...calledSubjectsOf(row.title),
      ...row.languages.map(code => LANGUAGE_WORDS[code] ?? ''),
    ],
    institutionOf: ({ institution }) => institution.id,
    countryOf: ({ institution }) => institution.destination,
    rankKeys: doc => [
      best(doc).rank,
      Number(isClosingSoon(doc)),
      -doc.row.completeness,
      best(doc).month,
      deadline(doc),
      doc.row.tuition ? inDollars(doc.row.tuition) : Infinity,
    ],
    sortKeys: ({ row }, sort) => {
      if (sort === 'TITLE_ASC') return [fold(row.title)];
      if (sort === 'TUITION_ASC' || sort === 'TUITION_DESC')
        return amountKeys(row.tuition, sort === 'TUITION_ASC' ? 1 : -1);
      if (sort === 'APPLICATION_FEE_ASC' || sort === 'APPLICATION_FEE_DESC')
        return amountKeys(row.applicationFee, sort === 'APPLICATION_FEE_ASC' ? 1 : -1);
      return null;
    },
    reasonsOf: (doc, { filter }) => [
      ...yearReasons(routesOf(doc), filter.entries),
      ...(isPassed(doc) ? [] : best(doc, filter.intakeMonths).reason),
      ...isComplete(doc.row),
    ],
    passes: (doc, { filter }) =>
      isChosen(filter.institutions, slug => slug === doc.institution.slug) &&
      isChosen(filter.destinations, destination => destination === doc.institution.destination) &&
      isChosen(filter.cities, choice =>
        doc.row.cities.some(city => choice === cityOf(doc.institution.destination, city).value),
      ) &&
      isChosen(filter.levels, level => level === doc.row.level) &&
      isChosen(filter.fields, field => field === doc.row.field) &&
      isMoneyWithin(doc.row.tuition, filter.tuition) &&
      isAmountWithin(wholeTuition(doc), filter.courseTuition) &&
      isMoneyWithin(doc.row.applicationFee, filter.applicationFee) &&
      isWithin(doc.row.durationMonths, filter.durationMonths) &&
      !(filter.intakeStatuses?.length && isPassed(doc)) &&
      ((!filter.intakeMonths?.length && !filter.intakeStatuses?.length) ||
        upcoming(doc).some(
          ({ month, status }) =>
            isChosen(filter.intakeMonths, choice => choice === month) &&
            isChosen(filter.intakeStatuses, choice => choice === status),
        ) ||
        (filter.includeUnknownIntakes === true && upcoming(doc).length === 0)) &&
      isChosen(filter.institutionTypes, type => type === doc.institution.type) &&
      (filter.features ?? []).every(feature => doc.features.includes(feature)) &&
      isChosen(filter.awards, award => award === awardOf(doc.row)) &&
      isChosen(filter.acceptedTests, wanted => doc.english.some(({ test }) => test === wanted)) &&
      isChosen(filter.ownerships, ownership => ownership === doc.institution.ownership) &&
      isChosen(filter.entries, route => routesOf(doc).includes(route)) &&
      isChosen(filter.languages, language => doc.row.languages.includes(language)) &&
      (!filter.english ||
        doc.english.some(({ test, overall }) => test === filter.english?.test && overall <= filter.english.overall) ||
        (filter.english.includeUnknown && doc.english.every(({ test }) => test !== filter.english?.test))),
    facets: [
      listFacet('DESTINATION', 'destinations', { closed: DESTINATIONS }),
      listFacet('CITY', 'cities', {
        closed: null,
        open: doc => doc.row.cities.map(city => cityOf(doc.institution.destination, city)),
      }),
      listFacet('LEVEL', 'levels', { closed: PROGRAM_LEVELS }),
      listFacet('AWARD', 'awards', { closed: AWARDS }),
      listFacet('FIELD', 'fields', { closed: FIELDS_OF_STUDY }),
      bandFacet('TUITION', 'tuition', {
        bands: tuitionBandsIn(bandCurrency),
        isUnknown: doc => doc.row.tuition === null,
        currency: bandCurrency,
        isApplied: ({ filter }) => rates[filter.tuition?.currency ?? 'USD'] !== undefined,
      }),
      bandFacet('APPLICATION_FEE', 'applicationFee', {
        bands: feeBandsIn(bandCurrency),
        isUnknown: doc => doc.row.applicationFee === null,
        currency: bandCurrency,
        isApplied: ({ filter }) => rates[filter.applicationFee?.currency ?? 'USD'] !== undefined,
      }),
      intakeFacet('INTAKE_MONTH', 'intakeMonths', { closed: Array.from({ length: 12 }, (_, at) => String(at + 1)) }),
      intakeFacet('INTAKE_STATUS', 'intakeStatuses', { closed: ['OPEN', 'LIKELY_OPEN'] }),
      bandFacet('DURATION', 'durationMonths', {
        bands: DURATION_BANDS,
        isUnknown: doc => doc.row.durationMonths === null,
      }),
      listFacet('INSTITUTION_TYPE', 'institutionTypes', { closed: INSTITUTION_TYPES }),
      featureFacet(),
      listFacet('LANGUAGE', 'languages', {
        closed: null,
        open: doc => doc.row.languages.map(value => ({ value, label: null })),
      }),
      {
        name: 'ENGLISH',
        closed: [...ENGLISH_BANDS.map(bandValue), UNKNOWN_VALUE],
        isUnknown: doc => ieltsOf(doc).length === 0,
        chosen: ({ filter }) => (filter.english ? ['some'] : []),
        choose: (criteria, value) => ({
          ...criteria,
          filter: {
            ...criteria.filter,
            english: { test: 'IELTS', overall: parseBandValue(value)?.max ?? 0, includeUnknown: false },
          },
        }),
        drop: criteria => ({ ...criteria, filter: { ...criteria.filter, english: undefined } }),
      },
      listFacet('ACCEPTED_TEST', 'acceptedTests', { closed: ENGLISH_TESTS }),
      listFacet('ENTRY', 'entries', { closed: ENTRY_ROUTES }),
      listFacet('OWNERSHIP', 'ownerships', { closed: OWNERSHIP_OPTIONS }),
    ],
  });
}
