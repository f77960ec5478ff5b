import { useText } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/ui/Button';
import { Icon } from '../../kernel/ui/Icon';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import { useCompareList } from './useCompareList';

type Props = { readonly slug: string; readonly title: string; readonly institution: string | undefined };

/** Adds a program to the comparison or removes it. The tray says when the list is full. */
export function CompareToggle({ slug, title, institution }: Props) {
  const t = useText();
  const { has, isFull, add, remove } = useCompareList();
  const isChosen = has(slug);
  return (
    <Button
      variant="quiet"
      size="small"
      aria-pressed={isChosen}
      disabled={isFull && !isChosen}
      onClick={() => (isChosen ? remove(slug) : add({ slug, title, institution }))}
    >
      <Icon name={isChosen ? 'check' : 'columns'} />
      {t('cards.compare')}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </Button>
  );
}
