import { ScholarshipResults } from './ScholarshipResults';
import { SearchScholarshipsDocument } from './SearchScholarships.gql';
import { scholarshipVariables } from './scholarshipVariables';
import { readCriteria } from './searchUrl';
import { searchAddress } from './useSearchCriteria';
import { redirectToLastPage } from '../../kernel/page/resultPage';
import type { Preload } from '../../kernel/page/preload';

export const preload: Preload = async ({ query, url, locale }) => {
  const criteria = readCriteria('SCHOLARSHIP', url.searchParams);
  const { searchScholarships } = await query(SearchScholarshipsDocument, scholarshipVariables(criteria));
  redirectToLastPage(locale, { ...criteria, ...searchScholarships }, page =>
    searchAddress('SCHOLARSHIP', { ...criteria, page }),
  );
};

export const Page = () => <ScholarshipResults />;
