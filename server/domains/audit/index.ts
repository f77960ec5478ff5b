/** The public API of the audit domain. */
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import { recordsEvents } from './audit.jobs.js';
import { createAuditModel } from './audit.model.js';
import type { AuditPorts } from './audit.ports.js';
import { createAuditRepository } from './audit.repository.js';
import { createAuditResolvers } from './audit.resolvers.js';
import { createAuditService } from './audit.service.js';

export { createAuditEvents } from './audit.events.js';

export const auditDomain = defineDomain({
  name: 'audit',
  create: ({ connection }, { isActor, ...events }: AuditPorts) => {
    const repository = createAuditRepository(createAuditModel(connection));
    const service = createAuditService({ repository });
    return {
      resolvers: createAuditResolvers(service),
      privacy: [service.privacy],
      jobs: [recordsEvents({ repository, isActor })],
      provides: events,
    };
  },
});
