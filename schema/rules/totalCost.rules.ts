/** What a program costs: the first year and the whole of it, from parts with a source each. A part that is not known is named, and the total then says "at least". */
import { convertAmount, type Rates } from './money.rules.js';

export const COST_KINDS = [
  'TUITION',
  'LIVING',
  'SEMESTER_CONTRIBUTION',
  'APPLICATION_FEE',
  'VISA_FEE',
  'RESIDENCE_PERMIT_FEE',
  'HEALTH_INSURANCE',
] as const;
export type CostKind = (typeof COST_KINDS)[number];

export const COST_PERIODS = ['MONTH', 'SEMESTER', 'YEAR', 'ONCE', 'TOTAL'] as const;
export type CostPeriod = (typeof COST_PERIODS)[number];

/** How often a sum is paid in a year. What is paid once is paid in the first. */
const TIMES_A_YEAR: Readonly<Record<CostPeriod, number>> = { MONTH: 12, SEMESTER: 2, YEAR: 1, ONCE: 1, TOTAL: 1 };

export type CostPart = {
  readonly kind: CostKind;
  readonly amount: number;
  readonly currency: string;
  readonly period: CostPeriod;
  /** Whether it is charged is not sure: it is shown, and not added. */
  readonly isUncertain: boolean;
  /** It is at least this much: the total then is too. */
  readonly isLeast?: boolean;
};

export type CostTotal = { readonly amount: number; readonly isAtLeast: boolean };

export type TotalCost = {
  readonly currency: string;
  /** In the order of the parts that were given, in the currency of the total; null where there is no rate or it is uncertain. */
  readonly firstYearOfParts: readonly (number | null)[];
  readonly unknown: readonly CostKind[];
  readonly firstYear: CostTotal;
  /** Null while the duration is unknown; tuition is taken as that of the first year in each of them. */
  readonly whole: (CostTotal & { readonly years: number }) | null;
};

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** Less than a year is paid as a year: fees are published by the year. */
export const paidYears = (months: number): number => Math.max(1, months / 12);

/** Null without tuition: a sum of the rest would look like the price of the program. */
export function totalCostOf(
  parts: readonly CostPart[],
  {
    expected,
    months,
    rates,
    isIncomplete = false,
  }: {
    expected: readonly CostKind[];
    months: number | null;
    rates: Rates;
    /** A fee is charged besides, and nobody knows how much it is. */
    isIncomplete?: boolean;
  },
): TotalCost | null {
  const tuition = parts.find(({ kind }) => kind === 'TUITION');
  if (!tuition) return null;
  const { currency } = tuition;
  const counted = parts.map(part => ({
    ...part,
    inYear: part.isUncertain
      ? null
      : convertAmount(part.amount * TIMES_A_YEAR[part.period], part.currency, currency, rates),
  }));
  const unknown = expected.filter(kind => !counted.some(part => part.kind === kind && part.inYear !== null));
  const isAtLeast =
    isIncomplete || unknown.length > 0 || counted.some(({ inYear, isLeast }) => inYear === null || isLeast === true);
  const years = months === null ? null : paidYears(months);
  const sumOver = (count: number): number =>
    cents(counted.reduce((sum, { inYear, period }) => sum + (inYear ?? 0) * (period === 'ONCE' ? 1 : count), 0));
  return {
    currency,
    firstYearOfParts: counted.map(({ inYear }) => (inYear === null ? null : cents(inYear))),
    unknown,
    firstYear: { amount: sumOver(1), isAtLeast },
    whole: years === null ? null : { amount: sumOver(years), isAtLeast, years },
  };
}
