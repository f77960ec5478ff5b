/** Registration and password reset. */
import { dayInVietnam } from '../../../schema/rules/days.rules.js';
import { registerRule, requestResetRule, resetPasswordRule } from '../../../schema/rules/session.rules.js';
import { followUp } from '../../kernel/jobs/outbox.js';
import { consume } from '../../kernel/redis/createRateLimiter.js';
import type { RequestSession } from '../../kernel/session/requestSession.js';
import { userError, userErrorsOf, type SessionError } from './session.errors.js';
import { accountMailJob, calendarEndJob, passwordResetJob } from './session.jobs.js';
import type { Caller } from './session.caller.js';
import type { Pending } from './session.pending.js';
import type { Language, NewAccount, SessionDeps } from './session.ports.js';
import { weaknessOf } from './session.service.js';

export type RegistrationService = ReturnType<typeof createRegistration>;

type RegisterInput = Record<string, unknown> & { language?: Language | null };

type Deps = SessionDeps & { pending: Pending };

export function createRegistration({
  accounts,
  passwords,
  limits,
  tokens,
  enqueue,
  endSessions,
  auditEntryOf,
  runInBackground,
  clock,
  needsConfirmation,
  pending,
}: Deps) {
  const mailTo = (userId: string, mail: 'welcome' | 'passwordChanged') =>
    followUp(accountMailJob, { userId, mail }, { at: clock() });
  const tellOwner = async (email: string): Promise<void> => {
    const owner = await accounts.findCredentials(email);
    if (owner) await enqueue(accountMailJob, { userId: owner.account.id, mail: 'alreadyRegistered' });
  };

  /** Where nobody confirms anything, on a loopback address, the account is there at once. The welcome mail is written with it. */
  const createAccount = async (account: NewAccount): Promise<void> => {
    const created = await accounts.create(account, id => [
      mailTo(id, 'welcome'),
      auditEntryOf({ kind: 'REGISTERED', actorId: id, subjectId: id }),
    ]);
    if (created === 'TAKEN') runInBackground(() => tellOwner(account.email));
  };

  /** New and known addresses take the same steps before the response: hash, insert. */
  const register = async (input: RegisterInput, { session, address }: Caller): Promise<SessionError[]> => {
    const parsed = registerRule(dayInVietnam(clock())).safeParse(input);
    if (!parsed.success) return userErrorsOf(parsed.error);
    const { fullName, email, password, phone, dateOfBirth } = parsed.data;
    const weak = weaknessOf(password, { fullName, email, phone }, 'password');
    if (weak.length > 0) return weak;
    await consume(limits.register, address);
    const passwordHash = await passwords.hash(password);
    const language = input.language ?? 'VI';
    const account = { fullName, email, phone, dateOfBirth, passwordHash, language };
    await (needsConfirmation ? pending.add(account, session) : createAccount(account));
    session.markProfile({ isComplete: false });
    return [];
  };

  const requestReset = async (input: unknown, { session }: Pick<Caller, 'session'>): Promise<SessionError[]> => {
    const parsed = requestResetRule.safeParse(input);
    if (!parsed.success) return userErrorsOf(parsed.error);
    const { email } = parsed.data;
    await consume(limits.reset, email);
    const [found, waiting] = await Promise.all([accounts.findCredentials(email), pending.waitingOf(email, session)]);
    await enqueue(passwordResetJob, { userId: found?.account.id ?? null, registrationId: waiting?._id ?? null });
    return [];
  };

  const resetPassword = async (input: unknown, { session }: { session: RequestSession }): Promise<SessionError[]> => {
    const parsed = resetPasswordRule.safeParse(input);
    if (!parsed.success) return userErrorsOf(parsed.error);
    const { token, newPassword } = parsed.data;
    const holder = await tokens.reset.peek(token);
    const found = holder && (await accounts.credentialsOf(holder.owner));
    if (!found || !holder.isSentTo(found.account.email)) return [userError('INVALID_TOKEN', 'token')];
    const weak = weaknessOf(newPassword, { ...found.account, phone: found.phone }, 'newPassword');
    if (weak.length > 0) return weak;
    const { id } = found.account;
    const passwordHash = await passwords.hash(newPassword);
    // Ended before and after the change, and the link is spent last: whatever fails in between, the link can be used again.
    await endSessions(id);
    // The link came by mail, so the address belongs to the user. Of two parallel requests with one token, one finds the former password.
    const now = clock();
    const followUps = [
      mailTo(id, 'passwordChanged'),
      followUp(calendarEndJob, { userId: id, madeUntil: now }, { at: now }),
      auditEntryOf({ kind: 'PASSWORD_RESET', subjectId: id }),
    ];
    if (!(await accounts.setPasswordHash(found, passwordHash, { isEmailVerified: true, followUps })))
      return [userError('INVALID_TOKEN', 'token')];
    await endSessions(id);
    if (session.viewer?.id === id) session.expireCookies();
    await Promise.all([tokens.reset.drop(id), tokens.verify.drop(id)]);
    return [];
  };

  /** For an account whose password was ended: written together with that. */

  return { register, requestReset, resetPassword };
}
