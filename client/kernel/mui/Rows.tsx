import type { ReactNode } from 'react';
import styles from './Rows.module.css';

/** Facts as label and value, a hairline between them. */
export const Rows = ({ children }: { readonly children: ReactNode }) => <dl className={styles.rows}>{children}</dl>;

type RowProps = {
  readonly label: string;
  /** A button that belongs to this value alone. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

export const Row = ({ label, action, children }: RowProps) => (
  <div className={styles.row}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>
      <div className={styles.text}>{children}</div>
      {action}
    </dd>
  </div>
);
