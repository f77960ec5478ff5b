import { useText } from '../../kernel/i18n/useText';
import { useNow } from '../../kernel/page/now';
import { groupsOf } from './notificationGroups';
import { NotificationRow } from './NotificationRow';
import type { NotificationRow_NotificationFragment as Notification } from './NotificationRow.gql';
import styles from './notifications.module.css';

type Props = {
  readonly items: readonly Notification[];
  readonly onRead: (notification: Notification) => void;
  readonly onLeave?: () => void;
};

/** Grouped by when they came; in the panel and on the page. */
export function NotificationList({ items, onRead, onLeave }: Props) {
  const t = useText();
  const now = useNow();
  return groupsOf(items, now).map(group => (
    <section key={group.name} aria-label={t(`notifications.group.${group.name}`)} className={styles.group}>
      <h3 className={styles.groupTitle}>{t(`notifications.group.${group.name}`)}</h3>
      <ul>
        {group.items.map(notification => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            onRead={() => onRead(notification)}
            onLeave={onLeave}
          />
        ))}
      </ul>
    </section>
  ));
}
