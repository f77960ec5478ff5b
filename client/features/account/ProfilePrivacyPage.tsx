import { MyProfileDocument } from './MyProfile.gql';
import { PrivacyView } from './privacy/PrivacyView';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query }) => {
  await query(MyProfileDocument, {});
};

export const Page = () => <PrivacyView />;
