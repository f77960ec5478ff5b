/** Brings the rates of the daily source in: each is taken, held for staff or left as it is. */
import { dayInVietnam } from '../../../schema/rules/days.rules.js';
import {
  FEED_CURRENCIES,
  type FeedCurrency,
  type FeedVerdict,
  judgeFeedRate,
} from '../../../schema/rules/rateFeed.rules.js';
import type { Clock } from '../../kernel/clock.js';
import type { Logger } from '../../kernel/logger.js';
import type { Metrics } from '../../kernel/metrics.js';
import { readFeed } from './rates.feed.js';
import { acceptedRate } from './rates.inForce.js';
import type { FeedRate, FeedRateRecord } from './rates.records.js';
import type { RatesRepository } from './rates.repository.js';

const OUTCOMES = ['TAKEN', 'UNCHANGED', 'HELD', 'FAILED'] as const;

type Deps = {
  repository: RatesRepository;
  addresses: readonly string[];
  /** The rates in memory follow at once. */
  refresh: () => Promise<void>;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
};

const lastOf = (...days: (string | undefined)[]): string | null =>
  days
    .flatMap(day => day ?? [])
    .toSorted()
    .at(-1) ?? null;

export function createRenewal({ repository, addresses, refresh, clock, logger, metrics }: Deps) {
  const outcomes = metrics.counter({
    name: 'exchange_rate_reads_total',
    help: 'Rates of the daily source, one a currency: TAKEN, UNCHANGED, HELD; FAILED counts days without an answer.',
    labels: ['outcome'],
    known: { outcome: OUTCOMES },
  });

  const judge = (currency: FeedCurrency, row: FeedRateRecord | undefined, next: FeedRate): FeedVerdict =>
    judgeFeedRate({ former: acceptedRate(currency, row), seenDay: lastOf(row?.held?.asOf, row?.refusedDay) }, next);

  return async (signal: AbortSignal): Promise<void> => {
    const now = clock();
    const { answer, url, failures } = await readFeed({ addresses, today: dayInVietnam(now), signal });
    if (!answer) {
      outcomes.inc({ outcome: 'FAILED' });
      logger.warn({ failures }, 'no new exchange rates: those of before stay, with their day');
      return;
    }
    const { feed } = await repository.all();
    const held: string[] = [];
    for (const currency of FEED_CURRENCIES) {
      const next = { rate: answer.rates[currency], asOf: answer.asOf, sourceUrl: url, readAt: now };
      const row = feed.find(({ _id }) => _id === currency);
      const verdict = judge(currency, row, next);
      if (verdict === 'TAKEN') await repository.take(currency, next);
      if (verdict === 'HELD') {
        await repository.hold(currency, next);
        held.push(currency);
      }
      outcomes.inc({ outcome: verdict });
    }
    await refresh();
    const line = { asOf: answer.asOf, held, failures };
    if (held.length > 0)
      logger.warn(line, 'exchange rates moved far and wait for an administrator (heldExchangeRates)');
    else logger.info(line, 'exchange rates were read');
  };
}

export type Renew = ReturnType<typeof createRenewal>;
