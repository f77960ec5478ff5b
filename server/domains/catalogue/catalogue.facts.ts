/** Rules on facts at a given moment: freshness, completeness, which intakes and deadlines count. Pure. */
import {
  compareIntakes,
  deadlineStatusAt,
  type IntakeMoment,
  intakeStatusAt,
  isOfLastRound,
  isUpcomingIntake,
} from '../../../schema/rules/intake.rules.js';
import { closesAtOf } from './catalogue.zonedTime.js';
import type { DeadlineRecord, IntakeRecord, ScholarshipRecord, YearlyDeadlineRecord } from './catalogue.records.js';

/** A yearly day from a page that is not of the last round: the round of its date may have another one, so nothing is decided by it. */
export const isLastKnown = ({ isYearly, asOf, date }: DeadlineRecord): boolean =>
  isYearly === true && !isOfLastRound(asOf, date);

/** The deadline of an intake, unless its day is only the last known one. */
export const publishedDeadline = ({ deadline }: IntakeRecord): DeadlineRecord | undefined =>
  deadline && !isLastKnown(deadline) ? deadline : undefined;

export const momentOf = (intake: IntakeRecord): IntakeMoment => {
  const { year, month, isRecurring } = intake;
  const deadline = publishedDeadline(intake);
  const isEqualConsideration = intake.deadline?.kind === 'EQUAL_CONSIDERATION';
  const lastKnown = intake.deadline && !deadline && !isEqualConsideration ? intake.deadline : undefined;
  return {
    year,
    month,
    isRecurring,
    closesAt: deadline ? closesAtOf(deadline) : null,
    ...(deadline && isEqualConsideration ? { acceptsLater: true } : {}),
    ...(lastKnown ? { lastKnownClosesAt: closesAtOf(lastKnown) } : {}),
  };
};

export const intakeStatusOf = (intake: IntakeRecord, now: Date): 'OPEN' | 'LIKELY_OPEN' | null =>
  intakeStatusAt(momentOf(intake), now);

export const upcomingIntakes = (intakes: readonly IntakeRecord[], now: Date): IntakeRecord[] =>
  intakes.filter(intake => isUpcomingIntake(momentOf(intake), now)).toSorted(compareIntakes);

export const earliestIntake = (intakes: readonly IntakeRecord[], now: Date): IntakeRecord | null => {
  const upcoming = upcomingIntakes(intakes, now);
  const withStatus = (status: string) => upcoming.find(intake => intakeStatusOf(intake, now) === status);
  return withStatus('OPEN') ?? withStatus('LIKELY_OPEN') ?? null;
};

/** The open ones, soonest first, then the one that closed last. */
export const deadlinesInOrder = (deadlines: readonly DeadlineRecord[], now: Date): DeadlineRecord[] => {
  const sorted = deadlines.toSorted((a, b) => closesAtOf(a).getTime() - closesAtOf(b).getTime());
  const isOpen = (deadline: DeadlineRecord): boolean => deadlineStatusAt(closesAtOf(deadline), now) === 'OPEN';
  const lastClosed = sorted.findLast(deadline => !isOpen(deadline));
  return [...sorted.filter(isOpen), ...(lastClosed ? [lastClosed] : [])];
};

/** The day of a yearly rule in one year; null when only its month is known. */
const occurrenceIn = (year: number, { month, day, ...rest }: YearlyDeadlineRecord): DeadlineRecord | null => {
  if (day === undefined) return null;
  const date = [year, month, day].map(part => String(part).padStart(2, '0')).join('-');
  return { ...rest, date, isYearly: true };
};

const occurrences = (rules: readonly YearlyDeadlineRecord[], years: readonly number[]): DeadlineRecord[] =>
  rules.flatMap(rule => years.flatMap(year => occurrenceIn(year, rule) ?? []));

type Closings = Pick<ScholarshipRecord, 'deadlines' | 'yearlyDeadlines'>;

/** Of each yearly rule the next day. */
const nextOccurrences = ({ yearlyDeadlines = [] }: Closings, now: Date): DeadlineRecord[] => {
  const year = now.getUTCFullYear();
  // In zones west of UTC the last day of a year ends in the next one.
  return yearlyDeadlines.flatMap(
    rule =>
      occurrences([rule], [year - 1, year, year + 1]).find(
        deadline => deadlineStatusAt(closesAtOf(deadline), now) === 'OPEN',
      ) ?? [],
  );
};

