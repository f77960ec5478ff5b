/** Summarises the intakes of a program at a moment for the index, with the moment at which the summary changes. */
import { DAY_MS } from '../../../../schema/rules/days.rules.js';
import { INTAKE_STATUSES } from '../../../../schema/rules/search.limits.js';
import {
  intakeStatusAt,
  isUpcomingIntake,
  LIKELY_INTAKE_DAYS,
  SOON_DAYS,
  type IntakeMoment,
} from '../../../../schema/rules/intake.rules.js';

const MONTHS = Array.from({ length: 12 }, (_, place) => place + 1);

/** Rank of a program by its best intake: open, then likely, then none. */
export const INTAKE_RANK = { OPEN: 0, LIKELY_OPEN: 1, NONE: 2 } as const;
export type IntakeState = keyof typeof INTAKE_RANK;

/** `9:OPEN` is an open intake in September. Month and status form one option, since a filter by both means one intake. */
export const intakeOption = (month: number, state: IntakeState): string => `${month}:${state}`;
export const INTAKE_STATES: readonly IntakeState[] = [...INTAKE_STATUSES, 'NONE'];
export const INTAKE_OPTIONS: readonly string[] = MONTHS.flatMap(month =>
  INTAKE_STATES.map(state => intakeOption(month, state)),
);

/** Options of the two facets by month and by status. */
export const INTAKE_MONTHS: readonly string[] = MONTHS.map(String);
export const monthsOf = (options: readonly string[]): string[] =>
  INTAKE_MONTHS.filter(month => options.some(option => option.startsWith(`${month}:`)));
export const statusesOf = (options: readonly string[]): string[] =>
  INTAKE_STATUSES.filter(status => options.some(option => option.endsWith(`:${status}`)));

export type IntakeSummary = {
  rank: number;
  /** Months since year 0 of the earliest intake of that rank; 0 when there is none. */
  month: number;
  /** Whether nobody but the custom of the country names that month; a named intake of the same month and rank outweighs it. */
  isCountryUsual: boolean;
  /** The nearest deadline that is still open; Infinity when there is none. */
  deadline: number;
  /** Whether all that is open closes in fewer days than the documents take. The order of an index may be some days old in this. */
  isClosingSoon: boolean;
  options: string[];
  /** The next instant at which this summary changes. */
  validUntil: number;
};

export function summarizeIntakes(
  intakes: readonly (IntakeMoment & { isCountryUsual?: boolean })[],
  asOf: Date,
): IntakeSummary {
  const now = asOf.getTime();
  const summary: IntakeSummary = {
    rank: INTAKE_RANK.NONE,
    month: 0,
    isCountryUsual: false,
    deadline: Infinity,
    isClosingSoon: false,
    options: [],
    validUntil: Infinity,
  };
  const closing: number[] = [];
  for (const intake of intakes) {
    const start = Date.UTC(intake.year, intake.month - 1, 1);
    const turns = [
      start,
      start - LIKELY_INTAKE_DAYS * DAY_MS,
      ...[intake.closesAt, intake.lastKnownClosesAt].flatMap(day => (day ? [day.getTime() + 1] : [])),
    ];
    summary.validUntil = Math.min(summary.validUntil, ...turns.filter(turn => turn > now));
    if (!isUpcomingIntake(intake, asOf)) continue;

    const state = intakeStatusAt(intake, asOf) ?? 'NONE';
    summary.options.push(intakeOption(intake.month, state));
    if (state === 'NONE') continue;
    const rank = INTAKE_RANK[state];
    const month = intake.year * 12 + intake.month;
    if (rank < summary.rank || (rank === summary.rank && month < summary.month))
      Object.assign(summary, { rank, month, isCountryUsual: intake.isCountryUsual ?? false });
    if (state === 'OPEN' && intake.closesAt) closing.push(intake.closesAt.getTime());
  }
  summary.deadline = Math.min(Infinity, ...closing);
  summary.isClosingSoon = closing.length > 0 && Math.max(...closing) < now + SOON_DAYS * DAY_MS;
  summary.options = INTAKE_OPTIONS.filter(option => summary.options.includes(option));
  return summary;
}

/** Earlier months first; in one month an open intake, then one that is named, then a usual one of the country. Infinity where none is open or likely to open. */
export const startOrderOf = ({ rank, month, isCountryUsual }: IntakeSummary): number =>
  rank === INTAKE_RANK.NONE ? Infinity : month * 3 + (rank === INTAKE_RANK.OPEN ? 0 : isCountryUsual ? 2 : 1);
