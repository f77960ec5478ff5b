import { HomeContentDocument } from './HomeContent.gql';
import { HomeView } from './HomeView';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query }) => {
  await query(HomeContentDocument, {});
};

export const Page = () => <HomeView />;