/** The deadlines of a scholarship at a moment: those of single rounds, and of each yearly rule the next one, where its page is of the last round. */
export const deadlinesAt = (scholarship: Closings, now: Date): DeadlineRecord[] => [
  ...scholarship.deadlines,
  ...nextOccurrences(scholarship, now).filter(deadline => !isLastKnown(deadline)),
];

/** The yearly days of a scholarship that are only known from an earlier round. */
export const lastKnownDeadlines = (scholarship: Closings, now: Date): DeadlineRecord[] =>
  nextOccurrences(scholarship, now).filter(isLastKnown);

/** Whether the next round closes in the same month, of which no day is known: then the day of the last one tells about when. */
export const comesBackInMonth = ({ yearlyDeadlines = [] }: Closings, { date }: DeadlineRecord): boolean =>
  yearlyDeadlines.some(({ month, day }) => day === undefined && month === Number(date.slice(5, 7)));

const YEARS_AHEAD = 10;

/** All closings that a search index must know, which decides by itself which of them lie ahead: yearly ones for years to come. */
export const closingsForIndex = ({
  deadlines,
  yearlyDeadlines = [],
  checkedOn,
}: Pick<ScholarshipRecord, 'deadlines' | 'yearlyDeadlines' | 'checkedOn'>): Date[] => {
  const firstYear = Number(checkedOn.slice(0, 4));
  const years = Array.from({ length: YEARS_AHEAD + 1 }, (_, ahead) => firstYear + ahead);
  const yearly = occurrences(yearlyDeadlines, years).filter(deadline => !isLastKnown(deadline));
  return [...deadlines, ...yearly].map(closesAtOf);
};

/** The months in which applications close, as the source counts them: of single rounds, and of yearly rules, of which the month alone may be known. */
export const deadlineMonthsOf = ({
  deadlines,
  yearlyDeadlines = [],
}: Closings): { month: number; closesAt: Date | null }[] => [
  ...deadlines.map(deadline => ({ month: Number(deadline.date.slice(5, 7)), closesAt: closesAtOf(deadline) })),
  ...yearlyDeadlines.map(({ month }) => ({ month, closesAt: null })),
];

export const nextDeadline = (intakes: readonly IntakeRecord[], now: Date): DeadlineRecord | null =>
  deadlinesInOrder(
    intakes.flatMap(intake => publishedDeadline(intake) ?? []),
    now,
  )[0] ?? null;

const OPTIONAL_FACTS = {
  INSTITUTION: [
    'ownership',
    'foundedYear',
    'website',
    'schoolId',
    'summary',
    'campuses',
    'features',
    'admissionRequirements',
    'englishMinimums',
    'costOfLiving',
  ],
  PROGRAM: [
    'duration',
    'firstYearTuition',
    'applicationFee',
    'costOfLiving',
    'intakes',
    'admissionRequirements',
    'englishMinimums',
    'postGraduationPermit',
    'coopInternship',
    'registerCode',
    'website',
    'summary',
  ],
  SCHOLARSHIP: [
    'website',
    'amount',
    'autoApplied',
    'eligibleNationalities',
    'eligibleLevels',
    'eligibleFields',
    'deadlines',
    'summary',
  ],
} as const;

/** A yearly rule is knowledge of the deadline, too, and a level of the language. */
const ALSO_KNOWN_BY: Readonly<Record<string, string>> = {
  deadlines: 'yearlyDeadlines',
  englishMinimums: 'languageLevels',
};

const isKnown = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;

/** Share of the optional facts of its kind that are known of an item, 0 to 1. */
export const completenessOf = (kind: keyof typeof OPTIONAL_FACTS, item: Readonly<Record<string, unknown>>): number => {
  const names = OPTIONAL_FACTS[kind];
  const known = names.filter(name => {
    const stands = ALSO_KNOWN_BY[name];
    return isKnown(item[name]) || (stands !== undefined && isKnown(item[stands]));
  });
  return known.length / names.length;
};

/** The ids of all sources that the facts of an item name. */
export const sourceIdsOf = (value: unknown): string[] => {
  const ids = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      if (key === 'source' && typeof child === 'string') ids.add(child);
      else walk(child);
    }
  };
  walk(value);
  return [...ids].toSorted();
};
