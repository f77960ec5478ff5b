import { useText } from '../../kernel/i18n/useText';
import { Row, Rows } from '../../kernel/mui/Rows';
import type { ProfileField, ProfileValues } from './profileFields';
import { useFieldLabels } from './useFieldLabels';
import styles from './account.module.css';

type Props = { readonly fields: readonly ProfileField[]; readonly values: ProfileValues };

/** What is filled in as label and value; the names of the rest in one row, so that an empty profile is no wall of dashes. */
export function FieldRows({ fields, values }: Props) {
  const t = useText();
  const { labelOf, textOf } = useFieldLabels();
  const rows = fields.map(field => ({ field, label: labelOf(field), text: textOf(field, values) }));
  const empty = rows.filter(({ text }) => text === null);
  return (
    <Rows>
      {rows.map(({ field, label, text }) =>
        text === null ? null : (
          <Row key={field} label={label}>
            {text}
          </Row>
        ),
      )}
      {empty.length > 0 ? (
        <Row label={t('profile.empty')}>
          <span className={styles.empty}>{empty.map(({ label }) => label).join(' · ')}</span>
        </Row>
      ) : null}
    </Rows>
  );
}
