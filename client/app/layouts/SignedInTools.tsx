import type { PageViewer } from '../../../schema/site/renderContract';
import { AccountMenu } from './AccountMenu';
import { NotificationBell } from './NotificationBell';

export { TabsOfOwnPages } from './workspace/TabsOfOwnPages';

/** What the header offers to the person who is signed in. */
export const SignedInTools = ({ viewer: { role, fullName } }: { readonly viewer: PageViewer }) => (
  <>
    <NotificationBell person={`${role} ${fullName}`} />
    <AccountMenu fullName={fullName} />
  </>
);
