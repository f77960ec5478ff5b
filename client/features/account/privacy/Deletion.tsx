import { useState } from 'react';
import { useText } from '../../../kernel/i18n/useText';
import { lazyModule } from '../../../kernel/lazy/lazyModule';
import { useLazyModule } from '../../../kernel/lazy/useLazyModule';
import { Button } from '../../../kernel/mui/Button';
import { ErrorNotice } from '../../../kernel/mui/Notice';
import { Panel } from '../../../kernel/mui/Panel';
import styles from '../account.module.css';

const deletionDialog = lazyModule(() => import('./DeletionDialog'));

export function Deletion() {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { part, hasFailed, retry } = useLazyModule(deletionDialog, isOpen);
  return (
    <Panel id="deletion" title={t('privacy.deletion')} lead={t('privacy.deletionLead')}>
      <Button variant="secondary" isDestructive className={styles.start} onClick={() => setIsOpen(true)}>
        {t('privacy.deletionButton')}
      </Button>
      {isOpen && hasFailed ? <ErrorNotice onRetry={retry} /> : null}
      {isOpen && part ? <part.DeletionDialog onClose={() => setIsOpen(false)} /> : null}
    </Panel>
  );
}
