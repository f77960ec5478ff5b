import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

type Props = {
  readonly title: string;
  /** What the page is about, or where it stands: one quiet line. */
  readonly children?: ReactNode;
  /** The one primary action of the page, if it has one. */
  readonly actions?: ReactNode;
};

/** The heading of a page of the workspace. */
export const PageHeader = ({ title, children, actions }: Props) => (
  <div className={styles.header}>
    <div className={styles.words}>
      <h1 className={styles.title}>{title}</h1>
      {children ? <div className={styles.meta}>{children}</div> : null}
    </div>
    {actions ? <div className={styles.actions}>{actions}</div> : null}
  </div>
);
