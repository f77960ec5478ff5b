import styles from './Skeleton.module.css';

type Props = {
  /** Rows of text, or cards: letters, a name, a sum. */
  readonly shape?: 'text' | 'card';
  readonly count?: number;
};

/** Holds the place of what is still on its way, and is drawn when it takes a while. The one who uses it says so in words. */
export const Skeleton = ({ shape = 'text', count = 1 }: Props) => (
  <div aria-hidden="true" className={styles.group}>
    {Array.from({ length: count }, (_, index) => (
      <span key={index} className={styles[shape]}>
        {shape === 'card' ? (
          <>
            <i />
            <i />
            <i />
            <i />
          </>
        ) : null}
      </span>
    ))}
  </div>
);
