/** The public API of the rates domain: how much a currency is worth in another, in one place. */
import { daysBetween, dayInVietnam } from '../../../schema/rules/days.rules.js';
import { FEED_CURRENCIES } from '../../../schema/rules/rateFeed.rules.js';
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import { dailyJob } from '../../kernel/jobs/dailyJob.js';
import { createOutbox } from '../../kernel/jobs/outbox.repository.js';
import { createHeldRates } from './rates.held.js';
import { createRateModels } from './rates.model.js';
import type { RatesPorts } from './rates.ports.js';
import { createRenewal } from './rates.renewal.js';
import { createRatesRepository } from './rates.repository.js';
import { createRatesResolvers } from './rates.resolvers.js';
import { createRatesService } from './rates.service.js';

export { createRatesReader } from './rates.reader.js';

export const ratesDomain = defineDomain({
  name: 'rates',
  create: ({ connection, clock, jobs, env, logger, metrics }, ports: RatesPorts) => {
    const { ratesUrls: addresses } = env;
    const models = createRateModels(connection);
    const repository = createRatesRepository(models, jobs.runSoon);
    const service = createRatesService({ repository, clock, ...ports });
    const { refresh } = service;
    const held = createHeldRates({ repository, refresh, ...ports });
    const renew = createRenewal({ repository, addresses, refresh, clock, logger, metrics });
    // At once, so that a fresh install has the rates of the day.
    const renewal = dailyJob(
      { name: 'rates.renewal', time: '10:00', beginsAtOnce: true, enqueue: jobs.enqueue, clock },
      addresses.length > 0 ? renew : null,
    );
    metrics.gauge(
      { name: 'exchange_rate_age_days', help: 'Days since the day of the oldest exchange rate in force.' },
      () => {
        const current = service.current();
        const oldest = FEED_CURRENCIES.map(currency => current[currency].asOf).toSorted()[0] ?? '';
        return [{ value: daysBetween(oldest, dayInVietnam(clock())) }];
      },
    );
    metrics.gauge({ name: 'exchange_rates_held', help: 'Exchange rates that wait for an administrator.' }, async () => [
      { value: (await held.list()).length },
    ]);
    return {
      resolvers: createRatesResolvers({ service, held, clock }),
      outboxes: [createOutbox(models.entered), createOutbox(models.feed)],
      jobs: [renewal.job],
      provides: { rates: service.rates, inVnd: service.inVnd, version: service.version },
      start: async () => {
        await refresh();
        await renewal.start();
      },
    };
  },
});
