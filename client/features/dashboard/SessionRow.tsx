import { useFormat } from '../../kernel/format/useFormat';
import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { StatusChip } from '../../kernel/mui/StatusChip';
import { useNow } from '../../kernel/page/now';
import { VisuallyHidden } from '../../kernel/ui/VisuallyHidden';
import { CalendarFile } from './CalendarFile';
import { DayBox } from './DayBox';
import { OutsideLink } from './OutsideLink';
import type { SessionRow_SessionFragment } from './SessionRow.gql';
import styles from './dashboard.module.css';

type Props = { readonly session: SessionRow_SessionFragment };

/** One advising session, by the clock in Vietnam. */
export function SessionRow(masked: MaskedProps<Props>) {
  const { session } = masked as Props;
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const { topic, note, startsAt, endsAt, channel, joinUrl, place, status, advisor } = session;
  const isCancelled = status === 'CANCELLED';
  const isOver = new Date(endsAt) <= now;
  return (
    <li className={styles.row}>
      <DayBox at={startsAt} />
      <div className={styles.words}>
        <p className={styles.title}>{topic}</p>
        <p className={styles.detail}>
          {[
            t('dashboard.sessionTime', {
              weekday: format.weekdayInVietnam(startsAt),
              from: format.timeInVietnam(startsAt),
              to: format.timeInVietnam(endsAt),
            }),
            place ?? t(`dashboard.channel.${channel}`),
            advisor ? t('dashboard.advisor', { name: advisor.fullName }) : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
      <div className={styles.actions}>
        {isCancelled || isOver ? (
          <StatusChip label={t(isCancelled ? 'dashboard.cancelled' : 'dashboard.over')} />
        ) : joinUrl ? (
          <OutsideLink href={joinUrl}>
            {t('dashboard.join')}
            <VisuallyHidden>: {topic}</VisuallyHidden>
          </OutsideLink>
        ) : null}
        {isCancelled || isOver ? null : <CalendarFile kind="sessions" id={session.id} title={topic} />}
      </div>
    </li>
  );
}
