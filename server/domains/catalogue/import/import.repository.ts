/** Stored imports and their chunks. */
import { isDuplicateKey } from '../../../kernel/mongo/isDuplicateKey.js';
import type { CatalogueModels } from '../catalogue.model.js';
import { chunkId, type ImportChunk, type StagedContent, type StagedImport } from './stagedImport.js';

const CAP = 100;

export const createImportRepository = ({
  imports,
  importChunks,
}: Pick<CatalogueModels, 'imports' | 'importChunks'>) => ({
  find: (register: string): Promise<StagedImport | null> =>
    imports.findById(register).lean<StagedImport | null>().exec(),

  all: (): Promise<StagedImport[]> => imports.find().limit(CAP).lean<StagedImport[]>().exec(),

  /** False when another import of the register exists. */
  begin: async (staged: StagedImport): Promise<boolean> => {
    try {
      await imports.create(staged);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  },

  /** Counted before it is written, so that a killed import leaves no chunk that nobody knows. False when the import was taken over. */
  addChunk: async (
    { _id, importId }: StagedImport,
    number: number,
    content: StagedContent,
    now: Date,
  ): Promise<boolean> => {
    const { matchedCount } = await imports.updateOne(
      { _id, importId, state: 'STAGING' },
      { $set: { chunks: number + 1, touchedAt: now } },
    );
    if (matchedCount === 0) return false;
    await importChunks.create({ _id: chunkId(importId, number), ...content });
    return true;
  },

  /** The moment from which the import counts. False when it was taken over. */
  commit: async ({ _id, importId }: StagedImport, now: Date): Promise<boolean> => {
    const { matchedCount } = await imports.updateOne(
      { _id, importId, state: 'STAGING' },
      { $set: { state: 'COMMITTED', touchedAt: now } },
    );
    return matchedCount === 1;
  },

  /** Claims a committed import for one process: false when another was faster. */
  claim: async ({ _id, importId, touchedAt }: StagedImport, now: Date): Promise<boolean> => {
    const { matchedCount } = await imports.updateOne(
      { _id, importId, state: 'COMMITTED', touchedAt },
      { $set: { touchedAt: now } },
    );
    return matchedCount === 1;
  },

  touch: async ({ _id, importId }: StagedImport, now: Date): Promise<void> => {
    await imports.updateOne({ _id, importId }, { $set: { touchedAt: now } });
  },

  markApplied: async ({ _id, importId }: StagedImport): Promise<void> => {
    await imports.updateOne({ _id, importId }, { $set: { state: 'APPLIED' } });
  },

  chunk: (importId: string, number: number): Promise<ImportChunk | null> =>
    importChunks.findById(chunkId(importId, number)).lean<ImportChunk | null>().exec(),

  remove: async ({ _id, importId, chunks }: StagedImport): Promise<void> => {
    for (let number = 0; number < chunks; number++) await importChunks.deleteOne({ _id: chunkId(importId, number) });
    await imports.deleteOne({ _id, importId });
  },
});

export type ImportRepository = ReturnType<typeof createImportRepository>;
