/** Why a result is ranked where it is, and what can be done with it. */
import type { ReactNode } from 'react';
import { ItemActions, type CatalogueItem } from './ItemActions';
import styles from './Card.module.css';

type Props = {
  readonly item: CatalogueItem;
  /** Why a result is ranked where it is; empty for an item that is none. */
  readonly why: string;
  /** More content of the line. */
  readonly children?: ReactNode;
};

export const CardFoot = ({ item, why, children }: Props) => (
  <div className={styles.foot}>
    <p>
      {why}
      {why && children ? ' · ' : null}
      {children}
    </p>
    <ItemActions {...item} />
  </div>
);
