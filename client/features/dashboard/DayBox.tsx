import { useFormat } from '../../kernel/format/useFormat';
import { classNames } from '../../kernel/ui/classNames';
import styles from './dashboard.module.css';

/** The day of an instant in Vietnam, beside a row; `isSoon` marks what asks for hurry. */
export function DayBox({ at, isSoon = false }: { readonly at: string; readonly isSoon?: boolean }) {
  const format = useFormat();
  return (
    <time dateTime={at} className={classNames(styles.day, isSoon ? styles.soon : undefined)}>
      {format.dayOfMonthInVietnam(at)} <span>{format.shortMonthInVietnam(at)}</span>
    </time>
  );
}
