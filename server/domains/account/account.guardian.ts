/**
 * The guardian of a minor, asked by mail and answering through a link without an account: under 16 for consent to store marks, at 16 and 17 to confirm the
 * address to which copies of applications go. Neither stands for the other, nor for consent to pass an application on (domains/applications).
 */
import { guardianRequestRule } from '../../../schema/rules/account.rules.js';
import { CONSENT_TEXT_VERSION, isMinor, isUnder16 } from '../../../schema/rules/account.values.js';
import { dayInVietnam } from '../../../schema/rules/days.rules.js';
import { hashOf } from '../../kernel/hash.js';
import { followUp } from '../../kernel/jobs/outbox.js';
import { emailHint } from '../../kernel/mail/emailHint.js';
import { needsGuardianConsent } from './account.accounts.js';
import { consume } from '../../kernel/redis/createRateLimiter.js';
import { type AccountError, userError, userErrorsOf } from './account.errors.js';
import { guardianMailJob, guardianThanksMailJob } from './account.jobs.js';
import { callNameOf } from '../../../schema/rules/callName.rules.js';
import type { AccountDeps } from './account.ports.js';
import { existingUser } from './account.profile.js';
import type { AccountLanguage, GuardianPurpose, GuardianRecord, UserRecord } from './account.records.js';
import type { UserRepository } from './account.repository.js';

export type GuardianStatus = 'NOT_NEEDED' | 'NEEDED' | 'ASKED' | 'GIVEN';
export type GuardianConsent = {
  status: GuardianStatus;
  guardianName: string | null;
  guardianEmailHint: string | null;
  askedAt: Date | null;
  givenAt: Date | null;
  textVersion: string | null;
};
export type GuardianCopyStatus = 'NOT_NEEDED' | 'NEEDED' | 'ASKED' | 'CONFIRMED';
export type GuardianCopy = Pick<GuardianConsent, 'guardianName' | 'guardianEmailHint' | 'askedAt'> & {
  status: GuardianCopyStatus;
};
type RequestAnswer = {
  guardianConsent: GuardianConsent | null;
  guardianCopy: GuardianCopy | null;
  errors: AccountError[];
};
export type GuardianRequest = { purpose: GuardianPurpose; guardianName: string; studentName: string; askedAt: Date };

type Deps = Pick<AccountDeps, 'clock' | 'auditEntryOf' | 'createLimiter'> & {
  users: UserRepository;
};

const TOKEN = /^[\w-]{43}$/;

const purposeOf = ({ purpose }: Pick<GuardianRecord, 'purpose'>): GuardianPurpose => purpose ?? 'MARKS';
/** What was asked about marks. */
const aboutMarks = ({ guardianConsent: asked }: UserRecord): GuardianRecord | undefined =>
  asked && purposeOf(asked) === 'MARKS' ? asked : undefined;

const statusOf = (user: UserRecord, now: Date): GuardianStatus => {
  if (aboutMarks(user)?.givenAt) return 'GIVEN';
  if (!needsGuardianConsent(user, now)) return 'NOT_NEEDED';
  return aboutMarks(user) ? 'ASKED' : 'NEEDED';
};

/** An address that was confirmed before somebody became 16 is confirmed. */
const copyStatusOf = (user: UserRecord, now: Date): GuardianCopyStatus => {
  const today = dayInVietnam(now);
  if (!isMinor(user.dateOfBirth, today) || isUnder16(user.dateOfBirth, today)) return 'NOT_NEEDED';
  if (user.guardianConsent?.givenAt) return 'CONFIRMED';
  return user.guardianConsent ? 'ASKED' : 'NEEDED';
};

/** What a guardian is to be asked now; null when nothing is. */
const wantedPurpose = (user: UserRecord, now: Date): GuardianPurpose | null => {
  if (needsGuardianConsent(user, now)) return 'MARKS';
  const status = copyStatusOf(user, now);
  return status === 'NEEDED' || status === 'ASKED' ? 'COPIES' : null;
};

