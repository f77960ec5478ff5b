import { useFormat } from '../../kernel/format/useFormat';
import { AppLink } from '../../kernel/ui/AppLink';
import styles from './FilterPanel.module.css';

type Props = {
  readonly bands: readonly {
    readonly value: string;
    readonly label: string;
    readonly count: number;
    readonly to: string;
  }[];
  readonly isReplacing: boolean;
};

/** Common ranges as links. */
export function BandLinks({ bands, isReplacing }: Props) {
  const format = useFormat();
  if (bands.length === 0) return null;
  return (
    <ul className={styles.bands}>
      {bands.map(({ value, label, count, to }) => (
        <li key={value}>
          <AppLink to={to} className={styles.band} preventScrollReset replace={isReplacing} rel="nofollow">
            <span>{label}</span>
            <span className={styles.bandCount}>{format.number(count)}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
