/** What the sum that a scholarship states tells beside the kind of its amount. */
import { toBandCurrency, type Rates } from './bands.js';
import type { StoredScholarship } from './storedRows.js';

const MONTHS_OF_YEAR = 12;

/**
 * How much it pays at most, in the currency in which amounts are compared: as stated, of what is paid every month that of a year. All costs are more than any
 * sum; null where no sum is stated.
 */
export function paymentOf({ coverage, sum }: Pick<StoredScholarship, 'coverage' | 'sum'>, rates: Rates): number | null {
  if (coverage === 'FULL_COST') return Infinity;
  const most = sum?.maximum ?? sum?.minimum ?? null;
  return most && toBandCurrency(most, rates) * (sum?.period === 'MONTH' ? MONTHS_OF_YEAR : 1);
}

/** Option of what is paid as a sum every month, which is money to live on. */
export const PAID_MONTHLY = 'MONTHLY';

export const coveragesSaid = ({ coverage, sum }: Pick<StoredScholarship, 'coverage' | 'sum'>): string[] => [
  ...(coverage ? [coverage] : []),
  ...(sum?.period === 'MONTH' ? [PAID_MONTHLY] : []),
];
