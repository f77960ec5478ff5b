import { useFormat } from '../../../kernel/format/useFormat';
import { useText } from '../../../kernel/i18n/useText';
import { lazyModule } from '../../../kernel/lazy/lazyModule';
import { useLazyModule } from '../../../kernel/lazy/useLazyModule';
import { ErrorNotice, Notice } from '../../../kernel/mui/Notice';
import { Panel } from '../../../kernel/mui/Panel';
import type { Profile } from '../profileFields';
import styles from '../account.module.css';

const guardianForm = lazyModule(() => import('./GuardianForm'));

/** At 16 and 17: to whom copies of applications go, and whether the address is confirmed. */
export function GuardianCopyStep({ profile }: { readonly profile: Profile }) {
  const t = useText();
  const format = useFormat();
  const { status, guardianName, guardianEmailHint, askedAt } = profile.guardianCopy;
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
