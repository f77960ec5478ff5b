import type { Masked } from '../graphql/masked';
import { useText } from '../i18n/useText';
import type { IntakeNote_IntakeFragment } from './IntakeNote.gql';
import { StatusNote } from './StatusNote';

type Intake = Masked<IntakeNote_IntakeFragment>;

/** A usual intake of the country is not called likely: the institution has not said that it takes place. */
export const intakeNoteId = (masked: Intake) => {
  const { status, isCountryUsual } = masked as IntakeNote_IntakeFragment;
  if (status === 'OPEN') return 'intakeStatus.OPEN';
  if (isCountryUsual) return 'cards.usualIntake';
  return status === null ? null : (`intakeStatus.${status}` as const);
};

export function IntakeNote({ intake }: { readonly intake: Intake }) {
  const t = useText();
  const id = intakeNoteId(intake);
  return id ? <StatusNote tone={id === 'intakeStatus.OPEN' ? 'good' : 'plain'}>{t(id)}</StatusNote> : null;
}
