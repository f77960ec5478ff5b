/** What the costs domain needs of others; app/domains.ts supplies it. */
import type { Rates } from '../../../schema/rules/money.rules.js';
import type { ResolversParentTypes, Source } from '../../generated/resolvers.js';

export type ProgramRecord = ResolversParentTypes['Program'];
export type InstitutionRecord = ResolversParentTypes['Institution'];
export type ScholarshipRecord = ResolversParentTypes['Scholarship'];
export type VndAmount = { amount: number; rate: number; asOf: string; isStale: boolean };

export type CostsPorts = {
  sourceOf: (id: string) => Source;
  /** Of the institution, and of the country for every institution; none that is closed for good. */
  scholarshipsFor: (institution: InstitutionRecord) => Promise<ScholarshipRecord[]>;
  /** Of the search: ids in its order, and how many there are. */
  searchPrograms: (args: { filter: object; page: { number: number; size: number } }) => {
    ids: string[];
    pageInfo: { total: number };
  };
  rates: () => Rates;
  inVnd: (money: { amount: number; currency: string }) => VndAmount | null;
};
