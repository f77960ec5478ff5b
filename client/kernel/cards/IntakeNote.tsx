import { useText } from '../i18n/useText';
import type { Intake_MonthFragment } from './Intake.gql';
import { StatusNote } from './StatusNote';

type Intake = Pick<Intake_MonthFragment, 'status' | 'isCountryUsual'>;

/** A usual intake of the country is not called likely: the institution has not said that it takes place. */
export const intakeNoteId = ({ status, isCountryUsual }: Intake) => {
  if (status === 'OPEN') return 'intakeStatus.OPEN';
  if (isCountryUsual) return 'cards.usualIntake';
  return status === null ? null : (`intakeStatus.${status}` as const);
};

export function IntakeNote({ intake }: { readonly intake: Intake }) {
  const t = useText();
  const id = intakeNoteId(intake);
  return id ? <StatusNote tone={intake.status === 'OPEN' ? 'good' : 'plain'}>{t(id)}</StatusNote> : null;
}
