/** A page of notifications, read again whenever another tab or the server says that something came or was read. */
import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { MyNotificationStateDocument } from './MyNotificationState.gql';
import { useRetry } from '../../kernel/graphql/useRetry';
import { useMyNotificationsQuery, type MyNotificationsQueryVariables } from './MyNotifications.gql';

export function useFreshNotifications(variables: MyNotificationsQueryVariables) {
  const { data, previousData, ...asked } = useMyNotificationsQuery({ variables });
  const { refetch } = asked;
  const { error, ...again } = useRetry(asked);
  const { data: state } = useQuery(MyNotificationStateDocument, { fetchPolicy: 'cache-only' });
  const shown = (data ?? previousData)?.myNotifications;
  const version = state?.myNotificationState?.version;
  const newVersion = data && version !== data.myNotifications.version ? version : undefined;
  useEffect(() => {
    // What fails here is tried again with the next change; what is shown stays.
    if (newVersion !== undefined) refetch().catch(() => undefined);
  }, [newVersion, refetch]);
  return { notifications: shown, error: shown ? undefined : error, again };
}
