/** Applications as personal data: what the export holds, what deletion removes. */
import type { PersonalDataHandler } from '../../kernel/domain/personalData.js';
import type { ApplicationRepository } from './applications.repository.js';

export const createApplicationsPrivacy = (repository: ApplicationRepository): PersonalDataHandler => ({
  part: 'applications',
  exportOf: async userId =>
    (await repository.ofUser(userId)).map(
      ({ userId: _user, advisorId: _advisor, searchWords: _words, outbox: _outbox, outboxLast: _last, ...rest }) =>
        rest,
    ),
  countOf: repository.countOf,
  // An advisor's own name disappears from the applications of others.
  erase: repository.forget,
});
