/** Login, logout and password changes. An unknown address and a wrong password get the same answer in the same time. */
import { isPersonalPassword } from '../../../schema/rules/password.rules.js';
import { changePasswordRule, loginRule } from '../../../schema/rules/session.rules.js';
import { AppError } from '../../kernel/errors/AppError.js';
import { hashOf } from '../../kernel/hash.js';
import { followUp } from '../../kernel/jobs/outbox.js';
import type { RequestSession } from '../../kernel/session/requestSession.js';
import type { Viewer } from '../../kernel/session/viewer.js';
import { isCommonPassword } from './passwordChecks.js';
import { userError, userErrorsOf, type SessionError } from './session.errors.js';
import { accountMailJob } from './session.jobs.js';
import type { AccountSummary, Credentials, SessionDeps } from './session.ports.js';

/** The request's session and its network address. */
export type Caller = { session: RequestSession; address: string };

type Owner = { fullName: string; email: string; phone: string };

export const weaknessOf = (password: string, { fullName, email, phone }: Owner, field: string): SessionError[] => {
  if (isCommonPassword(password)) return [userError('COMMON_PASSWORD', field)];
  return isPersonalPassword(password, [fullName, email, phone]) ? [userError('PERSONAL_PASSWORD', field)] : [];
};

const QUARTER_HOUR_MS = 900_000;
/** A blocked caller who keeps trying is logged once in a quarter of an hour. */
const blockedKey = (subject: string, now: Date): string =>
  `${hashOf(subject).slice(0, 22)} ${Math.floor(now.getTime() / QUARTER_HOUR_MS)}`;

const userOf = ({ id, role, fullName, language }: AccountSummary) => ({ id, role, fullName, language });

export function createSessionService({
  accounts,
  passwords,
  limits,
  recordEvent,
  entryOfEvent,
  clock,
  tokens,
}: SessionDeps) {
  /** Counts the try in both limits before it is made; throws RATE_LIMITED when either is reached. */
  const beginTry = async (pair: string, address: string): Promise<void> => {
    const ofDay = await limits.loginFailuresPerDay.begin(address);
    const ofPair = ofDay.isAllowed ? await limits.loginFailures.begin(pair) : ofDay;
    if (ofPair.isAllowed) return;
    if (ofDay.isAllowed) await limits.loginFailuresPerDay.refund(address);
    const [detail, blocked] = ofDay.isAllowed ? ['account', pair] : ['address', address];
    await recordEvent({ kind: 'LOGIN_BLOCKED', detail }, { key: blockedKey(blocked, clock()) });
    throw new AppError('RATE_LIMITED', undefined, { retryAfter: ofPair.retryAfter });
  };

  const check = async (found: Credentials | null, password: string): Promise<Credentials | null> => {
    if (!found) {
      await passwords.verifyDummyHash(password);
      return null;
    }
    return (await passwords.verify(found.passwordHash, password)) ? found : null;
  };

  const login = async (input: unknown, { session, address }: Caller): Promise<AccountSummary | SessionError[]> => {
    const parsed = loginRule.safeParse(input);
    if (!parsed.success) return userErrorsOf(parsed.error);
    const { email, password, rememberMe } = parsed.data;
    const pair = `${email} ${address}`;
    await beginTry(pair, address);
    const found = await accounts.findCredentials(email);
    const known = await check(found, password);
    if (!known) {
      await recordEvent({ kind: 'LOGIN_FAILED', ...(found ? { subjectId: found.account.id } : {}) });
      return [userError('INVALID_CREDENTIALS')];
    }
    await Promise.all([limits.loginFailures.clear(pair), limits.loginFailuresPerDay.refund(address)]);
    await session.start(userOf(known.account), { isRemembered: rememberMe });
    // The password may have been changed while this one was being verified.
    const now = await accounts.credentialsOf(known.account.id);
    if (now?.passwordHash !== known.passwordHash) {
      await session.end();
      session.expireCookies();
      return [userError('INVALID_CREDENTIALS')];
    }
    const { id, isProfileComplete } = known.account;
    const detail = rememberMe ? { detail: 'remembered' } : {};
    const event = entryOfEvent({ kind: 'LOGIN_SUCCEEDED', actorId: id, subjectId: id, ...detail });
    await accounts.markLogin(id, clock(), [event]);
    session.markProfile({ isComplete: isProfileComplete });
    return known.account;
  };

  const logout = async ({ session }: Pick<Caller, 'session'>): Promise<void> => {
    session.expireCookies({ withPending: true });
    const { viewer } = session;
    await session.end();
    if (viewer) await recordEvent({ kind: 'LOGGED_OUT', actorId: viewer.id, subjectId: viewer.id });
  };

  const logoutEverywhere = async (viewer: Viewer, session: RequestSession): Promise<void> => {
    await session.endAll();
    session.expireCookies({ withPending: true });
    await recordEvent({ kind: 'LOGGED_OUT_EVERYWHERE', actorId: viewer.id, subjectId: viewer.id });
  };

  const revoke = async (viewer: Viewer, session: RequestSession, sessionId: string): Promise<void> => {
    if (!(await session.revoke(sessionId))) throw new AppError('NOT_FOUND');
    await recordEvent({ kind: 'SESSION_REVOKED', actorId: viewer.id, subjectId: viewer.id });
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
    // Guessing the current password from an open session is limited, too.
    const pair = `${found.account.email} ${address}`;
    await beginTry(pair, address);
    if (!(await passwords.verify(found.passwordHash, currentPassword)))
      return [userError('WRONG_PASSWORD', 'currentPassword')];
    await Promise.all([limits.loginFailures.clear(pair), limits.loginFailuresPerDay.refund(address)]);
    if (newPassword === currentPassword) return [userError('SAME_PASSWORD', 'newPassword')];
    const weak = weaknessOf(newPassword, { ...found.account, phone: found.phone }, 'newPassword');
    if (weak.length > 0) return weak;
    await accounts.setPasswordHash(viewer.id, await passwords.hash(newPassword), [
      followUp(accountMailJob, { userId: viewer.id, mail: 'passwordChanged' }, { at: clock() }),
      entryOfEvent({ kind: 'PASSWORD_CHANGED', actorId: viewer.id, subjectId: viewer.id }),
    ]);
    await session.renewAlone();
    await tokens.reset.drop(viewer.id);
    return [];
  };

  return { login, logout, logoutEverywhere, revoke, changePassword };
}

export type SessionService = ReturnType<typeof createSessionService>;
