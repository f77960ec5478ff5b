import { useFormat } from '../format/useFormat';
import type { FieldsOf } from '../graphql/masked';
import { useText } from '../i18n/useText';
import type { Intake_MonthFragment } from './Intake.gql';

type Intake = FieldsOf<Intake_MonthFragment>;

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
