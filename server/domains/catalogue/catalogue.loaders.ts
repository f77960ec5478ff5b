import DataLoader from 'dataloader';
import type { InstitutionRecord, ProgramRecord, ScholarshipRecord } from './catalogue.records.js';
import type { ScholarshipCandidate } from './catalogue.scholarships.js';
import type { CatalogueService } from './catalogue.service.js';

/** A cached record is returned without a promise, which saves the executor a turn; the rest are read in one batch. */
export type RecordLoader<R> = {
  load: (id: string) => R | Promise<R | null>;
  loadMany: (ids: readonly string[]) => Promise<(R | null | Error)[]>;
};

export type CatalogueLoaders = {
  institutionById: RecordLoader<InstitutionRecord>;
  programById: RecordLoader<ProgramRecord>;
  scholarshipById: RecordLoader<ScholarshipRecord>;
  /** Scholarships that somebody at an institution may think of: its own, and those of its country that are tied to none; none that is closed for good. */
  scholarshipsAt: { load: (institution: InstitutionRecord) => Promise<readonly ScholarshipCandidate[]> };
};

type Reads = {
  service: CatalogueService;
  scholarshipsAt: (institutions: readonly InstitutionRecord[]) => Promise<ScholarshipCandidate[][]>;
};

type Reader<R> = { fresh: (id: string) => R | null; byIds: (ids: readonly string[]) => Promise<(R | null | Error)[]> };

const recordLoader = <R extends object>({ fresh, byIds }: Reader<R>): RecordLoader<R> => {
  let batch: DataLoader<string, R | null> | undefined;
  const batched = (): DataLoader<string, R | null> => (batch ??= new DataLoader(ids => byIds(ids)));
  return {
    load: id => fresh(id) ?? batched().load(id),
    loadMany: async ids => {
      const records = ids.map(fresh);
      return records.includes(null) ? batched().loadMany(ids) : records;
    },
  };
};

/** New loaders for every request. */
export const createCatalogueLoaders = ({ service, scholarshipsAt }: Reads): CatalogueLoaders => ({
  institutionById: recordLoader(service.institutions),
  programById: recordLoader(service.programs),
  scholarshipById: recordLoader(service.scholarships),
  scholarshipsAt: new DataLoader<InstitutionRecord, readonly ScholarshipCandidate[], string>(scholarshipsAt, {
    cacheKeyFn: ({ _id }) => _id,
  }),
});
