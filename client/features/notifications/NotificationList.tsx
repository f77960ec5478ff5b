import type { MaskedProps } from '../../kernel/graphql/masked';
import { useText } from '../../kernel/i18n/useText';
import { useNow } from '../../kernel/page/now';
import { groupsOf } from './notificationGroups';
import type { NotificationList_ItemFragment } from './NotificationList.gql';
import { NotificationRow } from './NotificationRow';
import type { ReadMark } from './useMarkRead';
import styles from './notifications.module.css';

type Props = {
  readonly items: readonly NotificationList_ItemFragment[];
  readonly onRead: (row: ReadMark) => void;
  readonly onLeave?: () => void;
};

/** Grouped by when they came; in the panel and on the page. */
export function NotificationList(masked: MaskedProps<Props>) {
  const { items, onRead, onLeave } = masked as Props;
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
