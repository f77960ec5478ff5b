/**
 * A synthetic catalogue for load tests: the same records for the same size on every machine.
 * Names and sources of all records say that they are synthetic.
 */
import {
  DESTINATIONS,
  FIELDS_OF_STUDY,
  INSTITUTION_FEATURES,
  INSTITUTION_TYPES,
} from '../../../schema/rules/catalogue.values.js';
import { seededRandom } from '../../kernel/seededRandom.js';
import { syntheticCity, syntheticPrice, syntheticSubject } from './catalogue.syntheticTexts.js';
import { completenessOf } from './catalogue.facts.js';
import type {
  ItemMeta,
  InstitutionRecord,
  ProgramRecord,
  ScholarshipRecord,
  SourceRecord,
} from './catalogue.records.js';

export const SYNTHETIC_SOURCE: SourceRecord = {
  id: 'synthetic',
  name: 'Synthetic data for load tests: not a real source',
  kind: 'THIRD_PARTY',
};

export type SyntheticSize = { programs: number; institutions: number; scholarships: number };

/** In the proportion of the planned catalogue: 1,500 institutions and 10,000 scholarships for 140,000 programs. */
export const syntheticSizeOf = (programs: number): SyntheticSize => ({
  programs,
  institutions: Math.max(6, Math.round((programs * 1500) / 140_000)),
  scholarships: Math.round((programs * 10_000) / 140_000),
});

const COUNTRIES = {
  AU: {
    currency: 'AUD',
    timeZone: 'Australia/Sydney',
    months: [2, 7],
    languages: ['en'],
    cities: ['Sydney', 'Melbourne', 'Brisbane', 'Perth', 'Adelaide', 'Hobart'],
  },
  CA: {
    currency: 'CAD',
    timeZone: 'America/Toronto',
    months: [9, 1, 5],
    languages: ['en', 'fr'],
    cities: ['Toronto', 'Vancouver', 'Montréal', 'Calgary', 'Ottawa', 'Québec'],
  },
  DE: {
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    months: [10, 4],
    languages: ['de', 'en'],
    cities: ['Berlin', 'München', 'Hamburg', 'Köln', 'Würzburg', 'Dresden'],
  },
  GB: {
    currency: 'GBP',
    timeZone: 'Europe/London',
    months: [9, 1],
    languages: ['en'],
    cities: ['London', 'Manchester', 'Edinburgh', 'Cardiff', 'Belfast', 'Leeds'],
  },
  IE: {
    currency: 'EUR',
    timeZone: 'Europe/Dublin',
    months: [9, 1],
    languages: ['en'],
    cities: ['Dublin', 'Cork', 'Galway', 'Limerick', 'Sligo', 'Dún Laoghaire'],
  },
  US: {
    currency: 'USD',
    timeZone: 'America/New_York',
    months: [8, 1],
    languages: ['en'],
    cities: ['New York', 'Boston', 'Chicago', 'Seattle', 'Austin', 'San José'],
  },
} as const;

const STUDIES = [
  { level: 'UNDERGRADUATE', award: 'DIPLOMA', word: 'Diploma', months: 12 },
  { level: 'UNDERGRADUATE', award: 'BACHELOR', word: 'Bachelor', months: 36 },
  { level: 'GRADUATE', award: 'MASTER', word: 'Master', months: 24 },
  { level: 'POSTGRADUATE', award: 'PHD', word: 'Doctor', months: 48 },
] as const;

