import { ScholarshipResults } from './ScholarshipResults';
import { SearchScholarshipsDocument } from './SearchScholarships.gql';
import { scholarshipVariables } from './searchVariables';
import { readCriteria } from './searchUrl';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query, url }) => {
  await query(SearchScholarshipsDocument, scholarshipVariables(readCriteria('SCHOLARSHIP', url.searchParams)));
};

export const Page = () => <ScholarshipResults />;
