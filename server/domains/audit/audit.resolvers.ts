import type { Resolvers } from '../../generated/resolvers.js';
import type { AuditService } from './audit.service.js';

export const createAuditResolvers = (service: AuditService): Pick<Resolvers, 'Query'> => ({
  Query: {
    auditEvents: (_parent, { kind, subjectId, actorId, page }) =>
      service.list(
        { ...(kind ? { kind } : {}), ...(subjectId ? { subjectId } : {}), ...(actorId ? { actorId } : {}) },
        page,
      ),
  },
});
