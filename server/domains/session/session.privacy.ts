/** Sessions and tokens of mail links as personal data: exported, counted, erased. */
import type { PersonalDataHandler } from '../../kernel/domain/personalData.js';
import type { Sessions } from '../../kernel/session/createSessions.js';
import type { SessionDeps } from './session.ports.js';

type Deps = { sessions: Pick<Sessions, 'list' | 'endAll'> } & Pick<SessionDeps, 'tokens'>;

export const createSessionPrivacy = ({ sessions, tokens }: Deps): PersonalDataHandler => ({
  part: 'sessions',
  exportOf: sessions.list,
  countOf: async userId => (await sessions.list(userId)).length,
  erase: async userId => {
    await sessions.endAll(userId);
    await Promise.all([tokens.reset.drop(userId), tokens.verify.drop(userId)]);
  },
});
