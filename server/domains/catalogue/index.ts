/** The public API of the catalogue domain. The index thread and the command `catalogue` create it without the rest of the site. */
import { createChangeLog } from '../../kernel/changeLog.js';
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import { createOutbox } from '../../kernel/jobs/outbox.repository.js';
import type { AnswerReads } from '../../kernel/graphql/answerReads.js';
import { createCatalogueEditor } from './catalogue.editing.js';
import { createCatalogueFeed, createCatalogueStamps } from './catalogue.feed.js';
import { createFollower } from './catalogue.follower.js';
import { createSyntheticGenerator } from './catalogue.generator.js';
import { deadlinesOfItem, intakesAt, openDeadlineAt } from './catalogue.intakes.js';
import { createFactPresenter } from './catalogue.factPresenter.js';
import { createCatalogueLoaders } from './catalogue.loaders.js';
import { type CatalogueConnection, createCatalogueModels } from './catalogue.model.js';
import { openingAt } from './catalogue.openings.js';
import type { CataloguePorts, DuplicatesPorts } from './catalogue.ports.js';
import type { InstitutionRecord, ProgramRecord, ScholarshipRecord } from './catalogue.records.js';
import { createCatalogueRepository } from './catalogue.repository.js';
import { createRecordsOf } from './catalogue.recordsOf.js';
import { createCatalogueResolvers } from './catalogue.resolvers.js';
import { closingAt, createScholarshipCandidates } from './catalogue.scholarships.js';
import { createCatalogueService } from './catalogue.service.js';
import { createSourceCache } from './catalogue.sources.js';
import { loadStarter } from './catalogue.starter.js';
import { createCatalogueStaffResolvers } from './catalogue.staff.resolvers.js';
import { createCatalogueWriter } from './catalogue.writer.js';
import { createFactConfirmation } from './due/confirmFact.js';
import { createDueResolvers } from './due/due.resolvers.js';
import { createDueService } from './due/due.service.js';
import { createDuplicateResolvers } from './duplicates/duplicates.resolvers.js';
import { createDuplicatesService } from './duplicates/duplicates.service.js';
import { endsMerges } from './duplicates/merge.jobs.js';
import { createInstitutionMerge } from './duplicates/mergeInstitutions.js';
import type { ImportAdapter } from './import/adapter.js';
import { ABANDONED_MS, finishImports } from './import/applyImport.js';
import { registersFolder } from './import/fetch/fetchRegister.js';
import { createPublishers } from './import/fetch/publishers.js';
import { createRefreshJobs } from './import/fetch/refresh.jobs.js';
import { refreshRegister, type RefreshOptions } from './import/fetch/refreshRegister.js';
import { createImportJobs, finishLater } from './import/import.jobs.js';
import { importRegister, type ImportDeps, type ImportOptions } from './import/importRegister.js';

export { ImportError } from './import/adapter.js';
export { ADAPTERS, findAdapter } from './import/adapters.js';
export { type FetchedEdition, registersFolder, takeByHand } from './import/fetch/fetchRegister.js';
export { createPublishers, isFetched, type Publisher } from './import/fetch/publishers.js';
export { createRefreshJobs } from './import/fetch/refresh.jobs.js';
export { finishLater } from './import/import.jobs.js';
export type { ImportReport } from './import/importRegister.js';
export { coverageOf, coverageTable, kindsOf, kindTable } from './catalogue.coverage.js';
export type { ScholarshipCandidate } from './catalogue.records.js';
export type { CatalogueLoaders } from './catalogue.loaders.js';
export type { InstitutionRecord, ProgramRecord, ScholarshipRecord, SourceRecord } from './catalogue.records.js';
export { printedValue } from './due/printedFact.js';
export type { CatalogueService } from './catalogue.service.js';
export { drawOf, statementsOf } from './catalogue.statements.js';
export { parseStarter, readStarter, type StarterReport } from './catalogue.starter.js';

