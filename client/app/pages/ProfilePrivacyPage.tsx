import { MyProfileDocument } from '../../features/account/MyProfile.gql';
import { PrivacyView } from '../../features/account/privacy/PrivacyView';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query }) => {
  await query(MyProfileDocument, {});
};

export const Page = () => <PrivacyView />;
