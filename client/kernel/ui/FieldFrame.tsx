/** What stands around an input: its label, hint and error, tied to it. */
import type { ReactNode } from 'react';
import styles from './Field.module.css';
import { Icon } from './Icon';

export type FieldTexts = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
};

export const describedBy = (inputId: string, { hint, error }: FieldTexts): string | undefined =>
  [hint && `${inputId}-hint`, error && `${inputId}-error`].filter(Boolean).join(' ') || undefined;

type Props = FieldTexts & { readonly inputId: string; readonly children: ReactNode };

export const FieldFrame = ({ inputId, label, children, ...notes }: Props) => (
  <div className={styles.field}>
    <label className={styles.label} htmlFor={inputId}>
      {label}
    </label>
    {children}
    <FieldNotes inputId={inputId} {...notes} />
  </div>
);

type NotesProps = Omit<FieldTexts, 'label'> & { readonly inputId: string };

export const FieldNotes = ({ inputId, hint, error }: NotesProps) => (
  <>
    {hint ? (
      <p id={`${inputId}-hint`} className={styles.hint}>
        {hint}
      </p>
    ) : null}
    {error ? (
      <p id={`${inputId}-error`} className={styles.error}>
        <Icon name="warning" />
        <span>{error}</span>
      </p>
    ) : null}
  </>
);
