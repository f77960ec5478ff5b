/** Leads as personal data: what the export holds, what deletion removes. Those of senders without an account go twelve months after their last change. */
import type { PersonalDataHandler } from '../../kernel/domain/personalData.js';
import type { LeadRepository } from './leads.repository.js';

export const createLeadsPrivacy = (repository: LeadRepository): PersonalDataHandler => ({
  part: 'leads',
  exportOf: async userId =>
    (await repository.ofUser(userId)).map(
      ({ userId: _user, advisorId: _advisor, searchWords: _words, outbox: _outbox, outboxLast: _last, ...rest }) =>
        rest,
    ),
  countOf: repository.countOf,
  // An advisor's own name disappears from the leads of others.
  erase: repository.forget,
});
