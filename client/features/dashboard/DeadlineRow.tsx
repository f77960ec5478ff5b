import { daysLeftAt, SOON_DAYS } from '../../../schema/rules/intake.rules';
import { ClosingHour } from '../../kernel/cards/fullDeadline/FullDeadline';
import { namesOf } from '../../kernel/cards/namedItem';
import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { LinkButton } from '../../kernel/mui/Button';
import { StatusChip } from '../../kernel/mui/StatusChip';
import { useNow } from '../../kernel/page/now';
import { AppLink } from '../../kernel/ui/AppLink';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import { CalendarFile } from './CalendarFile';
import { DayBox } from './DayBox';
import type { DeadlineRow_DeadlineFragment } from './DeadlineRow.gql';
import { applyPath, idOf } from './followedItem';
import styles from './dashboard.module.css';

type Props = { readonly row: DeadlineRow_DeadlineFragment };

/** One deadline: its day, what closes, when by the clock there and in Vietnam, and the way on. */
export function DeadlineRow(masked: MaskedProps<Props>) {
  const { row } = masked as Props;
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const { item, deadline, intake, application } = row;
  const { title, detail, to } = namesOf(item);
  const { date, time, timeZone, closesAt } = deadline;
  const days = daysLeftAt(new Date(closesAt), now);
  const isOpen = days >= 0;
  const apply = application ? `/profile/applications/${application.id}` : applyPath(item);
  const [path, words] = !isOpen
    ? [to, t('dashboard.nextIntake')]
    : apply
      ? [apply, t(application ? 'dashboard.viewApplication' : 'dashboard.apply')]
      : [to, t('dashboard.view')];
  return (
    <li className={styles.row}>
      {/* The day that the school names, as its page and the calendar file say it: by the clock in Vietnam it may be over on the next one. */}
      <DayBox at={`${date}T12:00:00+07:00`} isSoon={isOpen && days <= SOON_DAYS} />
      <div className={styles.words}>
        <p className={styles.title}>
          <AppLink to={to}>{title}</AppLink>
        </p>
        <p className={styles.detail}>
          {[detail, intake ? t('dashboard.intake', { intake: format.monthYear(intake) }) : null]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <div className={styles.detail}>
          {format.day(date)}
          <ClosingHour {...{ date, time, timeZone, closesAt, isOpen }} />
        </div>
      </div>
      <div className={styles.actions}>
        <StatusChip
          tone={isOpen ? (days <= SOON_DAYS ? 'warn' : 'good') : 'neutral'}
          label={isOpen ? t('dashboard.daysLeft', { days }) : t('dashboard.closed')}
        />
        <LinkButton to={path} variant={isOpen ? 'secondary' : 'quiet'} size="small">
          {words}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </LinkButton>
        {isOpen ? <CalendarFile kind="deadlines" id={idOf(item)} title={title} /> : null}
      </div>
    </li>
  );
}
