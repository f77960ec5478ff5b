/** Registering, confirming an address and coming back after a forgotten password: everything that is proved by a mail. */
import { dayInVietnam } from '../../../schema/rules/days.rules.js';
import { registerRule, requestResetRule, resetPasswordRule } from '../../../schema/rules/session.rules.js';
import { consume } from '../../kernel/redis/createRateLimiter.js';
import type { RequestSession } from '../../kernel/session/requestSession.js';
import { userError, userErrorsOf, type SessionError } from './session.errors.js';
import { createMails } from './session.mails.js';
import type { AccountSummary, Language, SessionDeps } from './session.ports.js';
import { type Caller, weaknessOf } from './session.service.js';

export type RegistrationService = ReturnType<typeof createRegistration>;

type RegisterInput = Record<string, unknown> & { language?: Language | null };

export function createRegistration({
  accounts,
  passwords,
  limits,
  tokens,
  mailer,
  endSessions,
  recordEvent,
  runInBackground,
  clock,
  publicUrl,
}: SessionDeps) {
  const mails = createMails(publicUrl);

  const welcome = async (account: AccountSummary): Promise<void> => {
    mailer.post(mails.welcome(account, await tokens.verify.issue(account.id)));
    recordEvent({ kind: 'REGISTERED', actorId: account.id, subjectId: account.id });
  };
  const tellOwner = async (email: string): Promise<void> => {
    const owner = await accounts.findCredentials(email);
    if (owner) mailer.post(mails.alreadyRegistered(owner.account));
  };

  /** Both a new and a known address hash, insert and answer; what differs happens after the answer. */
  const register = async (input: RegisterInput, { session, address }: Caller): Promise<SessionError[]> => {
    const parsed = registerRule(dayInVietnam(clock())).safeParse(input);
    if (!parsed.success) return userErrorsOf(parsed.error);
    const { fullName, email, password, phone, dateOfBirth } = parsed.data;
    const weak = weaknessOf(password, { fullName, email, phone }, 'password');
    if (weak.length > 0) return weak;
    await consume(limits.register, address);
    const passwordHash = await passwords.hash(password);
    const created = await accounts.create({
      fullName,
      email,
      phone,
      dateOfBirth,
      passwordHash,
      language: input.language ?? 'VI',
    });
    runInBackground(() => (created === 'TAKEN' ? tellOwner(email) : welcome(created)));
    session.markProfile({ isComplete: false });
    return [];
  };

  const requestReset = async (input: unknown): Promise<SessionError[]> => {
    const parsed = requestResetRule.safeParse(input);
    if (!parsed.success) return userErrorsOf(parsed.error);
    const { email } = parsed.data;
    await consume(limits.reset, email);
    runInBackground(async () => {
      const found = await accounts.findCredentials(email);
      if (!found) return;
      mailer.post(mails.reset(found.account, await tokens.reset.issue(found.account.id)));
      recordEvent({ kind: 'PASSWORD_RESET_REQUESTED', subjectId: found.account.id });
    });
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
    // Of two who come with one link, one changes the password.
    if ((await tokens.reset.redeem(token)) === null) return [userError('INVALID_TOKEN', 'token')];
    await accounts.setPasswordHash(found.account.id, passwordHash);
    await endSessions(found.account.id);
    if (session.viewer?.id === found.account.id) session.expireCookies();
    // The link came by mail: the address is the person's.
    await accounts.markEmailVerified(found.account.id);
    mailer.post(mails.passwordChanged(found.account));
    recordEvent({ kind: 'PASSWORD_RESET', subjectId: found.account.id });
    return [];
  };

  const verifyEmail = async ({ token }: { token: string }): Promise<SessionError[]> => {
    const id = token.length > 200 ? null : await tokens.verify.redeem(token);
    if (id === null || !(await accounts.markEmailVerified(id))) return [userError('INVALID_TOKEN', 'token')];
    recordEvent({ kind: 'EMAIL_VERIFIED', subjectId: id });
    return [];
  };

  return { register, requestReset, resetPassword, verifyEmail };
}
