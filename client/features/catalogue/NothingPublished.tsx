import { useText } from '../../kernel/i18n/useText';
import styles from './catalogue.module.css';

/** For a section without any known fact: says so once, and what to do about it. */
export function NothingPublished() {
  const t = useText();
  return <p className={styles.none}>{t('catalogue.nothingPublished')}</p>;
}
