/** The door of the audit room. */
import type { Afterwards } from '../../kernel/afterwards.js';
import type { Clock } from '../../kernel/clock.js';
import { type AuditConnection, createAuditModel } from './audit.model.js';
import { createAuditRepository } from './audit.repository.js';
import { createAuditResolvers } from './audit.resolvers.js';
import { createAuditService } from './audit.service.js';

export type { NewEvent, RecordEvent } from './audit.service.js';

export type AuditDeps = { connection: AuditConnection; clock: Clock; later: Afterwards['later'] };

export const createAudit = ({ connection, clock, later }: AuditDeps) => {
  const service = createAuditService({ repository: createAuditRepository(createAuditModel(connection)), clock, later });
  return { resolvers: createAuditResolvers(service), record: service.record, keeper: service.keeper };
};
