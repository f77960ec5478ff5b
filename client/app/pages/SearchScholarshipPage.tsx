import { ScholarshipResults } from '../../features/search/ScholarshipResults';
import { SearchScholarshipsDocument } from '../../features/search/SearchScholarships.gql';
import { scholarshipVariables } from '../../features/search/searchVariables';
import { readCriteria } from '../../features/search/searchUrl';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query, url }) => {
  await query(SearchScholarshipsDocument, scholarshipVariables(readCriteria('SCHOLARSHIP', url.searchParams)));
};

export const Page = () => <ScholarshipResults />;
