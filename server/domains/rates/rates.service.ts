/** The rates in force: those of the release, and over them what staff entered. Read at once from memory; every process follows within seconds. */
import { dayInVietnam } from '../../../schema/rules/days.rules.js';
import { convertAmount, type Rates } from '../../../schema/rules/money.rules.js';
import { exchangeRateRule, isFarFrom } from '../../../schema/rules/rates.rules.js';
import { exchangeRates as release } from '../../../schema/site/exchangeRates.js';
import type { Clock } from '../../kernel/clock.js';
import { type RateError, userError, userErrorsOf } from './rates.errors.js';
import type { RatesPorts } from './rates.ports.js';
import type { RateRecord } from './rates.records.js';
import type { RatesRepository } from './rates.repository.js';

const REFRESH_MS = 5000;

export type RateInForce = { rate: number; asOf: string; sourceName: string; sourceUrl: string | null };

const ofRelease = (rate: number): RateInForce => ({
  rate,
  asOf: release.asOf,
  sourceName: release.source.name,
  sourceUrl: release.source.url,
});

type Deps = RatesPorts & { repository: RatesRepository; clock: Clock; elapsed?: () => number };

export const createRatesService = ({ repository, entryOfEvent, clock, elapsed = () => performance.now() }: Deps) => {
  let entered: readonly RateRecord[] = [];
  let refreshedAt = -Infinity;

  const refresh = async (): Promise<void> => {
    refreshedAt = elapsed();
    entered = await repository.all();
  };
  const current = (): Readonly<Partial<Record<string, RateInForce>>> => {
    // Not awaited: a request does not wait for it, and sees a changed rate a moment later.
    if (elapsed() - refreshedAt > REFRESH_MS) refresh().catch(() => undefined);
    return {
      ...Object.fromEntries(Object.entries(release.rates).map(([currency, rate]) => [currency, ofRelease(rate)])),
      ...Object.fromEntries(
        entered.map(({ _id, rate, asOf, sourceName, sourceUrl }) => [_id, { rate, asOf, sourceName, sourceUrl }]),
      ),
    };
  };
  const rates = (): Rates =>
    Object.fromEntries(
      Object.entries(current()).flatMap(([currency, found]) => (found ? [[currency, found.rate]] : [])),
    );

  return {
    refresh,
    current,
    rates,

    /** With the older of the two days; null without a rate for the dong. */
    inVnd: ({ amount, currency }: { amount: number; currency: string }): { amount: number; asOf: string } | null => {
      const { VND: dong, [currency]: own } = current();
      const converted = convertAmount(amount, currency, 'VND', rates());
      if (converted === null || !dong || !own) return null;
      const isBase = currency === release.base;
      return { amount: converted, asOf: !isBase && own.asOf < dong.asOf ? own.asOf : dong.asOf };
    },

    set: async (actorId: string, input: unknown): Promise<RateError[]> => {
      const parsed = exchangeRateRule.safeParse(input);
      if (parsed.error) return userErrorsOf(parsed.error);
      const { currency, isConfirmed, ...fields } = parsed.data;
      const now = clock();
      if (fields.asOf > dayInVietnam(now)) return [userError('IN_THE_FUTURE', 'asOf')];
      await refresh();
      if (!isConfirmed && isFarFrom(fields.rate, current()[currency]?.rate))
        return [userError('FAR_FROM_FORMER', 'rate')];
      const event = entryOfEvent({ kind: 'EXCHANGE_RATE_SET', actorId, detail: currency });
      await repository.set({ _id: currency, ...fields, setAt: now }, [event]);
      await refresh();
      return [];
    },
  };
};

export type RatesService = ReturnType<typeof createRatesService>;
