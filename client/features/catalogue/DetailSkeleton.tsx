import { useText } from '../../kernel/i18n/useText';
import { Skeleton } from '../../kernel/ui/Skeleton';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import styles from './catalogue.module.css';

/** The shape of a detail page while it loads: a band, text and a rail. Not shown before it would be missed. */
export function DetailSkeleton() {
  const t = useText();
  return (
    <div className={styles.loading}>
      <p role="status">
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      </p>
      <Skeleton shape="card" />
      <div className={styles.columns}>
        <Skeleton shape="card" count={3} />
        <Skeleton shape="card" />
      </div>
    </div>
  );
}
