import type { Destination } from '../../generated/types';
import { ActionLabel, labelOfAction, type ActionsPlace } from '../../kernel/cards/ItemActions';
import { useText } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/ui/Button';
import { Icon } from '../../kernel/ui/Icon';
import { classNames } from '../../kernel/ui/classNames';
import { useCompareList } from './useCompareList';
import styles from './CompareToggle.module.css';

type Props = {
  readonly slug: string;
  readonly title: string;
  readonly institution: string | undefined;
  readonly destination?: Destination | undefined;
  readonly place?: ActionsPlace;
};

/** Adds a program to the comparison or removes it. The tray says when the list is full. */
export function CompareToggle({ slug, title, institution, destination, place = 'CARD' }: Props) {
  const t = useText();
  const { has, isFull, add, remove } = useCompareList();
  const isChosen = has(slug);
  return (
    <Button
      variant={place === 'CARD' ? 'quiet' : 'secondary'}
      size={place === 'CARD' ? 'small' : 'medium'}
      aria-label={labelOfAction(t('cards.compare'), { name: title, institution })}
      aria-pressed={isChosen}
      disabled={isFull && !isChosen}
      onClick={() => (isChosen ? remove(slug) : add({ slug, title, institution, destination }))}
    >
      {place === 'CARD' ? (
        <span className={classNames(styles.box, isChosen && styles.isTicked)}>
          {isChosen ? <Icon name="check" /> : null}
        </span>
      ) : (
        <Icon name={isChosen ? 'check' : 'columns'} />
      )}
      <ActionLabel>{t('cards.compare')}</ActionLabel>
    </Button>
  );
}