const randomOf = (seed: number) => {
  const next = seededRandom(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <T extends readonly unknown[]>(choices: T): T[number] => choices[below(choices.length)];
  return { next, below, pick, isLikely: (share: number) => next() < share };
};

const idOf = (kind: string, at: number): string => `synthetic-${kind}-${at}`;

type Kind = 'INSTITUTION' | 'PROGRAM' | 'SCHOLARSHIP';

const metaOf = (kind: Kind, at: number, content: Readonly<Record<string, unknown>>, changedAt: Date): ItemMeta => ({
  _id: idOf(kind.toLowerCase(), at),
  slug: idOf(kind.toLowerCase(), at),
  formerSlugs: [],
  origin: 'SYNTHETIC',
  staffFields: [],
  sourceIds: [SYNTHETIC_SOURCE.id],
  completeness: completenessOf(kind, content),
  isRetired: false,
  contentHash: 'synthetic',
  changedAt,
});

const destinationOf = (institution: number) => DESTINATIONS[institution % DESTINATIONS.length] ?? DESTINATIONS[0];

type Moment = { at: number; now: Date };
const factOn = (now: Date) => ({ source: SYNTHETIC_SOURCE.id, checkedOn: now.toISOString().slice(0, 10) });

export const syntheticInstitution = ({ at, now }: Moment): InstitutionRecord => {
  const { pick, below, isLikely } = randomOf(at + 1);
  const destination = destinationOf(at);
  const city = pick(COUNTRIES[destination].cities);
  const content = {
    name: `Synthetic University ${at} of ${city}`,
    aliases: [`SYN${at}`],
    destination,
    city,
    campuses: [{ name: 'Synthetic campus', city }],
    type: pick(INSTITUTION_TYPES),
    foundedYear: 1800 + below(220),
    features: INSTITUTION_FEATURES.filter(() => isLikely(0.6)).map(feature => ({
      feature,
      value: isLikely(0.8),
      ...factOn(now),
    })),
    admissionRequirements: [],
    englishMinimums: isLikely(0.7) ? [{ test: 'IELTS' as const, overall: 5.5 + below(5) / 2, ...factOn(now) }] : [],
  };
  return { ...content, ...metaOf('INSTITUTION', at, content, now) };
};

export const syntheticProgram = ({ at, now, institutions }: Moment & { institutions: number }): ProgramRecord => {
  const { next, pick, below, isLikely } = randomOf(0x1000_0000 + at);
  const institution = below(institutions);
  const destination = destinationOf(institution);
  const { currency, cities, months, languages, timeZone } = COUNTRIES[destination];
  const { level, award, word, months: length } = pick(STUDIES);
  const field = pick(FIELDS_OF_STUDY);
  const year = now.getUTCFullYear() + 1;
  const fact = factOn(now);
  const content = {
    institutionId: idOf('institution', institution),
    title: `Synthetic ${word} of ${syntheticSubject(field, next)}`,
    level,
    award,
    field,
    campusCity: syntheticCity(cities, next),
    languages: [pick(languages)],
    ...(isLikely(0.9) ? { duration: { value: length, ...fact } } : {}),
    ...(isLikely(0.8) ? { firstYearTuition: { amount: syntheticPrice(destination, next), currency, ...fact } } : {}),
    ...(isLikely(0.5) ? { applicationFee: { amount: below(16) * 10, currency, ...fact } } : {}),
    intakes: months.map(month => ({
      year,
      month,
      isRecurring: isLikely(0.9),
      ...fact,
      ...(isLikely(0.3) ? { deadline: { date: `${year}-0${1 + below(9)}-15`, timeZone, ...fact } } : {}),
    })),
    admissionRequirements: [],
    englishMinimums: isLikely(0.6) ? [{ test: 'IELTS' as const, overall: 5.5 + below(5) / 2, ...fact }] : [],
    ...(isLikely(0.3) ? { postGraduationPermit: { value: isLikely(0.7), ...fact } } : {}),
    ...(isLikely(0.3) ? { coopInternship: { value: isLikely(0.5), ...fact } } : {}),
  };
  return { ...content, ...metaOf('PROGRAM', at, content, now) };
};

export const syntheticScholarship = ({
  at,
  now,
  institutions,
}: Moment & { institutions: number }): ScholarshipRecord => {
  const { pick, below, isLikely } = randomOf(0x2000_0000 + at);
  const institution = below(institutions);
  const destination = destinationOf(institution);
  const { currency, timeZone } = COUNTRIES[destination];
  const fact = factOn(now);
  const content = {
    institutionId: idOf('institution', institution),
    name: `Synthetic Scholarship ${at}`,
    provider: `Synthetic University ${institution}`,
    destinations: [destination],
    ...fact,
    amount: { kind: 'FIXED_SUM' as const, minimum: { amount: 1000 + below(20) * 500, currency }, ...fact },
    ...(isLikely(0.6) ? { autoApplied: { value: isLikely(0.4), ...fact } } : {}),
    eligibleNationalities: isLikely(0.5)
      ? { isOpenToAll: true, countries: [], ...fact }
      : { isOpenToAll: false, countries: [pick(['VN', 'IN', 'TH']), 'ID'], ...fact },
    ...(isLikely(0.6) ? { eligibleLevels: [pick(STUDIES).level] } : {}),
    deadlines: [{ date: `${now.getUTCFullYear() + below(2)}-0${1 + below(9)}-28`, timeZone, ...fact }],
  };
  return { ...content, ...metaOf('SCHOLARSHIP', at, content, now) };
};
