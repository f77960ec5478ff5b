/** Tokens that a person made: named in the export; with the account they end. Of those that were used the name stays, without who made them. */
import type { Clock } from '../../kernel/clock.js';
import type { PersonalDataHandler } from '../../kernel/domain/personalData.js';
import type { ServiceTokenRepository } from './serviceTokens.repository.js';

export const createServiceTokensPrivacy = (repository: ServiceTokenRepository, clock: Clock): PersonalDataHandler => ({
  part: 'serviceTokens',
  exportOf: async userId =>
    (await repository.ofPerson(userId)).map(({ name, rights, createdAt, expiresAt, endedAt = null }) => ({
      name,
      rights,
      createdAt,
      expiresAt,
      endedAt,
    })),
  countOf: repository.countOf,
  erase: userId => repository.forget(userId, clock()),
});
