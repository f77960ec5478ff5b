/** Guardian consent for users under 16: requested by mail, given through a link without an account (domain rules 1h). */
import { guardianRequestRule } from '../../../schema/rules/account.rules.js';
import { CONSENT_TEXT_VERSION } from '../../../schema/rules/account.values.js';
import { hashOf } from '../../kernel/hash.js';
import { followUp } from '../../kernel/jobs/outbox.js';
import { needsGuardianConsent } from './account.accounts.js';
import { consume } from '../../kernel/redis/createRateLimiter.js';
import { type AccountError, userError, userErrorsOf } from './account.errors.js';
import { guardianMailJob, guardianThanksMailJob } from './account.jobs.js';
import { callNameOf } from '../../../schema/rules/callName.rules.js';
import type { AccountDeps } from './account.ports.js';
import { existingUser } from './account.profile.js';
import type { AccountLanguage, GuardianRecord, UserRecord } from './account.records.js';
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
export type GuardianRequest = { guardianName: string; studentName: string; askedAt: Date };

type Deps = Pick<AccountDeps, 'clock' | 'entryOfEvent' | 'createLimiter'> & {
  users: UserRepository;
};

const TOKEN = /^[\w-]{43}$/;

/** `n***@example.org`. */
const hintOf = (email: string): string => email.replace(/^(.).*@/u, '$1***@');

const statusOf = (user: UserRecord, now: Date): GuardianStatus => {
  if (user.guardianConsent?.givenAt) return 'GIVEN';
  if (!needsGuardianConsent(user, now)) return 'NOT_NEEDED';
  return user.guardianConsent ? 'ASKED' : 'NEEDED';
};

export const createGuardianService = ({ users, clock, entryOfEvent, createLimiter }: Deps) => {
  const perPerson = createLimiter({ name: 'guardian-person', limit: 3, windowSeconds: 86_400 });
  const perGuardian = createLimiter({ name: 'guardian-address', limit: 6, windowSeconds: 86_400 });

  const consentOf = (user: UserRecord): GuardianConsent => {
    const { guardianName, guardianEmail, askedAt, givenAt, textVersion } = user.guardianConsent ?? {};
    return {
      status: statusOf(user, clock()),
      guardianName: guardianName ?? null,
      guardianEmailHint: guardianEmail ? hintOf(guardianEmail) : null,
      askedAt: askedAt ?? null,
      givenAt: givenAt ?? null,
      textVersion: textVersion ?? null,
    };
  };

  /** The user whose guardian the link was sent to, while it is valid. */
  const holderOf = async (token: string): Promise<{ user: UserRecord; asked: GuardianRecord } | null> => {
    const user = TOKEN.test(token) ? await users.byGuardianToken(hashOf(token)) : null;
    const asked = user?.guardianConsent;
    return user && asked?.expiresAt && asked.expiresAt > clock() ? { user, asked } : null;
  };

  return {
    consentOf,

    /** A new request replaces the former and its link. */
    request: async (
      userId: string,
      input: { guardianName: string; guardianEmail: string },
    ): Promise<{ guardianConsent: GuardianConsent | null; errors: AccountError[] }> => {
      const user = await existingUser(users, userId);
      const parsed = guardianRequestRule(user.email).safeParse(input);
      if (parsed.error) return { guardianConsent: null, errors: userErrorsOf(parsed.error) };
      if (!needsGuardianConsent(user, clock())) return { guardianConsent: null, errors: [userError('NOT_NEEDED')] };
      const { guardianName, guardianEmail } = parsed.data;
      await consume(perPerson, userId);
      await consume(perGuardian, guardianEmail);
      const askedAt = clock();
      const guardianConsent: GuardianRecord = { guardianName, guardianEmail, askedAt };
      const isRequested = await users.requestGuardianConsent(userId, guardianConsent, [
        followUp(guardianMailJob, { userId, askedAt }, { at: askedAt }),
        entryOfEvent({ kind: 'GUARDIAN_CONSENT_REQUESTED', actorId: userId, subjectId: userId }),
      ]);
      if (!isRequested) return { guardianConsent: null, errors: [userError('NOT_NEEDED')] };
      return { guardianConsent: consentOf({ ...user, guardianConsent }), errors: [] };
    },

    requestOf: async (token: string): Promise<GuardianRequest | null> => {
      const holder = await holderOf(token);
      return (
        holder && {
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
      const givenAt = clock();
      const userId = holder.user._id;
      const given = await users.giveGuardianConsent(
        hashOf(token),
        { guardianName, guardianEmail, askedAt, givenAt, textVersion, language },
        [
          followUp(guardianThanksMailJob, { userId }, { at: givenAt }),
          entryOfEvent({ kind: 'GUARDIAN_CONSENT_GIVEN', subjectId: userId }),
        ],
      );
      return given ? [] : [userError('INVALID_TOKEN', 'token')];
    },
  };
};

export type GuardianService = ReturnType<typeof createGuardianService>;
