import { useText } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/ui/Button';
import { Icon } from '../../kernel/ui/Icon';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import { useWishlistToggle, type KeepableEntry } from './useWishlistToggle';
import styles from './WishlistToggle.module.css';

/** The heart of an entry. */
export function WishlistToggle({ entry }: { readonly entry: KeepableEntry }) {
  const t = useText();
  const { isKept, toggle, prepare } = useWishlistToggle(entry);
  return (
    <Button
      variant="quiet"
      size="small"
      aria-pressed={isKept}
      className={isKept ? styles.kept : undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={toggle}
    >
      <Icon name="heart" />
      {t(isKept ? 'cards.kept' : 'cards.keep')}
      <VisuallyHidden>: {entry.name}</VisuallyHidden>
    </Button>
  );
}
