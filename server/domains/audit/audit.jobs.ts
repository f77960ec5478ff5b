/** One row an event: the job that writes it gives the row its id, so that a second run meets the row of the first. */
import { z } from 'zod';
import { DAY_MS } from '../../../schema/rules/days.rules.js';
import type { AuditKind } from '../../generated/resolvers.js';
import { defineJob, type JobDefinition, runsJob } from '../../kernel/jobs/job.js';
import type { AuditRepository } from './audit.repository.js';

/** Those of a newer build too: jobs of both are in one collection. */
const isKind = (value: unknown): value is AuditKind => typeof value === 'string' && /^[A-Z_]{3,40}$/.test(value);

/** No subject: when an account is deleted its pending events stay, and lose their ids when they are written. */
export const auditJob = defineJob({
  name: 'audit.record',
  payload: z.object({
    kind: z.custom<AuditKind>(isKind),
    at: z.date(),
    actorId: z.string().nullable(),
    subjectId: z.string().nullable(),
    detail: z.string().nullable(),
  }),
  keepDoneMs: DAY_MS,
});

type Deps = { repository: Pick<AuditRepository, 'insert' | 'forget'>; isAccount: (id: string) => Promise<boolean> };

export const recordsEvents = ({ repository, isAccount }: Deps): JobDefinition =>
  runsJob(auditJob, async (event, { effectId }) => {
    await repository.insert({ _id: effectId('row'), ...event });
    // Looked at after the row was written: an account that is deleted from now on finds the row itself.
    for (const id of new Set([event.actorId, event.subjectId]))
      if (id !== null && !(await isAccount(id))) await repository.forget(id);
  });
