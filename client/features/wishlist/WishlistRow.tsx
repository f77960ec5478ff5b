import { InstitutionCard } from '../../kernel/cards/InstitutionCard';
import { ProgramCard } from '../../kernel/cards/ProgramCard';
import { ScholarshipCard } from '../../kernel/cards/ScholarshipCard';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import type { WishlistRow_ItemFragment } from './WishlistRow.gql';
import styles from './wishlist.module.css';

function Card({ item }: Pick<WishlistRow_ItemFragment, 'item'>) {
  switch (item.__typename) {
    case 'Institution':
      return <InstitutionCard institution={item} />;
    case 'Program':
      return <ProgramCard program={item} />;
    case 'Scholarship':
      return <ScholarshipCard scholarship={item} />;
  }
}

type Props = { readonly item: WishlistRow_ItemFragment };

/** A card with its heart; says when the item is no longer updated. */
export function WishlistRow(masked: MaskedProps<Props>) {
  const { item } = masked as Props;
  const t = useText();
  return (
    <li className={styles.row}>
      {item.item.isRetired ? <p className={styles.retired}>{t('wishlist.retired')}</p> : null}
      <Card item={item.item} />
    </li>
  );
}
