import { useFormat } from '../../../kernel/format/useFormat';
import type { Masked, MaskedProps } from '../../../kernel/graphql/masked';
import { useText } from '../../../kernel/i18n/useText';
import { lazyModule } from '../../../kernel/lazy/lazyModule';
import { useLazyModule } from '../../../kernel/lazy/useLazyModule';
import { ErrorNotice, Notice } from '../../../kernel/mui/Notice';
import { Panel } from '../../../kernel/mui/Panel';
import styles from '../account.module.css';
import type { GuardianCopyStep_CopyFragment } from './GuardianCopyStep.gql';
import type { GuardianForm_ProfileFragment } from './GuardianForm.gql';

const guardianForm = lazyModule(() => import('./GuardianForm'));

type Props = {
  readonly copy: GuardianCopyStep_CopyFragment;
  /** For the form. */
  readonly profile: Masked<GuardianForm_ProfileFragment>;
};

/** At 16 and 17: to whom copies of applications go, and whether the address is confirmed. */
export function GuardianCopyStep(masked: MaskedProps<Props>) {
  const { copy, profile } = masked as Props;
  const t = useText();
  const format = useFormat();
  const { status, guardianName, guardianEmailHint, askedAt } = copy;
  const isOpen = status === 'NEEDED' || status === 'ASKED';
  const { part, hasFailed, retry } = useLazyModule(guardianForm, isOpen);
  const words = { name: guardianName ?? '', email: guardianEmailHint ?? '' };
  return (
    <Panel id="guardian" title={t('privacy.copy')}>
      {status === 'CONFIRMED' ? <Notice tone="good">{t('privacy.copyConfirmed', words)}</Notice> : null}
      {isOpen ? <p>{t('privacy.copyWhy')}</p> : null}
      {status === 'ASKED' && askedAt ? (
        <Notice>{t('privacy.copyAsked', { ...words, day: format.dayInVietnam(askedAt) })}</Notice>
      ) : null}
      {isOpen ? (
        <p className={styles.quiet}>{t(status === 'ASKED' ? 'privacy.guardianAgain' : 'privacy.copyHow')}</p>
      ) : null}
      {isOpen && part ? <part.GuardianForm profile={profile} submit={t('privacy.copySend')} /> : null}
      {isOpen && hasFailed ? <ErrorNotice onRetry={retry} /> : null}
    </Panel>
  );
}
