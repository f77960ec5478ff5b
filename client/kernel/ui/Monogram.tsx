import type { Destination } from '../../generated/types';
import { classNames } from './classNames';
import { initialsOf } from './initialsOf';
import styles from './Monogram.module.css';
import tints from './tint.module.css';

const MAX_LETTERS = 4;

type Props = {
  /** Of the institution, or of whoever stands in its place. */
  readonly name: string;
  /** Null for who belongs to no country, or to several. */
  readonly destination: Destination | null;
  readonly size?: 'medium' | 'large';
};

/** Letters of a name over a horizon, in the tint of the country. Decoration beside the name itself. */
export function Monogram({ name, destination, size = 'medium' }: Props) {
  const letters = initialsOf(name, MAX_LETTERS);
  return (
    <span
      aria-hidden="true"
      className={classNames(
        styles.monogram,
        destination && tints[destination],
        styles[size],
        letters.length === MAX_LETTERS && styles.long,
      )}
    >
      {letters}
    </span>
  );
}
