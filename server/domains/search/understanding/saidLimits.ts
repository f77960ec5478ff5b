/** From what was said to a limit: what it asks of an entry, whatever the kind of the entry. */
import type { Award } from '../../../../schema/rules/award.rules.js';
import type { ScholarshipAudience } from '../../../../schema/rules/audience.rules.js';
import {
  ENGLISH_TEST_SCALES,
  ENGLISH_TESTS,
  type EnglishTest,
  type INSTITUTION_FEATURES,
} from '../../../../schema/rules/catalogue.values.js';
import type { EntryRoute } from '../../../../schema/rules/entry.rules.js';
import type { Captured } from './elements.js';
import { aboutAmount, afforded, fee, feeBetween, feeOfYears, ofCourse } from './fees.js';
import type { Said } from './grammar.js';
import { monthsAfter, monthsBefore, monthsBetween, monthsFrom, monthsOf, monthsUpTo } from './months.js';
import type { RuleName } from './patterns.js';
import type { Entry } from './said.js';
import type { Audience, Coverage } from './saidScholarships.js';
import type { Level } from './saidLevels.js';
import { leastShareOf, shareOf } from './tuitionShares.js';
import type { UnansweredTopic } from './unansweredTopics.js';
import type { Limit } from './limits.js';

/** Months from this many before the stated length on count as that length: a master's of one year may take ten months. */
const SHORTER_BY = 5;
const MAX_MONTHS = 96;
const atLeast = (months: number): number => Math.max(1, months - SHORTER_BY);
const lengthOf = (months: number): Limit | null =>
  months > 0 && months <= MAX_MONTHS ? { kind: 'DURATION', min: atLeast(months), max: months } : null;
/** Three terms a year end a month after the second one: a degree of 25 months is said to be one of two years. */
const yearsOf = (months: number): Limit | null => {
  const length = lengthOf(months);
  return length?.kind === 'DURATION' && months >= 24 ? { ...length, max: months + 1 } : length;
};
const lengthFrom = (months: number): Limit | null =>
  months > 0 && months < MAX_MONTHS ? { kind: 'DURATION', min: months, max: MAX_MONTHS } : null;
const lengthUpTo = (months: number): Limit | null => (months > 0 ? { kind: 'DURATION', min: null, max: months } : null);
const lengthBetween = (first: number, last: number): Limit | null =>
  first > 0 && first < last && last <= MAX_MONTHS ? { kind: 'DURATION', min: atLeast(first), max: last } : null;

/** The single length of which a limit is; null of several, of a longest and of a shortest one. */
export function lengthSaid({ min, max }: Extract<Limit, { kind: 'DURATION' }>): number | null {
  if (min === null || max - min > SHORTER_BY + 1) return null;
  return Math.min(min + SHORTER_BY, max);
}

function testOf({ test, numbers: [score] }: Pick<Captured, 'test' | 'numbers'>): Limit | null {
  if (!test || score === undefined) return null;
  const read = test === 'TOEFL_IBT' && score <= ENGLISH_TEST_SCALES.TOEFL_IBT_2026.max ? 'TOEFL_IBT_2026' : test;
  const { min, max } = ENGLISH_TEST_SCALES[read];
  return score >= min && score <= max ? { kind: 'TEST', test: read, overall: score } : null;
}

const otherTests = (test: EnglishTest): Limit => ({
  kind: 'ACCEPTED_TEST',
  tests: ENGLISH_TESTS.filter(other => other !== test),
});

