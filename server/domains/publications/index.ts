/** The public API of the publications domain. */
import { eventRule, guideRule } from '../../../schema/rules/publications.rules.js';
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import { createOutbox } from '../../kernel/jobs/outbox.repository.js';
import { createEditor } from './publications.editing.js';
import { createPublicationsLoaders } from './publications.loaders.js';
import { createPublicationModels } from './publications.model.js';
import type { PublicationsPorts } from './publications.ports.js';
import { createPublicationRepositories } from './publications.repository.js';
import { createPublicationsResolvers } from './publications.resolvers.js';
import { createPublicationsService, eventOf, guideOf } from './publications.service.js';

export const publicationsDomain = defineDomain({
  name: 'publications',
  create: ({ connection, clock, jobs, idempotency }, ports: PublicationsPorts) => {
    const models = createPublicationModels(connection);
    const repositories = createPublicationRepositories(models, jobs.runSoon);
    const deps = { ...ports, idempotency, clock };
    const events = createEditor(deps, {
      repository: repositories.events,
      scope: 'publishEvent',
      acts: { published: 'EVENT_PUBLISHED', changed: 'EVENT_CHANGED', retired: 'EVENT_RETIRED' },
      rule: eventRule,
      input: 'event',
      recordOf: (values, published) => eventOf(values, published, clock()),
    });
    const guides = createEditor(deps, {
      repository: repositories.guides,
      scope: 'publishGuide',
      acts: { published: 'GUIDE_PUBLISHED', changed: 'GUIDE_CHANGED', retired: 'GUIDE_RETIRED' },
      rule: guideRule,
      input: 'guide',
      recordOf: guideOf,
    });
    const service = createPublicationsService({ repositories, clock });
    return {
      resolvers: createPublicationsResolvers({ service, events, guides }),
      createLoaders: () => createPublicationsLoaders(repositories),
      outboxes: [createOutbox(models.events), createOutbox(models.guides)],
      provides: { comingEvents: () => repositories.events.coming(clock()), listedGuides: repositories.guides.listed },
    };
  },
});
