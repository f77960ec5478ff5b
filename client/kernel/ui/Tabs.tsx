import { useLayoutEffect, useRef } from 'react';
import { useFormat } from '../format/useFormat';
import { AppLink } from './AppLink';
import { bringIntoSight, followFocus } from './bringIntoSight';
import styles from './Tabs.module.css';

export type TabItem = {
  readonly id: string;
  readonly label: string;
  /** Address without a language prefix. */
  readonly to: string;
  readonly isCurrent: boolean;
  readonly count?: number | undefined;
};

type Props = {
  readonly label: string;
  readonly items: readonly TabItem[];
  /** Pills stand for the parts of a part. */
  readonly look?: 'line' | 'pills';
};

/**
 * Parts of a page that have an address each: links in a navigation, not ARIA tabs, so that they work without scripts and can be shared.
 * One row that scrolls where it is too narrow; the part that is shown or has the focus is brought into sight.
 */
export function Tabs({ label, items, look = 'line' }: Props) {
  const format = useFormat();
  const row = useRef<HTMLUListElement>(null);
  const currentAt = items.findIndex(({ isCurrent }) => isCurrent);
  useLayoutEffect(() => bringIntoSight(row.current, row.current?.children[currentAt]), [currentAt]);
  return (
    <nav aria-label={label}>
      <ul ref={row} className={styles[look]}>
        {items.map(({ id, label: text, to, isCurrent, count }) => (
          <li key={id}>
            <AppLink
              to={to}
              className={look === 'line' ? styles.tab : styles.pill}
              aria-current={isCurrent ? 'page' : undefined}
              preventScrollReset
              onFocus={({ currentTarget }) => followFocus(row.current, currentTarget)}
            >
              {text}
              {count === undefined ? null : <span className={styles.count}>{format.number(count)}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
