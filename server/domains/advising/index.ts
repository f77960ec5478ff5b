/** The public API of the advising domain. */
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import { createOutbox } from '../../kernel/jobs/outbox.repository.js';
import { createAdvisingSessionModel } from './advising.model.js';
import type { AdvisingPorts } from './advising.ports.js';
import { createAdvisingPrivacy } from './advising.privacy.js';
import { createAdvisingRepository } from './advising.repository.js';
import { createAdvisingResolvers } from './advising.resolvers.js';
import { createAdvisingService } from './advising.service.js';
import { viewsOf } from './advising.views.js';

export const advisingDomain = defineDomain({
  name: 'advising',
  create: ({ connection, clock, jobs, idempotency }, ports: AdvisingPorts) => {
    const model = createAdvisingSessionModel(connection);
    const repository = createAdvisingRepository(model, jobs.runSoon);
    return {
      resolvers: createAdvisingResolvers(createAdvisingService({ ...ports, repository, idempotency, clock })),
      privacy: [createAdvisingPrivacy(repository)],
      outboxes: [createOutbox(model)],
      provides: {
        sessionsBetween: async (userId: string, span: { from: Date; to: Date }) =>
          viewsOf(await repository.between(userId, span), ports),
      },
    };
  },
});
