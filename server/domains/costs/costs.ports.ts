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
  rates: () => Rates;
  inVnd: (money: { amount: number; currency: string }) => VndAmount | null;
};