export type CatalogueDeps = {
  connection: CatalogueConnection;
  clock: () => Date;
  /** According to the driver's heartbeat; true when unknown. */
  isStoreReachable?: () => boolean;
  /** Left out where there is no search index. */
  indexVersion?: CataloguePorts['indexVersion'];
  /** Data files of the starter catalogue, for tests. */
  starterFolder?: URL;
};

type EditorPorts = Pick<CataloguePorts, 'auditEntryOf'> & { runSoon: () => void };

/** Rows for the search index. They are there before the domain, which asks which index is in force. */
export const catalogueFeedOf = (connection: CatalogueConnection) =>
  createCatalogueFeed(createCatalogueRepository(createCatalogueModels(connection)));

/** When each of those rows last changed. */
export const catalogueStampsOf = (connection: CatalogueConnection) =>
  createCatalogueStamps(createCatalogueRepository(createCatalogueModels(connection)));

export type CatalogueFeed = ReturnType<typeof catalogueFeedOf>;

export const createCatalogue = ({
  connection,
  clock,
  isStoreReachable = () => true,
  indexVersion = () => null,
  starterFolder,
}: CatalogueDeps) => {
  const models = createCatalogueModels(connection);
  const repository = createCatalogueRepository(models, () => follower.look());
  const log = createChangeLog({ indexVersion });
  const follower = createFollower({ repository, log, clock });
  const changes = { ...log, isClose: follower.isClose };
  const sources = createSourceCache(repository.sources);
  const service = createCatalogueService({ repository, sources, isStoreReachable, changes });
  const writer = createCatalogueWriter({ repository, clock });
  const scholarshipsAt = createScholarshipCandidates({ repository, changes, clock });
  const presenter = createFactPresenter({ sourceOf: sources.sourceOf, clock });

  return {
    service,
    resolvers: createCatalogueResolvers({ service, sourceOf: sources.sourceOf, presenter }),
    createLoaders: (reads: AnswerReads) => createCatalogueLoaders({ service, scholarshipsAt, reads }),
    changes,
    follower,
    sourceOf: sources.sourceOf,
    isThirdParty: (sourceId: string): boolean => sources.sourceOf(sourceId).kind === 'THIRD_PARTY',
    earliestIntakeOf: ({ intakes }: ProgramRecord) => presenter.timeline(intakes).earliest,
    comingIntakesOf: ({ intakes }: ProgramRecord) => presenter.timeline(intakes).upcoming,
    scholarshipDeadlinesOf: presenter.deadlines,
    writer,
    due: createDueService({ repository, sources, clock }),
    outboxes: [createOutbox(models.institutions), createOutbox(models.programs), createOutbox(models.scholarships)],
    /** Institutions that probably are one, for people to decide. */
    createDuplicates: (ports: EditorPorts & DuplicatesPorts) => {
      const deps = { ...ports, repository, ensureSources: sources.ensure, clock };
      const merging = createInstitutionMerge(deps);
      return {
        resolvers: createDuplicateResolvers(createDuplicatesService(deps), merging),
        jobs: [endsMerges(merging.finish)],
      };
    },
    /** What administrators do by hand. */
    createEditors: (ports: EditorPorts) => {
      const deps = { ...ports, repository, ensureSources: sources.ensure, clock };
      return {
        INSTITUTION: createCatalogueEditor(deps, { kind: 'INSTITUTION', collection: repository.institutions }),
        PROGRAM: createCatalogueEditor(deps, { kind: 'PROGRAM', collection: repository.programs }),
        SCHOLARSHIP: createCatalogueEditor(deps, { kind: 'SCHOLARSHIP', collection: repository.scholarships }),
        confirmFact: createFactConfirmation(deps),
      };
    },
    /** Load tests only. */
    synthetic: createSyntheticGenerator({ repository, clock }),
    importRegister: (adapter: ImportAdapter, options: ImportOptions, storeFinish: ImportDeps['finishLater']) =>
      importRegister({ repository, writer, clock, finishLater: storeFinish }, adapter, options),
    refreshRegister: (options: RefreshOptions, storeFinish: ImportDeps['finishLater']) =>
      refreshRegister({ repository, writer, clock, finishLater: storeFinish }, options),
    importJobs: createImportJobs({ repository, writer, clock }),
    /** To be called before the server listens. `isAlone`: no other process writes to this database. */
    finishImports: ({ isAlone }: { isAlone: boolean }) =>
      finishImports({ repository, writer, clock }, isAlone ? 0 : ABANDONED_MS),
    ensureIndexes: repository.ensureIndexes,
    /** Idempotent; to be called when the indexes exist and before the server listens. */
    loadStarter: () => loadStarter({ repository, writer, clock, ...(starterFolder ? { folder: starterFolder } : {}) }),
    /** To be called after the load: fills the cache. */
    warm: service.warm,
  };
};

