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

/** Fields as label and value; an empty one says so. */
export function FieldRows({ fields, values }: { readonly fields: readonly ProfileField[]; readonly values: ProfileValues }) {
  const t = useText();
  const { labelOf, textOf } = useFieldWords();
  return (
    <dl className={styles.rows}>
      {fields.map(field => {
        const text = textOf(field, values);
        return (
          <Row key={field} label={labelOf(field)}>
            {text === null ? <span className={styles.empty}>{t('profile.empty')}</span> : text}
          </Row>
        );
      })}
    </dl>
  );
}
