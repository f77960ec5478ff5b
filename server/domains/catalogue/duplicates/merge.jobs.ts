/** Ends a merge whose process died, and moves what a request that had begun before wrote after it: stored with the first write of the merge. */
import { z } from 'zod';
import { defineJob, type JobDefinition, runsJob, SWEEP_LIMIT_MS } from '../../../kernel/jobs/job.js';
import type { Merge } from './mergeSteps.js';

export const mergeJob = defineJob({
  name: 'catalogue.mergeInstitutions',
  lane: 'BULK',
  limitMs: SWEEP_LIMIT_MS,
  payload: z.strictObject({ keptId: z.string(), mergedId: z.string() }),
});

export const endsMerges = (finish: (merge: Merge) => Promise<void>): JobDefinition => runsJob(mergeJob, finish);
