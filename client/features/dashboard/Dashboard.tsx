import { callNameOf } from '../../../schema/rules/callName.rules';
import { useFormat } from '../../kernel/format/useFormat';
import { useRetry } from '../../kernel/graphql/useRetry';
import { useText } from '../../kernel/i18n/useText';
import { LinkButton } from '../../kernel/mui/Button';
import { GreetingBand } from '../../kernel/mui/GreetingBand';
import { Loading } from '../../kernel/mui/Loading';
import { ErrorNotice } from '../../kernel/mui/Notice';
import { useNow } from '../../kernel/page/now';
import { PageHead } from '../../kernel/seo/PageHead';
import { useViewer } from '../../kernel/viewer/viewer';
import { Charts } from './Charts';
import { type MyDashboardQuery, useMyDashboardQuery } from './MyDashboard.gql';
import { Recommendations } from './Recommendations';
import { OpenApplications, ProfileGaps, SessionsPanel } from './SidePanels';
import { Tally } from './Tally';
import { WeekPanel } from './WeekPanel';
import styles from './dashboard.module.css';

function Greeting({ overview }: { readonly overview: MyDashboardQuery['myDashboard'] | undefined }) {
  const t = useText();
  const format = useFormat();
  const now = useNow().toISOString();
  const viewer = useViewer();
  const open = overview?.deadlines.filter(({ deadline }) => deadline.status === 'OPEN').length ?? 0;
  const sessions = overview?.advisingSessions.filter(({ status }) => status === 'SCHEDULED').length ?? 0;
  return (
    <GreetingBand
      title={t('dashboard.greeting', { name: viewer ? callNameOf(viewer.fullName) : '' })}
      action={<LinkButton to="/profile/applications/new">{t('dashboard.newApplication')}</LinkButton>}
    >
      {t('dashboard.today', { weekday: format.weekdayInVietnam(now), day: format.dayInVietnam(now) })}{' '}
      {overview ? t('dashboard.thisWeek', { deadlines: open, sessions }) : null}
    </GreetingBand>
  );
}

/** /profile */
export function Dashboard() {
  const t = useText();
  const { data, previousData, ...asked } = useMyDashboardQuery();
  const { error, ...again } = useRetry(asked);
  const overview = (data ?? previousData)?.myDashboard;
  return (
    <div className={styles.page}>
      <PageHead title={t('dashboard.title')} description={t('dashboard.description')} isIndexable={false} />
      <Greeting overview={overview} />
      {error && !overview ? <ErrorNotice text={t('dashboard.failed')} {...again} /> : null}
      {!overview && !error ? <Loading shape="panel" count={3} /> : null}
      {overview ? (
        <>
          <Tally totals={overview.totals} />
          <div className={styles.columns}>
            <WeekPanel overview={overview} />
            <div className={styles.rail}>
              <SessionsPanel advisingSessions={overview.advisingSessions} />
              <OpenApplications openApplications={overview.openApplications} />
              <ProfileGaps profileFacts={overview.profileFacts} />
            </div>
            <Charts overview={overview} />
          </div>
          <Recommendations recommendations={overview.recommendations} />
        </>
      ) : null}
    </div>
  );
}
