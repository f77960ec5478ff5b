import { useState } from 'react';
import { useText } from '../../kernel/i18n/useText';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { useLazyModule } from '../../kernel/lazy/useLazyModule';
import { PageHead } from '../../kernel/seo/PageHead';
import { Button } from '../../kernel/ui/Button';
import { Card } from '../../kernel/ui/Card';
import { Skeleton } from '../../kernel/ui/Skeleton';
import { ErrorState } from '../../kernel/ui/StateMessage';
import { useExitCompleteProfile } from './useExitCompleteProfile';
import { useProfile } from './useProfile';
import styles from './account.module.css';

const STEPS = ['step1', 'step2', 'step3'] as const;

const completeForm = lazyModule(() => import('./CompleteProfileForm'));
/** About to be pressed: the form is on its way before the finger is up. */
const prefetch = () => void completeForm.loadQuietly();

/** What will be asked and why, before anything is asked. */
function Invitation({ onStart }: { readonly onStart: () => void }) {
  const t = useText();
  const leave = useExitCompleteProfile();
  return (
    <Card padding="large" className={styles.card}>
      <ol className={styles.steps}>
        {STEPS.map(step => (
          <li key={step}>
            <p className={styles.strong}>{t(`complete.${step}`)}</p>
            <p className={styles.quiet}>{t(`complete.${step}Why`)}</p>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button onPointerEnter={prefetch} onTouchStart={prefetch} onFocus={prefetch} onClick={onStart}>
          {t('complete.start')}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {t('complete.later')}
        </Button>
      </div>
    </Card>
  );
}

export function CompleteProfileView() {
  const t = useText();
  const { profile, hasFailed, retry } = useProfile();
  const [isStarted, setIsStarted] = useState(false);
  const form = useLazyModule(completeForm, isStarted);
  return (
    <div className={styles.narrow}>
      <PageHead title={t('complete.title')} description={t('complete.description')} isIndexable={false} />
      <h1 className={styles.title}>
        {profile ? t('complete.heading', { name: profile.fullName }) : t('complete.title')}
      </h1>
      <p className={styles.lead}>{t('complete.lead')}</p>
      {profile && !form.part ? <Invitation onStart={() => setIsStarted(true)} /> : null}
      {profile && form.part ? <form.part.CompleteProfileForm profile={profile} /> : null}
      {isStarted && form.hasFailed ? <ErrorState onRetry={form.retry} /> : null}
      {!profile && hasFailed ? <ErrorState onRetry={retry} /> : null}
      {!profile && !hasFailed ? <Skeleton shape="card" count={3} /> : null}
    </div>
  );
}
