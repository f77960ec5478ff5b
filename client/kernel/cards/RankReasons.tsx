import { useText } from '../i18n/useText';
import type { RankReason } from '../../generated/types';
import styles from './Card.module.css';

export type { RankReason };

/** Why a result stands where it stands. */
export function RankReasons({ reasons }: { readonly reasons: readonly RankReason[] }) {
  const t = useText();
  if (reasons.length === 0) return null;
  return (
    <p className={styles.reasons}>
      <span className={styles.reasonsLabel}>{t('cards.whyHere')}</span> {reasons.map(reason => t(`cards.reason.${reason}`)).join(' · ')}
    </p>
  );
}
