/** The two places where a search index can be built. */
import { createInProcessIndex, createWorkerIndex, heapMbFor } from '../../domains/search/index.js';
import type { Clock } from '../../kernel/clock.js';
import type { Logger } from '../../kernel/logger.js';
import type { CreateIndexHolder, IndexInput } from '../domains.js';
import { type SearchWorkerData, startSearchWorker } from './startSearchWorker.js';

/** `programs`: how many the catalogue holds now, about. */
export const indexInThread =
  (data: SearchWorkerData, logger: Logger, { programs = 0 }: { programs?: number } = {}): CreateIndexHolder =>
  () =>
    createWorkerIndex({
      heapMb: heapMbFor(programs),
      startWorker: (heapMb, inUse) => startSearchWorker({ ...data, inUse }, heapMb),
      onFailure: message => logger.warn({ reason: message }, 'the search index was not refreshed'),
      onRestored: builtAt =>
        logger.info({ builtAt }, 'searches are answered from the index that was kept, until it is built anew'),
      onUnkept: message =>
        logger.warn({ reason: message }, 'the search index was not kept: the next start answers once it is built'),
    });

export const indexInProcess =
  (clock: Clock) =>
  ({ feed, rates }: IndexInput) =>
    createInProcessIndex({ feed, rates, clock });
