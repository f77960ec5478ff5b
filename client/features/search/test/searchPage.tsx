/** A search page with made-up results, drawn without a server. */
import { renderWithProviders } from '../../../testing/renderWithProviders';
import type { Failure } from '../../../kernel/graphql/failureOf';
import { handed, type Whole } from '../../../testing/whole';
import type { SearchResult } from '../searchResult';
import { SearchView } from '../SearchView';
import type { UnderstoodLimits_UnderstoodFragment } from '../UnderstoodLimits.gql';
import { useSearchCriteria } from '../useSearchCriteria';

export const facets: SearchResult['facets'] = [
  {
    name: 'DESTINATION',
    options: [
      { value: 'CA', label: null, count: 12 },
      { value: 'AU', label: null, count: 3 },
      { value: 'IE', label: null, count: 0 },
    ],
  },
  {
    name: 'TUITION',
    options: [
      { value: '-10000', label: null, count: 4 },
      { value: '10000-20000', label: null, count: 7 },
    ],
  },
  {
    name: 'CITY',
    options: Array.from({ length: 9 }, (_, index) => ({
      value: `ca-city-${index}`,
      label: `City ${index}`,
      count: 9 - index,
    })),
  },
];
const plain = {
  hits: [],
  droppedWords: [],
  correctedText: null,
  textCounts: null,
  understood: [],
  subjects: [],
  near: null,
};

/** With all that is understood, which the page hands on and does not read. */
export type Found = Omit<SearchResult, 'understood'> & {
  readonly understood: readonly Whole<UnderstoodLimits_UnderstoodFragment>[];
};
export const found: Found = {
  pageInfo: { number: 1, pageCount: 2, total: 25 },
  facets,
  droppableFilters: [],
  ...plain,
};
export const nothing: Found = {
  pageInfo: { number: 1, pageCount: 0, total: 0 },
  facets,
  droppableFilters: [{ name: 'LEVEL', together: [], count: 5 }],
  ...plain,
};

export function Search({
  result,
  failure = null,
  retryNow = () => undefined,
}: {
  result: Found | undefined;
  failure?: Failure | null;
  retryNow?: () => void;
}) {
  const state = { failure, waitSeconds: failure ? 12 : null, retryNow, isWaiting: failure !== null };
  const search = useSearchCriteria('PROGRAM');
  const shown = result && {
    ...result,
    pageInfo: { ...result.pageInfo, number: search.criteria.page },
    understood: result.understood.map(handed),
  };
  return (
    <SearchView search={search} result={shown} state={state}>
      <li>a card</li>
    </SearchView>
  );
}

export const show = (path: string, result: Found | undefined = found, locale: 'vi' | 'en' = 'en') =>
  renderWithProviders(<Search result={result} />, { path, locale });
export const addressOf = (view: ReturnType<typeof show>) =>
  view.router.state.location.pathname + view.router.state.location.search;
