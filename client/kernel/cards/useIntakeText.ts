import { useFormat } from '../format/useFormat';
import type { Masked } from '../graphql/masked';
import { useText } from '../i18n/useText';
import type { IntakeText_IntakeFragment } from './IntakeText.gql';

type Intake = IntakeText_IntakeFragment;

/** A usual intake of the country is not called likely: the institution has not said that it takes place. */
const intakeId = ({ status, isCountryUsual }: Intake) => {
  if (status === 'OPEN') return 'cards.intake.OPEN';
  return isCountryUsual ? 'cards.intake.USUAL' : (`cards.intake.${status ?? 'PLAIN'}` as const);
};

/** The month of an intake and how sure it is, in one fact of a line. */
export function useIntakeText(): (masked: Masked<Intake>) => string {
  const t = useText();
  const format = useFormat();
  return masked => t(intakeId(masked as Intake), { month: format.intakeMonth(masked as Intake) });
}
