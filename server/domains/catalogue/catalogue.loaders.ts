import DataLoader from 'dataloader';
import { type AnswerReads, OLDER_COPY } from '../../kernel/graphql/answerReads.js';
import { type CatalogueKind, keyOfCountry, keyOfList, keyOfSlug } from './catalogue.changeKeys.js';
import type { InstitutionRecord, ProgramRecord, ScholarshipCandidate, ScholarshipRecord } from './catalogue.records.js';
import type { CatalogueService } from './catalogue.service.js';

/** A cached record is returned without a promise, which saves the executor a turn; the rest are read in one batch. */
export type RecordLoader<R> = {
  load: (id: string) => R | Promise<R | null>;
  loadMany: (ids: readonly string[]) => Promise<(R | null | Error)[]>;
  /** By a current or former address. */
  bySlug: (slug: string) => Promise<R | null>;
};

/** All that is read is noted among what the answer was made of. */
export type CatalogueLoaders = {
  institutionById: RecordLoader<InstitutionRecord>;
  programById: RecordLoader<ProgramRecord>;
  scholarshipById: RecordLoader<ScholarshipRecord>;
  /** Scholarships that somebody at an institution may think of: its own, and those of its country that are tied to none; none that is closed for good. */
  scholarshipsAt: { load: (institution: InstitutionRecord) => Promise<readonly ScholarshipCandidate[]> };
  /** To be called where the search index is asked for the entries of an institution: that one joins or leaves them changes the answer. */
  usesListOf: (kind: 'programs' | 'scholarships', institutionId: string) => void;
};

type Reads = {
  service: CatalogueService;
  scholarshipsAt: (institutions: readonly InstitutionRecord[]) => Promise<ScholarshipCandidate[][]>;
  reads: AnswerReads;
};

type Reader<R> = {
  fresh: (id: string) => R | null;
  byIds: (ids: readonly string[]) => Promise<(R | null | Error)[]>;
  bySlug: (slug: string) => Promise<R | null>;
  isOlderCopy: (record: R) => boolean;
};

const recordLoader = <R extends { _id: string }>(
  kind: CatalogueKind,
  { fresh, byIds, bySlug, isOlderCopy }: Reader<R>,
  reads: AnswerReads,
): RecordLoader<R> => {
  let batch: DataLoader<string, R | null> | undefined;
  const batched = (): DataLoader<string, R | null> => (batch ??= new DataLoader(ids => byIds(ids)));
  /** An id, or an address, may have led to the entry into which it was merged. */
  const note = (found: R | null | Error): void => {
    if (found === null || found instanceof Error) return;
    reads.add(found._id);
    if (isOlderCopy(found)) reads.add(OLDER_COPY);
  };
  const noted = <Found extends R | null | Error>(found: Found): Found => {
    note(found);
    return found;
  };
  return {
    load: id => {
      reads.add(id);
      return fresh(id) ?? batched().load(id).then(noted);
    },
    loadMany: async ids => {
      for (const id of ids) reads.add(id);
      const records = ids.map(fresh);
      return records.includes(null) ? (await batched().loadMany(ids)).map(noted) : records;
    },
    bySlug: slug => {
      reads.add(keyOfSlug(kind, slug));
      return bySlug(slug).then(noted);
    },
  };
};

/** New loaders for every request. */
export const createCatalogueLoaders = ({ service, scholarshipsAt, reads }: Reads): CatalogueLoaders => {
  const scholarships = new DataLoader<InstitutionRecord, readonly ScholarshipCandidate[], string>(scholarshipsAt, {
    cacheKeyFn: ({ _id }) => _id,
  });
  const usesListOf: CatalogueLoaders['usesListOf'] = (kind, institutionId) => {
    reads.add(keyOfList(kind, institutionId));
  };
  return {
    institutionById: recordLoader('institutions', service.institutions, reads),
    programById: recordLoader('programs', service.programs, reads),
    scholarshipById: recordLoader('scholarships', service.scholarships, reads),
    scholarshipsAt: {
      load: institution => {
        usesListOf('scholarships', institution._id);
        reads.add(keyOfCountry(institution.destination));
        return scholarships.load(institution);
      },
    },
    usesListOf,
  };
};
