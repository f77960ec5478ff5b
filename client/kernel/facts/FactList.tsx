/** Facts as label and value; an unknown one says so. */
import type { ReactNode } from 'react';
import { FactSource } from './source/FactSource';
import { NotPublished } from './FactText';
import type { Fact_Details } from './factDetails';
import styles from './facts.module.css';

export { FactText, FlagText, NotPublished } from './FactText';

export const FactList = ({ children }: { readonly children: ReactNode }) => <dl className={styles.list}>{children}</dl>;

const Explanation = ({ children }: { readonly children: string | undefined }) =>
  children ? <dd className={styles.explanation}>{children}</dd> : null;

type RowProps<F> = {
  readonly label: string;
  readonly fact: F | null | undefined;
  /** Explains the label, whether the fact is known or not. */
  readonly explanation?: string | undefined;
  readonly children: (fact: F) => ReactNode;
};

export const FactRow = <F extends Fact_Details>({ label, fact, explanation, children }: RowProps<F>) => (
  <div className={styles.row}>
    <dt>{label}</dt>
    <dd>
      {fact ? (
        <>
          <div className={styles.value}>{children(fact)}</div>
          <FactSource fact={fact} label={label} />
        </>
      ) : (
        <NotPublished />
      )}
    </dd>
    <Explanation>{explanation}</Explanation>
  </div>
);

type PlainRowProps = {
  readonly label: string;
  readonly explanation?: string | undefined;
  readonly children: ReactNode;
};

/** A row for values without a source of their own (a city, a type); empty means unknown. */
export const PlainRow = ({ label, explanation, children }: PlainRowProps) => (
  <div className={styles.row}>
    <dt>{label}</dt>
    <dd>
      {children === null || children === undefined || children === '' ? (
        <NotPublished />
      ) : (
        <div className={styles.value}>{children}</div>
      )}
    </dd>
    <Explanation>{explanation}</Explanation>
  </div>
);
