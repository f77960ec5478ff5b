import { useFormat } from '../../../kernel/format/useFormat';
import { useText } from '../../../kernel/i18n/useText';
import { lazyModule } from '../../../kernel/lazy/lazyModule';
import { useLazyModule } from '../../../kernel/lazy/useLazyModule';
import { ErrorState } from '../../../kernel/ui/StateMessage';
import { needsGuardian } from '../needsGuardian';
import type { Profile } from '../profileFields';
import { SectionCard } from '../SectionCard';
import styles from '../account.module.css';

const guardianForm = lazyModule(() => import('./GuardianForm'));

/** For a person under 16: who was asked to agree, and what came of it. */
export function GuardianStep({ profile }: { readonly profile: Profile }) {
  const t = useText();
  const format = useFormat();
  const { status, guardianName, guardianEmailHint, askedAt, givenAt } = profile.guardianConsent;
  const isNeeded = needsGuardian(profile);
  const { part, hasFailed, retry } = useLazyModule(guardianForm, isNeeded);
  return (
    <SectionCard id="guardian" title={t('privacy.guardian')}>
      {status === 'GIVEN' && givenAt ? (
        <p>{t('privacy.guardianGiven', { name: guardianName ?? '', day: format.dayInVietnam(givenAt) })}</p>
      ) : null}
      {isNeeded ? <p>{t('privacy.guardianWhy')}</p> : null}
      {status === 'ASKED' && askedAt ? (
        <p className={styles.note}>
          {t('privacy.guardianAsked', {
            name: guardianName ?? '',
            email: guardianEmailHint ?? '',
            day: format.dayInVietnam(askedAt),
          })}
        </p>
      ) : null}
      {isNeeded ? (
        <p className={styles.quiet}>{t(status === 'ASKED' ? 'privacy.guardianAgain' : 'privacy.guardianHow')}</p>
      ) : null}
      {isNeeded && part ? <part.GuardianForm profile={profile} /> : null}
      {isNeeded && hasFailed ? <ErrorState onRetry={retry} /> : null}
    </SectionCard>
  );
}
