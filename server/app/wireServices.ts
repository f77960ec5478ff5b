/** The rooms, joined by their ports. */
import { exchangeRates } from '../../schema/site/exchangeRates.js';
import { type Catalogue, createCatalogue } from '../domains/catalogue/index.js';
import { createContent } from '../domains/content/index.js';
import { createInProcessIndex, createSearch, createWorkerIndex, type IndexHolder } from '../domains/search/index.js';
import type { Clock } from '../kernel/clock.js';
import type { Logger } from '../kernel/logger.js';
import { buildIndexes, type Mongo } from '../kernel/mongo/connectMongo.js';
import type { Env } from '../kernel/env.js';
import type { RedisStore } from '../kernel/redis/connectRedis.js';
import type { Loaders } from './graphql/createContext.js';
import type { ReadinessCheck } from './http/health.js';
import type { SitemapAddress } from './http/sitemap.js';
import { type SearchWorkerData, startSearchWorker } from './start/startSearchWorker.js';
import { type People, wirePeople } from './wirePeople.js';
import type { RoomResolvers } from './wireResolvers.js';

export type Services = {
  resolvers: RoomResolvers[];
  createLoaders: () => Loaders;
  /** Another object whenever the catalogue that visitors see has changed; null before there is one. */
  changeMarker: () => object | null;
  addresses: () => Iterable<SitemapAddress>;
  /** Throws while there is no index to search. */
  checkSearch: ReadinessCheck;
  /** Brings the starter catalogue in and waits for the first index. */
  prepare: () => Promise<void>;
  stop: () => Promise<void>;
  catalogue: Pick<Catalogue, 'writer' | 'service'>;
  people: Pick<People, 'sessions' | 'accounts' | 'mutationLimit' | 'idle'>;
};

export type ServiceDeps = {
  mongo: Pick<Mongo, 'connection' | 'isReachable'>;
  redis: Pick<RedisStore, 'client'>;
  env: Env;
  clock: Clock;
  logger: Logger;
  /** Where the index is built: in a thread, or in this process when told to (tests). */
  createIndexHolder: (catalogue: Pick<Catalogue, 'feed'>) => IndexHolder;
};

/** A site without its index can still show pages; it says so in /readyz instead of not starting at all. */
const FIRST_INDEX_MS = 60_000;
/** Less than what is left of the time to stop. */
const LAST_MAILS_MS = 4000;
/** The index looks for changes every second. */
const CLOSE_MS = 3000;

export async function wireServices({
  mongo,
  redis,
  env,
  clock,
  logger,
  createIndexHolder,
}: ServiceDeps): Promise<Services> {
  /** The index reads the catalogue, and the catalogue asks the index what it has seen. */
  const followers: { index?: IndexHolder } = {};
  const changeMarker = (): object | null => followers.index?.current() ?? null;
  /** Only while the index follows the catalogue closely does its silence mean that nothing changed. */
  const freshMarker = (): object | null => {
    const lookedAt = followers.index?.state().lastRefreshedAt?.getTime() ?? 0;
    return Math.abs(clock().getTime() - lookedAt) <= CLOSE_MS ? changeMarker() : null;
  };
  const catalogue = createCatalogue({
    connection: mongo.connection,
    clock,
    isStoreReachable: mongo.isReachable,
    changeMarker: freshMarker,
  });
  const people = wirePeople({
    connection: mongo.connection,
    redis: redis.client,
    env,
    clock,
    logger,
    catalogue,
    isStoreReachable: mongo.isReachable,
  });
  await buildIndexes(mongo.connection);
  const index = createIndexHolder(catalogue);
  followers.index = index;
  const search = createSearch({ holder: index, exchangeRates, clock });
  const content = createContent({ countCatalogue: search.service.counts, clock });

  function* addresses(): Iterable<SitemapAddress> {
    for (const { kind, slug, changedAt } of search.service.entries()) yield { kind, slug, updatedAt: changedAt };
  }
  return {
    resolvers: [catalogue.resolvers, search.resolvers, content.resolvers, ...people.resolvers],
    createLoaders: () => ({ ...catalogue.createLoaders(), ...people.createLoaders() }),
    changeMarker,
    addresses,
    checkSearch: () => {
      if (!index.state().isReady) throw new Error('There is no search index yet.');
    },
    prepare: async () => {
      const { isUnchanged } = await catalogue.loadStarter();
      if (!isUnchanged) logger.info('the starter catalogue is in');
      search.start();
      await catalogue.warm();
      await within(FIRST_INDEX_MS, search.ready, () =>
        logger.error('the search index takes long: the site starts without it'),
      );
    },
    stop: async () => {
      await within(LAST_MAILS_MS, people.idle(), () => logger.warn('the site stops before all mails are out'));
      await search.stop();
    },
    catalogue,
    people,
  };
}

export const indexInThread =
  (data: SearchWorkerData, logger: Logger): ServiceDeps['createIndexHolder'] =>
  () =>
    createWorkerIndex({
      startWorker: heapMb => startSearchWorker(data, heapMb),
      onFailure: message => logger.warn({ reason: message }, 'the search index was not refreshed'),
    });

export const indexInProcess =
  (clock: Clock) =>
  ({ feed }: Pick<Catalogue, 'feed'>) =>
    createInProcessIndex({ feed, rates: exchangeRates.rates, clock });

async function within(limitMs: number, event: Promise<void>, onLate: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>(resolve => {
    timer = setTimeout(() => {
      onLate();
      resolve();
    }, limitMs);
  });
  await Promise.race([event, late]);
  clearTimeout(timer);
}
