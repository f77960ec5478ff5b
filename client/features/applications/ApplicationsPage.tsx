import { failureOf } from '../../kernel/graphql/failureOf';
import type { Preload } from '../../kernel/page/preload';
import { ApplicationList } from './ApplicationList';
import { listVariables, readListPlace } from './listUrl';
import { MyApplicationsDocument } from './MyApplications.gql';

export const preload: Preload = async ({ query, url }) => {
  try {
    await query(MyApplicationsDocument, listVariables(readListPlace(url.searchParams)));
  } catch (error) {
    // The list says in its place that it could not be loaded, and drafts are there without it.
    if (failureOf(error).kind === 'UNAUTHENTICATED') throw error;
  }
};

export const Page = () => <ApplicationList />;
