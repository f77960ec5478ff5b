import { APPLICATION_NOTE_MAX } from '../../../../schema/rules/applications.values';
import { Form } from '../../../kernel/forms/Form';
import { TextArea } from '../../../kernel/forms/TextArea';
import { useFormat } from '../../../kernel/format/useFormat';
import type { MaskedProps } from '../../../kernel/graphql/masked';
import { useText } from '../../../kernel/i18n/useText';
import { LinkButton } from '../../../kernel/mui/Button';
import { Notice } from '../../../kernel/mui/Notice';
import { Panel } from '../../../kernel/mui/Panel';
import type { AppliedItem } from '../appliedItem';
import type { ConfirmPanel_RequirementFragment, ConfirmPanel_TermsFragment } from './ConfirmPanel.gql';
import { readIntakeKey } from './intakeChoices';
import { SharingConsent } from './SharingConsent';
import type { ApplyForm } from './useApplyForm';
import styles from '../applications.module.css';

type Props = {
  readonly form: ApplyForm;
  readonly terms: ConfirmPanel_TermsFragment;
  readonly item: AppliedItem;
  readonly intake: string;
  readonly requirements: readonly ConfirmPanel_RequirementFragment[];
};

/** Nothing can be sent before a parent or guardian was asked: why, and where. */
function GuardianFirst({ text, link }: { readonly text: string; readonly link: string }) {
  const t = useText();
  return (
    <Panel title={t('apply.confirm')} tone="accent">
      <p>{text}</p>
      <p>
        <LinkButton to="/profile/privacy#guardian">{link}</LinkButton>
      </p>
    </Panel>
  );
}

/** The last look: what is sent, what is still open, what happens then; one button. */
export function ConfirmPanel(masked: MaskedProps<Props>) {
  const { form, terms, item, intake, requirements } = masked as Props;
  const t = useText();
  const format = useFormat();
  const count = (outcome: 'MISSING' | 'UNKNOWN') => requirements.filter(each => each.outcome === outcome).length;
  const [missing, unknown] = [count('MISSING'), count('UNKNOWN')];
  const start = readIntakeKey(intake);
  if (requirements.some(({ kind, outcome }) => kind === 'GUARDIAN_CONSENT' && outcome === 'MISSING'))
    return <GuardianFirst text={t('apply.guardianFirst')} link={t('requirement.askGuardian')} />;
  if (terms.guardianPart !== 'NONE' && terms.guardianName === null)
    return <GuardianFirst text={t('apply.guardianAddressFirst')} link={t('apply.addGuardian')} />;
  const waits = terms.guardianPart === 'AGREEMENT';
  return (
    <Panel title={t('apply.confirm')} tone="accent">
      <p className={styles.strong}>
        {t('apply.summary', {
          title: item.title,
          institution: item.institution?.name ?? '',
          isProgram: String(item.institution !== null),
          intake: start ? format.monthYear(start) : '',
        })}
      </p>
      {missing + unknown > 0 ? (
        <Notice tone={missing > 0 ? 'warn' : 'info'}>{t('apply.stillOpen', { missing, unknown })}</Notice>
      ) : null}
      <ul className={styles.points}>
        <li>{t('apply.then1')}</li>
        <li>{t('apply.then2')}</li>
        <li>{t('apply.then3')}</li>
      </ul>
      <Form
        form={form}
        submit={t(waits ? 'apply.sendToGuardian' : 'apply.send')}
        sending={t('apply.sending')}
        hasNarrowSubmit
      >
        <TextArea
          form={form}
          name="note"
          label={t('apply.note')}
          hint={t('apply.noteHint', { count: format.number(APPLICATION_NOTE_MAX) })}
          maxLength={APPLICATION_NOTE_MAX}
          isOptional
        />
        <SharingConsent form={form} terms={terms} />
      </Form>
      <p className={styles.quiet}>{t('apply.draftKept')}</p>
    </Panel>
  );
}
