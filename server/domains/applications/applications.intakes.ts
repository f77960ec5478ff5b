/** Which starts of studies may be applied for. Pure. */
import { INTAKE_YEARS_AHEAD, USUAL_INTAKE_MONTHS } from '../../../schema/rules/applications.values.js';
import type { ProgramIntake } from './applications.ports.js';
import type { Destination, IntakeRef } from './applications.records.js';

export type IntakeView = Omit<ProgramIntake, 'isUpcoming'> & { isUsualOnly: boolean };

const MAX_PROPOSED = 4;

const startOf = ({ year, month }: IntakeRef): number => Date.UTC(year, month - 1, 1);
const isSame = (a: IntakeRef, b: IntakeRef): boolean => a.year === b.year && a.month === b.month;
const isOpen = ({ isUpcoming, status, deadline }: ProgramIntake): boolean =>
  isUpcoming && (status !== null || deadline?.status !== 'CLOSED' || deadline.kind === 'EQUAL_CONSIDERATION');

const viewOf = ({ isUpcoming: _upcoming, ...intake }: ProgramIntake): IntakeView => ({ ...intake, isUsualOnly: false });
const unknownIntake = (intake: IntakeRef, isUsualOnly: boolean): IntakeView => ({
  ...intake,
  status: null,
  deadline: null,
  isUsualOnly,
});

/** Starts in these months, the next first. */
function startsIn(months: readonly number[], now: Date): IntakeRef[] {
  const years = Array.from({ length: INTAKE_YEARS_AHEAD + 1 }, (_, ahead) => now.getUTCFullYear() + ahead);
  return years
    .flatMap(year => months.map(month => ({ year, month })))
    .filter(intake => startOf(intake) > now.getTime());
}

/** The next starts of the country. */
const usualIntakes = (destination: Destination, now: Date): IntakeView[] =>
  startsIn(USUAL_INTAKE_MONTHS[destination], now)
    .slice(0, MAX_PROPOSED)
    .map(intake => unknownIntake(intake, true));

/** Where all on record have closed: their months in the years that follow. */
function laterIntakes(known: readonly ProgramIntake[], now: Date): IntakeView[] {
  const months = [...new Set(known.map(({ month }) => month))].toSorted((left, right) => left - right);
  return startsIn(months, now)
    .filter(intake => isOffered(known, intake, now))
    .slice(0, MAX_PROPOSED)
    .map(intake => unknownIntake(intake, false));
}

/** `known` is empty for an institution. Each of them is accepted (`isOffered`). */
export function offeredIntakes(known: readonly ProgramIntake[], destination: Destination, now: Date): IntakeView[] {
  if (known.length === 0) return usualIntakes(destination, now);
  const open = known.filter(isOpen).map(viewOf);
  return open.length > 0 ? open : laterIntakes(known, now);
}

/** What is known of an intake, past ones too. */
export const intakeView = (known: readonly ProgramIntake[], wanted: IntakeRef): IntakeView => {
  const found = known.find(intake => isSame(intake, wanted));
  return found ? viewOf(found) : unknownIntake({ year: wanted.year, month: wanted.month }, known.length === 0);
};

/**
 * Whether the intake may be applied for: one on record while it is open; of an item with intakes on record the same months of later years; of an item
 * without, any month to come.
 */
export function isOffered(known: readonly ProgramIntake[], wanted: IntakeRef, now: Date): boolean {
  const { year, month } = wanted;
  if (!Number.isInteger(year) || !Number.isInteger(month) || month < 1 || month > 12) return false;
  if (year > now.getUTCFullYear() + INTAKE_YEARS_AHEAD) return false;
  const found = known.find(intake => isSame(intake, wanted));
  if (found) return isOpen(found);
  if (startOf(wanted) <= now.getTime()) return false;
  return known.length === 0 || known.some(intake => intake.month === month && intake.year < year);
}
