/** Registration, e-mail verification and password reset. */
import { dayInVietnam } from '../../../schema/rules/days.rules.js';
import { registerRule, requestResetRule, resetPasswordRule } from '../../../schema/rules/session.rules.js';
import { followUp } from '../../kernel/jobs/outbox.js';
import { consume } from '../../kernel/redis/createRateLimiter.js';
import type { RequestSession } from '../../kernel/session/requestSession.js';
import { userError, userErrorsOf, type SessionError } from './session.errors.js';
import { accountMailJob, passwordResetJob } from './session.jobs.js';
import type { Caller, LoginService } from './session.login.js';
import type { AccountSummary, Language, SessionDeps } from './session.ports.js';
import type { SecondFactor } from './session.secondFactor.js';
import { weaknessOf } from './session.service.js';

export type RegistrationService = ReturnType<typeof createRegistration>;

type RegisterInput = Record<string, unknown> & { language?: Language | null };

type Deps = SessionDeps & Pick<LoginService, 'signIn'> & { secondFactor: Pick<SecondFactor, 'isNeeded'> };

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
  signIn,
  secondFactor,
}: Deps) {
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
    const followUps = [mailTo(id, 'passwordChanged'), entryOfEvent({ kind: 'PASSWORD_RESET', subjectId: id })];
    if (!(await accounts.setPasswordHash(found, passwordHash, { isEmailVerified: true, followUps })))
      return [userError('INVALID_TOKEN', 'token')];
    await endSessions(id);
    if (session.viewer?.id === id) session.expireCookies();
    await Promise.all([tokens.reset.drop(id), tokens.verify.drop(id)]);
    return [];
  };

  /** Signs in on the browser that opened the link, unless somebody else is signed in there or a second factor is needed. */
  const verifyEmail = async (
    { token }: { token: string },
    { session }: { session: RequestSession },
  ): Promise<AccountSummary | null | SessionError[]> => {
    const invalid = [userError('INVALID_TOKEN', 'token')];
    const holder = token.length > 200 ? null : await tokens.verify.peek(token);
    const found = holder && (await accounts.credentialsOf(holder.owner));
    if (!found || !holder.isSentTo(found.account.email)) return invalid;
    const { id, email, isEmailVerified } = found.account;
    const followUps = isEmailVerified ? [] : [entryOfEvent({ kind: 'EMAIL_VERIFIED', subjectId: id })];
    if (!(await accounts.markEmailVerified(id, email, followUps))) return invalid;
    const { viewer } = session;
    if ((await tokens.verify.redeem(token)) === null) return invalid;
    const verified = { ...found, account: { ...found.account, isEmailVerified: true } };
    if (viewer) return viewer.id === id ? verified.account : null;
    if (secondFactor.isNeeded(verified.account)) return null;
    return signIn(verified, session, { isRemembered: false, detail: 'confirmation' });
  };

  return { register, requestReset, resetPassword, verifyEmail };
}
