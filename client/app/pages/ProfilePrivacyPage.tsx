import { MyProfileDocument } from '../../features/account/MyProfile.gql';
import { PrivacyView } from '../../features/account/privacy/PrivacyView';
import { MySharingDocument } from '../../features/applications/sharing/MySharing.gql';
import { SharingList } from '../../features/applications/sharing/SharingList';
import { sharingVariables } from '../../features/applications/sharing/sharingVariables';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query }) => {
  await Promise.all([query(MyProfileDocument, {}), query(MySharingDocument, sharingVariables)]);
};

export const Page = () => <PrivacyView Sharing={SharingList} />;
