import { useNavigation } from 'react-router';
import { useText } from '../../kernel/i18n/useText';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import styles from './layout.module.css';

/** A bar on top while the next page is fetched; the old one stays until then. */
export function NavigationProgress() {
  const t = useText();
  const isWaiting = useNavigation().state !== 'idle';
  return (
    <div aria-live="polite">
      {isWaiting ? (
        <span className={styles.progress}>
          <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
        </span>
      ) : null}
    </div>
  );
}
