import { useFormat } from '../format/useFormat';
import { AppLink } from './AppLink';
import styles from './Tabs.module.css';

export type TabItem = {
  readonly id: string;
  readonly label: string;
  /** Address without a language prefix. */
  readonly to: string;
  readonly isCurrent: boolean;
  readonly count?: number | undefined;
};

type Props = { readonly label: string; readonly items: readonly TabItem[] };

/** Parts of a page that have an address each: links in a navigation, not ARIA tabs, so that they work without scripts and can be shared. */
export function Tabs({ label, items }: Props) {
  const format = useFormat();
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {items.map(({ id, label: text, to, isCurrent, count }) => (
          <li key={id}>
            <AppLink to={to} className={styles.tab} aria-current={isCurrent ? 'page' : undefined} preventScrollReset>
              {text}
              {count === undefined ? null : <span className={styles.count}>{format.number(count)}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
