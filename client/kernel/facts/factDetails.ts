import type { Masked } from '../graphql/masked';
import type { Fact_DetailsFragment } from './source/FactSource.gql';

/** What every fact carries, as selected by the fragment Fact_details: FactSource alone reads it. */
export type Fact_Details = Masked<Fact_DetailsFragment>;
