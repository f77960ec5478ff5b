import DataLoader from 'dataloader';

import type { InstitutionRecord, ProgramRecord, ScholarshipRecord } from './catalogue.records.js';
import type { CatalogueService } from './catalogue.service.js';

/** What is at hand comes at once, without a promise; the rest joins one read. */
export type RecordLoader<R> = {
  load: (id: string) => R | Promise<R | null>;
  loadMany: (ids: readonly string[]) => Promise<(R | null | Error)[]>;
};

export type CatalogueLoaders = {
  institutionById: RecordLoader<InstitutionRecord>;
  programById: RecordLoader<ProgramRecord>;
  scholarshipById: RecordLoader<ScholarshipRecord>;
};

type Reader<R> = { atHand: (id: string) => R | null; byIds: (ids: readonly string[]) => Promise<(R | null | Error)[]> };

const recordLoader = <R extends object>({ atHand, byIds }: Reader<R>): RecordLoader<R> => {
  let batch: DataLoader<string, R | null> | undefined;
  const joined = (): DataLoader<string, R | null> => (batch ??= new DataLoader(ids => byIds(ids)));
  return {
    load: id => atHand(id) ?? joined().load(id),
    loadMany: async ids => {
      const records = ids.map(atHand);
      return records.includes(null) ? joined().loadMany(ids) : records;
    },
  };
};

/** Fresh for every request; each joins what one tick asks for into one read. */
export const createCatalogueLoaders = (service: CatalogueService): CatalogueLoaders => ({
  institutionById: recordLoader(service.institutions),
  programById: recordLoader(service.programs),
  scholarshipById: recordLoader(service.scholarships),
});
