/** The second factor of staff on a public address: codes of an authenticator app (TOTP), set up at the first login. A code works once. */
import { Secret, TOTP } from 'otpauth';
import { brand } from '../../../schema/site/brand.js';
import { consume } from '../../kernel/redis/createRateLimiter.js';
import type { SealedText } from '../../kernel/session/sealedText.js';
import type { AccountSummary, Credentials, SessionDeps } from './session.ports.js';

export type Enrolment = { secret: string; uri: string };
export type SecondFactorOutcome =
  | { kind: 'PASSED' }
  | { kind: 'WRONG_CODE' }
  | { kind: 'CODE_REQUIRED'; /** Null when it was set up before. */ enrolment: Enrolment | null };

const PERIOD_SECONDS = 30;
/** Clocks of phones may be one period off. */
const WINDOW = 1;

type Deps = Pick<SessionDeps, 'accounts' | 'limits' | 'clock' | 'entryOfEvent'> & {
  isPublic: boolean;
  sealedText: SealedText;
};

export function createSecondFactor({ accounts, limits, clock, entryOfEvent, isPublic, sealedText }: Deps) {
  const totpOf = (email: string, secret: string): TOTP =>
    new TOTP({ issuer: brand.en, label: email, period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) });

  const isNeeded = ({ role }: Pick<AccountSummary, 'role'>): boolean => isPublic && role !== 'STUDENT';

  /** The same secret is shown until a code of it was entered: a reloaded page does not invalidate what the app has stored. */
  const propose = async ({ account, secondFactor }: Credentials): Promise<Enrolment> => {
    const known = secondFactor && sealedText.open(secondFactor.secret);
    const secret = known ?? new Secret({ size: 20 }).base32;
    if (!known)
      await accounts.setSecondFactor(account.id, secondFactor, {
        secret: sealedText.seal(secret),
        isConfirmed: false,
        lastStep: 0,
      });
    return { secret, uri: totpOf(account.email, secret).toString() };
  };

  /** The period that the code belongs to; null for a wrong code. */
  const stepOf = (email: string, secret: string, code: string): number | null => {
    // The library compares bytes, and throws when six other signs are not six bytes.
    if (!/^[0-9]{6}$/.test(code)) return null;
    const timestamp = clock().getTime();
    const delta = totpOf(email, secret).validate({ token: code, timestamp, window: WINDOW });
    return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
  };

  return {
    isNeeded,

    /** After the password was right. */
    check: async (known: Credentials, code: string | null): Promise<SecondFactorOutcome> => {
      const { account, secondFactor } = known;
      if (!isNeeded(account)) return { kind: 'PASSED' };
      if (code === null)
        return { kind: 'CODE_REQUIRED', enrolment: secondFactor?.isConfirmed ? null : await propose(known) };
      await consume(limits.codes, account.id);
      const secret = secondFactor && sealedText.open(secondFactor.secret);
      const step = secret ? stepOf(account.email, secret, code) : null;
      if (!secondFactor || step === null || step <= secondFactor.lastStep) return { kind: 'WRONG_CODE' };
      const followUps = secondFactor.isConfirmed
        ? []
        : [entryOfEvent({ kind: 'SECOND_FACTOR_SET', actorId: account.id, subjectId: account.id })];
      const next = { ...secondFactor, isConfirmed: true, lastStep: step };
      // Of two logins with one code, one finds the former step.
      const isFirst = await accounts.setSecondFactor(account.id, secondFactor, next, followUps);
      return isFirst ? { kind: 'PASSED' } : { kind: 'WRONG_CODE' };
    },
  };
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;
