import { MyProfileDocument } from './MyProfile.gql';
import { ProfileView } from './ProfileView';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query }) => {
  await query(MyProfileDocument, {});
};

export const Page = () => <ProfileView />;
