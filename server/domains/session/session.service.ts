/** Logout and password changes. */
import { isPersonalPassword } from '../../../schema/rules/password.rules.js';
import { changePasswordRule } from '../../../schema/rules/session.rules.js';
import { AppError } from '../../kernel/errors/AppError.js';
import { followUp } from '../../kernel/jobs/outbox.js';
import type { RequestSession } from '../../kernel/session/requestSession.js';
import type { Viewer } from '../../kernel/session/viewer/viewer.js';
import { isCommonPassword } from './passwordChecks.js';
import { userError, userErrorsOf, type SessionError } from './session.errors.js';
import { accountMailJob, calendarEndJob } from './session.jobs.js';
import type { Caller } from './session.caller.js';
import type { Credentials, SessionDeps } from './session.ports.js';
import type { Tries, TryOutcome } from './session.tries.js';

type Owner = { fullName: string; email: string; phone: string };

export const weaknessOf = (password: string, { fullName, email, phone }: Owner, field: string): SessionError[] => {
  if (isCommonPassword(password)) return [userError('COMMON_PASSWORD', field)];
  return isPersonalPassword(password, [fullName, email, phone]) ? [userError('PERSONAL_PASSWORD', field)] : [];
};

type Deps = Pick<
  SessionDeps,
  'accounts' | 'passwords' | 'recordEvent' | 'auditEntryOf' | 'endCalendarFeed' | 'clock' | 'tokens'
> & {
  tries: Tries;
};

export function createSessionService({
  accounts,
  passwords,
  recordEvent,
  auditEntryOf,
  endCalendarFeed,
  clock,
  tokens,
  tries,
}: Deps) {
  const logout = async ({ session }: Pick<Caller, 'session'>): Promise<void> => {
    session.expireCookies({ withPending: true });
    const { viewer } = session;
    await session.end();
    if (viewer) await recordEvent({ kind: 'LOGGED_OUT', actorId: viewer.id, subjectId: viewer.id });
  };

  const logoutEverywhere = async (viewer: Viewer, session: RequestSession): Promise<void> => {
    // First: when one of the stores is away, the session is still there and it can be done again.
    await endCalendarFeed(viewer.id, clock());
    await session.endAll();
    session.expireCookies({ withPending: true });
    await recordEvent({ kind: 'LOGGED_OUT_EVERYWHERE', actorId: viewer.id, subjectId: viewer.id });
  };

  const revoke = async (viewer: Viewer, session: RequestSession, sessionId: string): Promise<void> => {
    if (!(await session.revoke(sessionId))) throw new AppError('NOT_FOUND');
    await recordEvent({ kind: 'SESSION_REVOKED', actorId: viewer.id, subjectId: viewer.id });
  };

  /** PASSED also when a former request has set the new password and failed afterwards: what follows the change is then made up for. */
  const checkCurrent = async (
    { passwordHash }: Credentials,
    { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  ): Promise<TryOutcome<'CHANGE' | 'CHANGED_BEFORE' | 'WRONG'>> => {
    if (await passwords.verify(passwordHash, currentPassword)) return { kind: 'PASSED', result: 'CHANGE' };
    return (await passwords.verify(passwordHash, newPassword))
      ? { kind: 'PASSED', result: 'CHANGED_BEFORE' }
      : { kind: 'FAILED', result: 'WRONG' };
  };

  /** The account may have changed since its sessions were ended: then this session ends, too. */
  const goOnAlone = async ({ account: { id, role } }: Credentials, session: RequestSession): Promise<void> => {
    await session.renewAlone();
    if ((await accounts.summaryOf(id))?.role === role) return;
    await session.end();
    session.expireCookies();
    throw new AppError('UNAUTHENTICATED');
  };

  const changePassword = async (
    input: unknown,
    viewer: Viewer,
    { session, address }: Caller,
  ): Promise<SessionError[]> => {
    const parsed = changePasswordRule.safeParse(input);
    if (!parsed.success) return userErrorsOf(parsed.error);
    const { currentPassword, newPassword } = parsed.data;
    const found = await accounts.credentialsOf(viewer.id);
    if (!found) throw new AppError('UNAUTHENTICATED');
    // Guessing the current password from an open session is limited, too, wherever the session is used.
    const pair = `${viewer.id} current password`;
    const checked = await tries.run({ pair, address }, () => checkCurrent(found, parsed.data));
    if (checked === 'WRONG') return [userError('WRONG_PASSWORD', 'currentPassword')];
    if (newPassword === currentPassword) return [userError('SAME_PASSWORD', 'newPassword')];
    if (checked === 'CHANGE') {
      const weak = weaknessOf(newPassword, { ...found.account, phone: found.phone }, 'newPassword');
      if (weak.length > 0) return weak;
      const passwordHash = await passwords.hash(newPassword);
      // Ended before and after the change: when the second time fails, only a login of the moment in between is left, and it checks the password again.
      await session.endOthers();
      const now = clock();
      const followUps = [
        followUp(accountMailJob, { userId: viewer.id, mail: 'passwordChanged' }, { at: now }),
        followUp(calendarEndJob, { userId: viewer.id, madeUntil: now }, { at: now }),
        auditEntryOf({ kind: 'PASSWORD_CHANGED', actorId: viewer.id, subjectId: viewer.id }),
      ];
      if (!(await accounts.setPasswordHash(found, passwordHash, { followUps })))
        return [userError('WRONG_PASSWORD', 'currentPassword')];
    }
    await Promise.all([tokens.reset.drop(viewer.id), tokens.verify.drop(viewer.id)]);
    await goOnAlone(found, session);
    return [];
  };

  return { logout, logoutEverywhere, revoke, changePassword };
}

export type SessionService = ReturnType<typeof createSessionService>;
