import { daysLeftAt, SOON_DAYS } from '../../../schema/rules/intake.rules';
import { useFormat } from '../format/useFormat';
import { useText } from '../i18n/useText';
import { useNow } from '../page/now';
import type { DeadlineText_DeadlineFragment } from './DeadlineText.gql';
import styles from './Card.module.css';

/** A deadline in a few words: the day and the days left, or that it has passed. */
export function CardDeadline({ deadline }: { readonly deadline: DeadlineText_DeadlineFragment }) {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const { date, closesAt, status, kind } = deadline;
  const day = format.day(date);
  if (status !== 'OPEN')
    return t(kind === 'EQUAL_CONSIDERATION' ? 'cards.consideredBefore' : 'cards.closedOn', { day });
  const count = daysLeftAt(new Date(closesAt), now, date);
  return (
    <span className={count > SOON_DAYS ? styles.timeLeft : styles.soon}>
      {t(kind === 'EQUAL_CONSIDERATION' ? 'cards.consideredUntil' : 'cards.closesOn', {
        day,
        left: t('cards.daysLeft', { count }),
      })}
    </span>
  );
}
