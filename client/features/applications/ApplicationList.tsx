import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useNotice } from '../../kernel/feedback/useNotice';
import { useFreshWhenSeen } from '../../kernel/graphql/useFreshWhenSeen';
import { useText } from '../../kernel/i18n/useText';
import { Button, LinkButton } from '../../kernel/mui/Button';
import { Loading } from '../../kernel/mui/Loading';
import { ErrorNotice } from '../../kernel/mui/Notice';
import { PageHeader } from '../../kernel/mui/PageHeader';
import { PageHead } from '../../kernel/seo/PageHead';
import { Pagination } from '../../kernel/ui/Pagination';
import { EmptyState } from '../../kernel/ui/StateMessage';
import { Tabs } from '../../kernel/ui/Tabs';
import { ApplicationRow } from './ApplicationRow';
import { DraftList } from './apply/DraftList';
import { LIST_TABS, listAddress, listVariables, readListPlace, type ListPlace, type ListTab } from './listUrl';
import { MyApplicationsDocument, useMyApplicationsQuery, type MyApplicationsQuery } from './MyApplications.gql';
import shared from './applications.module.css';
import styles from './list.module.css';

type Counts = MyApplicationsQuery['myApplications']['typeCounts'];

const countOf = (counts: Counts, { type }: ListTab): number =>
  counts.filter(each => type === null || each.type === type).reduce((sum, { count }) => sum + count, 0);

function NothingHere({ place }: { readonly place: ListPlace }) {
  const t = useText();
  const isBeyond = place.page > 1;
  const browse = place.tab.tab === 'schools' ? '/search-institution' : '/search-program';
  return (
    <EmptyState title={t(`applications.empty.${place.tab.tab}`)}>
      <p>{t('applications.emptyHint')}</p>
      <LinkButton to={isBeyond ? listAddress({ ...place, page: 1 }) : browse} variant="secondary">
        {t(isBeyond ? 'applications.firstPage' : `applications.browse.${place.tab.tab}`)}
      </LinkButton>
    </EmptyState>
  );
}

/** /profile/applications */
export function ApplicationList() {
  const t = useText();
  const notice = useNotice();
  const place = readListPlace(useSearchParams()[0]);
  const variables = listVariables(place);
  const { data, previousData, error, loading, refetch } = useMyApplicationsQuery({ variables });
  useFreshWhenSeen(MyApplicationsDocument, variables);
  const [isRefreshing, setIsRefreshing] = useState(false);
  // What was shown stays while another page of the list is on its way, and when it does not come.
  const answer = data ?? previousData;
  const list = answer?.myApplications;

  const refresh = async () => {
    setIsRefreshing(true);
    try {
      await refetch();
      notice.success('applications.refreshed');
    } catch {
      // The list says so.
    }
    setIsRefreshing(false);
  };

  return (
    <div className={shared.frame}>
      <PageHead title={t('applications.title')} description={t('applications.description')} isIndexable={false} />
      <PageHeader
        title={t('applications.title')}
        actions={
          <>
            <Button variant="secondary" isBusy={isRefreshing} onClick={() => void refresh()}>
              {t(isRefreshing ? 'applications.refreshing' : 'applications.refresh')}
            </Button>
            <LinkButton to="/profile/applications/new">{t('applications.new')}</LinkButton>
          </>
        }
      >
        {t('applications.lead')}
      </PageHeader>
      <Tabs
        label={t('applications.kinds')}
        items={LIST_TABS.map(tab => ({
          id: tab.tab,
          label: t(`applications.tab.${tab.tab}`),
          to: listAddress({ tab, page: 1 }),
          isCurrent: tab === place.tab,
          count: list && countOf(list.typeCounts, tab),
        }))}
      />
      {error ? (
        <ErrorNotice
          text={t(list ? 'applications.refreshFailed' : 'applications.loadFailed')}
          onRetry={() => void refresh()}
          isRetrying={loading || isRefreshing}
        />
      ) : null}
      {answer ? <DraftList owner={answer.myProfile.id} type={place.tab.type} /> : null}
      {!list && !error ? <Loading shape="panel" count={3} /> : null}
      {list?.items.length === 0 && !loading ? <NothingHere place={place} /> : null}
      {list && list.items.length > 0 ? (
        <ul className={styles.list} aria-busy={loading}>
          {list.items.map(application => (
            <ApplicationRow key={application.id} application={application} />
          ))}
        </ul>
      ) : null}
      {list ? <Pagination pageInfo={list.pageInfo} toPage={page => listAddress({ ...place, page })} /> : null}
    </div>
  );
}
