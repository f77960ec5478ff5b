import { ActionLabel, type ActionsPlace } from '../../kernel/cards/ItemActions';
import { useText } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/ui/Button';
import { Icon } from '../../kernel/ui/Icon';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import { useCompareList } from './useCompareList';

type Props = {
  readonly slug: string;
  readonly title: string;
  readonly institution: string | undefined;
  readonly place?: ActionsPlace;
};

/** Adds a program to the comparison or removes it. The tray says when the list is full. */
export function CompareToggle({ slug, title, institution, place = 'CARD' }: Props) {
  const t = useText();
  const { has, isFull, add, remove } = useCompareList();
  const isChosen = has(slug);
  return (
    <Button
      variant={place === 'CARD' ? 'quiet' : 'secondary'}
      size={place === 'CARD' ? 'small' : 'medium'}
      aria-pressed={isChosen}
      disabled={isFull && !isChosen}
      onClick={() => (isChosen ? remove(slug) : add({ slug, title, institution }))}
    >
      <Icon name={isChosen ? 'check' : 'columns'} />
      <ActionLabel>{t('cards.compare')}</ActionLabel>
      <VisuallyHidden>: {title}</VisuallyHidden>
    </Button>
  );
}
