/**
 * Login. An unknown address, a wrong password and, on a public address, an address that was never confirmed get the same answer in the same time.
 */
import { loginRule } from '../../../schema/rules/session.rules.js';
import type { RequestSession } from '../../kernel/session/requestSession.js';
import type { Caller } from './session.caller.js';
import type { Confirmations } from './session.confirmation.js';
import { userError, userErrorsOf, type SessionError } from './session.errors.js';
import type { Pending } from './session.pending.js';
import type { AccountSummary, Credentials, SessionDeps } from './session.ports.js';
import type { Enrolment, SecondFactor } from './session.secondFactor.js';
import type { Tries, TryOutcome } from './session.tries.js';

const MAX_STARTS = 3;

const userOf = ({ id, role, fullName, language }: AccountSummary) => ({ id, role, fullName, language });

const isUnchanged = (before: Credentials, now: Credentials | null): boolean =>
  now?.passwordHash === before.passwordHash && JSON.stringify(now.account) === JSON.stringify(before.account);

type Deps = Pick<
  SessionDeps,
  'accounts' | 'passwords' | 'recordEvent' | 'auditEntryOf' | 'adoptVisitorItems' | 'clock' | 'loginCodes'
> & {
  tries: Tries;
  confirmations: Confirmations;
  pending: Pick<Pending, 'sendQuietly'>;
  secondFactor: SecondFactor;
};

export type LoginResult = { viewer: AccountSummary | null; enrolment: Enrolment | null; errors: SessionError[] };
const refusal = (error: SessionError, enrolment: Enrolment | null = null): LoginResult => ({
  viewer: null,
  enrolment,
  errors: [error],
});

export function createLogin({
  accounts,
  passwords,
  recordEvent,
  auditEntryOf,
  adoptVisitorItems,
  clock,
  loginCodes,
  tries,
  confirmations,
  pending,
  secondFactor,
}: Deps) {
  const check = async (found: Credentials | null, password: string): Promise<Credentials | null> => {
    if (!found) {
      await passwords.verifyDummyHash(password);
      return null;
    }
    return (await passwords.verify(found.passwordHash, password)) ? found : null;
  };

  /**
   * Role, name, address and password may change while a login is under way. The session is written first and the account read again after it: who
   * changes the account after that read ends the session, and what changed before it is in the session. Null when the login is no longer valid.
   */
  const begin = async (
    known: Credentials,
    session: RequestSession,
    { isRemembered }: { isRemembered: boolean },
  ): Promise<AccountSummary | null> => {
    let wanted = known;
    for (let starts = 0; starts < MAX_STARTS; starts += 1) {
      await session.start(userOf(wanted.account), {
        isRemembered,
        hasPassedSecondFactor: secondFactor.isNeeded(known.account),
      });
      const now = await accounts.credentialsOf(wanted.account.id);
      if (isUnchanged(wanted, now)) return wanted.account;
      const isStillValid = now?.passwordHash === known.passwordHash && now.account.email === known.account.email;
      if (!now || !isStillValid || !confirmations.isUsable(now.account)) break;
      if (secondFactor.isNeeded(now.account) && !secondFactor.isNeeded(known.account)) break;
      wanted = now;
    }
    await session.end();
    session.expireCookies();
    return null;
  };

  /** Starts the session, writes down that it did, and takes along what the browser left here before. */
  const signIn = async (
    known: Credentials,
    session: RequestSession,
    { isRemembered, detail }: { isRemembered: boolean; detail?: string },
  ): Promise<AccountSummary | null> => {
    const account = await begin(known, session, { isRemembered });
    if (!account) return null;
    const { id, isProfileComplete, needsGuardianConsent } = account;
    const event = { kind: 'LOGIN_SUCCEEDED', actorId: id, subjectId: id, ...(detail ? { detail } : {}) } as const;
    await accounts.markLogin(id, clock(), [auditEntryOf(event)]);
    // Of somebody under 16 nothing moves into the account before a guardian has agreed: it stays with the browser until it expires.
    if (!needsGuardianConsent) await adoptVisitorItems(id, session.visitorItems);
    session.markProfile({ isComplete: isProfileComplete });
    return account;
  };

  const login = async (input: unknown, { session, address }: Caller): Promise<LoginResult> => {
    const parsed = loginRule.safeParse(input);
    if (!parsed.success) return { viewer: null, enrolment: null, errors: userErrorsOf(parsed.error) };
    const { email, password, rememberMe, code = null, mailCode = null } = parsed.data;
    const failed = (error: SessionError): TryOutcome<LoginResult> => ({ kind: 'FAILED', result: refusal(error) });
    const refused = failed(userError('INVALID_CREDENTIALS'));
    // The same for a right password and a wrong one: whoever guesses learns nothing, and every such try counts as failed.
    const withoutMailCode = failed(userError(mailCode === null ? 'MAIL_CODE_REQUIRED' : 'WRONG_CODE', 'mailCode'));

    return tries.run<LoginResult>({ pair: `${email} ${address}`, address, account: email }, async ({ isGuessed }) => {
      const found = await accounts.findCredentials(email);
      const known = await check(found, password);
      if (!known || !confirmations.isUsable(known.account)) {
        if (known) confirmations.sendQuietly(known.account);
        else pending.sendQuietly(email, password);
        await recordEvent({ kind: 'LOGIN_FAILED', ...(found ? { subjectId: found.account.id } : {}) });
        return isGuessed ? withoutMailCode : refused;
      }
      const { id } = known.account;
      if (isGuessed && (mailCode === null || !(await loginCodes.matches(id, mailCode)))) {
        if (mailCode === null) confirmations.sendLoginCode(id);
        await recordEvent({ kind: 'LOGIN_FAILED', subjectId: id });
        return withoutMailCode;
      }
      const second = await secondFactor.check(known, code);
      if (second.kind === 'CODE_REQUIRED')
        return { kind: 'UNDECIDED', result: refusal(userError('CODE_REQUIRED', 'code'), second.enrolment) };
      if (second.kind === 'WRONG_CODE') {
        await recordEvent({ kind: 'LOGIN_FAILED', subjectId: id, detail: 'code' });
        return failed(userError('WRONG_CODE', 'code'));
      }
      if (isGuessed && !(await loginCodes.use(id))) return withoutMailCode;
      const remembered = rememberMe ? { detail: 'remembered' } : {};
      const account = await signIn(known, session, { isRemembered: rememberMe, ...remembered });
      return account ? { kind: 'PASSED', result: { viewer: account, enrolment: null, errors: [] } } : refused;
    });
  };

  return { login, signIn };
}

export type LoginService = ReturnType<typeof createLogin>;
