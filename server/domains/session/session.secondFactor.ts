/** The second factor of staff on a public address: codes of an authenticator app (TOTP), set up at the first login. A code works once. */
import { Secret, TOTP } from 'otpauth';
import { dayInVietnam } from '../../../schema/rules/days.rules.js';
import { brand } from '../../../schema/site/brand.js';
import { hashOf } from '../../kernel/hash.js';
import { followUp } from '../../kernel/jobs/outbox.js';
import { consume } from '../../kernel/redis/createRateLimiter.js';
import type { SealedText } from '../../kernel/session/secrets/sealedText.js';
import { accountMailJob } from './session.jobs.js';
import type { AccountSummary, Credentials, SessionDeps } from './session.ports.js';

export type Enrolment = { secret: string; uri: string };
export type SecondFactorOutcome =
  | { kind: 'PASSED' }
  | { kind: 'WRONG_CODE' }
  | { kind: 'CODE_REQUIRED'; /** Null when it was set up before. */ enrolment: Enrolment | null };

const PERIOD_SECONDS = 30;
/** Clocks of phones may be one period off. */
const WINDOW = 1;

type Deps = Pick<SessionDeps, 'accounts' | 'limits' | 'clock' | 'auditEntryOf' | 'enqueue'> & {
  isPublic: boolean;
  sealedText: SealedText;
};

export function createSecondFactor({ accounts, limits, clock, auditEntryOf, enqueue, isPublic, sealedText }: Deps) {
  const totpOf = (email: string, secret: string): TOTP =>
    new TOTP({ issuer: brand.en, label: email, period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) });

  const isNeeded = ({ role }: Pick<AccountSummary, 'role'>): boolean => isPublic && role !== 'STUDENT';

  /** A new secret each time, until a code of one was entered: whoever knows the password shares none with its owner. The latest counts. */
  const propose = async ({ account, secondFactor }: Credentials): Promise<Enrolment> => {
    const secret = new Secret({ size: 20 }).base32;
    const proposed = { secret: sealedText.seal(secret), isConfirmed: false, lastStep: 0 };
    await accounts.setSecondFactor(account.id, secondFactor, proposed);
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

  /** Only whoever entered the right password gets here: its owner is told once a day that somebody tries codes. */
  const noteWrongCode = async ({ id }: AccountSummary): Promise<void> => {
    if ((await limits.wrongCodes.begin(id)).isAllowed) return;
    const key = `${hashOf(id).slice(0, 22)} ${dayInVietnam(clock())}`;
    await enqueue(accountMailJob, { userId: id, mail: 'wrongCodes' }, { key });
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
      if (!secondFactor || step === null || step <= secondFactor.lastStep) {
        await noteWrongCode(account);
        return { kind: 'WRONG_CODE' };
      }
      const followUps = secondFactor.isConfirmed
        ? []
        : [
            auditEntryOf({ kind: 'SECOND_FACTOR_SET', actorId: account.id, subjectId: account.id }),
            followUp(accountMailJob, { userId: account.id, mail: 'secondFactorSet' }, { at: clock() }),
          ];
      const next = { ...secondFactor, isConfirmed: true, lastStep: step };
      // Of two logins with one code, one finds the former step.
      const isFirst = await accounts.setSecondFactor(account.id, secondFactor, next, followUps);
      if (!isFirst) return { kind: 'WRONG_CODE' };
      await limits.wrongCodes.clear(account.id);
      return { kind: 'PASSED' };
    },
  };
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;
