/** From sums of a text to limits of what is paid. */
import type { FilterCurrency } from '../../../../schema/rules/search.limits.js';
import type { Captured, Sum } from './elements.js';

export type FeeLimit = {
  kind: 'FEE';
  min: number | null;
  max: number | null;
  currency: FilterCurrency | null;
  /** Of all years together. */
  isOfCourse?: true;
};
/** Whoever asks for no price at all. */
type NoFee = { kind: 'COVERAGE'; coverage: 'TUITION' };
type Paid = FeeLimit | NoFee;

/** `khoảng 600 triệu` may be a fifth more or less. */
const ABOUT = 0.2;
/** Whoever can pay about 600 million may pay a tenth more, and any sum below. */
const ABOUT_AFFORDED = 0.1;

/** A price of less is the price of a cup of coffee, not of studies. */
const LEAST_FEE: Partial<Record<FilterCurrency, number>> = { VND: 1e6 };
const isFee = ({ amount, currency }: Sum): boolean => amount >= (LEAST_FEE[currency ?? 'USD'] ?? 500);

export const fee = (
  sum: Sum | undefined,
  bounds: (amount: number) => { min: number | null; max: number | null },
): Paid | null => {
  if (sum?.amount === 0) return { kind: 'COVERAGE', coverage: 'TUITION' };
  return sum && isFee(sum) ? { kind: 'FEE', ...bounds(sum.amount), currency: sum.currency } : null;
};

export const aboutAmount = (amount: number) => ({ min: amount * (1 - ABOUT), max: amount * (1 + ABOUT) });
export const afforded = (amount: number) => ({ min: null, max: Math.round(amount * (1 + ABOUT_AFFORDED)) });
export const ofCourse =
  (read: (captured: Captured) => Paid | null) =>
  (captured: Captured): Paid | null => {
    const limit = read(captured);
    return limit?.kind === 'FEE' ? { ...limit, isOfCourse: true } : limit;
  };

/** The first amount takes the unit of the second: `300-500tr`, `từ 20 đến 30k usd`. */
export function feeBetween({ numbers, sums }: Captured): Paid | null {
  const high = sums.at(-1);
  if (!high) return null;
  const low = sums.length > 1 ? (sums[0]?.amount ?? NaN) : (numbers[0] ?? NaN) * high.factor;
  if (!(low <= high.amount)) return null;
  return fee(high, max => ({ min: low, max }));
}
