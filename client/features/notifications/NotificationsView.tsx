import { useSearchParams } from 'react-router';
import { useText } from '../../kernel/i18n/useText';
import { Button } from '../../kernel/mui/Button';
import { Loading } from '../../kernel/mui/Loading';
import { ErrorNotice } from '../../kernel/mui/Notice';
import { PageHeader } from '../../kernel/mui/PageHeader';
import { PageHead } from '../../kernel/seo/PageHead';
import { Pagination } from '../../kernel/ui/Pagination';
import { EmptyState } from '../../kernel/ui/StateMessage';
import { Tabs } from '../../kernel/ui/Tabs';
import { NotificationList } from './NotificationList';
import { notificationsAddress, notificationVariables, readPlace } from './notificationsUrl';
import { ReminderSettings } from './ReminderSettings';
import { useFreshNotifications } from './useFreshNotifications';
import { useMarkRead } from './useMarkRead';
import styles from './notifications.module.css';

/** /profile/notifications */
export function NotificationsView() {
  const t = useText();
  const [params] = useSearchParams();
  const place = readPlace(params);
  const { notifications, error, again } = useFreshNotifications(notificationVariables(place));
  const mark = useMarkRead();
  const items = notifications?.items ?? [];
  const emptyTitle = t(place.unreadOnly ? 'notifications.emptyUnread' : 'notifications.empty');
  return (
    <div className={styles.page}>
      <PageHead title={t('notifications.title')} description={t('notifications.description')} isIndexable={false} />
      <PageHeader
        title={t('notifications.title')}
        actions={
          <Button
            variant="secondary"
            isBusy={mark.isMarking || !notifications?.unreadCount}
            onClick={() => void mark.all(items)}
          >
            {t('notifications.markAll')}
          </Button>
        }
      >
        <span role="status">
          {notifications ? t('notifications.unreadCount', { count: notifications.unreadCount }) : ''}
        </span>
      </PageHeader>
      <Tabs
        label={t('notifications.filter')}
        look="pills"
        items={[false, true].map(unreadOnly => ({
          id: String(unreadOnly),
          label: t(unreadOnly ? 'notifications.onlyUnread' : 'notifications.all'),
          to: notificationsAddress({ unreadOnly, page: 1 }),
          isCurrent: place.unreadOnly === unreadOnly,
        }))}
      />
      {error ? <ErrorNotice text={t('notifications.failed')} {...again} /> : null}
      {notifications || error ? null : <Loading shape="rows" count={4} />}
      {notifications && items.length === 0 ? (
        <EmptyState title={emptyTitle}>
          <p>{t('notifications.emptyHint')}</p>
        </EmptyState>
      ) : null}
      <NotificationList items={items} onRead={row => void mark.one(row)} />
      {notifications ? (
        <Pagination pageInfo={notifications.pageInfo} toPage={page => notificationsAddress({ ...place, page })} />
      ) : null}
      <ReminderSettings />
    </div>
  );
}
