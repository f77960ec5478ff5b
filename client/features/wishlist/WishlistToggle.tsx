import type { CatalogueItem } from '../../kernel/cards/ItemActions';
import { useText } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/ui/Button';
import { Icon } from '../../kernel/ui/Icon';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import { useWishlistToggle } from './useWishlistToggle';
import styles from './WishlistToggle.module.css';

/** The heart of an item. */
export function WishlistToggle({ item }: { readonly item: Pick<CatalogueItem, 'kind' | 'id' | 'name'> }) {
  const t = useText();
  const { isSaved, toggle, prepare } = useWishlistToggle(item);
  return (
    <Button
      variant="quiet"
      size="small"
      aria-pressed={isSaved}
      className={isSaved ? styles.saved : undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={toggle}
    >
      <Icon name="heart" />
      {t('cards.save')}
      <VisuallyHidden>: {item.name}</VisuallyHidden>
    </Button>
  );
}
