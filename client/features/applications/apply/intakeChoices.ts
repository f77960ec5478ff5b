/** Which starts of studies a student chooses from. Pure. */
import { INTAKE_YEARS_AHEAD } from '../../../../schema/rules/applications.values';
import type { IntakeStatus } from '../../../generated/types';

type Intake = { readonly year: number; readonly month: number };
type Offered = Intake & { readonly status: IntakeStatus | null; readonly isUsualOnly: boolean };

export type IntakeChoice = Intake & {
  readonly key: string;
  /** USUAL: a month in which studies usually start in the country. LATER: the same month of a later year. OTHER: any other month. */
  readonly note: IntakeStatus | 'USUAL' | 'LATER' | 'OTHER' | null;
};

/** `2027-09`: sorts as time does. */
export const intakeKey = ({ year, month }: Intake): string => `${year}-${String(month).padStart(2, '0')}`;

export function readIntakeKey(key: string): Intake | null {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(key) ?? [];
  return year && month ? { year: Number(year), month: Number(month) } : null;
}

const isAhead = (now: Date) => (intake: Intake) => Date.UTC(intake.year, intake.month - 1, 1) > now.getTime();

/** Where the item's own intakes are not known, any month to come may be chosen; otherwise its months in later years. */
function furtherIntakes(offered: readonly Offered[], now: Date): readonly Intake[] {
  const years = Array.from({ length: INTAKE_YEARS_AHEAD + 1 }, (_, ahead) => now.getUTCFullYear() + ahead);
  const isAnyMonth = offered.length > 0 && offered.every(({ isUsualOnly }) => isUsualOnly);
  const months = isAnyMonth
    ? Array.from({ length: 12 }, (_, place) => place + 1)
    : [...new Set(offered.map(({ month }) => month))];
  const isLater = (year: number, month: number) =>
    isAnyMonth || offered.some(intake => intake.month === month && intake.year < year);
  return years
    .flatMap(year => months.filter(month => isLater(year, month)).map(month => ({ year, month })))
    .filter(isAhead(now));
}

export function intakeChoices(offered: readonly Offered[], now: Date): readonly IntakeChoice[] {
  const first = offered.map(intake => ({
    year: intake.year,
    month: intake.month,
    key: intakeKey(intake),
    note: intake.isUsualOnly ? ('USUAL' as const) : intake.status,
  }));
  const known = new Set(first.map(({ key }) => key));
  const note = first.some(choice => choice.note === 'USUAL') ? ('OTHER' as const) : ('LATER' as const);
  const further = furtherIntakes(offered, now)
    .map(intake => ({ ...intake, key: intakeKey(intake), note }))
    .filter(({ key }) => !known.has(key))
    .toSorted((left, right) => left.key.localeCompare(right.key));
  return [...first, ...further];
}
