import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useText } from '../../kernel/i18n/useText';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { useLazyModule } from '../../kernel/lazy/useLazyModule';
import { Button } from '../../kernel/mui/Button';
import { ErrorNotice } from '../../kernel/mui/Notice';
import { Panel } from '../../kernel/mui/Panel';
import { focusPageHeading } from '../../kernel/ui/focusPageHeading';
import { ApplicationDetailDocument, type ApplicationDetail_ApplicationFragment } from './ApplicationDetail.gql';
import { hasEnded } from './applicationSteps';
import styles from './applications.module.css';

const withdrawDialog = lazyModule(() => import('./WithdrawDialog'));

type Props = { readonly application: ApplicationDetail_ApplicationFragment; readonly title: string };

/** The way out, or why there is none any more. */
export function WithdrawPanel({ application: { id, status, canWithdraw }, title }: Props) {
  const t = useText();
  const client = useApolloClient();
  const [isAsked, setIsAsked] = useState(false);
  const { part, hasFailed, retry } = useLazyModule(withdrawDialog, isAsked);
  const readAgain = () => {
    client
      .query({ query: ApplicationDetailDocument, variables: { id }, fetchPolicy: 'network-only' })
      .catch(() => undefined);
  };
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    // The dialog would give the focus back to a button that is gone.
    if (isDone) focusPageHeading();
  }, [isDone]);
  const finish = () => {
    setIsAsked(false);
    setIsDone(true);
  };
  if (hasEnded(status) && !isAsked) return null;
  return (
    <Panel title={t('applications.withdrawPanel')} className={styles.withdraw}>
      {canWithdraw || isAsked ? (
        <Button
          variant="secondary"
          className={styles.start}
          isBusy={isAsked && !part && !hasFailed}
          onPointerEnter={() => void withdrawDialog.loadQuietly()}
          onClick={() => setIsAsked(true)}
        >
          {t('applications.withdraw')}
        </Button>
      ) : (
        <p className={styles.quiet}>{t('applications.cannotWithdraw')}</p>
      )}
      {hasFailed ? <ErrorNotice onRetry={retry} /> : null}
      {isAsked && part ? (
        <part.WithdrawDialog
          applicationId={id}
          title={title}
          onClose={() => setIsAsked(false)}
          onDone={finish}
          onOutdated={readAgain}
        />
      ) : null}
    </Panel>
  );
}
