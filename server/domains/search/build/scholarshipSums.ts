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

/** How often a year it is paid; of a sum for all years together, or for nothing that is said, no year tells what it pays. */
const TIMES_A_YEAR: Readonly<Record<string, number>> = { MONTH: MONTHS_OF_YEAR, TERM: 2, YEAR: 1 };

/** How much it pays a year at most. */
export function yearlyPaymentOf(
  { coverage, sum }: Pick<StoredScholarship, 'coverage' | 'sum'>,
  rates: Rates,
): number | null {
  if (coverage === 'FULL_COST') return Infinity;
  const [most, times] = [sum?.maximum ?? sum?.minimum ?? null, TIMES_A_YEAR[sum?.period ?? '']];
  return most && times !== undefined ? toBandCurrency(most, rates) * times : null;
}

/** Option of what is paid as a sum every month, which is money to live on. */
export const PAID_MONTHLY = 'MONTHLY';

export const coveragesSaid = ({ coverage, sum }: Pick<StoredScholarship, 'coverage' | 'sum'>): string[] => [
  ...(coverage ? [coverage] : []),
  ...(sum?.period === 'MONTH' ? [PAID_MONTHLY] : []),
];

const SHARE = 'SHARE_';
const STEP = 5;
const UNKNOWN_SHARE = `${SHARE}UNKNOWN`;
const steps = (share: number): string[] =>
  Array.from({ length: Math.floor(share / STEP) }, (_, place) => `${SHARE}${(place + 1) * STEP}`);

/** Options of what pays at least a share of the tuition, in steps of five percent, and of a part of which the share is not stated. */
const ALL_STEPS = steps(100);
export const SHARES: readonly string[] = [...ALL_STEPS, UNKNOWN_SHARE];
export const isShare = (option: string): boolean => option.startsWith(SHARE);
/** The option of so many percent or more. */
export const shareOption = (percent: number): string => `${SHARE}${Math.max(1, Math.floor(percent / STEP)) * STEP}`;
/** Of what pays up to all of it. */
export const ALL_TUITION = shareOption(100);

/** Which part of the tuition is left to pay, by the options of what pays at most a share of it: from 0 to 1; null for what pays none. One that is not stated is less than any. */
export function lackingShare(options: readonly string[]): number | null {
  const shares = options.filter(isShare);
  if (shares.length === 0) return null;
  return shares.includes(UNKNOWN_SHARE) ? 1 : 1 - shares.length / ALL_STEPS.length;
}

/** Which part of the tuition is left to pay by the least share that is asked for, as in `lackingShare`; null where all of it is asked for, or none. */
export function lackingAsked(options: readonly string[]): number | null {
  const lacking = Math.max(
    0,
    ...options.filter(isShare).map(option => 1 - (ALL_STEPS.indexOf(option) + 1) / ALL_STEPS.length),
  );
  return lacking === 0 ? null : lacking;
}

const EXACTLY = 'ONLY_';
/** Options of what pays so much at most, and no more. */
export const EXACT_SHARES: readonly string[] = ALL_STEPS.map(step => `${EXACTLY}${step}`);
/** The option of so many percent and no more, where it is one of those by which a search asks. */
export const exactShare = (option: string): string => `${EXACTLY}${option}`;

/** Of what pays a part of the tuition; what pays all of it is told by its kind. */
export function sharesSaid({ coverage, share }: Pick<StoredScholarship, 'coverage' | 'share'>): string[] {
  if (coverage !== 'PARTIAL_TUITION') return [];
  if (typeof share !== 'number') return [UNKNOWN_SHARE];
  const steppedShares = steps(share);
  return [...steppedShares, ...steppedShares.slice(-1).map(exactShare)];
}
/** Of a filter by shares: what states none may pay as much. */
export const withUnstatedShare = <Filter extends object>(filter: Filter): Filter =>
  'options' in filter && (filter.options as readonly string[]).some(isShare)
    ? { ...filter, unstated: UNKNOWN_SHARE }
    : filter;
