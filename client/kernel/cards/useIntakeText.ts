import { useFormat } from '../format/useFormat';
import { useText } from '../i18n/useText';

type Intake = {
  readonly year: number;
  readonly month: number;
  readonly status: 'OPEN' | 'LIKELY_OPEN' | null;
  readonly isCountryUsual: boolean;
};

/** A usual intake of the country is not called likely: the institution has not said that it takes place. */
const intakeId = ({ status, isCountryUsual }: Intake) => {
  if (status === 'OPEN') return 'cards.intake.OPEN';
  return isCountryUsual ? 'cards.intake.USUAL' : (`cards.intake.${status ?? 'PLAIN'}` as const);
};

/** The month of an intake and how sure it is, in one fact of a line. */
export function useIntakeText(): (intake: Intake) => string {
  const t = useText();
  const format = useFormat();
  return intake => t(intakeId(intake), { month: format.intakeMonth(intake) });
}
