/** Ends an import whose command died: stored before the import is committed, and due after that should be over. */
import { z } from 'zod';
import type { Enqueue } from '../../../kernel/jobs/createJobs.js';
import { defineJob, JobFailure, runsJob, SWEEP_LIMIT_MS } from '../../../kernel/jobs/job.js';
import { ABANDONED_MS, finishImport, type FinishDeps } from './applyImport.js';

const finishJob = defineJob({
  name: 'catalogue.finishImport',
  lane: 'BULK',
  limitMs: SWEEP_LIMIT_MS,
  payload: z.strictObject({ register: z.string(), importId: z.string() }),
  backOff: { firstMs: ABANDONED_MS, maxMs: 300_000 },
});

export const createImportJobs = (deps: FinishDeps) => [
  runsJob(finishJob, async ({ register, importId }) => {
    const left = await deps.repository.imports.find(register);
    if (left?.importId !== importId) return;
    // Its command is still writing, or another process applies it.
    if (!(await finishImport(deps, left, ABANDONED_MS))) throw new JobFailure('IMPORT_UNDER_WAY');
  }),
];

export const finishLater =
  (enqueue: Enqueue) =>
  async (register: string, importId: string): Promise<void> => {
    await enqueue(finishJob, { register, importId }, { key: importId, delayMs: ABANDONED_MS });
  };
