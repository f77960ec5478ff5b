/** The hours at which somebody answers. */
import type { ReactNode } from 'react';
import { OFFICE_HOURS, type Weekday } from '../../../schema/site/officeHours';
import { useText, type MessageId } from '../i18n/useText';
import { classNames } from '../ui/classNames';
import styles from './operator.module.css';

/** A row for the days that share their hours; the first day names it. */
const ROWS: readonly { readonly first: Weekday; readonly label: MessageId }[] = [
  { first: 'MONDAY', label: 'operator.weekdays' },
  { first: 'SATURDAY', label: 'operator.saturday' },
  { first: 'SUNDAY', label: 'operator.sunday' },
];

const hoursOf = (weekday: Weekday) => OFFICE_HOURS.find(({ days }) => days.includes(weekday));

type Props = {
  readonly className?: string | undefined;
  /** Whether it is one of them now: `OfficeStatus`, where a page wants it. */
  readonly children?: ReactNode;
};

export function OfficeHours({ className, children }: Props) {
  const t = useText();
  return (
    <div className={classNames(styles.block, className)}>
      {children}
      <dl className={styles.rows}>
        {ROWS.map(({ first, label }) => {
          const hours = hoursOf(first);
          return (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{hours ? `${hours.opensAt}–${hours.closesAt}` : t('operator.closed')}</dd>
            </div>
          );
        })}
      </dl>
      <p className={styles.zone}>{t('operator.vietnamTime')}</p>
    </div>
  );
}
