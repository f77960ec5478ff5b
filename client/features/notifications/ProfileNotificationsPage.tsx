import type { Preload } from '../../kernel/page/preload';
import { MyNotificationsDocument } from './MyNotifications.gql';
import { MyReminderSettingsDocument } from './MyReminderSettings.gql';
import { NotificationsView } from './NotificationsView';
import { notificationVariables, readPlace } from './notificationsUrl';

export const preload: Preload = async ({ query, url }) => {
  await Promise.all([
    query(MyNotificationsDocument, notificationVariables(readPlace(url.searchParams))),
    query(MyReminderSettingsDocument, {}),
  ]);
};

export const Page = () => <NotificationsView />;
