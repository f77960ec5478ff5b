import { useFormat } from '../../../kernel/format/useFormat';
import type { Masked, MaskedProps } from '../../../kernel/graphql/masked';
import { useText } from '../../../kernel/i18n/useText';
import { lazyModule } from '../../../kernel/lazy/lazyModule';
import { useLazyModule } from '../../../kernel/lazy/useLazyModule';
import { ErrorNotice, Notice } from '../../../kernel/mui/Notice';
import { Panel } from '../../../kernel/mui/Panel';
import { needsGuardian } from '../needsGuardian';
import styles from '../account.module.css';
import type { GuardianForm_ProfileFragment } from './GuardianForm.gql';
import type { GuardianStep_ConsentFragment } from './GuardianStep.gql';

const guardianForm = lazyModule(() => import('./GuardianForm'));

type Props = {
  readonly consent: GuardianStep_ConsentFragment;
  /** For the form. */
  readonly profile: Masked<GuardianForm_ProfileFragment>;
};

/** For a person under 16: who was asked to agree, and what came of it. */
export function GuardianStep(masked: MaskedProps<Props>) {
  const { consent, profile } = masked as Props;
  const t = useText();
  const format = useFormat();
  const { status, guardianName, guardianEmailHint, askedAt, givenAt } = consent;
  const isNeeded = needsGuardian({ guardianConsent: consent });
  const { part, hasFailed, retry } = useLazyModule(guardianForm, isNeeded);
  return (
    <Panel id="guardian" title={t('privacy.guardian')}>
      {status === 'GIVEN' && givenAt ? (
        <Notice tone="good">
          {t('privacy.guardianGiven', { name: guardianName ?? '', day: format.dayInVietnam(givenAt) })}
        </Notice>
      ) : null}
      {isNeeded ? <p>{t('privacy.guardianWhy')}</p> : null}
      {status === 'ASKED' && askedAt ? (
        <Notice>
          {t('privacy.guardianAsked', {
            name: guardianName ?? '',
            email: guardianEmailHint ?? '',
            day: format.dayInVietnam(askedAt),
          })}
        </Notice>
      ) : null}
      {isNeeded ? (
        <p className={styles.quiet}>{t(status === 'ASKED' ? 'privacy.guardianAgain' : 'privacy.guardianHow')}</p>
      ) : null}
      {isNeeded && part ? <part.GuardianForm profile={profile} submit={t('privacy.guardianSend')} /> : null}
      {isNeeded && hasFailed ? <ErrorNotice onRetry={retry} /> : null}
    </Panel>
  );
}
