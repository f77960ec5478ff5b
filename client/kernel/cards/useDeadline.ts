import { daysLeftAt, SOON_DAYS } from '../../../schema/rules/intake.rules';
import { useFormat } from '../format/useFormat';
import type { FieldsOf } from '../graphql/masked';
import { useText } from '../i18n/useText';
import { useNow } from '../page/now';
import type { Deadline_DayFragment } from './Deadline.gql';

/** The day of a deadline as the school names it, and the days left until it, in words. By the clock, since a page or a copy of it may be older than the deadline. */
export function useDeadline({ date, closesAt }: FieldsOf<Deadline_DayFragment>) {
  const t = useText();
  const format = useFormat();
  const count = daysLeftAt(new Date(closesAt), useNow(), date);
  return {
    day: format.day(date),
    dayOfYear: format.dayOfYear(date),
    isOpen: count >= 0,
    left: t('cards.daysLeft', { count }),
    isSoon: count <= SOON_DAYS,
  };
}
