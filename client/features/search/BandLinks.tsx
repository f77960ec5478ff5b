import { useFormat } from '../../kernel/format/useFormat';
import { FilterLink } from './FilterLink';
import { useFilterLabels } from './useFilterLabels';
import type { CriteriaChange, SearchState } from './useSearchCriteria';
import styles from './FilterPanel.module.css';

type Props = {
  readonly bands: readonly {
    readonly value: string;
    readonly label: string;
    readonly count: number;
    readonly change: CriteriaChange;
  }[];
  readonly search: SearchState;
};

/** Common ranges as links, each with a bar as long as its count. */
export function BandLinks({ bands, search }: Props) {
  const format = useFormat();
  const labels = useFilterLabels();
  if (bands.length === 0) return null;
  const most = Math.max(...bands.map(({ count }) => count));
  return (
    <ul className={styles.bands}>
      {bands.map(({ value, label, count, change }) => (
        <li key={value}>
          <FilterLink
            search={search}
            change={change}
            className={styles.band}
            rel="nofollow"
            aria-label={labels.ofCounted(label, search.kind, count)}
          >
            <span>{label}</span>
            <svg aria-hidden="true" focusable="false" className={styles.bar}>
              <rect width={`${(100 * count) / most}%`} height="100%" rx="2" />
            </svg>
            <span className={styles.bandCount}>{format.number(count)}</span>
          </FilterLink>
        </li>
      ))}
    </ul>
  );
}
