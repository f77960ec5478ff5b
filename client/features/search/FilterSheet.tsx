/** The filters on a phone: a chunk of its own, fetched on hover or focus of the button. */
import type { ReactNode } from 'react';
import { useText } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/ui/Button';
import { Sheet } from '../../kernel/ui/Sheet';
import styles from './FilterPanel.module.css';

export type FilterSheetProps = {
  readonly onClose: () => void;
  /** Says what closing shows: "Show 25 results". */
  readonly closeLabel: string;
  readonly clearAll: ReactNode;
  readonly children: ReactNode;
};

export function FilterSheet({ onClose, closeLabel, clearAll, children }: FilterSheetProps) {
  const t = useText();
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('search.filters')}
      footer={
        <div className={styles.actions}>
          <Button onClick={onClose}>{closeLabel}</Button>
          {clearAll}
        </div>
      }
    >
      {children}
    </Sheet>
  );
}
