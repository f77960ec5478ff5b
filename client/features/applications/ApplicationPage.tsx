import { isNotFound } from '../../kernel/graphql/failureOf';
import { notFound, type Preload } from '../../kernel/page/preload';
import { ApplicationDetail } from './ApplicationDetail';
import { ApplicationDetailDocument } from './ApplicationDetail.gql';

export const preload: Preload = async ({ query, params }) => {
  try {
    await query(ApplicationDetailDocument, { id: params.id ?? '' });
  } catch (error) {
    throw isNotFound(error) ? notFound() : error;
  }
};

export const Page = () => <ApplicationDetail />;
