/** The hour of a closing day in its own time zone and when that is in Vietnam, or until when to be safe where no hour is named. */
import { dayInVietnam } from '../../../../schema/rules/days.rules';
import { useFormat } from '../../format/useFormat';
import { useText } from '../../i18n/useText';
import styles from './ClosingHour.module.css';
import { zoneName } from './zoneName';

type Day = { readonly date: string; readonly timeZone: string; readonly closesAt: string };
type Props = Day & { readonly time: string | null; readonly isOpen: boolean };

export function ClosingHour({ time, isOpen, ...day }: Props) {
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
