import { useText } from '../i18n/useText';
import styles from './SkipLink.module.css';

/** First stop of the keyboard: jumps over the header to the page itself. */
export function SkipLink({ targetId }: { readonly targetId: string }) {
  const t = useText();
  return (
    <a className={styles.link} href={`#${targetId}`}>
      {t('common.skipToContent')}
    </a>
  );
}
