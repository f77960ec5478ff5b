/** Registration, e-mail verification and password reset. */
import { dayInVietnam } from '../../../schema/rules/days.rules.js';
import { registerRule, requestResetRule, resetPasswordRule } from '../../../schema/rules/session.rules.js';
import { followUp } from '../../kernel/jobs/outbox.js';
import { consume } from '../../kernel/redis/createRateLimiter.js';
import type { RequestSession } from '../../kernel/session/requestSession.js';
import { userError, userErrorsOf, type SessionError } from './session.errors.js';
import { accountMailJob, passwordResetJob } from './session.jobs.js';
import type { Language, SessionDeps } from './session.ports.js';
import { type Caller, weaknessOf } from './session.service.js';

export type RegistrationService = ReturnType<typeof createRegistration>;

type RegisterInput = Record<string, unknown> & { language?: Language | null };

export function createRegistration({
  accounts,
  passwords,
  limits,
  tokens,
  enqueue,
  endSessions,
  entryOfEvent,
  runInBackground,
  clock,
}: SessionDeps) {
  const mailTo = (userId: string, mail: 'welcome' | 'passwordChanged') =>
    followUp(accountMailJob, { userId, mail }, { at: clock() });
  const tellOwner = async (email: string): Promise<void> => {
    const owner = await accounts.findCredentials(email);
    if (owner) await enqueue(accountMailJob, { userId: owner.account.id, mail: 'alreadyRegistered' });
  };

  /** New and known addresses take the same steps before the response: hash, insert. The welcome mail is written with the account. */
  const register = async (input: RegisterInput, { session, address }: Caller): Promise<SessionError[]> => {
    const parsed = registerRule(dayInVietnam(clock())).safeParse(input);
    if (!parsed.success) return userErrorsOf(parsed.error);
    const { fullName, email, password, phone, dateOfBirth } = parsed.data;
    const weak = weaknessOf(password, { fullName, email, phone }, 'password');
    if (weak.length > 0) return weak;
    await consume(limits.register, address);
    const passwordHash = await passwords.hash(password);
    const language = input.language ?? 'VI';
    const created = await accounts.create({ fullName, email, phone, dateOfBirth, passwordHash, language }, id => [
      mailTo(id, 'welcome'),
      entryOfEvent({ kind: 'REGISTERED', actorId: id, subjectId: id }),
    ]);
    if (created === 'TAKEN') runInBackground(() => tellOwner(email));
    session.markProfile({ isComplete: false });
    return [];
  };

  const requestReset = async (input: unknown): Promise<SessionError[]> => {
    const parsed = requestResetRule.safeParse(input);
    if (!parsed.success) return userErrorsOf(parsed.error);
    const { email } = parsed.data;
    await consume(limits.reset, email);
    const found = await accounts.findCredentials(email);
    await enqueue(passwordResetJob, { userId: found?.account.id ?? null });
    return [];
  };

  const resetPassword = async (input: unknown, { session }: { session: RequestSession }): Promise<SessionError[]> => {
    const parsed = resetPasswordRule.safeParse(input);
    if (!parsed.success) return userErrorsOf(parsed.error);
    const { token, newPassword } = parsed.data;
    const id = await tokens.reset.peek(token);
    const found = id === null ? null : await accounts.credentialsOf(id);
    if (!found) return [userError('INVALID_TOKEN', 'token')];
    const weak = weaknessOf(newPassword, { ...found.account, phone: found.phone }, 'newPassword');
    if (weak.length > 0) return weak;
    const passwordHash = await passwords.hash(newPassword);
    // Of two parallel requests with one token, one resets the password.
    if ((await tokens.reset.redeem(token)) === null) return [userError('INVALID_TOKEN', 'token')];
    await accounts.setPasswordHash(found.account.id, passwordHash, [
      mailTo(found.account.id, 'passwordChanged'),
      entryOfEvent({ kind: 'PASSWORD_RESET', subjectId: found.account.id }),
    ]);
    await endSessions(found.account.id);
    if (session.viewer?.id === found.account.id) session.expireCookies();
    // The link came by mail, so the address belongs to the user.
    await accounts.markEmailVerified(found.account.id);
    return [];
  };

  const verifyEmail = async ({ token }: { token: string }): Promise<SessionError[]> => {
    const id = token.length > 200 ? null : await tokens.verify.redeem(token);
    if (id === null) return [userError('INVALID_TOKEN', 'token')];
    const followUps = [entryOfEvent({ kind: 'EMAIL_VERIFIED', subjectId: id })];
    return (await accounts.markEmailVerified(id, { followUps })) ? [] : [userError('INVALID_TOKEN', 'token')];
  };

  return { register, requestReset, resetPassword, verifyEmail };
}
