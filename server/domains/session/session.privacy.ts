/** Sessions and tokens of mail links as personal data: exported, counted, erased. */
import type { PersonalDataHandler } from '../../kernel/domain/personalData.js';
import type { Sessions } from '../../kernel/session/createSessions.js';
import type { RegistrationRepository } from './registrations.repository.js';
import type { SessionDeps } from './session.ports.js';

type Deps = {
  sessions: Pick<Sessions, 'list' | 'endAll'>;
  registrations: Pick<RegistrationRepository, 'removeAllOf'>;
} & Pick<SessionDeps, 'tokens' | 'loginCodes' | 'accounts'>;

export const createSessionPrivacy = ({
  sessions,
  registrations,
  tokens,
  loginCodes,
  accounts,
}: Deps): PersonalDataHandler => ({
  part: 'sessions',
  exportOf: sessions.list,
  countOf: async userId => (await sessions.list(userId)).length,
  erase: async userId => {
    await sessions.endAll(userId);
    const account = await accounts.summaryOf(userId);
    if (account) await registrations.removeAllOf(account.email);
    await Promise.all([tokens.reset.drop(userId), tokens.verify.drop(userId), loginCodes.drop(userId)]);
  },
});
