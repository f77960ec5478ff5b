/** What a program costs, from its facts and the rules of its country, and which scholarships fit it. */
import {
  firstYearSaving,
  fitsProgram,
  isOpenToVietnam,
  mayFitPrograms,
  type Saving,
} from '../../../schema/rules/scholarshipFit.rules.js';
import { type CostKind, type CostPart, type TotalCost, totalCostOf } from '../../../schema/rules/totalCost.rules.js';
import { countryRulesOf } from './costs.countryRules.js';
import type { CostsPorts, InstitutionRecord, ProgramRecord, ScholarshipRecord } from './costs.ports.js';
import type { CountryRule } from './costs.records.js';

type Money = NonNullable<ProgramRecord['firstYearTuition']>;
/** Where a part was read: a fact of the catalogue, or a rule of the country. */
export type CostFact = Money | CountryRule;
export type SourcedPart = CostPart & { fact: CostFact; isStandIn: boolean };
export type ProgramCost = { total: TotalCost; parts: readonly SourcedPart[]; fundsToProve: readonly CountryRule[] };
/** `isAtLeast`: a part is unknown; `hasLiving`: that is not the cost of living. */
export type FirstYear = { amount: number; currency: string; isAtLeast: boolean; hasLiving: boolean };
export type Fitting = { scholarship: ScholarshipRecord; saving: Saving | null; isOpenToVietnam: boolean };

const EXPECTED: readonly CostKind[] = ['TUITION', 'LIVING', 'APPLICATION_FEE', 'VISA_FEE', 'HEALTH_INSURANCE'];
const FEES = ['VISA_FEE', 'RESIDENCE_PERMIT_FEE', 'HEALTH_INSURANCE'] as const;
export const MAX_SCHOLARSHIPS = 12;
export const MAX_PROGRAMS = 12;
const atMost = (limit: number, most: number): number => Math.max(0, Math.min(limit, most));

/** Without tuition nothing can be taken off it. */
function savingOf({ amount }: ScholarshipRecord, program: ProgramRecord, institution: InstitutionRecord) {
  const { firstYearTuition: tuition } = program;
  const living = program.costOfLiving ?? institution.costOfLiving ?? null;
  return tuition ? firstYearSaving(amount, { tuition, living }) : null;
}

const ofMoney = (kind: CostKind, fact: Money | undefined, period: CostPart['period']): SourcedPart[] =>
  fact
    ? [{ kind, amount: fact.amount, currency: fact.currency, period, isUncertain: false, isStandIn: false, fact }]
    : [];

const ofRule = (kind: CostKind, rule: CountryRule): SourcedPart[] =>
  rule.cost
    ? [{ kind, ...rule.cost, isUncertain: rule.isUncertain ?? false, isStandIn: kind === 'LIVING', fact: rule }]
    : [];

/** The program's own figure, else that of the institution, else what the visa asks to be proven for a year. */
function livingOf(
  program: ProgramRecord,
  institution: InstitutionRecord,
  rules: readonly CountryRule[],
): SourcedPart[] {
  const published = program.costOfLiving ?? institution.costOfLiving;
  if (published) return ofMoney('LIVING', published, 'YEAR');
  return rules.filter(({ kind }) => kind === 'VISA_FUNDS').flatMap(rule => ofRule('LIVING', rule));
}

function partsOf(program: ProgramRecord, institution: InstitutionRecord): SourcedPart[] {
  const rules = countryRulesOf(institution.destination);
  return [
    ...ofMoney('TUITION', program.firstYearTuition, 'YEAR'),
    ...livingOf(program, institution, rules),
    ...ofMoney('SEMESTER_CONTRIBUTION', institution.semesterContribution, 'SEMESTER'),
    ...ofMoney('APPLICATION_FEE', program.applicationFee, 'ONCE'),
    ...FEES.flatMap(kind => rules.filter(rule => rule.kind === kind).flatMap(rule => ofRule(kind, rule))),
  ];
}

type Deps = Pick<CostsPorts, 'rates' | 'scholarshipsFor' | 'searchPrograms'>;

export const createCostsService = ({ rates, scholarshipsFor, searchPrograms }: Deps) => {
  const totalOf = (program: ProgramRecord, institution: InstitutionRecord): ProgramCost | null => {
    const parts = partsOf(program, institution);
    const expected: CostKind[] =
      institution.destination === 'DE' ? [...EXPECTED, 'SEMESTER_CONTRIBUTION'] : [...EXPECTED];
    const total = totalCostOf(parts, { expected, months: program.duration?.value ?? null, rates: rates() });
    const fundsToProve = countryRulesOf(institution.destination).filter(({ kind }) => kind === 'VISA_FUNDS');
    return total && { total, parts, fundsToProve };
  };

  return {
    totalOf,

    /** For others that compare a budget with it: the very sum that the page of the program shows. */
    firstYearOf: (program: ProgramRecord, institution: InstitutionRecord): FirstYear | null => {
      const cost = totalOf(program, institution);
      return (
        cost && {
          ...cost.total.firstYear,
          currency: cost.total.currency,
          hasLiving: !cost.total.unknown.includes('LIVING'),
        }
      );
    },

    fittingScholarships: async (
      program: ProgramRecord,
      institution: InstitutionRecord,
      limit: number,
    ): Promise<Fitting[]> => {
      const { level, field } = program;
      const target = { institutionId: institution._id, destination: institution.destination, level, field };
      const fitting = (await scholarshipsFor(institution)).filter(scholarship => fitsProgram(scholarship, target));
      const isOwn = ({ institutionId }: ScholarshipRecord): number => Number(institutionId === institution._id);
      return fitting
        .toSorted((a, b) => isOwn(b) - isOwn(a))
        .slice(0, atMost(limit, MAX_SCHOLARSHIPS))
        .map(scholarship => ({
          scholarship,
          saving: savingOf(scholarship, program, institution),
          isOpenToVietnam: isOpenToVietnam(scholarship) === 'YES',
        }));
    },

    savingOf,

    /** Programs of its institution, or of its countries, within its limits; `institution` is null for one that is tied to none. */
    fittingProgramIds: (
      scholarship: ScholarshipRecord,
      institution: InstitutionRecord | null,
      limit: number,
    ): { ids: string[]; total: number } => {
      if (!mayFitPrograms(scholarship)) return { ids: [], total: 0 };
      const { destinations, eligibleLevels: levels, eligibleFields: fields } = scholarship;
      const filter = {
        destinations,
        ...(institution && { institutions: [institution.slug] }),
        ...(levels && { levels }),
        ...(fields && { fields }),
      };
      const page = { number: 1, size: Math.max(1, atMost(limit, MAX_PROGRAMS)) };
      const all = searchPrograms({ filter, page });
      const priced = searchPrograms({ filter: { ...filter, tuition: { min: 0, currency: 'USD' } }, page });
      return { ids: priced.ids.length > 0 ? priced.ids : all.ids, total: all.pageInfo.total };
    },
  };
};

export type CostsService = ReturnType<typeof createCostsService>;
