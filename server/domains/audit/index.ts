/** The public API of the audit domain. */
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import { createAuditModel } from './audit.model.js';
import { createAuditRepository } from './audit.repository.js';
import { createAuditResolvers } from './audit.resolvers.js';
import { createAuditService } from './audit.service.js';

export const auditDomain = defineDomain({
  name: 'audit',
  create: ({ connection, clock, runInBackground }) => {
    const repository = createAuditRepository(createAuditModel(connection));
    const service = createAuditService({ repository, clock, runInBackground });
    return {
      resolvers: createAuditResolvers(service),
      privacy: [service.privacy],
      provides: { recordEvent: service.record },
    };
  },
});
