/** A closing time in its own time zone, with the days left. */
import { DeadlineText } from '../../kernel/cards/DeadlineText';
import { useText } from '../../kernel/i18n/useText';
import type { Deadline_ItemFragment } from './Deadlines.gql';

export function FullDeadline({ deadline }: { readonly deadline: Deadline_ItemFragment }) {
  const t = useText();
  return (
    <>
      <DeadlineText deadline={deadline} />
      <br />
      {deadline.time
        ? t('catalogue.deadlineTime', { time: deadline.time, zone: deadline.timeZone })
        : t('catalogue.deadlineEndOfDay', { zone: deadline.timeZone })}
    </>
  );
}
