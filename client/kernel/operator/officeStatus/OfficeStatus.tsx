import { useFormat } from '../../format/useFormat';
import { useText } from '../../i18n/useText';
import { classNames } from '../../ui/classNames';
import styles from '../operator.module.css';
import { useOfficeStatus } from './useOfficeStatus';

/** Whether the office is open now, and when that changes. Not in the frame of every page, where few look for it and all would load it. */
export function OfficeStatus() {
  const t = useText();
  const format = useFormat();
  const { isOpen, changesAt, changesAtTime: time, changesToday } = useOfficeStatus();
  const weekday = format.weekdayInVietnam(changesAt.toISOString());
  const closed = changesToday ? t('operator.opensToday', { time }) : t('operator.opensOn', { time, weekday });
  return (
    <p className={classNames(styles.status, isOpen && styles.open)}>
      {isOpen ? t('operator.openUntil', { time }) : closed}
    </p>
  );
}
