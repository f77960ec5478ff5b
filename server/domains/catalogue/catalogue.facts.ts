/** Rules on facts at a given moment: freshness, completeness, which intakes and deadlines count. Pure. */
import {
  compareIntakes,
  deadlineStatusAt,
  type IntakeMoment,
  intakeStatusAt,
  isUpcomingIntake,
} from '../../../schema/rules/intake.rules.js';
import { closesAtOf } from './catalogue.zonedTime.js';
import type { DeadlineRecord, IntakeRecord } from './catalogue.records.js';

export const momentOf = ({ year, month, isRecurring, deadline }: IntakeRecord): IntakeMoment => ({
  year,
  month,
  isRecurring,
  closesAt: deadline ? closesAtOf(deadline) : null,
});

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

export const nextDeadline = (intakes: readonly IntakeRecord[], now: Date): DeadlineRecord | null =>
  deadlinesInOrder(
    intakes.flatMap(({ deadline }) => deadline ?? []),
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

/** Share of the optional facts of its kind that are known of an item, 0 to 1. */
export const completenessOf = (kind: keyof typeof OPTIONAL_FACTS, item: Readonly<Record<string, unknown>>): number => {
  const names = OPTIONAL_FACTS[kind];
  const known = names.filter(name => {
    const value = item[name];
    return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
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
