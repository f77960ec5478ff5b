/** Random small catalogues with many ties, diacritics and unknown facts. For tests only. */
import fc from 'fast-check';
import {
  CURRENCIES,
  DESTINATIONS,
  DIPLOMA_ANSWERS,
  ENGLISH_TESTS,
  FIELDS_OF_STUDY,
  INSTITUTION_FEATURES,
  INSTITUTION_TYPES,
  OWNERSHIP_OPTIONS,
  PROFILE_LEVELS,
  PROGRAM_LEVELS,
  SCHOLARSHIP_AMOUNT_PERIODS,
  SCHOLARSHIP_AUDIENCES,
  SCHOLARSHIP_MARKS,
} from '../../../../schema/rules/catalogue.values.js';
import type { StoredInstitution, StoredProgram, StoredScholarship } from '../build/storedRows.js';
import type { ReferenceCatalogue } from './referenceParts.js';

export const AS_OF = new Date('2026-11-21T09:00:00Z');
const NEAR_DATES = ['2026-11-20T23:59:59Z', '2026-11-21T09:00:00Z', '2026-12-15T00:00:00Z', '2027-03-01T12:00:00Z'].map(
  text => new Date(text),
);

const NAME_WORDS = [
  'University',
  'Foundation Year',
  'Universität',
  'Đại học',
  'of',
  'Toronto',
  'Torento',
  'Duc',
  'Đức',
  'Dục',
  'Đường',
  'Duong',
  'Dương',
  'München',
  "Queen's",
  'Mỹ',
  'My',
  'Lý',
  'Bách khoa',
  'Business',
  'Bussines',
  'Computer Science',
  'IT',
  'Management',
  'Managment',
  'Medicine',
  'Y',
  'Kỹ thuật',
  'Kinh doanh',
  'U.S.A.',
  '東京',
  'An',
  'Án',
  'Mỹ thuật',
  'Tự do',
  'TU',
  'Data Science',
  'Doctor of Philosophy',
  'Nursing',
  'Veterinary',
  'Bachelor of',
  'Master of Science in',
  '(BSc)',
  'and',
  '|',
  'Mechanical Engineering',
  'Engineering',
  'Master of Business Administration',
];
const CITIES = ['London', 'london', 'Köln', 'Toronto', 'Đà Lạt', 'York'];
export const TYPED_WORDS = [
  ...NAME_WORDS,
  'toronot',
  'tornto',
  'toront',
  'uni',
  'u',
  'd',
  'duo',
  'dương',
  'đuc',
  'mi',
  'mĩ',
  'li',
  'muenchen',
  'munchen',
  'busines',
  'busniess',
  'managemnt',
  'cntt',
  'Hoa Kỳ',
  'United States',
  'uk',
  'Vương quốc Anh',
  'Úc',
  'uc',
  'thạc sĩ',
  'master',
  'cử nhân',
  'phd',
  'london',
  'lodnon',
  'Luân Đôn',
  'scholarship',
  'học bổng',
  'xyzzy',
  'tu',
  'tự',
  'điều dưỡng',
  'dieu duongx',
  'cong nge thong tin',
  'mater data',
  'tri tue nh',
  'hoá học',
  'philosophy',
  'toàn phần',
  'tiếng Đức',
  'Việt Nam',
  'ngành',
  'C++',
  'full bright',
  'sciense',
  'univercity',
  'buss',
  '.*',
  '%',
  '🎓',
  'in',
  'tại',
  'queens',
  'germny',
  'australai',
  'computre',
  'công nghệ thông tin',
  'science',
  'usa',
  'canda',
  'sau đại học',
  'khoa học máy tính',
  'khoa hoc may tinh',
  'kinh doanh',
  'business',
];

export const text = (words: readonly string[], most: number) =>
  fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: most }).map(list => list.join(' '));
const completeness = fc.constantFrom(0, 0.5, 0.75, 1);
const slugs = (prefix: string, place: number) => ({
  id: `${prefix}${place % 3}${place}`,
  slug: `${prefix}-${(place * 7) % 11}-${place}`,
  isRetired: false,
  changedAt: 0,
});
const money = fc.option(
  fc.record({
    amount: fc.constantFrom(0, 50, 100, 5_000, 10_000, 10_000.5, 20_000, 45_000),
    currency: fc.constantFrom(...CURRENCIES),
  }),
  { freq: 3 },
);
export const some = <T>(values: readonly T[], maxLength = 3) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength });

const DIPLOMA_ENTRIES = [
  [],
  [],
  [{ diploma: 'IB', answer: 'OPEN' }],
  ...DIPLOMA_ANSWERS.map(answer => [{ diploma: 'THPT', answer } as const]),
] as const;

const englishMinimums = fc.uniqueArray(
  fc.record({ test: fc.constantFrom(...ENGLISH_TESTS.slice(0, 3)), overall: fc.constantFrom(5, 5.5, 6.5, 7, 90) }),
  { maxLength: 3, selector: ({ test }) => test },
);
/** Of an institution: of all levels or of some. */
const generalMinimums = fc
  .tuple(englishMinimums, fc.constantFrom(undefined, ...PROGRAM_LEVELS))
  .map(([minimums, level]) =>
    minimums.map((minimum, at) => (level && at > 0 ? { ...minimum, levels: [level] } : minimum)),
  );

