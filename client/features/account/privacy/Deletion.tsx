import { useState } from 'react';
import { useText } from '../../../kernel/i18n/useText';
import { lazyModule } from '../../../kernel/lazy/lazyModule';
import { useLazyModule } from '../../../kernel/lazy/useLazyModule';
import { Button } from '../../../kernel/ui/Button';
import { ErrorState } from '../../../kernel/ui/StateMessage';
import { SectionCard } from '../SectionCard';
import styles from '../account.module.css';

const deletionSheet = lazyModule(() => import('./DeletionSheet'));

export function Deletion() {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { part, hasFailed, retry } = useLazyModule(deletionSheet, isOpen);
  return (
    <SectionCard id="deletion" title={t('privacy.deletion')} lead={t('privacy.deletionLead')}>
      <Button variant="secondary" className={styles.danger} onClick={() => setIsOpen(true)}>
        {t('privacy.deletionButton')}
      </Button>
      {isOpen && hasFailed ? <ErrorState onRetry={retry} /> : null}
      {isOpen && part ? <part.DeletionSheet onClose={() => setIsOpen(false)} /> : null}
    </SectionCard>
  );
}
