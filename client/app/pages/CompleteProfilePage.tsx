import { CompleteProfileView } from '../../features/account/CompleteProfileView';
import { MyProfileDocument } from '../../features/account/MyProfile.gql';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query }) => {
  await query(MyProfileDocument, {});
};

export const Page = () => <CompleteProfileView />;
