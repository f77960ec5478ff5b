import type { ReactNode } from 'react';
import styles from './cost.module.css';

type Props = {
  /** Of the whole group. */
  readonly group: string;
  readonly id: string;
  readonly label: string;
  readonly price: ReactNode;
  /** Below the label; links in it stay above the box, which chooses as a whole. */
  readonly notes?: ReactNode;
  readonly isPicked: boolean;
  /** Null where there is no price to choose. */
  readonly onPick: (() => void) | null;
};

/** One of several ways to count a price, as a box that is chosen. */
export const PriceChoice = ({ group, id, label, price, notes, isPicked, onPick }: Props) => (
  <div className={styles.choice}>
    {onPick ? (
      <>
        <input
          type="radio"
          id={`${group}-${id}`}
          name={group}
          checked={isPicked}
          onChange={onPick}
          className={styles.radio}
        />
        <label htmlFor={`${group}-${id}`}>{label}</label>
      </>
    ) : (
      <span className={styles.name}>{label}</span>
    )}
    <span className={styles.price}>{price}</span>
    {notes ? <p className={styles.notes}>{notes}</p> : null}
  </div>
);
