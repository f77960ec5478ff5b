/** Writes and removes the synthetic catalogue. */
import type { ItemMeta } from './catalogue.records.js';
import type { CatalogueRepository } from './catalogue.repository.js';
import {
  SYNTHETIC_SOURCE,
  syntheticInstitution,
  syntheticProgram,
  syntheticScholarship,
  syntheticSizeOf,
  type SyntheticSize,
} from './catalogue.synthetic.js';

const BATCH = 1000;

type GeneratorDeps = { repository: CatalogueRepository; clock: () => Date };

const inBatches = async <R extends ItemMeta>(
  count: number,
  make: (at: number) => R,
  insert: (records: R[]) => Promise<void>,
): Promise<void> => {
  for (let from = 0; from < count; from += BATCH) {
    await insert(Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => make(from + at)));
  }
};

export const createSyntheticGenerator = ({ repository, clock }: GeneratorDeps) => {
  const kinds = [repository.programs, repository.scholarships, repository.institutions];

  const remove = async (): Promise<number> => {
    let removed = 0;
    for (const kind of kinds) removed += await kind.removeOrigin('SYNTHETIC');
    return removed;
  };

  return {
    /** Replaces an earlier synthetic catalogue. `onProgress` receives the number of programs written so far. */
    generate: async (
      programs: number,
      onProgress: (written: number) => void = () => undefined,
    ): Promise<SyntheticSize> => {
      const size = syntheticSizeOf(programs);
      await remove();
      await repository.sources.save([SYNTHETIC_SOURCE]);
      await inBatches(
        size.institutions,
        at => syntheticInstitution({ at, now: clock() }),
        repository.institutions.insertAll,
      );
      await inBatches(
        size.scholarships,
        at => syntheticScholarship({ at, now: clock(), institutions: size.institutions }),
        repository.scholarships.insertAll,
      );
      let written = 0;
      await inBatches(
        size.programs,
        at => syntheticProgram({ at, now: clock(), institutions: size.institutions }),
        async records => {
          await repository.programs.insertAll(records);
          written += records.length;
          onProgress(written);
        },
      );
      return size;
    },

    /** Running processes notice changed items but not deleted ones, so items are retired first and removed a little later. */
    retire: async (): Promise<void> => {
      for (const kind of kinds) await kind.retireOrigin('SYNTHETIC', clock());
    },

    remove,
  };
};
