import { GuardianRequestDocument } from './GuardianRequest.gql';
import { GuardianConsentView } from './privacy/GuardianConsentView';
import { guardianRequestVariables } from './privacy/guardianToken';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query, url }) => {
  await query(GuardianRequestDocument, guardianRequestVariables(url.searchParams));
};

export const Page = () => <GuardianConsentView />;
