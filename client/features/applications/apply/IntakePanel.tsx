import type { ComponentProps } from 'react';
import { FullDeadline } from '../../../kernel/cards/fullDeadline/FullDeadline';
import { useFormat } from '../../../kernel/format/useFormat';
import type { MaskedProps } from '../../../kernel/graphql/masked';
import { useText } from '../../../kernel/i18n/useText';
import { SelectField } from '../../../kernel/mui/Field';
import { Panel } from '../../../kernel/mui/Panel';
import type { IntakeChoice } from './intakeChoices';
import type { IntakePanel_IntakeFragment } from './IntakePanel.gql';
import styles from '../applications.module.css';

type Props = {
  readonly choices: readonly IntakeChoice[];
  readonly value: string;
  /** What is known of the chosen one; null while it is on its way. */
  readonly intake: IntakePanel_IntakeFragment | null;
  readonly onChange: (key: string) => void;
};

type Known = NonNullable<NonNullable<Props['intake']>['deadline']>;

/** The deadline of an application in the shape of the catalogue’s. */
const closingOf = (deadline: Known) =>
  ({ ...deadline, isYearly: false, isLastKnown: false }) as ComponentProps<typeof FullDeadline>['deadline'];

/** Which start of studies, and until when in the time of the institution. */
export function IntakePanel(masked: MaskedProps<Props>) {
  const { choices, value, intake, onChange } = masked as Props;
  const t = useText();
  const format = useFormat();
  const isUsual = choices.some(({ note }) => note === 'USUAL');
  return (
    <Panel title={t('apply.intake')}>
      <SelectField
        label={t('apply.intakeLabel')}
        hint={isUsual ? t('apply.intakeUsual') : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        options={choices.map(choice => ({
          value: choice.key,
          label: choice.note
            ? t('apply.intakeOption', {
                intake: format.monthYear(choice),
                note: t(`apply.intakeNote.${choice.note}`),
              })
            : t('apply.intakePlain', { intake: format.monthYear(choice) }),
        }))}
      />
      <div aria-live="polite">
        {intake?.deadline ? (
          <p>
            <span className={styles.strong}>{t('cards.deadline')}:</span>{' '}
            <FullDeadline deadline={closingOf(intake.deadline)} />
          </p>
        ) : null}
        {intake && !intake.deadline ? <p className={styles.quiet}>{t('apply.deadlineUnknown')}</p> : null}
      </div>
    </Panel>
  );
}
