import { HomeContentDocument } from '../../features/home/HomeContent.gql';
import { HomeView } from '../../features/home/HomeView';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query }) => {
  await query(HomeContentDocument, {});
};

export const Page = () => <HomeView />;
