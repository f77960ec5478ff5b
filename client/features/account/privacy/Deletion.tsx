import { useState } from 'react';
import { useText } from '../../../kernel/i18n/useText';
import { Button } from '../../../kernel/ui/Button';
import { ErrorState } from '../../../kernel/ui/StateMessage';
import { SectionCard } from '../SectionCard';
import { useOnDemand } from '../useOnDemand';
import styles from '../account.module.css';

const loadSheet = () => import('./DeletionSheet');

export function Deletion() {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { part, hasFailed, retry } = useOnDemand(isOpen, loadSheet);
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
