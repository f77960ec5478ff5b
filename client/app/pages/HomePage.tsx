import { HomeContentDocument } from '../../features/home/HomeContent.gql';
import { HomeView } from '../../features/home/HomeView';
import { NewestReviews } from '../../features/reviews/NewestReviews';
import { preloadNewestReviews } from '../../features/reviews/preloadReviews';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query }) => {
  await Promise.all([query(HomeContentDocument, {}), preloadNewestReviews(query, null)]);
};

export const Page = () => <HomeView voices={scenarios => <NewestReviews institution={null} instead={scenarios} />} />;
