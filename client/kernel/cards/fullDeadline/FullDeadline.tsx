/** A closing time: the day with the days left, and its hour. */
import { dayInVietnam } from '../../../../schema/rules/days.rules';
import { useFormat } from '../../format/useFormat';
import type { FieldsOf, MaskedProps } from '../../graphql/masked';
import { useText } from '../../i18n/useText';
import type { Deadline_HourFragment } from '../Deadline.gql';
import { DeadlineText } from '../DeadlineText';
import { useDeadline } from '../useDeadline';
import type { FullDeadline_DeadlineFragment } from './FullDeadline.gql';
import { zoneName } from './zoneName';
import styles from './FullDeadline.module.css';

type Props = { readonly deadline: FullDeadline_DeadlineFragment };

export function FullDeadline(masked: MaskedProps<Props>) {
  const { deadline } = masked as Props;
  const { isOpen } = useDeadline(deadline);
  if (deadline.isLastKnown) return <DeadlineText deadline={deadline} />;
  const { date, time, timeZone, closesAt } = deadline;
  return (
    <>
      <DeadlineText deadline={deadline} />
      <ClosingHour {...{ date, time, timeZone, closesAt, isOpen }} />
    </>
  );
}

type Hour = FieldsOf<Deadline_HourFragment>;
type Day = Omit<Hour, 'time'>;
type HourProps = Hour & { readonly isOpen: boolean };

/** The hour of a closing day in its own time zone and when that is in Vietnam, or until when to be safe where no hour is named. */
export function ClosingHour({ time, isOpen, ...day }: HourProps) {
  if (time) return <Hour {...day} time={time} />;
  return isOpen ? <WithoutHour {...day} /> : null;
}

function Hour({ time, timeZone, closesAt }: Day & { readonly time: string }) {
  const t = useText();
  const format = useFormat();
  const name = zoneName(timeZone);
  const zone = name.id === 'cards.zoneCity' ? t(name.id, { city: name.city }) : t(name.id);
  return (
    <>
      <span className={styles.clock}>{t('cards.deadlineTime', { time, zone })}</span>
      {name.id === 'cards.zoneVietnam' ? null : (
        <span className={styles.clock}>
          {t('cards.deadlineInVietnam', { time: format.timeInVietnam(closesAt), day: format.dayInVietnam(closesAt) })}
        </span>
      )}
    </>
  );
}

/** Many schools close by the applicant's clock without saying so, others by their own: what is sent before both days end is in time. */
function WithoutHour({ date, closesAt }: Day) {
  const t = useText();
  const format = useFormat();
  const endsThereFirst = dayInVietnam(new Date(closesAt)) <= date;
  return (
    <span className={styles.clock}>
      {endsThereFirst
        ? t('cards.deadlineDayThere', { time: format.timeInVietnam(closesAt) })
        : t('cards.deadlineDayInVietnam')}
    </span>
  );
}
