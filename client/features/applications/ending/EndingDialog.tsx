/** What an ending means, and what cannot be taken back, before it is made. Loaded when it is asked for. */
import { useState } from 'react';
import { useNotice } from '../../../kernel/feedback/useNotice';
import { failureOf } from '../../../kernel/graphql/failureOf';
import { useText, type MessageId } from '../../../kernel/i18n/useText';
import { Button } from '../../../kernel/mui/Button';
import { Dialog } from '../../../kernel/mui/Dialog';
import { Notice } from '../../../kernel/mui/Notice';
import { applicationErrors } from '../applicationErrors';
import { useEnding, type Ending } from './useEnding';
import styles from '../applications.module.css';

type Props = {
  readonly ending: Ending;
  readonly applicationId: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
  /** It can no longer be ended so: what is shown is out of date. */
  readonly onOutdated: () => void;
};

const POINTS: Readonly<Record<Ending, readonly MessageId[]>> = {
  withdraw: [
    'ending.withdraw.point1',
    'ending.withdraw.point2',
    'ending.withdraw.point3',
    'ending.withdraw.point4',
    'ending.withdraw.point5',
    'ending.withdraw.point6',
  ],
  decline: [
    'ending.decline.point1',
    'ending.decline.point2',
    'ending.decline.point3',
    'ending.decline.point4',
    'ending.decline.point5',
  ],
  sharing: ['ending.sharing.point1', 'ending.sharing.point2', 'ending.sharing.point3', 'ending.sharing.point4'],
};

function Points({ ending }: { readonly ending: Ending }) {
  const t = useText();
  return (
    <ul className={styles.points}>
      {POINTS[ending].map(id => (
        <li key={id}>{t(id)}</li>
      ))}
    </ul>
  );
}

export function EndingDialog({ ending, applicationId, title, onClose, onDone, onOutdated }: Props) {
  const t = useText();
  const notice = useNotice();
  const [failure, setFailure] = useState<MessageId | null>(null);
  const { end, isBusy } = useEnding(ending, applicationId);

  const confirm = async () => {
    setFailure(null);
    try {
      const code = await end();
      if (code) {
        setFailure(applicationErrors.anywhere[code]);
        onOutdated();
        return;
      }
      notice.success(`ending.${ending}.done`);
      onDone();
    } catch (error) {
      setFailure(failureOf(error).kind === 'NETWORK' ? 'ending.offline' : 'ending.failed');
    }
  };

  return (
    <Dialog
      onClose={onClose}
      title={t(`ending.${ending}.title`)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(`ending.${ending}.keep`)}
          </Button>
          <Button isDestructive isBusy={isBusy} onClick={() => void confirm()}>
            {t(isBusy ? `ending.${ending}.busy` : `ending.${ending}.confirm`)}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p className={styles.strong}>{title}</p>
        <Points ending={ending} />
        <div role="alert">{failure ? <Notice tone="bad">{t(failure)}</Notice> : null}</div>
      </div>
    </Dialog>
  );
}
