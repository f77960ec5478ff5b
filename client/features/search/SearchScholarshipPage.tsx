import { ScholarshipResults } from './ScholarshipResults';
import { redirectToLastPage } from './redirectToLastPage';
import { SearchScholarshipsDocument } from './SearchScholarships.gql';
import { scholarshipVariables } from './searchVariables';
import { readCriteria } from './searchUrl';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query, url, locale }) => {
  const criteria = readCriteria('SCHOLARSHIP', url.searchParams);
  const { searchScholarships } = await query(SearchScholarshipsDocument, scholarshipVariables(criteria));
  redirectToLastPage('SCHOLARSHIP', locale, criteria, searchScholarships);
};

export const Page = () => <ScholarshipResults />;
