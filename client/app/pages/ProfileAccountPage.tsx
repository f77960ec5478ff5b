import { AccountSettings } from '../../features/account/AccountSettings';
import { MyProfileDocument } from '../../features/account/MyProfile.gql';
import { MySessionsDocument } from '../../features/session/MySessions.gql';
import { SendConfirmation } from '../../features/session/SendConfirmation';
import { SessionList } from '../../features/session/SessionList';
import { lazyModule } from '../../kernel/lazy/lazyModule';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query }) => {
  await Promise.all([query(MyProfileDocument, {}), query(MySessionsDocument, {})]);
};

const passwordForm = lazyModule(() => import('../../features/session/ChangePasswordForm'));

export const Page = () => (
  <AccountSettings passwordForm={passwordForm} Sessions={SessionList} Confirmation={SendConfirmation} />
);
