/** The door of the catalogue room. */
import { createCatalogueFeed } from './catalogue.feed.js';
import { createSyntheticGenerator } from './catalogue.generator.js';
import { createCatalogueLoaders } from './catalogue.loaders.js';
import { type CatalogueConnection, createCatalogueModels } from './catalogue.model.js';
import { createCatalogueRepository } from './catalogue.repository.js';
import { createCatalogueResolvers } from './catalogue.resolvers.js';
import { createCatalogueService } from './catalogue.service.js';
import { createSourceCache } from './catalogue.sources.js';
import { loadStarter } from './catalogue.starter.js';
import { createCatalogueWriter } from './catalogue.writer.js';

export type { CatalogueLoaders } from './catalogue.loaders.js';
export type { InstitutionRecord, ProgramRecord, ScholarshipRecord, SourceRecord } from './catalogue.records.js';
export type { CatalogueService } from './catalogue.service.js';
export type { StarterReport } from './catalogue.starter.js';

export type CatalogueDeps = {
  connection: CatalogueConnection;
  clock: () => Date;
  /** What the driver's heartbeat says; true when not known. */
  isStoreReachable?: () => boolean;
  /** Another object after every change that the search index has seen; null while it follows from afar. */
  changeMarker?: () => object | null;
  /** Data files of the starter catalogue, for tests. */
  starterFolder?: URL;
};

export const createCatalogue = ({
  connection,
  clock,
  isStoreReachable = () => true,
  changeMarker = () => null,
  starterFolder,
}: CatalogueDeps) => {
  const repository = createCatalogueRepository(createCatalogueModels(connection));
  const sources = createSourceCache(repository.sources);
  const service = createCatalogueService({ repository, sources, isStoreReachable, changeMarker });
  const writer = createCatalogueWriter({ repository, clock });

  return {
    service,
    resolvers: createCatalogueResolvers({ service, sourceOf: sources.sourceOf, clock }),
    createLoaders: () => createCatalogueLoaders(service),
    feed: createCatalogueFeed(repository),
    writer,
    /** Load tests only. */
    synthetic: createSyntheticGenerator({ repository, clock }),
    ensureIndexes: repository.ensureIndexes,
    /** Idempotent; to be called once the indexes stand and before listening. */
    loadStarter: () => loadStarter({ repository, writer, clock, ...(starterFolder ? { folder: starterFolder } : {}) }),
    /** To be called after the load: a database lost later takes no known page with it. */
    warm: service.warm,
  };
};

export type Catalogue = ReturnType<typeof createCatalogue>;
