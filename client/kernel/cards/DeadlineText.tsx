import { useFormat } from '../format/useFormat';
import { useText } from '../i18n/useText';
import { useNow } from '../page/now';

type Deadline = { readonly date: string; readonly closesAt: string; readonly status: 'OPEN' | 'CLOSED' };

const DAY = 86_400_000;

/** A closing day with the days that are left, or with the word that it has passed. */
export function DeadlineText({ deadline: { date, closesAt, status } }: { readonly deadline: Deadline }) {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const daysLeft = Math.floor((Date.parse(closesAt) - now.getTime()) / DAY);
  return (
    <>
      {format.day(date)} · {status === 'OPEN' ? t('cards.daysLeft', { count: Math.max(0, daysLeft) }) : t('deadlineStatus.CLOSED')}
    </>
  );
}
