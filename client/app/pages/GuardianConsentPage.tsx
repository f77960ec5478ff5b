import { GuardianRequestDocument } from '../../features/account/GuardianRequest.gql';
import { GuardianConsentView } from '../../features/account/privacy/GuardianConsentView';
import { guardianRequestVariables } from '../../features/account/privacy/guardianToken';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query, url }) => {
  await query(GuardianRequestDocument, guardianRequestVariables(url.searchParams));
};

export const Page = () => <GuardianConsentView />;
