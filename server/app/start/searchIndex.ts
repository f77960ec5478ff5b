/** The two places where a search index can be built. */
import { exchangeRates } from '../../../schema/site/exchangeRates.js';
import type { Catalogue } from '../../domains/catalogue/index.js';
import { createInProcessIndex, createWorkerIndex } from '../../domains/search/index.js';
import type { Clock } from '../../kernel/clock.js';
import type { Logger } from '../../kernel/logger.js';
import type { CreateIndexHolder } from '../domains.js';
import { type SearchWorkerData, startSearchWorker } from './startSearchWorker.js';

export const indexInThread =
  (data: SearchWorkerData, logger: Logger): CreateIndexHolder =>
  () =>
    createWorkerIndex({
      startWorker: heapMb => startSearchWorker(data, heapMb),
      onFailure: message => logger.warn({ reason: message }, 'the search index was not refreshed'),
    });

export const indexInProcess =
  (clock: Clock) =>
  ({ feed }: Pick<Catalogue, 'feed'>) =>
    createInProcessIndex({ feed, rates: exchangeRates.rates, clock });
