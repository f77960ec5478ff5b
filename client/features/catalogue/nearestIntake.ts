import type { IntakeStatus } from '../../generated/types';

type Intake = {
  readonly year: number;
  readonly month: number;
  readonly status: IntakeStatus | null;
  readonly isCountryUsual: boolean;
};

/** Earlier months first; in one month the open intake, then one that the institution has named, then a usual one of the country. */
const order = ({ year, month, status, isCountryUsual }: Intake) =>
  (year * 12 + month) * 3 + (status === 'OPEN' ? 0 : isCountryUsual ? 2 : 1);

/** The first intake that any of the programs takes part in; null while none is known. */
export const nearestIntake = <I extends Intake>(programs: readonly { readonly earliestIntake: I | null }[]): I | null =>
  programs
    .flatMap(({ earliestIntake }) => earliestIntake ?? [])
    .toSorted((left, right) => order(left) - order(right))[0] ?? null;
