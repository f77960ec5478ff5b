/** The public API of the applications domain. */
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import { createOutbox } from '../../kernel/jobs/outbox.repository.js';
import { createApplicationChecklist } from './applications.checklist.js';
import { createApplicationCreation } from './applications.creation.js';
import { createFollowUps } from './applications.followUps.js';
import { createApplicationModel } from './applications.model.js';
import type { ApplicationsPorts } from './applications.ports.js';
import { createApplicationsPrivacy } from './applications.privacy.js';
import { CONSIDERED, createApplicationRepository } from './applications.repository.js';
import { createApplicationsResolvers } from './applications.resolvers.js';
import { createApplicationsService } from './applications.service.js';
import { createApplicationsStaff } from './applications.staff.js';
import { createApplicationViews } from './applications.views.js';

export const applicationsDomain = defineDomain({
  name: 'applications',
  create: ({ connection, clock, jobs, idempotency }, ports: ApplicationsPorts) => {
    const model = createApplicationModel(connection);
    const repository = createApplicationRepository(model, jobs.wake);
    const views = createApplicationViews({ ...ports, clock });
    const deps = { ...ports, repository, views, followUps: createFollowUps(ports), idempotency, clock };
    const [service, creation, staff, checklist] = [
      createApplicationsService(deps),
      createApplicationCreation(deps),
      createApplicationsStaff(deps),
      createApplicationChecklist(deps),
    ];
    return {
      resolvers: createApplicationsResolvers({ service, creation, staff, checklist, views }),
      privacy: [createApplicationsPrivacy(repository)],
      outboxes: [createOutbox(model)],
      provides: {
        /** Latest submitted first; those whose item the catalogue has no more are left out. */
        applicationsOf: async (userId: string) => views.viewsOf(await repository.ofUser(userId)),
        consideredAfter: repository.consideredAfter,
        consideredOf: async (userId: string) =>
          (await repository.ofUser(userId)).filter(({ status }) => CONSIDERED.includes(status)),
      },
    };
  },
});
