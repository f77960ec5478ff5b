/** The rooms, joined by their ports. */
import { type Catalogue, createCatalogue } from '../domains/catalogue/index.js';
import { createContent } from '../domains/content/index.js';
import type { Clock } from '../kernel/clock.js';
import type { Logger } from '../kernel/logger.js';
import { buildIndexes, type Mongo } from '../kernel/mongo/connectMongo.js';
import type { Loaders } from './createContext.js';
import type { ReadinessCheck } from './health.js';
import type { SitemapAddress } from './sitemap.js';
import type { RoomResolvers } from './wireResolvers.js';

export type Services = {
  resolvers: RoomResolvers[];
  createLoaders: () => Loaders;
  addresses: () => AsyncIterable<SitemapAddress>;
  /** Throws while there is no index to search. */
  checkSearch: ReadinessCheck;
  stop: () => Promise<void>;
  catalogue: Pick<Catalogue, 'writer' | 'service'>;
  /** Brings the index up to the catalogue of this moment. */
  refreshSearch: () => Promise<void>;
};

type ServiceDeps = {
  mongo: Mongo;
  mongodbUri: string;
  clock: Clock;
  logger: Logger;
  /** No starter catalogue, and the index is built in this process, when it is told to. */
  isTest?: boolean;
};

export async function wireServices({ mongo, clock, logger, isTest = false }: ServiceDeps): Promise<Services> {
  const catalogue = createCatalogue({ connection: mongo.connection, clock, isStoreReachable: mongo.isReachable });
  await buildIndexes(mongo.connection);
  if (!isTest) logger.info({ report: await catalogue.loadStarter() }, 'the starter catalogue is in');
  await catalogue.warm();
  const content = createContent({ countCatalogue: () => ({ total: { institutions: 0, programs: 0, scholarships: 0 }, destinations: [] }) });
  return {
    resolvers: [catalogue.resolvers, content.resolvers],
    createLoaders: catalogue.createLoaders,
    addresses: catalogue.service.addresses,
    checkSearch: () => undefined,
    stop: async () => undefined,
    catalogue,
    refreshSearch: async () => undefined,
  };
}
