/** The door of the audit room. */
import type { BackgroundTasks } from '../../kernel/backgroundTasks.js';
import type { Clock } from '../../kernel/clock.js';
import { type AuditConnection, createAuditModel } from './audit.model.js';
import { createAuditRepository } from './audit.repository.js';
import { createAuditResolvers } from './audit.resolvers.js';
import { createAuditService } from './audit.service.js';

export type { NewEvent, RecordEvent } from './audit.service.js';

export type AuditDeps = {
  connection: AuditConnection;
  clock: Clock;
  runInBackground: BackgroundTasks['runInBackground'];
};

export const createAudit = ({ connection, clock, runInBackground }: AuditDeps) => {
  const service = createAuditService({
    repository: createAuditRepository(createAuditModel(connection)),
    clock,
    runInBackground,
  });
  return { resolvers: createAuditResolvers(service), record: service.record, privacy: service.privacy };
};
