import { ActionLabel, labelOfAction, type ActionsPlace, type CatalogueItem } from '../../kernel/cards/ItemActions';
import { useText } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/ui/Button';
import { Icon } from '../../kernel/ui/Icon';
import { classNames } from '../../kernel/ui/classNames';
import { useWishlistToggle } from './useWishlistToggle';
import styles from './WishlistToggle.module.css';

type Props = {
  readonly item: Pick<CatalogueItem, 'kind' | 'id' | 'name' | 'institution'>;
  readonly place?: ActionsPlace;
};

/** The heart of an item. */
export function WishlistToggle({ item, place = 'CARD' }: Props) {
  const t = useText();
  const { isSaved, toggle, prepare } = useWishlistToggle(item);
  return (
    <Button
      variant={place === 'CARD' ? 'quiet' : 'secondary'}
      size={place === 'CARD' ? 'small' : 'medium'}
      aria-label={labelOfAction(t('cards.save'), item)}
      aria-pressed={isSaved}
      className={classNames(place === 'CARD' && styles.corner, isSaved && styles.saved)}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={toggle}
    >
      <Icon name="heart" />
      {place === 'CARD' ? null : <ActionLabel>{t('cards.save')}</ActionLabel>}
    </Button>
  );
}