const institution = fc.record({
  name: text(NAME_WORDS, 3),
  aliases: fc.array(text(NAME_WORDS, 2), { maxLength: 2 }),
  destination: fc.constantFrom(...DESTINATIONS.slice(0, 4)),
  city: fc.constantFrom(...CITIES),
  region: fc.constantFrom(null, 'Ontario', 'Bavaria'),
  type: fc.constantFrom(...INSTITUTION_TYPES),
  ownership: fc.constantFrom(...OWNERSHIP_OPTIONS),
  features: some(INSTITUTION_FEATURES),
  lackedFeatures: some(INSTITUTION_FEATURES),
  asks: fc.record({
    englishMinimums: generalMinimums,
    diplomaEntries: fc.constantFrom(...DIPLOMA_ENTRIES),
    statesPathway: fc.boolean(),
  }),
  states: fc.record({
    hasPrice: fc.boolean(),
    englishLevels: some(PROGRAM_LEVELS, 2),
    levels: some(PROGRAM_LEVELS, 1),
  }),
  completeness,
});

const intake = fc.record({
  year: fc.constantFrom(2026, 2027),
  month: fc.constantFrom(1, 2, 9, 11, 12),
  isRecurring: fc.boolean(),
  closesAt: fc.constantFrom(null, ...NEAR_DATES),
});

const program = fc.record({
  institution: fc.nat(6),
  title: text(NAME_WORDS, 3),
  level: fc.constantFrom(...PROGRAM_LEVELS),
  award: fc.constantFrom(...PROFILE_LEVELS),
  field: fc.constantFrom(...FIELDS_OF_STUDY.slice(3, 7)),
  cities: fc.uniqueArray(fc.constantFrom(...CITIES), { minLength: 1, maxLength: 3 }),
  languages: fc.uniqueArray(fc.constantFrom('en', 'de', 'fr'), { minLength: 1, maxLength: 2 }),
  durationMonths: fc.constantFrom(null, 6, 12, 24, 36, 36.5),
  tuition: money,
  applicationFee: money,
  intakes: fc.array(intake, { maxLength: 3 }),
  englishMinimums,
  postGraduationPermit: fc.constantFrom(null, true, false),
  coopInternship: fc.constantFrom(null, true, false),
  asks: fc.option(
    fc.record({
      minimumGpa: fc.constant({ value: 8, scale: 'TEN' as const }),
      languageLevels: fc.constantFrom([], [{ language: 'en', level: 'B2' as const }]),
      diplomaEntries: fc.constantFrom(...DIPLOMA_ENTRIES),
      statesPathway: fc.boolean(),
    }),
    { freq: 1 },
  ),
  isPreparatory: fc.boolean(),
  hasPriceOrRequirement: fc.boolean(),
  completeness,
});

const scholarship = fc.record({
  name: text(NAME_WORDS, 3),
  provider: text(NAME_WORDS, 2),
  institution: fc.option(fc.nat(6)),
  destinations: fc.uniqueArray(fc.constantFrom(...DESTINATIONS), { minLength: 1, maxLength: 2 }),
  coverage: fc.constantFrom(null, 'FULL_COST', 'PARTIAL_TUITION', 'FIXED_SUM'),
  sum: fc.oneof(
    fc.constant(null),
    fc.record({ minimum: money, maximum: money, period: fc.constantFrom(null, ...SCHOLARSHIP_AMOUNT_PERIODS) }),
  ),
  share: fc.constantFrom(null, 25, 50),
  isAutoApplied: fc.constantFrom(null, true, false),
  nationalities: fc.oneof(fc.constant(null), fc.constant('ALL' as const), some(['VN', 'KR', 'JP'])),
  levels: fc.oneof(fc.constant(null), some(PROGRAM_LEVELS)),
  fields: fc.oneof(fc.constant(null), some(FIELDS_OF_STUDY)),
  audiences: some(SCHOLARSHIP_AUDIENCES),
  marks: some(SCHOLARSHIP_MARKS),
  deadlines: fc.array(fc.constantFrom(...NEAR_DATES), { maxLength: 2 }),
  deadlineMonths: fc.array(
    fc.record({ month: fc.constantFrom(1, 2, 9, 11), closesAt: fc.constantFrom(null, ...NEAR_DATES) }),
    { maxLength: 2 },
  ),
  completeness,
});

export const anyCatalogue: fc.Arbitrary<ReferenceCatalogue> = fc
  .record({
    institutions: fc.array(institution, { maxLength: 6 }),
    programs: fc.array(program, { maxLength: 40 }),
    scholarships: fc.array(scholarship, { maxLength: 15 }),
    dong: fc.constantFrom({}, { VND: 30_123.4 }),
  })
  .map(drawn => ({
    asOf: AS_OF,
    rates: { AUD: 1.6293, CAD: 1.5726, EUR: 1, GBP: 0.86503, USD: 1.1476, ...drawn.dong },
    institutions: drawn.institutions.map((row, place): StoredInstitution => ({ ...row, ...slugs('i', place) })),
    programs: drawn.programs.map(({ institution: of, ...row }, place): StoredProgram => ({
      ...row,
      ...slugs('p', place),
      institutionId: slugs('i', of).id,
    })),
    scholarships: drawn.scholarships.map(({ institution: of, ...row }, place): StoredScholarship => ({
      ...row,
      ...slugs('s', place),
      institutionId: of === null ? null : slugs('i', of).id,
    })),
  }));

/** Asked when it was built, or after statuses have changed since. */
export const anyCatalogueAtAnyMoment: fc.Arbitrary<ReferenceCatalogue & { now: Date }> = fc
  .tuple(anyCatalogue, fc.constantFrom('2026-11-21T09:00:00Z', '2026-12-10T00:00:00Z', '2027-03-02T00:00:00Z'))
  .map(([catalogue, now]) => ({ ...catalogue, now: new Date(now) }));
