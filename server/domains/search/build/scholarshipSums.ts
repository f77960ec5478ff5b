/** What the sum that a scholarship states tells beside the kind of its amount. */
import type { StoredScholarship } from './storedRows.js';

/** Option of what is paid as a sum every month, which is money to live on. */
export const PAID_MONTHLY = 'MONTHLY';

export const coveragesSaid = ({ coverage, sum }: Pick<StoredScholarship, 'coverage' | 'sum'>): string[] => [
  ...(coverage ? [coverage] : []),
  ...(sum?.period === 'MONTH' ? [PAID_MONTHLY] : []),
];
