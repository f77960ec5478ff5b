/** A group of facts: rows of what is known, and the names of what is not for one line. */
import type { ReactNode } from 'react';
import { FactList, FactRow, PlainRow } from './FactList';
import type { Fact_Details } from './factDetails';
import { useUnknownText } from './useUnknownText';
import styles from './facts.module.css';

/** `row` is null while the fact is unknown. */
export type FactEntry = { readonly label: string; readonly row: ReactNode };

export const factEntry = <F extends Fact_Details>(
  label: string,
  fact: F | null | undefined,
  draw: (fact: F) => ReactNode,
  explanation?: string,
): FactEntry => ({
  label,
  row: fact ? (
    <FactRow key={label} label={label} fact={fact} explanation={explanation}>
      {draw}
    </FactRow>
  ) : null,
});

/** Of a value without a source of its own; an empty one is unknown. */
export const plainEntry = (label: string, value: ReactNode): FactEntry => ({
  label,
  row:
    value === null || value === undefined || value === '' ? null : (
      <PlainRow key={label} label={label}>
        {value}
      </PlainRow>
    ),
});

type EntriesProps = { readonly entries: readonly FactEntry[] };

export function FactEntries({ entries }: EntriesProps) {
  const rows = entries.flatMap(({ row }) => (row ? [row] : []));
  return rows.length > 0 ? <FactList>{rows}</FactList> : null;
}

export const unknownLabels = (entries: readonly FactEntry[]): readonly string[] =>
  entries.flatMap(({ label, row }) => (row ? [] : [label]));

type UnknownProps = {
  readonly labels: readonly string[];
  /** Where to ask. */
  readonly children?: ReactNode;
};

/** Everything unknown of a page or a part in one line. */
export function UnknownFacts({ labels, children }: UnknownProps) {
  const unknownText = useUnknownText();
  if (labels.length === 0) return null;
  return (
    <p className={styles.unknownLine}>
      {unknownText(labels)} {children}
    </p>
  );
}
