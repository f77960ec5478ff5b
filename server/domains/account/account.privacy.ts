/** Export and deletion of everything stored about a user. Every domain that stores personal data has a handler. */
import { dayInVietnam } from '../../../schema/rules/days.rules.js';
import type { PersonalDataHandler } from '../../kernel/domain/personalData.js';
import { hashOf } from '../../kernel/hash.js';
import { consume } from '../../kernel/redis/createRateLimiter.js';
import { type AccountError, userError } from './account.errors.js';
import { enqueueErasure } from './account.erasure.jobs.js';
import { deletedJob } from './account.jobs.js';
import type { DeletionReason } from './account.mails.js';
import type { AccountDeps } from './account.ports.js';
import { existingUser } from './account.profile.js';
import type { UserRecord } from './account.records.js';
import type { UserRepository } from './account.repository.js';
import type { CorrectionsRepository } from './corrections.repository.js';

export type DataExport = { createdAt: Date; fileName: string; json: string };
export type DeletionPart = { part: string; count: number };

type Stores = { users: UserRepository; corrections: CorrectionsRepository };
type Deps = Pick<
  AccountDeps,
  'clock' | 'verifyPassword' | 'endSessions' | 'enqueue' | 'createLimiter' | 'otherPrivacyHandlers'
> &
  Stores;

/** Without secrets: they would be a risk in a file, and are of no use to the user. */
const profilePart = ({
  passwordHash: _hash,
  guardianConsent,
  secondFactor: _secret,
  consents: _consents,
  outbox: _outbox,
  outboxLast: _last,
  ...visible
}: UserRecord): Record<string, unknown> => {
  const { tokenHash: _token, expiresAt: _expiry, ...guardian } = guardianConsent ?? {};
  return { ...visible, ...(guardianConsent ? { guardianConsent: guardian } : {}) };
};

/** What the account domain itself stores. */
export const createOwnHandlers = ({ users, corrections }: Stores): PersonalDataHandler[] => [
  {
    part: 'profile',
    exportOf: async id => profilePart(await existingUser(users, id)),
    countOf: async id => ((await users.byId(id)) ? 1 : 0),
    erase: users.remove,
  },
  {
    part: 'consents',
    exportOf: async id => (await existingUser(users, id)).consents,
    countOf: async id => (await users.byId(id))?.consents.length ?? 0,
    erase: users.remove,
  },
  {
    part: 'corrections',
    exportOf: async id =>
      (await corrections.ofPerson(id)).map(
        ({ userId: _user, decidedBy: _staff, denial: _denial, outbox: _outbox, outboxLast: _last, ...request }) =>
          request,
      ),
    countOf: corrections.countOf,
    erase: corrections.removeAll,
  },
];

export const createPrivacyService = ({
  users,
  corrections,
  clock,
  verifyPassword,
  endSessions,
  enqueue,
  createLimiter,
  otherPrivacyHandlers,
}: Deps) => {
  const tries = createLimiter({ name: 'delete-account', limit: 10, windowSeconds: 900 });

  const handlers = [...createOwnHandlers({ users, corrections }), ...otherPrivacyHandlers];

  /** Everything but the account's own document. */
  const eraseParts = async (id: string): Promise<void> => {
    await endSessions(id);
    for (const handler of handlers.toReversed()) if (handler.erase !== users.remove) await handler.erase(id);
  };

  /** The account's document is removed last, so that a deletion that failed half way can be repeated. */
  const erase = async ({ _id: id, email, fullName, language }: UserRecord, reason: DeletionReason): Promise<void> => {
    await eraseParts(id);
    await enqueueErasure(enqueue, id);
    await enqueue(deletedJob, { userId: id, email, fullName, language, reason }, { key: hashOf(id) });
    await users.remove(id);
    // Requests in flight may have written meanwhile, and may write still: a job repeats this.
    await eraseParts(id);
  };

  return {
    erase,
    eraseParts,

    exportOf: async (id: string): Promise<DataExport> => {
      await existingUser(users, id);
      const createdAt = clock();
      const parts = await Promise.all(handlers.map(async ({ part, exportOf }) => [part, await exportOf(id)] as const));
      return {
        createdAt,
        fileName: `study-abroad-data-${dayInVietnam(createdAt)}.json`,
        json: JSON.stringify({ createdAt, ...Object.fromEntries(parts) }, null, 2),
      };
    },

    previewOf: async (id: string): Promise<DeletionPart[]> => {
      await existingUser(users, id);
      return Promise.all(handlers.map(async ({ part, countOf }) => ({ part, count: await countOf(id) })));
    },

    remove: async (id: string, password: string): Promise<AccountError[]> => {
      const user = await existingUser(users, id);
      // Who looks after others' data gives that back first, before an administrator who sees it.
      if (user.role !== 'STUDENT') return [userError('STAFF_ACCOUNT')];
      await consume(tries, id);
      if (!(await verifyPassword(user.passwordHash, password.normalize('NFKC'))))
        return [userError('WRONG_PASSWORD', 'password')];
      await erase(user, 'REQUESTED');
      return [];
    },
  };
};

export type PrivacyService = ReturnType<typeof createPrivacyService>;
