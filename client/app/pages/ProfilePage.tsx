import { MyProfileDocument } from '../../features/account/MyProfile.gql';
import { ProfileView } from '../../features/account/ProfileView';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query }) => {
  await query(MyProfileDocument, {});
};

export const Page = () => <ProfileView />;
