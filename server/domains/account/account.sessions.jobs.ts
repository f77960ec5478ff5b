/**
 * A session holds the role and the name that the account had when it began, so a change of them ends it. That is a follow-up in the same write as the
 * change: while Redis is away the job waits, and whoever sends the change again finds it done.
 */
import { z } from 'zod';
import { defineJob, type JobDefinition, runsJob } from '../../kernel/jobs/job.js';
import { followUp, type OutboxEntry } from '../../kernel/jobs/outbox.js';
import type { AccountDeps } from './account.ports.js';
import type { UserRepository } from './account.repository.js';

const sessionsEndJob = defineJob({
  name: 'account.endSessions',
  payload: z.object({ userId: z.string(), changedAt: z.date() }),
  subjectOf: ({ userId }) => userId,
  // Somebody who is no longer staff must not stay signed in for long: about a day of tries, at most a minute apart.
  backOff: { firstMs: 1000, maxMs: 60_000 },
  maxAttempts: 1500,
});

export const sessionsEndOf = (userId: string, at: Date): OutboxEntry =>
  followUp(sessionsEndJob, { userId, changedAt: at }, { at });

type Deps = Pick<AccountDeps, 'endOutdatedSessions'> & { users: Pick<UserRepository, 'byId'> };

export const createSessionsEnd = ({ users, endOutdatedSessions }: Deps): JobDefinition =>
  runsJob(sessionsEndJob, async ({ userId, changedAt }) => {
    const user = await users.byId(userId);
    // The deletion of an account ends its sessions by itself.
    if (!user) return;
    const { fullName, role, language } = user;
    await endOutdatedSessions({ id: userId, fullName, role, language }, changedAt);
  });
