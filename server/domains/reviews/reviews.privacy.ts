/** Reviews as personal data: what the export holds, what deletion removes. */
import type { PersonalDataHandler } from '../../kernel/domain/personalData.js';
import type { ReviewRepository } from './reviews.repository.js';
import { institutionIdOf } from './reviews.records.js';

export const createReviewsPrivacy = (repository: ReviewRepository): PersonalDataHandler => ({
  part: 'reviews',
  exportOf: async userId =>
    (await repository.ofUser(userId)).map(
      ({ userId: _user, outbox: _outbox, outboxLast: _last, subject, ...rest }) => ({
        ...rest,
        about: subject === institutionIdOf({ subject }) ? { institutionId: subject } : 'SERVICE',
      }),
    ),
  countOf: repository.countOf,
  erase: repository.removeAll,
});
