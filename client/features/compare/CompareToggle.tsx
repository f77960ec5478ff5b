import { useText } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/ui/Button';
import { Icon } from '../../kernel/ui/Icon';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import { useCompareList } from './useCompareList';

type Props = { readonly slug: string; readonly title: string };

/** Puts a program on the list for comparing, or takes it off. A full list says so in its tray. */
export function CompareToggle({ slug, title }: Props) {
  const t = useText();
  const { has, isFull, add, remove } = useCompareList();
  const isChosen = has(slug);
  return (
    <Button
      variant="quiet"
      size="small"
      aria-pressed={isChosen}
      disabled={isFull && !isChosen}
      onClick={() => (isChosen ? remove(slug) : add({ slug, title }))}
    >
      <Icon name={isChosen ? 'check' : 'columns'} />
      {t(isChosen ? 'cards.comparing' : 'cards.compare')}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </Button>
  );
}
