/** What every fact carries, as selected by the fragment Fact_details. */
export type { Fact_DetailsFragment as Fact_Details } from './source/FactSource.gql';
