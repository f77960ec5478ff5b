import type { ReactNode } from 'react';
import { useRetry } from '../../kernel/graphql/useRetry';
import { useText } from '../../kernel/i18n/useText';
import { Loading } from '../../kernel/mui/Loading';
import { ErrorNotice } from '../../kernel/mui/Notice';
import { PageHeader } from '../../kernel/mui/PageHeader';
import { Panel } from '../../kernel/mui/Panel';
import { PageHead } from '../../kernel/seo/PageHead';
import { CalendarFeed } from './CalendarFeed';
import { DeadlineRow } from './DeadlineRow';
import { EventRow } from './EventRow';
import { idOf } from './followedItem';
import { useMyCalendarQuery } from './MyCalendar.gql';
import { NothingYet } from './NothingYet';
import { SessionRow } from './SessionRow';
import styles from './dashboard.module.css';

type ListProps = { readonly title: string; readonly empty: ReactNode; readonly rows: readonly ReactNode[] };

const List = ({ title, empty, rows }: ListProps) => (
  <Panel title={title}>{rows.length === 0 ? empty : <ul className={styles.rows}>{rows}</ul>}</Panel>
);

/** /profile/calendar: everything that is dated and still to come. */
export function CalendarView() {
  const t = useText();
  const { data, ...asked } = useMyCalendarQuery();
  const { error, ...again } = useRetry(asked);
  return (
    <div className={styles.page}>
      <PageHead title={t('calendar.title')} description={t('calendar.description')} isIndexable={false} />
      <PageHeader title={t('calendar.title')}>{t('calendar.lead')}</PageHeader>
      {error && !data ? <ErrorNotice text={t('calendar.failed')} {...again} /> : null}
      {!data && !error ? <Loading shape="panel" count={3} /> : null}
      {data ? (
        <>
          <List
            title={t('calendar.sessions')}
            empty={<NothingYet text={t('dashboard.noSessionsAhead')} />}
            rows={data.myAdvisingSessions.items.map(session => (
              <SessionRow key={session.id} session={session} />
            ))}
          />
          <List
            title={t('calendar.deadlines')}
            empty={
              <NothingYet
                text={t('calendar.noDeadlines')}
                link={{ to: '/search-program', label: t('dashboard.browsePrograms') }}
              />
            }
            rows={data.myDeadlines.map(row => (
              <DeadlineRow key={`${idOf(row.item)} ${row.deadline.closesAt}`} row={row} />
            ))}
          />
          <List
            title={t('calendar.events')}
            empty={<NothingYet text={t('dashboard.noEvents')} />}
            rows={data.events.items.map(event => (
              <EventRow key={event.id} event={event} />
            ))}
          />
          <CalendarFeed />
        </>
      ) : null}
    </div>
  );
}
