import type { FilterCurrency } from '../../../schema/rules/search.limits';
import type { RankReason, UnderstoodKind } from '../../generated/types';
import type { PersonalSort } from '../../kernel/cards/ItemFit';
import type { FieldsOf, Masked } from '../../kernel/graphql/masked';
import type { Near } from './NearResults';
import type { Facet_OptionsFragment } from './Facet.gql';
import type { UnderstoodLimits_UnderstoodFragment } from './UnderstoodLimits.gql';

/** What the three searches answer with, besides the items. */
export type SearchResult = {
  readonly personalSort?: PersonalSort | null;
  readonly pageInfo: { readonly number: number; readonly pageCount: number; readonly total: number };
  readonly hits: readonly { readonly reasons: readonly RankReason[] }[];
  readonly facets: readonly FieldsOf<Facet_OptionsFragment>[];
  readonly droppableFilters: readonly {
    readonly name: Facet_OptionsFragment['name'];
    readonly together: readonly Facet_OptionsFragment['name'][];
    readonly count: number;
  }[];
  /** Of programs: their bands and ranges of money. */
  readonly bandCurrency?: FilterCurrency;
  readonly filterCurrencies?: readonly FilterCurrency[];
  readonly understood: readonly (Masked<UnderstoodLimits_UnderstoodFragment> & {
    readonly kind: UnderstoodKind;
    readonly isApplied: boolean;
  })[];
  /** As typed. */
  readonly subjects: readonly string[];
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
