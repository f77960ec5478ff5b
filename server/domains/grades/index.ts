/** The public API of the grades domain. */
import { defineDomain } from '../../kernel/domain/defineDomain.js';
import { createGradeBookModel } from './grades.model.js';
import { createGradesPrivacy } from './grades.privacy.js';
import { createGradesRepository } from './grades.repository.js';
import { createGradesResolvers } from './grades.resolvers.js';
import { createGradesService } from './grades.service.js';

export const gradesDomain = defineDomain({
  name: 'grades',
  create: ({ connection, clock }) => {
    const repository = createGradesRepository(createGradeBookModel(connection));
    const service = createGradesService({ repository, clock });
    return {
      resolvers: createGradesResolvers(service),
      privacy: [createGradesPrivacy(repository)],
      provides: { gpaOf: service.gpaOf },
    };
  },
});
