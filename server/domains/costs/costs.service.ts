/** What a program costs, from its facts and the rules of its country, and which scholarships fit it. */
import {
  firstYearSaving,
  fitsProgram,
  isOpenToVietnam,
  mayFitPrograms,
  type Saving,
} from '../../../schema/rules/scholarshipFit.rules.js';
import { type CostKind, type CostPart, type TotalCost, totalCostOf } from '../../../schema/rules/totalCost.rules.js';
import { type RuleInForce, yearOfFunds } from '../../../schema/rules/countries/rulesInForce.rules.js';
import type { Clock } from '../../kernel/clock.js';
import type { CostsPorts, InstitutionRecord, ProgramRecord, ScholarshipRecord } from './costs.ports.js';
import { createRulesFor } from './costs.rules.js';

type Money = NonNullable<ProgramRecord['firstYearTuition']>;
/** Where a part was read: a fact of the catalogue, or a rule of the country. */
export type CostFact = Money | RuleInForce;
export type SourcedPart = CostPart & { fact: CostFact; isStandIn: boolean };
export type ProgramCost = {
  total: TotalCost;
  parts: readonly SourcedPart[];
  unpriced: readonly RuleInForce[];
  fundsToProve: readonly RuleInForce[];
};
/** `isAtLeast`: a part is unknown; `hasLiving`: that is not the cost of living. */
export type FirstYear = { amount: number; currency: string; isAtLeast: boolean; hasLiving: boolean };
type Candidate = Pick<
  ScholarshipRecord,
  | '_id'
  | 'institutionId'
  | 'destinations'
  | 'eligibleNationalities'
  | 'eligibleLevels'
  | 'eligibleFields'
  | 'isForNamedProgramsOnly'
>;
export type Fitting = { scholarship: ScholarshipRecord; saving: Saving | null; isOpenToVietnam: boolean };
/** For twelve months. */
export type LivingCost = { amount: number; currency: string; isStandIn: boolean; fact: CostFact };

export type YearOfLiving = { amount: number; currency: string; isThirdParty: boolean };

const EXPECTED: readonly CostKind[] = ['TUITION', 'LIVING', 'APPLICATION_FEE', 'VISA_FEE', 'HEALTH_INSURANCE'];
const FEES = ['VISA_FEE', 'RESIDENCE_PERMIT_FEE', 'HEALTH_INSURANCE'] as const;
/** Charged by the state alone: one without a sum is known to be missing. Insurance without a sum is among the unknown parts. */
const STATE_FEES: readonly string[] = ['VISA_FEE', 'RESIDENCE_PERMIT_FEE'];
export const MAX_SCHOLARSHIPS = 12;
export const MAX_PROGRAMS = 12;
const atMost = (limit: number, most: number): number => Math.max(0, Math.min(limit, most));

const ofMoney = (kind: CostKind, fact: Money | undefined, period: CostPart['period']): SourcedPart[] =>
  fact
    ? [{ kind, amount: fact.amount, currency: fact.currency, period, isUncertain: false, isStandIn: false, fact }]
    : [];

const ofRule = (kind: CostKind, rule: RuleInForce): SourcedPart[] =>
  rule.cost
    ? [{ kind, ...rule.cost, isUncertain: rule.isUncertain, isLeast: rule.isLeast, isStandIn: false, fact: rule }]
    : [];

/** The program's own figure, else that of the institution, else twelve months of what the visa asks to be proven. */
function livingOf(
  program: ProgramRecord | null,
  institution: InstitutionRecord,
  rules: readonly RuleInForce[],
): LivingCost | null {
  const published = program?.costOfLiving ?? institution.costOfLiving;
  if (published) {
    const { amount, currency } = published;
    return { amount, currency, isStandIn: false, fact: published };
  }
  const funds = yearOfFunds(rules);
  const currency = funds?.rule.rate?.currency;
  return funds && currency ? { amount: funds.amount, currency, isStandIn: true, fact: funds.rule } : null;
}

