/**
 * Leads as personal data: what the export holds, what deletion removes. Besides those that an account sent, those that a visitor sent under its confirmed
 * address: the mailbox is theirs. All others go twelve months after their last change.
 */
import type { PersonalDataHandler } from '../../kernel/domain/personalData.js';
import type { LeadsPorts } from './leads.ports.js';
import type { LeadRecord } from './leads.records.js';
import type { LeadRepository } from './leads.repository.js';

const visible = ({
  userId: _user,
  advisorId: _advisor,
  searchWords: _words,
  outbox: _outbox,
  outboxLast: _last,
  ...rest
}: LeadRecord) => rest;

export const createLeadsPrivacy = (
  repository: LeadRepository,
  { confirmedAddressOf }: Pick<LeadsPorts, 'confirmedAddressOf'>,
): PersonalDataHandler => ({
  part: 'leads',
  exportOf: async userId => {
    const address = await confirmedAddressOf(userId);
    const [own, asVisitor] = await Promise.all([
      repository.ofUser(userId),
      address === null ? [] : repository.ofAddress(address),
    ]);
    return [...own, ...asVisitor].map(visible);
  },
  countOf: async userId => {
    const address = await confirmedAddressOf(userId);
    const [own, asVisitor] = await Promise.all([
      repository.countOf(userId),
      address === null ? 0 : repository.countOfAddress(address),
    ]);
    return own + asVisitor;
  },
  // An advisor's own name disappears from the leads of others.
  erase: async userId => {
    const address = await confirmedAddressOf(userId);
    if (address !== null) await repository.forgetAddress(address);
    await repository.forget(userId);
  },
});
