/** Marks notifications as read: shown at once, taken back when it fails, and announced to the other tabs. */
import { useApolloClient } from '@apollo/client/react';
import { useNotice } from '../../kernel/feedback/useNotice';
import { useMarkNotificationsReadMutation } from './MarkNotificationsRead.gql';
import { announceState } from './watchNotifications';

/** A notification that may be marked. */
export type ReadMark = { readonly id: string; readonly isRead: boolean };

export function useMarkRead() {
  const client = useApolloClient();
  const notice = useNotice();
  const [mark, { loading }] = useMarkNotificationsReadMutation();

  const show = (rows: readonly ReadMark[], isRead: boolean): void => {
    for (const { id } of rows) client.cache.modify({ id: `Notification:${id}`, fields: { isRead: () => isRead } });
  };

  const send = async (rows: readonly ReadMark[], input: { ids: string[] } | { upTo: string }): Promise<void> => {
    show(rows, true);
    try {
      const { data } = await mark({ variables: { input } });
      if (!data || data.markNotificationsRead.errors.length > 0) throw new Error('The notifications were not marked');
      announceState(client, data.markNotificationsRead);
    } catch (error) {
      show(rows, false);
      notice.thrown(error, 'notifications.notMarked');
    }
  };

  return {
    isMarking: loading,
    one: (row: ReadMark): Promise<void> => (row.isRead ? Promise.resolve() : send([row], { ids: [row.id] })),
    /** What comes meanwhile stays unread: the first that is shown is named. */
    all: async (rows: readonly ReadMark[]): Promise<void> => {
      const [first] = rows;
      if (first)
        await send(
          rows.filter(({ isRead }) => !isRead),
          { upTo: first.id },
        );
    },
  };
}