function partsOf(program: ProgramRecord, institution: InstitutionRecord, rules: readonly RuleInForce[]): SourcedPart[] {
  const living = livingOf(program, institution, rules);
  return [
    ...ofMoney('TUITION', program.firstYearTuition, 'YEAR'),
    ...(living ? [{ kind: 'LIVING', period: 'YEAR', isUncertain: false, ...living } as const] : []),
    ...ofMoney('SEMESTER_CONTRIBUTION', institution.semesterContribution, 'SEMESTER'),
    ...ofMoney('APPLICATION_FEE', program.applicationFee, 'ONCE'),
    ...FEES.flatMap(kind => rules.filter(rule => rule.kind === kind).flatMap(rule => ofRule(kind, rule))),
  ];
}

type Deps = Pick<CostsPorts, 'sourceOf' | 'rates' | 'programsWithin'> & { clock: Clock };

export const createCostsService = ({ sourceOf, rates, programsWithin, clock }: Deps) => {
  const rulesFor = createRulesFor(clock);
  const livingFor = (institution: InstitutionRecord, program: ProgramRecord | null): LivingCost | null =>
    livingOf(program, institution, rulesFor(institution, program));

  /** Without tuition nothing can be taken off it. */
  function savingOf({ amount }: ScholarshipRecord, program: ProgramRecord, institution: InstitutionRecord) {
    const { firstYearTuition: tuition } = program;
    return tuition ? firstYearSaving(amount, { tuition, living: livingFor(institution, program) }) : null;
  }

  const totalOf = (program: ProgramRecord, institution: InstitutionRecord): ProgramCost | null => {
    const rules = rulesFor(institution, program);
    const parts = partsOf(program, institution, rules);
    const expected: CostKind[] =
      institution.destination === 'DE' ? [...EXPECTED, 'SEMESTER_CONTRIBUTION'] : [...EXPECTED];
    const unpriced = rules.filter(({ kind, cost }) => cost === null && STATE_FEES.includes(kind));
    const total = totalCostOf(parts, {
      expected,
      months: program.duration?.value ?? null,
      rates: rates(),
      isIncomplete: unpriced.length > 0,
    });
    const fundsToProve = rules.filter(({ kind }) => kind === 'VISA_FUNDS');
    return total && { total, parts, unpriced, fundsToProve };
  };

  return {
    totalOf,
    rulesFor,
    livingFor,

    /** For others that compare a budget with a year of studies. */
    yearOfLiving: (program: ProgramRecord, institution: InstitutionRecord): YearOfLiving | null => {
      const living = livingFor(institution, program);
      if (!living) return null;
      const { amount, currency, fact } = living;
      const { kind } = typeof fact.source === 'string' ? sourceOf(fact.source) : fact.source;
      return { amount, currency, isThirdParty: kind === 'THIRD_PARTY' };
    },

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

    /** Ids of those among the candidates that a program keeps the limits of, those of its institution first. */
    fittingScholarshipIds: (
      program: ProgramRecord,
      institution: InstitutionRecord,
      { candidates, limit }: { candidates: readonly Candidate[]; limit: number },
    ): string[] => {
      const { level, field } = program;
      const target = { institutionId: institution._id, destination: institution.destination, level, field };
      const isOwn = ({ institutionId }: Candidate): number => Number(institutionId === institution._id);
      return candidates
        .filter(candidate => fitsProgram(candidate, target))
        .toSorted((a, b) => isOwn(b) - isOwn(a))
        .slice(0, atMost(limit, MAX_SCHOLARSHIPS))
        .map(({ _id }) => _id);
    },
    fittingOf: (scholarship: ScholarshipRecord, program: ProgramRecord, institution: InstitutionRecord): Fitting => ({
      scholarship,
      saving: savingOf(scholarship, program, institution),
      isOpenToVietnam: isOpenToVietnam(scholarship) === 'YES',
    }),
    savingOf,

    /** Programs of its institution, or of its countries, within its limits; `institution` is null for one that is tied to none. */
    fittingProgramIds: (
      scholarship: ScholarshipRecord,
      institution: InstitutionRecord | null,
      limit: number,
    ): { ids: string[]; total: number } => {
      if (!mayFitPrograms(scholarship)) return { ids: [], total: 0 };
      const { destinations, eligibleLevels: levels, eligibleFields: fields } = scholarship;
      const limits = {
        destinations,
        ...(institution && { institution: institution.slug }),
        ...(levels && { levels }),
        ...(fields && { fields }),
      };
      return programsWithin(limits, Math.max(1, atMost(limit, MAX_PROGRAMS)));
    },
  };
};

export type CostsService = ReturnType<typeof createCostsService>;
