/** The filters on a phone: a chunk of its own, fetched on hover or focus of the button. */
import type { ReactNode } from 'react';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { Button, LinkButton } from '../../kernel/ui/Button';
import { Sheet } from '../../kernel/ui/Sheet';
import type { filterLink } from './FilterLink';
import styles from './FilterPanel.module.css';

export type FilterSheetProps = {
  readonly onClose: () => void;
  /** What closing shows: "Show 25 results". Undefined before the first answer. */
  readonly total: number | undefined;
  /** The link that does it; false when nothing is chosen. */
  readonly clearAll: ReturnType<typeof filterLink> | false;
  readonly children: ReactNode;
};

export function FilterSheet({ onClose, total, clearAll, children }: FilterSheetProps) {
  const t = useText();
  const format = useFormat();
  const showResults =
    total === undefined ? t('search.apply') : t('search.showResults', { count: total, shown: format.number(total) });
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('search.filters')}
      footer={
        <div className={styles.actions}>
          <Button onClick={onClose}>{showResults}</Button>
          {clearAll ? (
            <LinkButton variant="quiet" size="small" {...clearAll}>
              {t('search.clearAll')}
            </LinkButton>
          ) : null}
        </div>
      }
    >
      {children}
    </Sheet>
  );
}
