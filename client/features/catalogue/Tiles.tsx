import type { ReactNode } from 'react';
import type { Destination } from '../../generated/types';
import { AppLink } from '../../kernel/ui/AppLink';
import { Monogram } from '../../kernel/ui/Monogram';
import styles from './tiles.module.css';

/** Neighbours of an item: whose they are, what they are and one figure. */
export const Tiles = ({ children }: { readonly children: ReactNode }) => <ul className={styles.tiles}>{children}</ul>;

type Props = {
  readonly to: string;
  readonly title: string;
  readonly owner: string;
  readonly destination: Destination;
  /** Its lines below the title. */
  readonly children?: ReactNode;
};

/** The whole tile leads to the neighbour; buttons inside stay above. */
export const Tile = ({ to, title, owner, destination, children }: Props) => (
  <li className={styles.tile}>
    <Monogram name={owner} destination={destination} />
    <div>
      <AppLink to={to} className={styles.link}>
        {title}
      </AppLink>
      <div className={styles.text}>{children}</div>
    </div>
  </li>
);
