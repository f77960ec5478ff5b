/** The address of the page of notifications is its state. */
import type { MyNotificationsQueryVariables } from './MyNotifications.gql';

const PAGE_SIZE = 20;

export type NotificationsPlace = { readonly unreadOnly: boolean; readonly page: number };

export const readPlace = (params: URLSearchParams): NotificationsPlace => ({
  unreadOnly: params.get('show') === 'unread',
  page: Math.max(1, Number(/^\d{1,3}$/.exec(params.get('page') ?? '')?.[0] ?? 1)),
});

/** Without a language prefix. */
export function notificationsAddress({ unreadOnly, page }: NotificationsPlace): string {
  const query = new URLSearchParams({ ...(unreadOnly && { show: 'unread' }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `/profile/notifications?${query}` : '/profile/notifications';
}

export const notificationVariables = ({ unreadOnly, page }: NotificationsPlace): MyNotificationsQueryVariables => ({
  unreadOnly,
  page: { number: page, size: PAGE_SIZE },
});
