/** Why a result is ranked where it is, and what can be done with it. */
import type { ReactNode } from 'react';
import { useText } from '../i18n/useText';
import type { RankReason } from '../../generated/types';
import { ItemActions, type CatalogueItem } from './ItemActions';
import styles from './Card.module.css';

export type { RankReason };

type Props = {
  readonly item: CatalogueItem;
  readonly reasons: readonly RankReason[];
  /** More content of the line. */
  readonly children?: ReactNode;
};

export function CardFoot({ item, reasons, children }: Props) {
  const t = useText();
  return (
    <div className={styles.foot}>
      <p>
        {reasons.length > 0
          ? `${t('cards.whyHere')} ${reasons.map(reason => t(`cards.reason.${reason}`)).join(', ')}`
          : null}
        {reasons.length > 0 && children ? ' · ' : null}
        {children}
      </p>
      <ItemActions {...item} />
    </div>
  );
}
