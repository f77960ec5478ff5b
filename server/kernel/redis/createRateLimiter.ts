/** Limits requests of a key in fixed windows: each uses up one of what the key may use (createBudget.ts). */
import { AppError } from '../errors/AppError.js';
import { type BudgetOptions, createBudget, type RateVerdict } from './createBudget.js';

export type RateLimiter = (key: string) => Promise<RateVerdict>;

export function createRateLimiter(options: BudgetOptions): RateLimiter {
  const budget = createBudget(options);
  return key => budget.consume(key, 1);
}

/** Counts one request of the subject; throws RATE_LIMITED above the limit. */
export async function consume(limiter: RateLimiter, subject: string): Promise<void> {
  refuseUnlessAllowed(await limiter(subject));
}

export function refuseUnlessAllowed({ isAllowed, retryAfter }: RateVerdict): void {
  if (!isAllowed) throw new AppError('RATE_LIMITED', undefined, { retryAfter });
}

/** An IPv6 client controls its whole /64, so that all of it counts as one address. */
export function addressKey(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/, '');
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** The /48 that an IPv6 address as `addressKey` returns it lies in: what one customer of a provider may be given whole. Null for IPv4. */
export const networkOf = (key: string): string | null =>
  key.endsWith('::/64') ? `${key.split(':').slice(0, 3).join(':')}::/48` : null;
