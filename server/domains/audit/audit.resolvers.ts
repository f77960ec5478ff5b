import type { Resolvers } from '../../generated/resolvers.js';
import { asRole } from '../../kernel/graphql/guards.js';
import type { AuditService } from './audit.service.js';

export const createAuditResolvers = (service: AuditService): Pick<Resolvers, 'Query'> => ({
  Query: {
    auditEvents: asRole('ADMIN', (_parent, { kind, subjectId, page }) =>
      service.list({ ...(kind ? { kind } : {}), ...(subjectId ? { subjectId } : {}) }, page),
    ),
  },
});