const FLAG_LIMITS: Record<string, Limit> = {
  CHEAP: { kind: 'SORT', sort: 'TUITION_ASC' },
  DEAR: { kind: 'SORT', sort: 'TUITION_DESC' },
  OPEN_NOW: { kind: 'OPEN_NOW' },
  IN_TIME: { kind: 'OPEN_NOW', isInTime: true },
  AUTO_APPLIED: { kind: 'AUTO_APPLIED' },
  NO_APPLICATION_FEE: { kind: 'APPLICATION_FEE', max: 0 },
  VOCATIONAL: { kind: 'AWARD', awards: ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE'], isVocational: true },
  GRADUATE_CERTIFICATE: { kind: 'AWARD', awards: ['GRADUATE_CERTIFICATE'] },
  CERTIFICATE: { kind: 'AWARD', awards: ['CERTIFICATE'] },
  ASSOCIATE: { kind: 'AWARD', awards: ['ASSOCIATE'] },
  NO_UNIVERSITY: { kind: 'AWARD', awards: ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE'], isOthers: true },
};

export const AWARDS_OF_LEVEL: Record<Level, Award[]> = {
  DIPLOMA: ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE'],
  ANY_DIPLOMA: ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE', 'GRADUATE_CERTIFICATE'],
  BACHELOR: ['BACHELOR'],
  MASTER: ['MASTER'],
  DOCTORATE: ['DOCTORATE'],
  POSTGRADUATE: ['GRADUATE_CERTIFICATE', 'MASTER', 'DOCTORATE'],
  UNIVERSITY: ['BACHELOR'],
  DEGREE: ['ASSOCIATE', 'BACHELOR', 'MASTER', 'DOCTORATE'],
  FROM_SCHOOL: ['CERTIFICATE', 'DIPLOMA', 'ASSOCIATE', 'BACHELOR'],
  FROM_DIPLOMA: ['BACHELOR'],
  FROM_UNIVERSITY: ['GRADUATE_CERTIFICATE', 'MASTER', 'DOCTORATE'],
};

/** Levels that follow school: said by where somebody stands. */
export const followsSchool = (limit: Limit | null): boolean =>
  limit?.kind === 'AWARD' && limit.awards.join() === AWARDS_OF_LEVEL.FROM_SCHOOL.join();

/** Whoever looks for the one or the other of these. */
export const AUDIENCES: Record<Audience, ScholarshipAudience[]> = {
  WOMEN: ['WOMEN'],
  IN_NEED: ['IN_NEED'],
  // Everybody from Vietnam may apply to what is open to every nationality, too.
  VIETNAM: ['VIETNAM_ONLY', 'VIETNAM_AMONG_OTHERS', 'EVERY_NATIONALITY'],
  ASEAN: ['VIETNAM_ONLY', 'VIETNAM_AMONG_OTHERS', 'EVERY_NATIONALITY'],
  VIETNAM_ONLY: ['VIETNAM_ONLY'],
  ELSEWHERE: ['EVERY_NATIONALITY'],
};
const ENTRIES: Record<Entry, EntryRoute[]> = { PREPARED: ['FOUNDATION', 'PATHWAY'], DIRECT: ['DIRECT'] };

const entry = ({ values: [value] }: Captured): Limit => ({ kind: 'ENTRY', entries: ENTRIES[value as Entry] });
/** In years: what is longer is a degree. */
const MAX_PREPARING = 1.5;
const preparing = (captured: Captured, most: number): Limit | null =>
  captured.values[0] === 'PREPARED' && (captured.numbers[0] ?? 0) <= most ? entry(captured) : null;

type OfMonths = 'INTAKE' | 'DEADLINE';
const eachOf =
  (kind: OfMonths) =>
  ({ numbers }: Captured): Limit | null =>
    numbers.length === 0 ? null : { kind, months: [...new Set(numbers)] };
const betweenOf =
  (kind: OfMonths) =>
  ({ numbers: [first, last] }: Captured): Limit | null =>
    first === undefined || last === undefined ? null : { kind, months: monthsBetween(first, last) };
const stretchOf =
  (kind: OfMonths, stretch: (month: number) => number[]) =>
  ({ numbers: [month] }: Captured): Limit | null =>
    month === undefined ? null : { kind, months: stretch(month) };

const LIMITS: Record<RuleName, (captured: Captured) => Limit | null> = {
  feeBelow: ({ sums: [sum] }) => fee(sum, max => ({ min: null, max })),
  feeAbove: ({ sums: [sum] }) => fee(sum, min => ({ min, max: null })),
  feeAbout: ({ sums: [sum] }) => fee(sum, aboutAmount),
  budgetAbout: ({ sums: [sum] }) => fee(sum, afforded),
  feeBetween,
  courseBelow: ofCourse(({ sums: [sum] }) => fee(sum, max => ({ min: null, max }))),
  yearsBelow: feeOfYears,
  courseAbove: ofCourse(({ sums: [sum] }) => fee(sum, min => ({ min, max: null }))),
  courseAbout: ofCourse(({ sums: [sum] }) => fee(sum, afforded)),
  courseBetween: ofCourse(feeBetween),
  test: testOf,
  ielts: ({ numbers }) => testOf({ test: 'IELTS', numbers }),
  otherTest: ({ test }) => test && otherTests(test),
  // Told as a test that is not needed is.
  noEnglish: () => otherTests('IELTS'),
  acceptedTest: ({ test }) => test && { kind: 'ACCEPTED_TEST', tests: [test] },
  intake: eachOf('INTAKE'),
  intakeApplied: ({ numbers: months }) => ({ kind: 'INTAKE', months, isApplied: true }),
  intakeBetween: betweenOf('INTAKE'),
  intakeOnward: stretchOf('INTAKE', monthsFrom),
  intakeLater: stretchOf('INTAKE', monthsAfter),
  intakeEarlier: stretchOf('INTAKE', monthsBefore),
  deadline: eachOf('DEADLINE'),
  deadlineBetween: betweenOf('DEADLINE'),
  deadlineOnward: stretchOf('DEADLINE', monthsFrom),
  deadlineLater: stretchOf('DEADLINE', monthsAfter),
  deadlineEarlier: stretchOf('DEADLINE', monthsBefore),
  // Of a day its month counts as a whole; before the end of a year are its last months.
  deadlineBy: stretchOf('DEADLINE', monthsUpTo),
  deadlineOfYear: () => ({ kind: 'DEADLINE', months: monthsOf('YEAR_END', undefined) }),
  season: ({ season }) => season && { kind: 'SEASON', season },
  years: ({ numbers: [count = 0] }) => yearsOf(Math.round(count * 12)),
  months: ({ numbers: [count = 0] }) => lengthOf(count),
  yearsUpTo: ({ numbers: [count = 0] }) => lengthUpTo(Math.round(count * 12)),
  monthsUpTo: ({ numbers: [count = 0] }) => lengthUpTo(count),
  yearsUnder: ({ numbers: [count = 0] }) => lengthUpTo(Math.round(count * 12) - 1),
  monthsUnder: ({ numbers: [count = 0] }) => lengthUpTo(count - 1),
  yearsFrom: ({ numbers: [count = 0] }) => lengthFrom(Math.round(count * 12)),
  yearsOver: ({ numbers: [count = 0] }) => lengthFrom(Math.round(count * 12) + 1),
  yearsBetween: ({ numbers: [first = 0, last = 0] }) => lengthBetween(Math.round(first * 12), Math.round(last * 12)),
  monthsBetween: ({ numbers: [first = 0, last = 0] }) => lengthBetween(first, last),
  shortCourse: () => ({ kind: 'DURATION', min: null, max: 12 }),
  average: () => ({ kind: 'UNANSWERED', topic: 'AVERAGE' }),
  admissionTest: () => ({ kind: 'UNANSWERED', topic: 'ADMISSION_TEST' }),
  top: () => ({ kind: 'UNANSWERED', topic: 'RANKING' }),
  feature: ({ values: [feature] }) => ({ kind: 'FEATURE', feature: feature as (typeof INSTITUTION_FEATURES)[number] }),
  language: ({ values: [language] }) => ({ kind: 'LANGUAGE', language: String(language) }),
  spokenLanguage: ({ values: [language] }) => ({ kind: 'LANGUAGE', language: String(language), isWeak: true }),
  // Whoever asks hopes that it is not.
  neededLanguage: () => ({ kind: 'WISH', of: { kind: 'LANGUAGE', language: 'en' } }),
  neededTest: ({ test }) => ({ kind: 'WISH', of: otherTests(test ?? 'IELTS') }),
  neededEntry: ({ values: [value] }) =>
    value === 'PREPARED' ? { kind: 'WISH', of: { kind: 'ENTRY', entries: ENTRIES.DIRECT } } : null,
  unspokenLanguage: () => ({ kind: 'LANGUAGE', language: 'en' }),
  experience: () => ({ kind: 'UNANSWERED', topic: 'BACKGROUND', isWork: true }),
  noExperience: () => ({ kind: 'UNANSWERED', topic: 'BACKGROUND' }),
  stayingOn: () => ({ kind: 'FEATURE', feature: 'POST_GRADUATION_PERMIT' }),
  coverage: ({ values: [coverage] }) => ({ kind: 'COVERAGE', coverage: coverage as Coverage }),
  share: shareOf,
  leastShare: leastShareOf,
  audience: ({ values: [audience] }) => ({
    kind: 'AUDIENCE',
    audiences: AUDIENCES[audience as Audience],
    ...(audience === 'ASEAN' && { isDoubtful: true as const }),
  }),
  entry,
  entryYears: captured => preparing(captured, MAX_PREPARING),
  entryMonths: captured => preparing(captured, MAX_PREPARING * 12),
  flag: ({ values: [flag] }) => FLAG_LIMITS[String(flag)] ?? null,
  noApplicationFee: () => FLAG_LIMITS['NO_APPLICATION_FEE'] ?? null,
  degree: ({ values: [degree] }) => {
    const [award = '', ...words] = String(degree).split(' ');
    return { kind: 'AWARD', awards: [award], words: words.join(' ') };
  },
  level: ({ values: [level] }) => ({
    kind: 'AWARD',
    awards: AWARDS_OF_LEVEL[level as Level],
    ...(level === 'UNIVERSITY' && { isDoubtful: true as const }),
    ...(level === 'DEGREE' && { isAnyDegree: true as const }),
    ...(String(level).startsWith('FROM_') && { isWeak: true as const }),
  }),
  field: ({ values: [fields] }) => ({ kind: 'FIELD', fields: String(fields).split(' ') }),
  block: ({ values: [fields] }) => ({ kind: 'FIELD', fields: String(fields).split(' '), isWeak: true }),
  type: ({ values: [type] }) => ({ kind: 'INSTITUTION_TYPE', types: String(type).split(' ') }),
  ownership: ({ values: [ownership] }) => ({
    kind: 'OWNERSHIP',
    ownerships: ownership === 'PUBLIC' ? ['PUBLIC'] : ['PRIVATE_NON_PROFIT', 'PRIVATE_FOR_PROFIT'],
  }),
  founded: () => ({ kind: 'UNANSWERED', topic: 'FOUNDED' }),
  topic: ({ values: [topic] }) => ({ kind: 'UNANSWERED', topic: topic as UnansweredTopic }),
};

export const limitOf = ({ rule, captured }: Said): Limit | null => LIMITS[rule](captured);