export type Catalogue = ReturnType<typeof createCatalogue>;

export const catalogueDomain = defineDomain({
  name: 'catalogue',
  create: (
    { connection, clock, env, logger, jobs, isStoreReachable },
    { indexVersion, auditEntryOf }: CataloguePorts,
  ) => {
    const catalogue = createCatalogue({ connection, clock, isStoreReachable, indexVersion });
    const { service, writer, resolvers, createLoaders, outboxes } = catalogue;
    const editing = { auditEntryOf, runSoon: jobs.runSoon };
    const editors = catalogue.createEditors(editing);
    const refreshing = createRefreshJobs({
      registers: env.refreshedRegisters,
      publishers: createPublishers(),
      folder: registersFolder(env.dataDir),
      refresh: options => catalogue.refreshRegister(options, finishLater(jobs.enqueue)),
      jobs,
      clock,
      logger,
    });
    const due = createDueResolvers(catalogue.due, editors.confirmFact);
    return {
      resolvers: {
        ...resolvers,
        Query: { ...resolvers.Query, ...due.Query },
        Mutation: { ...createCatalogueStaffResolvers(editors).Mutation, ...due.Mutation },
      },
      createLoaders,
      outboxes,
      jobs: [...catalogue.importJobs, refreshing.job],
      provides: {
        /** Which entries changed, for what is kept of them. */
        changes: catalogue.changes,
        /** Resolves once every change is known that was written before; for writes that go past this process. */
        lookForChanges: catalogue.follower.look,
        writer,
        service,
        recordsOf: createRecordsOf(service),
        earliestIntakeOf: catalogue.earliestIntakeOf,
        comingIntakesOf: catalogue.comingIntakesOf,
        scholarshipDeadlinesOf: catalogue.scholarshipDeadlinesOf,
        /** Created last: it asks the domains that refer to items, which need the catalogue themselves. */
        createDuplicates: (ports: DuplicatesPorts) => catalogue.createDuplicates({ ...ports, ...editing }),
        intakesOf: (program: ProgramRecord) => intakesAt(program, clock()),
        deadlinesOf: (item: InstitutionRecord | ProgramRecord | ScholarshipRecord) => deadlinesOfItem(item, clock()),
        closingOf: (scholarship: ScholarshipRecord) => closingAt(scholarship, clock()),
        openingOf: (program: ProgramRecord, schoolEndYear: number | null) => openingAt(program, clock(), schoolEndYear),
        isThirdParty: catalogue.isThirdParty,
        sourceOf: catalogue.sourceOf,
        openDeadlineOf: (
          item: InstitutionRecord | ProgramRecord | ScholarshipRecord,
          intake: { year: number; month: number } | null,
        ) => openDeadlineAt(item, intake, clock()),
      },
      start: async () => {
        await catalogue
          .finishImports({ isAlone: env.mongodbUri === undefined })
          // The site is worth more than the import: its job tries again.
          .catch((error: unknown) => logger.error({ err: error }, 'an import could not be finished'));
        const { isUnchanged } = await catalogue.loadStarter();
        if (!isUnchanged) logger.info('the starter catalogue was loaded');
        await catalogue.follower.start();
        await catalogue.warm();
        await refreshing.start();
      },
      stop: catalogue.follower.stop,
    };
  },
});
