/**
 * The erasure of a deleted account, once more after a minute: a request that had begun before the deletion may write after it. No request takes so long.
 * The job has no subject, because the erasure itself deletes the jobs of a person, and holds no more than the id of an account that is gone.
 */
import { z } from 'zod';
import { defineJob, type JobDefinition, runsJob } from '../../kernel/jobs/job.js';
import type { Enqueue } from '../../kernel/jobs/createJobs.js';
import type { UserRepository } from './account.repository.js';

const LATER_MS = 60_000;

const erasureJob = defineJob({ name: 'account.eraseAgain', lane: 'BULK', payload: z.object({ userId: z.string() }) });

/** Before the account's document is removed: whoever deletes again after a crash has a repetition of their own. */
export const enqueueErasure = async (enqueue: Enqueue, userId: string): Promise<void> => {
  await enqueue(erasureJob, { userId }, { delayMs: LATER_MS });
};

type Deps = { users: Pick<UserRepository, 'byId'>; eraseParts: (userId: string) => Promise<void> };

export const createErasure = ({ users, eraseParts }: Deps): JobDefinition =>
  runsJob(erasureJob, async ({ userId }) => {
    // The deletion was broken off, and the account lives on.
    if (await users.byId(userId)) return;
    await eraseParts(userId);
  });
