/** Who is staff. The first administrator is made by `npm run user`, the others here. */
import { emailRule } from '../../../schema/rules/session.rules.js';
import type { Role } from '../../../schema/rules/session.values.js';
import { AppError } from '../../kernel/errors/AppError.js';
import type { AccountDeps } from './account.ports.js';
import type { UserRepository } from './account.repository.js';
import { type AccountError, userErrorsOf } from './account.errors.js';
import { sessionsEndOf } from './account.sessions.jobs.js';

export const createRolesService = ({
  users,
  clock,
  auditEntryOf,
}: Pick<AccountDeps, 'clock' | 'auditEntryOf'> & { users: UserRepository }) => ({
  /** Sessions hold the role, so they end with it. Nobody changes the own role: the last administrator cannot step down by mistake. */
  set: async (adminId: string, input: { email: string; role: Role }): Promise<AccountError[]> => {
    const email = emailRule.safeParse(input.email);
    if (email.error) return userErrorsOf(email.error).map(error => ({ ...error, field: 'email' }));
    const user = await users.byEmail(email.data);
    if (!user) throw new AppError('NOT_FOUND');
    if (user._id === adminId) throw new AppError('FORBIDDEN');
    if (user.role === input.role) return [];
    const detail = `${user.role} ${input.role}`;
    const event = auditEntryOf({ kind: 'ROLE_CHANGED', actorId: adminId, subjectId: user._id, detail });
    await users.set(user._id, { role: input.role }, [event, sessionsEndOf(user._id, clock())]);
    return [];
  },
});

export type RolesService = ReturnType<typeof createRolesService>;
