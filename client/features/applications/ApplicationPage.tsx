import { notFound, type Preload } from '../../kernel/page/preload';
import { ApplicationDetail } from './ApplicationDetail';
import { ApplicationDetailDocument } from './ApplicationDetail.gql';

export const preload: Preload = async ({ query, params }) => {
  const { applicationById } = await query(ApplicationDetailDocument, { id: params.id ?? '' });
  if (!applicationById) throw notFound();
};

export const Page = () => <ApplicationDetail />;
