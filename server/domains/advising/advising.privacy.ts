/** Advising sessions as personal data: what the export holds, what deletion removes. */
import type { PersonalDataHandler } from '../../kernel/domain/personalData.js';
import type { AdvisingRepository } from './advising.repository.js';

export const createAdvisingPrivacy = (repository: AdvisingRepository): PersonalDataHandler => ({
  part: 'advisingSessions',
  exportOf: async userId =>
    (await repository.ofUser(userId)).map(
      ({
        _id,
        userId: _user,
        advisorId: _advisor,
        studentSlots: _slots,
        advisorSlots: _others,
        outbox: _outbox,
        outboxLast: _last,
        ...rest
      }) => ({ id: _id, ...rest }),
    ),
  countOf: repository.countOf,
  // An advisor's own name disappears from the sessions of others.
  erase: repository.forget,
});
