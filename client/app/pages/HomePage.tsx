import type { ReactNode } from 'react';
import { HomeContentDocument } from '../../features/home/HomeContent.gql';
import { HomeView } from '../../features/home/HomeView';
import { NewestReviews } from '../../features/reviews/NewestReviews';
import { preloadNewestReviews } from '../../features/reviews/preloadReviews';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query }) => {
  await Promise.all([query(HomeContentDocument, {}), preloadNewestReviews(query, null)]);
};

const Voices = ({ instead }: { readonly instead: ReactNode }) => <NewestReviews institution={null} instead={instead} />;

export const Page = () => <HomeView Voices={Voices} />;
