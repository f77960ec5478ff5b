/** A closing time: the day with the days left, the hour in its own time zone, and when that is in Vietnam. */
import { useFormat } from '../../format/useFormat';
import type { MaskedProps } from '../../graphql/masked';
import { useText } from '../../i18n/useText';
import { DeadlineText } from '../DeadlineText';
import type { FullDeadline_DeadlineFragment } from './FullDeadline.gql';
import { zoneName } from './zoneName';
import styles from './FullDeadline.module.css';

type Props = { readonly deadline: FullDeadline_DeadlineFragment };

export function FullDeadline(masked: MaskedProps<Props>) {
  const { deadline } = masked as Props;
  const t = useText();
  const format = useFormat();
  const { closesAt, time, timeZone } = deadline;
  const name = zoneName(timeZone);
  const zone = name.id === 'cards.zoneCity' ? t(name.id, { city: name.city }) : t(name.id);
  if (deadline.isLastKnown) return <DeadlineText deadline={deadline} />;
  return (
    <>
      <DeadlineText deadline={deadline} />
      <span className={styles.clock}>
        {time ? t('cards.deadlineTime', { time, zone }) : t('cards.deadlineEndOfDay', { zone })}
      </span>
      {name.id === 'cards.zoneVietnam' ? null : (
        <span className={styles.clock}>
          {t('cards.deadlineInVietnam', {
            time: format.timeInVietnam(closesAt),
            day: format.dayInVietnam(closesAt),
          })}
        </span>
      )}
    </>
  );
}
