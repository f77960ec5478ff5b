import { useState } from 'react';
import { useText } from '../../kernel/i18n/useText';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { useLazyModule } from '../../kernel/lazy/useLazyModule';
import { Button } from '../../kernel/mui/Button';
import { GreetingBand } from '../../kernel/mui/GreetingBand';
import { Loading } from '../../kernel/mui/Loading';
import { ErrorNotice } from '../../kernel/mui/Notice';
import { Panel } from '../../kernel/mui/Panel';
import { Steps } from '../../kernel/mui/Steps';
import { PageHead } from '../../kernel/seo/PageHead';
import { callNameOf } from '../../../schema/rules/callName.rules';
import { useExitCompleteProfile } from './useExitCompleteProfile';
import { useProfile } from './useProfile';
import styles from './account.module.css';

const STEPS = ['step1', 'step2', 'step3'] as const;

const completeForm = lazyModule(() => import('./CompleteProfileForm'));
/** About to be pressed: the form is on its way before the finger is up. */
const prefetch = () => void completeForm.loadQuietly();

type InvitationProps = { readonly isStarting: boolean; readonly onStart: () => void };

/** What will be asked and why, before anything is asked. */
function Invitation({ isStarting, onStart }: InvitationProps) {
  const t = useText();
  const leave = useExitCompleteProfile();
  return (
    <Panel title={t('complete.what')}>
      <Steps
        label={t('complete.what')}
        current={-1}
        steps={STEPS.map(step => ({ id: step, title: t(`complete.${step}`), note: t(`complete.${step}Why`) }))}
      />
      <div className={styles.actions}>
        <Button
          isBusy={isStarting}
          onPointerEnter={prefetch}
          onTouchStart={prefetch}
          onFocus={prefetch}
          onClick={onStart}
        >
          {t('complete.start')}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {t('complete.later')}
        </Button>
      </div>
    </Panel>
  );
}

export function CompleteProfileView() {
  const t = useText();
  const { profile, hasFailed, again } = useProfile();
  const [isStarted, setIsStarted] = useState(false);
  const form = useLazyModule(completeForm, isStarted);
  return (
    <div className={styles.narrow}>
      <PageHead title={t('complete.title')} description={t('complete.description')} isIndexable={false} />
      <GreetingBand
        title={profile ? t('complete.heading', { name: callNameOf(profile.fullName) }) : t('complete.title')}
      >
        {t('complete.lead')}
      </GreetingBand>
      {profile && !form.part ? (
        <Invitation isStarting={isStarted && !form.hasFailed} onStart={() => setIsStarted(true)} />
      ) : null}
      {profile && form.part ? <form.part.CompleteProfileForm profile={profile} /> : null}
      {isStarted && form.hasFailed ? <ErrorNotice onRetry={form.retry} /> : null}
      {!profile && hasFailed ? <ErrorNotice text={t('account.loadFailed')} {...again} /> : null}
      {!profile && !hasFailed ? <Loading shape="panel" count={3} /> : null}
    </div>
  );
}
