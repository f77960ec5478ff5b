/**
 * The link that confirms an address. Who opens it holds the mailbox, but not always the password behind it: somebody else may have registered with the
 * address. So a link signs in only the browser that registered, or whoever enters the password of that very registration (decision record 0015).
 */
import { verifyEmailRule } from '../../../schema/rules/session.rules.js';
import { userError, userErrorsOf, type SessionError } from './session.errors.js';
import type { Caller } from './session.caller.js';
import type { LoginService } from './session.login.js';
import type { Pending } from './session.pending.js';
import type { AccountSummary, Credentials, SessionDeps } from './session.ports.js';
import type { RegistrationRecord } from './session.records.js';
import type { SecondFactor } from './session.secondFactor.js';
import type { Tries } from './session.tries.js';

type Deps = Pick<SessionDeps, 'accounts' | 'passwords' | 'tokens' | 'auditEntryOf'> &
  Pick<LoginService, 'signIn'> & { pending: Pending; secondFactor: Pick<SecondFactor, 'isNeeded'>; tries: Tries };

type Holder = { email: string; passwordHash: string };
type Asked = { password: string | null; address: string };

export function createVerification({
  accounts,
  passwords,
  tokens,
  auditEntryOf,
  signIn,
  pending,
  secondFactor,
  tries,
}: Deps) {
  const invalid = [userError('INVALID_TOKEN', 'token')];

  const flawOf = async ({ email, passwordHash }: Holder, { password, address }: Asked): Promise<SessionError[]> => {
    if (!password) return [userError('REQUIRED', 'password')];
    const isRight = await tries.run({ pair: `${email} ${address}`, address }, async () => {
      const result = await passwords.verify(passwordHash, password);
      return { kind: result ? 'PASSED' : 'FAILED', result };
    });
    return isRight ? [] : [userError('WRONG_PASSWORD', 'password')];
  };

  const confirmRegistration = async (
    registration: RegistrationRecord,
    { session }: Caller,
    asked: Asked,
  ): Promise<Credentials | SessionError[]> => {
    const isOwnBrowser = session.registrationHash === registration.browserHash;
    const flaws = isOwnBrowser ? [] : await flawOf(registration, asked);
    if (flaws.length > 0) return flaws;
    const confirmed = await pending.confirm(registration);
    if (isOwnBrowser) session.forgetRegistration();
    return confirmed ?? invalid;
  };

  /** Of an account that is there already: its address was changed, or the site was tried on a loopback address. */
  const confirmAccount = async (
    found: Credentials,
    { session }: Caller,
    asked: Asked,
  ): Promise<Credentials | SessionError[]> => {
    const { id, email, isEmailVerified } = found.account;
    const isOwn = session.viewer?.id === id;
    const flaws = isOwn ? [] : await flawOf({ email, passwordHash: found.passwordHash }, asked);
    if (flaws.length > 0) return flaws;
    const followUps = isEmailVerified ? [] : [auditEntryOf({ kind: 'EMAIL_VERIFIED', subjectId: id })];
    if (!(await accounts.markEmailVerified(id, email, followUps))) return invalid;
    return { ...found, account: { ...found.account, isEmailVerified: true } };
  };

  /** Signs in, unless somebody else is signed in there or a second factor is needed. */
  const verifyEmail = async (input: unknown, caller: Caller): Promise<AccountSummary | null | SessionError[]> => {
    const parsed = verifyEmailRule.safeParse(input);
    if (!parsed.success) return userErrorsOf(parsed.error);
    const { token, password = null } = parsed.data;
    const asked = { password, address: caller.address };
    const holder = await tokens.verify.peek(token);
    if (!holder) return invalid;
    const registration = await pending.byId(holder.owner);
    const found = registration ? null : await accounts.credentialsOf(holder.owner);
    const email = registration?.email ?? found?.account.email;
    if (email === undefined || !holder.isSentTo(email)) return invalid;
    const outcome = registration
      ? await confirmRegistration(registration, caller, asked)
      : found && (await confirmAccount(found, caller, asked));
    if (!outcome || Array.isArray(outcome)) return outcome ?? invalid;
    const { viewer } = caller.session;
    if ((await tokens.verify.redeem(token)) === null) return invalid;
    if (viewer) return viewer.id === outcome.account.id ? outcome.account : null;
    if (secondFactor.isNeeded(outcome.account)) return null;
    return signIn(outcome, caller.session, { isRemembered: false, detail: 'confirmation' });
  };

  return { verifyEmail };
}

export type VerificationService = ReturnType<typeof createVerification>;
