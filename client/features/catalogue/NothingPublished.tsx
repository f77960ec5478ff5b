import { useText } from '../../kernel/i18n/useText';
import styles from './catalogue.module.css';

/** A whole part of a page that is not known: says so once, and what to do about it. */
export function NothingPublished() {
  const t = useText();
  return <p className={styles.none}>{t('catalogue.nothingPublished')}</p>;
}
