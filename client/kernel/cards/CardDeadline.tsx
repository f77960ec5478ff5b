import { useText } from '../i18n/useText';
import type { MaskedProps } from '../graphql/masked';
import type { CardDeadline_DeadlineFragment } from './CardDeadline.gql';
import { useDeadline } from './useDeadline';
import styles from './Card.module.css';

type Props = { readonly deadline: CardDeadline_DeadlineFragment };

/** A deadline in a few words: the day and the days left, that it has passed, or that only the day of an earlier round is known. */
export function CardDeadline(masked: MaskedProps<Props>) {
  const { deadline } = masked as Props;
  const t = useText();
  const { day, dayOfYear, isOpen, left, isSoon } = useDeadline(deadline);
  const { kind, isLastKnown } = deadline;
  if (isLastKnown) return t('cards.lastKnownOn', { day: dayOfYear });
  if (!isOpen) return t(kind === 'EQUAL_CONSIDERATION' ? 'cards.consideredBefore' : 'cards.closedOn', { day });
  return (
    <span className={isSoon ? styles.soon : styles.timeLeft}>
      {t(kind === 'EQUAL_CONSIDERATION' ? 'cards.consideredUntil' : 'cards.closesOn', { day, left })}
    </span>
  );
}
