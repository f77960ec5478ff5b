import type { ReactNode } from 'react';
import { useText } from '../i18n/useText';
import type { RankReason } from '../../generated/types';
import styles from './Card.module.css';

export type { RankReason };

type Props = {
  readonly reasons: readonly RankReason[];
  /** More content of the last line of a card. */
  readonly children?: ReactNode;
};

/** Why a result is ranked where it is. */
export function RankReasons({ reasons, children }: Props) {
  const t = useText();
  if (reasons.length === 0 && !children) return null;
  return (
    <p className={styles.foot}>
      {reasons.length > 0 ? (
        <span>
          <span className={styles.reasonsLabel}>{t('cards.whyHere')}</span>{' '}
          {reasons.map(reason => t(`cards.reason.${reason}`)).join(' · ')}
        </span>
      ) : null}
      {children ? <span>{children}</span> : null}
    </p>
  );
}
