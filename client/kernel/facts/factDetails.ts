/** What every fact carries, as the fragment Fact_details asks for it. */
export type { Fact_DetailsFragment as Fact_Details } from './FactSource.gql';
