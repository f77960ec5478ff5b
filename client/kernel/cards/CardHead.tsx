/** Who it is: letters in the tint of the country, the name that leads to the page, and the place. */
import type { ReactNode } from 'react';
import type { Destination } from '../../generated/types';
import { AppLink } from '../ui/AppLink';
import { Monogram } from '../ui/Monogram';
import styles from './Card.module.css';

type Props = {
  readonly to: string;
  readonly name: string;
  /** Whose letters are shown. */
  readonly owner: string;
  readonly destination: Destination | null;
  /** The place. */
  readonly children: ReactNode;
};

export const CardHead = ({ to, name, owner, destination, children }: Props) => (
  <>
    <Monogram name={owner} destination={destination} />
    <div className={styles.head}>
      <h3 className={styles.name}>
        <AppLink to={to} className={styles.link}>
          {name}
        </AppLink>
      </h3>
      <p className={styles.place}>{children}</p>
    </div>
  </>
);
