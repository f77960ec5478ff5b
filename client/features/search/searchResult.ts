import type { FilterCurrency } from '../../../schema/rules/search.limits';
import type { RankReason } from '../../generated/types';
import type { PersonalSort } from '../../kernel/cards/ItemFit';
import type { FieldsOf } from '../../kernel/graphql/masked';
import type { Near } from './NearResults';
import type { SearchFacets_FacetFragment } from './SearchFacets.gql';
import type { UnderstoodLimits_UnderstoodFragment } from './UnderstoodLimits.gql';

/** What the three searches answer with, besides the items. */
export type SearchResult = {
  readonly personalSort?: PersonalSort | null;
  readonly pageInfo: { readonly number: number; readonly pageCount: number; readonly total: number };
  readonly hits: readonly { readonly reasons: readonly RankReason[] }[];
  readonly facets: readonly FieldsOf<SearchFacets_FacetFragment>[];
  readonly droppableFilters: readonly {
    readonly name: SearchFacets_FacetFragment['name'];
    readonly together: readonly SearchFacets_FacetFragment['name'][];
    readonly count: number;
  }[];
  /** Of programs: their bands and ranges of money. */
  readonly bandCurrency?: FilterCurrency;
  readonly filterCurrencies?: readonly FilterCurrency[];
  readonly understood: readonly FieldsOf<UnderstoodLimits_UnderstoodFragment>[];
  readonly near: Near | null;
  /** Of programs. */
  readonly alsoNear?: readonly Near[];
  readonly droppedWords: readonly string[];
  readonly correctedText: string | null;
  readonly textCounts: {
    readonly institutions: number;
    readonly programs: number;
    readonly scholarships: number;
  } | null;
};
