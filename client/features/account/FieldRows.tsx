import type { ReactNode } from 'react';
import { useText } from '../../kernel/i18n/useText';
import type { ProfileField, ProfileValues } from './profileFields';
import { useFieldWords } from './useFieldWords';
import styles from './account.module.css';

type RowProps = { readonly label: string; readonly children: ReactNode };

export const Row = ({ label, children }: RowProps) => (
  <div className={styles.row}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** What is filled in as label and value; the names of the rest in one row, so that an empty profile is no wall of dashes. */
export function FieldRows({
  fields,
  values,
}: {
  readonly fields: readonly ProfileField[];
  readonly values: ProfileValues;
}) {
  const t = useText();
  const { labelOf, textOf } = useFieldWords();
  const rows = fields.map(field => ({ field, label: labelOf(field), text: textOf(field, values) }));
  const empty = rows.filter(({ text }) => text === null);
  return (
    <dl className={styles.rows}>
      {rows.map(({ field, label, text }) =>
        text === null ? null : (
          <Row key={field} label={label}>
            <span className={styles.value}>{text}</span>
          </Row>
        ),
      )}
      {empty.length > 0 ? (
        <Row label={t('profile.empty')}>
          <span className={styles.quiet}>{empty.map(({ label }) => label).join(' · ')}</span>
        </Row>
      ) : null}
    </dl>
  );
}
