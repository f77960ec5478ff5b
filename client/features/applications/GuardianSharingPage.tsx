import type { Preload } from '../../kernel/page/preload';
import { GuardianSharingView } from './guardian/GuardianSharingView';
import { SharingRequestDocument } from './guardian/SharingRequest.gql';
import { sharingRequestVariables } from './guardian/sharingToken';

export const preload: Preload = async ({ query, url }) => {
  await query(SharingRequestDocument, sharingRequestVariables(url.searchParams));
};

export const Page = () => <GuardianSharingView />;
