import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import type { AppliedItem } from './appliedItem';
import styles from './applications.module.css';

type Props = {
  readonly item: AppliedItem;
  /** Null where none can be chosen. */
  readonly intake: { readonly year: number; readonly month: number } | null;
};

/** Whose program it is, where, and when the studies start; the name stands in the heading above. */
export function ItemPlace({ item, intake }: Props) {
  const t = useText();
  const format = useFormat();
  const { institution, city, destination } = item;
  return (
    <p className={styles.place}>
      {institution ? (
        <span>
          <AppLink to={institution.to}>{institution.name}</AppLink>
        </span>
      ) : (
        <span>{t('applications.programOpen')}</span>
      )}
      <span>
        {city}, {t(`destination.${destination}`)}
      </span>
      {intake ? <span>{t('applications.intake', { intake: format.monthYear(intake) })}</span> : null}
    </p>
  );
}
