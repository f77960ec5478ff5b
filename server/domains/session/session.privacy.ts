/** Sessions and tokens of mail links as personal data: exported, counted, erased. */
import type { PersonalDataHandler } from '../../kernel/domain/personalData.js';
import type { Platform } from '../../kernel/domain/platform.js';
import type { RegistrationRepository } from './registrations.repository.js';
import type { SessionDeps } from './session.ports.js';

type Deps = {
  userSessions: Platform['userSessions'];
  registrations: Pick<RegistrationRepository, 'removeAllOf'>;
} & Pick<SessionDeps, 'tokens' | 'loginCodes' | 'accounts'>;

export const createSessionPrivacy = ({
  userSessions,
  registrations,
  tokens,
  loginCodes,
  accounts,
}: Deps): PersonalDataHandler => ({
  part: 'sessions',
  exportOf: userSessions.list,
  countOf: async userId => (await userSessions.list(userId)).length,
  erase: async userId => {
    await userSessions.endAll(userId);
    const account = await accounts.summaryOf(userId);
    if (account) await registrations.removeAllOf(account.email);
    await Promise.all([tokens.reset.drop(userId), tokens.verify.drop(userId), loginCodes.drop(userId)]);
  },
});
