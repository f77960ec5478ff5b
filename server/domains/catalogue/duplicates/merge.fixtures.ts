/** The catalogue domain by itself, with what merges of institutions need of others: for tests of what a merge leaves behind. */
import { z } from 'zod';
import type { SourceData } from '../../../../schema/rules/catalogue.rules.js';
import { createCatalogueModels } from '../catalogue.model.js';
import type { DuplicatesPorts } from '../catalogue.ports.js';
import { type CatalogueRepository, createCatalogueRepository } from '../catalogue.repository.js';
import { createCatalogueWriter } from '../catalogue.writer.js';
import { createInstitutionMerge } from './mergeInstitutions.js';
import { defineJob } from '../../../kernel/jobs/job.js';
import { followUp } from '../../../kernel/jobs/outbox.js';
import type { Mongo } from '../../../kernel/mongo/connectMongo.js';

type References = DuplicatesPorts['references'];
type Kept = { kind: string; itemId: string };

const auditJob = defineJob({ name: 'test.audit', payload: z.object({ kind: z.string(), detail: z.string() }) });

/** What refers to items, in memory: each list as a domain of its own. */
const referencesTo = (lists: Record<keyof References, Kept[]>): References => {
  const of = (part: keyof References): References[keyof References] => ({
    countOf: async (kind, id) => lists[part].filter(row => row.kind === kind && row.itemId === id).length,
    move: async (kind, from, into) => {
      for (const row of lists[part]) if (row.kind === kind && row.itemId === from) row.itemId = into;
    },
  });
  return { wishes: of('wishes'), applications: of('applications'), reviews: of('reviews'), leads: of('leads') };
};

type Given = { mongo: Mongo; source: SourceData; clock: () => Date };

/** On a database of its own, which goes with it. */
export async function openMergedCatalogue({ mongo, source, clock }: Given) {
  const models = createCatalogueModels(mongo.connection);
  const repository = createCatalogueRepository(models);
  const writer = createCatalogueWriter({ repository, clock });
  const lists: Record<keyof References, Kept[]> = { wishes: [], applications: [], reviews: [], leads: [] };
  const references = referencesTo(lists);
  await repository.ensureIndexes();
  await writer.saveSources([source]);
  const mergingWith = (over: { repository?: CatalogueRepository; references?: References } = {}) =>
    createInstitutionMerge({
      repository: over.repository ?? repository,
      references: over.references ?? references,
      clock,
      ensureSources: async () => undefined,
      auditEntryOf: ({ kind, detail }) => followUp(auditJob, { kind, detail }, { at: clock() }),
      runSoon: () => undefined,
    });
  const inputFor = async (kept: string, merged: string) => {
    const found = [await repository.institutions.bySlug(kept), await repository.institutions.bySlug(merged)];
    const [one, other] = found;
    if (!one || !other) throw new Error(`There is no institution ${one ? merged : kept}`);
    return {
      keptId: one._id,
      seenKeptUpdatedAt: one.changedAt,
      mergedId: other._id,
      seenMergedUpdatedAt: other.changedAt,
    };
  };
  return {
    models,
    repository,
    writer,
    lists,
    references,
    mergingWith,
    inputFor,
    deps: { repository, writer, clock, finishLater: () => Promise.resolve() },
    close: async () => {
      await mongo.connection.dropDatabase();
      await mongo.close();
    },
  };
}

export type MergedCatalogue = Awaited<ReturnType<typeof openMergedCatalogue>>;
