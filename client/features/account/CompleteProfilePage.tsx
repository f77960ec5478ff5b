import { CompleteProfileView } from './CompleteProfileView';
import { MyProfileDocument } from './MyProfile.gql';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query }) => {
  await query(MyProfileDocument, {});
};

export const Page = () => <CompleteProfileView />;
