import type { Preload } from '../../kernel/page/preload';
import { LeadBandsDocument } from './LeadBands.gql';
import { ProfileStrength } from './ProfileStrength';

/** The form can be begun without the bands: it asks for them again itself, and says where they are missing. */
export const preload: Preload = async ({ query }) => {
  await query(LeadBandsDocument, {}).catch(() => undefined);
};

export const Page = () => <ProfileStrength />;
