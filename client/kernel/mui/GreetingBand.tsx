import type { ReactNode } from 'react';
import { BayScene } from '../ui/illustrations/BayScene';
import styles from './GreetingBand.module.css';

type Props = {
  readonly title: string;
  /** One sentence below it. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
};

/** The head of a page that speaks to its person, beside the bay. A page has one sun. */
export const GreetingBand = ({ title, children, action }: Props) => (
  <div className={styles.band}>
    <div className={styles.inner}>
      <BayScene className={styles.scene} />
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {children ? <p>{children}</p> : null}
        {action}
      </div>
    </div>
  </div>
);
