/** The public API of the rates domain: how much a currency is worth in another, in one place. */
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import { createOutbox } from '../../kernel/jobs/outbox.repository.js';
import { createRateModel } from './rates.model.js';
import type { RatesPorts } from './rates.ports.js';
import { createRatesRepository } from './rates.repository.js';
import { createRatesResolvers } from './rates.resolvers.js';
import { createRatesService } from './rates.service.js';

export { createRatesReader } from './rates.reader.js';

export const ratesDomain = defineDomain({
  name: 'rates',
  create: ({ connection, clock, jobs }, ports: RatesPorts) => {
    const model = createRateModel(connection);
    const service = createRatesService({ repository: createRatesRepository(model, jobs.wake), clock, ...ports });
    return {
      resolvers: createRatesResolvers({ service, clock }),
      outboxes: [createOutbox(model)],
      provides: { rates: service.rates, inVnd: service.inVnd },
      start: service.refresh,
    };
  },
});
