import { useText } from '../../kernel/i18n/useText';
import { AppLink } from '../../kernel/ui/AppLink';
import { Button } from '../../kernel/ui/Button';
import { Sheet } from '../../kernel/ui/Sheet';
import { Skeleton } from '../../kernel/ui/Skeleton';
import { EmptyState, ErrorState } from '../../kernel/ui/StateMessage';
import { NotificationList } from './NotificationList';
import { useFreshNotifications } from './useFreshNotifications';
import { useMarkRead } from './useMarkRead';
import styles from './notifications.module.css';

/** As many as a screen or two hold; the page has all. */
const SHOWN = 15;
const VARIABLES = { unreadOnly: false, page: { number: 1, size: SHOWN } };

/** The latest notifications, from the bell of any page: made without the library of the signed-in pages. */
export function NotificationPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const { notifications, error, again } = useFreshNotifications(VARIABLES);
  const mark = useMarkRead();
  const items = notifications?.items ?? [];
  // `disabled` would drop the focus of whoever has just pressed it.
  const canMark = Boolean(notifications?.unreadCount) && !mark.isMarking;
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('notifications.title')}
      footer={
        <div className={styles.foot}>
          <Button
            variant="quiet"
            aria-disabled={!canMark || undefined}
            onClick={canMark ? () => void mark.all(items) : undefined}
          >
            {t('notifications.markAll')}
          </Button>
          <AppLink to="/profile/notifications" replace onClick={onClose}>
            {t('notifications.viewAll')}
          </AppLink>
        </div>
      }
    >
      <p className={styles.status} role="status">
        {notifications ? t('notifications.unreadCount', { count: notifications.unreadCount }) : ''}
      </p>
      {error ? <ErrorState title={t('notifications.failed')} {...again} /> : null}
      {!notifications && !error ? <Skeleton /> : null}
      {notifications && items.length === 0 ? (
        <EmptyState title={t('notifications.empty')}>
          <p>{t('notifications.emptyHint')}</p>
        </EmptyState>
      ) : null}
      <NotificationList items={items} onRead={row => void mark.one(row)} onLeave={onClose} />
    </Sheet>
  );
}
