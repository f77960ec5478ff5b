/** A closing time: the day with the days left, the hour in its own time zone, and when that is in Vietnam. */
import { DeadlineText } from '../../kernel/cards/DeadlineText';
import { useFormat } from '../../kernel/format/useFormat';
import { useText } from '../../kernel/i18n/useText';
import type { Deadline_ItemFragment } from './Deadlines.gql';
import { zoneName } from './zoneName';
import styles from './catalogue.module.css';

export function FullDeadline({ deadline }: { readonly deadline: Deadline_ItemFragment }) {
  const t = useText();
  const format = useFormat();
  const { closesAt, time, timeZone } = deadline;
  const name = zoneName(timeZone);
  const zone = name.id === 'catalogue.zoneCity' ? t(name.id, { city: name.city }) : t(name.id);
  return (
    <>
      <DeadlineText deadline={deadline} />
      <span className={styles.clock}>
        {time ? t('catalogue.deadlineTime', { time, zone }) : t('catalogue.deadlineEndOfDay', { zone })}
      </span>
      {name.id === 'catalogue.zoneVietnam' ? null : (
        <span className={styles.clock}>
          {t('catalogue.deadlineInVietnam', {
            time: format.timeInVietnam(closesAt),
            day: format.dayInVietnam(closesAt),
          })}
        </span>
      )}
    </>
  );
}
