import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import type { AppliedItem } from './appliedItem';
import type { ItemPlace_IntakeFragment } from './ItemPlace.gql';
import styles from './applications.module.css';

type Props = {
  readonly item: AppliedItem;
  /** Null where none can be chosen. */
  readonly intake: ItemPlace_IntakeFragment | null;
};

/** Whose program it is, where, and when the studies start; the name stands in the heading above. */
export function ItemPlace(masked: MaskedProps<Props>) {
  const { item, intake } = masked as Props;
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
