/** The public API of the assessments domain. */
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import type { VisitorItems } from '../../kernel/session/viewer/visitorItems.js';
import { createAttemptModel } from './assessments.model.js';
import { createAssessmentsPrivacy } from './assessments.privacy.js';
import { createAssessmentsRepository } from './assessments.repository.js';
import { createAssessmentsResolvers } from './assessments.resolvers.js';
import { createAssessmentsService } from './assessments.service.js';

export const assessmentsDomain = defineDomain({
  name: 'assessments',
  create: ({ connection, clock, logger }) => {
    const repository = createAssessmentsRepository(createAttemptModel(connection));
    const service = createAssessmentsService({ repository, clock });
    return {
      resolvers: createAssessmentsResolvers(service),
      privacy: [createAssessmentsPrivacy(repository)],
      provides: {
        /** Never rejects: a login does not fail because of it. What was not moved is tried again at the next login. */
        adoptVisitorAnswers: (userId: string, items: VisitorItems): Promise<void> =>
          service
            .adopt(userId, items)
            .catch((error: unknown) => logger.warn({ err: error }, 'answers of a visitor were not moved at login')),
        interestCodeOf: service.interestCodeOf,
      },
    };
  },
});
