/** Writes audit events. The row's id is derived from the job's, so that a repeated run inserts no second row. */
import { z } from 'zod';
import { DAY_MS } from '../../../schema/rules/days.rules.js';
import type { AuditKind } from '../../generated/resolvers.js';
import { defineJob, type JobDefinition, runsJob } from '../../kernel/jobs/job.js';
import type { AuditRepository } from './audit.repository.js';

/** Kinds of a newer build are accepted, too: both builds run jobs of one collection. */
const isKind = (value: unknown): value is AuditKind => typeof value === 'string' && /^[A-Z_]{3,40}$/.test(value);

/** Without `subjectOf`: pending events survive the deletion of an account, and are anonymised when they are written. */
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

type Deps = { repository: Pick<AuditRepository, 'insert' | 'forget'>; isActor: (id: string) => Promise<boolean> };

export const recordsEvents = ({ repository, isActor }: Deps): JobDefinition =>
  runsJob(auditJob, async (event, { effectId }) => {
    await repository.insert({ _id: effectId('row'), ...event });
    // Checked after the insert: a deletion that starts later anonymises the row itself.
    for (const id of new Set([event.actorId, event.subjectId]))
      if (id !== null && !(await isActor(id))) await repository.forget(id);
  });