export const createGuardianService = ({ users, clock, auditEntryOf, createLimiter }: Deps) => {
  const perPerson = createLimiter({ name: 'guardian-person', limit: 3, windowSeconds: 86_400 });
  const perGuardian = createLimiter({ name: 'guardian-address', limit: 6, windowSeconds: 86_400 });

  const consentOf = (user: UserRecord): GuardianConsent => {
    const { guardianName, guardianEmail, askedAt, givenAt, textVersion } = aboutMarks(user) ?? {};
    return {
      status: statusOf(user, clock()),
      guardianName: guardianName ?? null,
      guardianEmailHint: guardianEmail ? emailHint(guardianEmail) : null,
      askedAt: askedAt ?? null,
      givenAt: givenAt ?? null,
      textVersion: textVersion ?? null,
    };
  };

  const copyOf = (user: UserRecord): GuardianCopy => {
    const status = copyStatusOf(user, clock());
    const { guardianName, guardianEmail, askedAt } = (status !== 'NOT_NEEDED' && user.guardianConsent) || {};
    return {
      status,
      guardianName: guardianName ?? null,
      guardianEmailHint: guardianEmail ? emailHint(guardianEmail) : null,
      askedAt: askedAt ?? null,
    };
  };
  const refused = (...errors: AccountError[]): RequestAnswer => ({
    guardianConsent: null,
    guardianCopy: null,
    errors,
  });

  /** The user whose guardian the link was sent to, while it is valid. */
  const holderOf = async (token: string): Promise<{ user: UserRecord; asked: GuardianRecord } | null> => {
    const user = TOKEN.test(token) ? await users.byGuardianToken(hashOf(token)) : null;
    const asked = user?.guardianConsent;
    return user && asked?.expiresAt && asked.expiresAt > clock() ? { user, asked } : null;
  };

  return {
    consentOf,
    copyOf,

    /** A new request replaces the former and its link. */
    request: async (userId: string, input: { guardianName: string; guardianEmail: string }): Promise<RequestAnswer> => {
      const user = await existingUser(users, userId);
      const parsed = guardianRequestRule(user.email).safeParse(input);
      if (parsed.error) return refused(...userErrorsOf(parsed.error));
      const purpose = wantedPurpose(user, clock());
      if (purpose === null) return refused(userError('NOT_NEEDED'));
      const { guardianName, guardianEmail } = parsed.data;
      await consume(perPerson, userId);
      await consume(perGuardian, guardianEmail);
      const askedAt = clock();
      const guardianConsent: GuardianRecord = { purpose, guardianName, guardianEmail, askedAt };
      const isRequested = await users.requestGuardianConsent(userId, guardianConsent, [
        followUp(guardianMailJob, { userId, askedAt }, { at: askedAt }),
        auditEntryOf({ kind: 'GUARDIAN_CONSENT_REQUESTED', actorId: userId, subjectId: userId, detail: purpose }),
      ]);
      if (!isRequested) return refused(userError('NOT_NEEDED'));
      const asked = { ...user, guardianConsent };
      return { guardianConsent: consentOf(asked), guardianCopy: copyOf(asked), errors: [] };
    },

    requestOf: async (token: string): Promise<GuardianRequest | null> => {
      const holder = await holderOf(token);
      return (
        holder && {
          purpose: purposeOf(holder.asked),
          guardianName: holder.asked.guardianName,
          studentName: callNameOf(holder.user.fullName),
          askedAt: holder.asked.askedAt,
        }
      );
    },

    give: async ({
      token,
      textVersion,
      language,
    }: {
      token: string;
      textVersion: string;
      language: AccountLanguage;
    }): Promise<AccountError[]> => {
      const holder = await holderOf(token);
      if (!holder) return [userError('INVALID_TOKEN', 'token')];
      if (textVersion !== CONSENT_TEXT_VERSION) return [userError('OUTDATED_TEXT', 'textVersion')];
      const { guardianName, guardianEmail, askedAt } = holder.asked;
      const purpose = purposeOf(holder.asked);
      const givenAt = clock();
      const userId = holder.user._id;
      const isGiven = await users.giveGuardianConsent(
        hashOf(token),
        { purpose, guardianName, guardianEmail, askedAt, givenAt, textVersion, language },
        [
          followUp(guardianThanksMailJob, { userId }, { at: givenAt }),
          auditEntryOf({ kind: 'GUARDIAN_CONSENT_GIVEN', subjectId: userId, detail: purpose }),
        ],
      );
      return isGiven ? [] : [userError('INVALID_TOKEN', 'token')];
    },
  };
};

export type GuardianService = ReturnType<typeof createGuardianService>;
