/** What the costs domain needs of others; app/domains.ts supplies it. */
import type { Rates } from '../../../schema/rules/money.rules.js';
import type { ResolversParentTypes, Source } from '../../generated/resolvers.js';

export type ProgramRecord = ResolversParentTypes['Program'];
export type InstitutionRecord = ResolversParentTypes['Institution'];
export type ScholarshipRecord = ResolversParentTypes['Scholarship'];
export type VndAmount = { amount: number; rate: number; asOf: string; isStale: boolean };

/** What a program is to have: one of each of what is named. */
export type ProgramLimits = {
  destinations: ScholarshipRecord['destinations'];
  institution?: string;
  levels?: NonNullable<ScholarshipRecord['eligibleLevels']>;
  fields?: NonNullable<ScholarshipRecord['eligibleFields']>;
};

export type CostsPorts = {
  sourceOf: (id: string) => Source;
  /** Of the search: the first few ids in its order, of programs with a tuition where there are any, and how many there are in all. */
  programsWithin: (limits: ProgramLimits, count: number) => { ids: string[]; total: number };
  rates: () => Rates;
  inVnd: (money: { amount: number; currency: string }) => VndAmount | null;
};
