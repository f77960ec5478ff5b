/** The rates in force. Read at once from memory; every process follows within seconds. */
import { isDeepStrictEqual } from 'node:util';
import type { BudgetCurrency } from '../../../schema/rules/account.values.js';
import { dayInVietnam } from '../../../schema/rules/days.rules.js';
import { convertAmount } from '../../../schema/rules/money.rules.js';
import { exchangeRateRule, isFarFrom } from '../../../schema/rules/rates.rules.js';
import { exchangeRates as release } from '../../../schema/site/exchangeRates.js';
import { isStale } from '../../../schema/rules/staleness.rules.js';
import type { Clock } from '../../kernel/clock.js';
import { type RateError, userError, userErrorsOf } from './rates.errors.js';
import type { RatesPorts } from './rates.ports.js';
import type { StoredRates } from './rates.records.js';
import { plainRates, RATES_REFRESH_MS, ratesInForce, type RatesInForce } from './rates.inForce.js';
import type { RatesRepository } from './rates.repository.js';

/** About how much a price is in dong, by which rate and of when. */
export type InVnd = { amount: number; rate: number; asOf: string; isStale: boolean };

type Deps = RatesPorts & { repository: RatesRepository; clock: Clock; elapsed?: () => number };

export const createRatesService = ({ repository, auditEntryOf, clock, elapsed = () => performance.now() }: Deps) => {
  let stored: StoredRates = { entered: [], feed: [] };
  let refreshedAt = -Infinity;

  const refresh = async (): Promise<void> => {
    refreshedAt = elapsed();
    const found = await repository.all();
    if (!isDeepStrictEqual(found, stored)) stored = found;
  };
  /** Not awaited: a request does not wait for it, and sees a changed rate a moment later. */
  const refreshSometimes = (): void => {
    if (elapsed() - refreshedAt > RATES_REFRESH_MS) refresh().catch(() => undefined);
  };
  const current = (): RatesInForce => {
    refreshSometimes();
    return ratesInForce(stored);
  };
  const rates = () => plainRates(current());

  return {
    refresh,
    current,
    rates,
    /** Another object after each change of a rate. */
    version: (): object => {
      refreshSometimes();
      return stored;
    },

    /** With the older of the two days; null for a currency without a rate. */
    inVnd: ({ amount, currency }: { amount: number; currency: string }): InVnd | null => {
      const inForce = current();
      const { VND: dong } = inForce;
      const own = Object.hasOwn(inForce, currency) ? inForce[currency as BudgetCurrency] : null;
      const plain = plainRates(inForce);
      const rate = convertAmount(1, currency, 'VND', plain);
      const converted = convertAmount(amount, currency, 'VND', plain);
      if (rate === null || converted === null || !own) return null;
      const asOf = currency !== release.base && own.asOf < dong.asOf ? own.asOf : dong.asOf;
      return { amount: converted, rate, asOf, isStale: isStale({ asOf, checkedOn: asOf }, clock()) };
    },

    set: async (actorId: string, input: unknown): Promise<RateError[]> => {
      const parsed = exchangeRateRule.safeParse(input);
      if (parsed.error) return userErrorsOf(parsed.error);
      const { currency, isConfirmed, ...fields } = parsed.data;
      const now = clock();
      if (fields.asOf > dayInVietnam(now)) return [userError('IN_THE_FUTURE', 'asOf')];
      await refresh();
      if (!isConfirmed && isFarFrom(fields.rate, current()[currency].rate))
        return [userError('FAR_FROM_FORMER', 'rate')];
      const event = auditEntryOf({ kind: 'EXCHANGE_RATE_SET', actorId, detail: currency });
      await repository.set({ _id: currency, ...fields, setAt: now }, [event]);
      await refresh();
      return [];
    },
  };
};

export type RatesService = ReturnType<typeof createRatesService>;
