import { useState } from 'react';
import { useText } from '../../../kernel/i18n/useText';
import { lazyModule } from '../../../kernel/lazy/lazyModule';
import { useLazyModule } from '../../../kernel/lazy/useLazyModule';
import { Button } from '../../../kernel/mui/Button';
import { ErrorNotice } from '../../../kernel/mui/Notice';
import type { Ending } from './useEnding';
import styles from '../applications.module.css';

const endingDialog = lazyModule(() => import('./EndingDialog'));

type Props = {
  readonly ending: Ending;
  /** While the dialog is open it stays, whatever the application has become. */
  readonly isOffered: boolean;
  readonly applicationId: string;
  readonly title: string;
  readonly onDone: () => void;
  readonly onOutdated: () => void;
};

/** Opens the dialog that explains an ending; it does nothing by itself. */
export function EndingButton({ ending, isOffered, applicationId, title, onDone, onOutdated }: Props) {
  const t = useText();
  const [isAsked, setIsAsked] = useState(false);
  const { part, hasFailed, retry } = useLazyModule(endingDialog, isAsked);
  if (!isOffered && !isAsked) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className={styles.start}
        isBusy={isAsked && !part && !hasFailed}
        onPointerEnter={() => void endingDialog.loadQuietly()}
        onClick={() => setIsAsked(true)}
      >
        {t(`ending.${ending}.open`)}
      </Button>
      {hasFailed ? <ErrorNotice onRetry={retry} /> : null}
      {isAsked && part ? (
        <part.EndingDialog
          ending={ending}
          applicationId={applicationId}
          title={title}
          onClose={() => setIsAsked(false)}
          onDone={() => {
            setIsAsked(false);
            onDone();
          }}
          onOutdated={onOutdated}
        />
      ) : null}
    </>
  );
}
