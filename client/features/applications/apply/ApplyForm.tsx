import { ItemFit } from '../../../kernel/cards/ItemFit';
import type { MaskedProps } from '../../../kernel/graphql/masked';
import { useText } from '../../../kernel/i18n/useText';
import { LinkButton } from '../../../kernel/mui/Button';
import { ErrorNotice } from '../../../kernel/mui/Notice';
import { Panel } from '../../../kernel/mui/Panel';
import { appliedItemOf } from '../appliedItem';
import { Costs } from '../Costs';
import { RequirementList } from '../RequirementList';
import type { ApplyForm_PreviewFragment, ApplyForm_ProfileFragment } from './ApplyForm.gql';
import type { Subject } from './applyUrl';
import { ConfirmPanel } from './ConfirmPanel';
import type { IntakeChoice } from './intakeChoices';
import { IntakePanel } from './IntakePanel';
import { ProfileSent } from './ProfileSent';
import { useApplyForm } from './useApplyForm';
import styles from '../applications.module.css';

type Props = {
  readonly subject: Subject;
  readonly preview: ApplyForm_PreviewFragment;
  readonly profile: ApplyForm_ProfileFragment;
  readonly choices: readonly IntakeChoice[];
  /** Of the choice that is shown. */
  readonly intakeKey: string;
  /** The preview is of the chosen intake. */
  readonly isCurrent: boolean;
  /** What the chosen intake takes could not be read. */
  readonly retry: { readonly onRetry: () => void; readonly isRetrying: boolean } | undefined;
  readonly onCreated: (id: string) => void;
};

/** Which intake, what it takes, what is sent, one confirmation. */
export function ApplyForm(masked: MaskedProps<Props>) {
  const { subject, preview, profile, choices, intakeKey, isCurrent, retry, onCreated } = masked as Props;
  const t = useText();
  const { item: about, intake, requirements, sharing } = preview;
  const item = appliedItemOf(about);
  const { form, chooseIntake } = useApplyForm({
    subject,
    title: item.institution ? `${item.title}, ${item.institution.name}` : item.title,
    owner: profile.id,
    intake: intakeKey,
    textVersion: sharing.textVersion,
    onCreated,
  });
  if (choices.length === 0)
    return (
      <Panel title={t('apply.intake')}>
        <p>{t('apply.noIntake')}</p>
        <p>
          <LinkButton to={item.to} variant="secondary">
            {t('apply.backToItem')}
          </LinkButton>
        </p>
      </Panel>
    );
  return (
    <div className={styles.flow}>
      <IntakePanel choices={choices} value={intakeKey} intake={isCurrent ? intake : null} onChange={chooseIntake} />
      {subject.type === 'PROGRAM' ? (
        <Panel title={t('apply.chance')}>
          <ItemFit look="BLOCK" programId={subject.itemId} />
        </Panel>
      ) : null}
      <Panel title={t('apply.requirements')} lead={t('apply.requirementsLead')}>
        {retry ? <ErrorNotice text={t('apply.intakeFailed')} {...retry} /> : null}
        <div aria-busy={!isCurrent && !retry} className={isCurrent ? undefined : styles.waiting}>
          <RequirementList requirements={requirements} />
        </div>
      </Panel>
      <Costs costs={about} item={item} />
      <ProfileSent profile={profile} />
      <ConfirmPanel form={form} terms={sharing} item={item} intake={intakeKey} requirements={requirements} />
    </div>
  );
}
