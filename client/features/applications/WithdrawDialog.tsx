/** What a withdrawal means, before it is made. Loaded when it is asked for. */
import { useState } from 'react';
import { useNotice } from '../../kernel/feedback/useNotice';
import { failureOf } from '../../kernel/graphql/failureOf';
import { useText, type MessageId } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/mui/Button';
import { Dialog } from '../../kernel/mui/Dialog';
import { Notice } from '../../kernel/mui/Notice';
import { applicationErrors } from './applicationErrors';
import { useWithdrawApplicationMutation } from './WithdrawApplication.gql';
import styles from './applications.module.css';

type Props = {
  readonly applicationId: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
  /** It can no longer be withdrawn: what is shown is out of date. */
  readonly onOutdated: () => void;
};

export function WithdrawDialog({ applicationId, title, onClose, onDone, onOutdated }: Props) {
  const t = useText();
  const notice = useNotice();
  const [failure, setFailure] = useState<MessageId | null>(null);
  const [withdraw, { loading }] = useWithdrawApplicationMutation({
    update: cache => {
      for (const fieldName of ['myApplications', 'applicationPreview']) cache.evict({ fieldName });
    },
  });

  const confirm = async () => {
    setFailure(null);
    try {
      const { data } = await withdraw({ variables: { input: { applicationId } } });
      const [error] = data?.withdrawApplication.errors ?? [];
      if (error) {
        setFailure(applicationErrors.anywhere[error.code]);
        onOutdated();
        return;
      }
      notice.success('applications.withdrawn');
      onDone();
    } catch (error) {
      const { kind } = failureOf(error);
      setFailure(kind === 'NETWORK' ? 'applications.withdrawOffline' : 'applications.withdrawFailed');
    }
  };

  return (
    <Dialog
      onClose={onClose}
      title={t('applications.withdrawTitle')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('applications.keep')}
          </Button>
          <Button isDestructive isBusy={loading} onClick={() => void confirm()}>
            {t(loading ? 'applications.withdrawing' : 'applications.withdrawConfirm')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p className={styles.strong}>{title}</p>
        <ul className={styles.points}>
          <li>{t('applications.withdraw1')}</li>
          <li>{t('applications.withdraw2')}</li>
          <li>{t('applications.withdraw3')}</li>
          <li>{t('applications.withdraw4')}</li>
        </ul>
        <div role="alert">{failure ? <Notice tone="bad">{t(failure)}</Notice> : null}</div>
      </div>
    </Dialog>
  );
}
