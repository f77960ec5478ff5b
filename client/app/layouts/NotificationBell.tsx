import { useQuery, useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { fromPath } from '../../../schema/site/locales';
import { UNREAD_COUNT_MAX } from '../../../schema/rules/notifications.rules';
import { MyNotificationStateDocument } from '../../features/notifications/MyNotificationState.gql';
import { notificationsMessages } from '../../features/notifications/messages';
import { useLocale } from '../../kernel/i18n/useLocale';
import { useText } from '../../kernel/i18n/useText';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import { useLazyModule } from '../../kernel/lazy/useLazyModule';
import { AppLink, opensHere } from '../../kernel/ui/AppLink';
import { Icon } from '../../kernel/ui/Icon';
import { loadParts } from '../../kernel/i18n/loadMessages';
import styles from './bell.module.css';

const NOTIFICATIONS_PAGE = '/profile/notifications';

const watching = lazyModule(() => import('../../features/notifications/watchNotifications'));
const panelModule = lazyModule(() => import('../../features/notifications/NotificationPanel'));

/** The number comes once the page stands, and stays fresh while the page is looked at. */
function useUnreadCount(person: string): number {
  const client = useApolloClient();
  const { data } = useQuery(MyNotificationStateDocument, { fetchPolicy: 'cache-only' });
  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    const watch = async () => {
      const module = await watching.loadQuietly();
      if (!isGone) stop = module?.watchNotifications(client, person);
    };
    void watch();
    return () => {
      isGone = true;
      stop?.();
    };
  }, [client, person]);
  return data?.myNotificationState?.unreadCount ?? 0;
}

/** The bell of the person who is signed in, with the number of unread notifications and the panel. */
export function NotificationBell({ person }: { readonly person: string }) {
  const t = useText();
  const locale = useLocale();
  const count = useUnreadCount(person);
  const [isOpen, setIsOpen] = useState(false);
  const { path } = fromPath(useLocation().pathname);
  // The panel and its texts, fetched together on the first press, hover or focus.
  const panel = useMemo(
    () => ({
      load: async () => (await Promise.all([panelModule.load(), loadParts(locale, [notificationsMessages])]))[0],
      loadQuietly: () => panelModule.loadQuietly(),
    }),
    [locale],
  );
  const { part, hasFailed } = useLazyModule(panel, isOpen);
  const prefetch = () => void panel.load().catch(() => undefined);
  const shown = count >= UNREAD_COUNT_MAX ? `${UNREAD_COUNT_MAX - 1}+` : String(count);
  return (
    <>
      <AppLink
        to={NOTIFICATIONS_PAGE}
        className={styles.bell}
        aria-label={t('layout.notifications', { count, shown })}
        {...(path === NOTIFICATIONS_PAGE ? { 'aria-current': 'page' } : { 'aria-haspopup': 'dialog' })}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={event => {
          // On its own page, or when the panel cannot come, it is the link that it is without scripts.
          if (path === NOTIFICATIONS_PAGE || hasFailed || !opensHere(event)) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <Icon name="bell" />
        {count > 0 ? (
          <span aria-hidden="true" className={styles.count}>
            {shown}
          </span>
        ) : null}
      </AppLink>
      {isOpen && part ? <part.NotificationPanel onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
