/** The rooms that know people, joined by their ports: sessions, accounts, wishlists, the audit log. */
import { createAccount, createAccountStore, type PersonalDataHandler } from '../domains/account/index.js';
import { createAudit } from '../domains/audit/index.js';
import type { Catalogue } from '../domains/catalogue/index.js';
import { createSession } from '../domains/session/index.js';
import { createWishlist, type WishlistDeps } from '../domains/wishlist/index.js';
import { withJitter } from '../kernel/backOff.js';
import { createBackgroundTasks } from '../kernel/backgroundTasks.js';
import type { Clock } from '../kernel/clock.js';
import type { Env } from '../kernel/env.js';
import { AppError } from '../kernel/errors/AppError.js';
import type { Logger } from '../kernel/logger.js';
import { createMailer } from '../kernel/mail/createMailer.js';
import type { MongoConnection } from '../kernel/mongo/connectMongo.js';
import type { RedisClient } from '../kernel/redis/connectRedis.js';
import { createFailureCounter } from '../kernel/redis/createFailureCounter.js';
import { createRateLimiter } from '../kernel/redis/createRateLimiter.js';
import { createSessions } from '../kernel/session/createSessions.js';
import { createOneTimeTokens } from '../kernel/session/oneTimeTokens.js';
import { hashPassword, verifyDummyHash, verifyPassword } from '../kernel/session/passwords.js';
import { readSecrets } from '../kernel/session/secrets.js';

export type PeopleDeps = {
  connection: MongoConnection;
  redis: RedisClient;
  env: Env;
  clock: Clock;
  logger: Logger;
  catalogue: Pick<Catalogue, 'service'>;
  /** What the driver's heartbeat says. */ isStoreReachable?: () => boolean;
};

const QUARTER_HOUR = 900;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** A mail that is made right after an answer would slow the next request, and so tell that there is an account. */
const SPREAD_MS = 250;

const SHELF_OF_KIND = { INSTITUTION: 'institutions', PROGRAM: 'programs', SCHOLARSHIP: 'scholarships' } as const;

export function wirePeople({
  connection,
  redis,
  env,
  clock,
  logger,
  catalogue,
  isStoreReachable = () => true,
}: PeopleDeps) {
  const { runInBackground, idle } = createBackgroundTasks(logger);
  const mailer = createMailer({ env, clock, logger });
  const audit = createAudit({ connection, clock, runInBackground });
  const store = createAccountStore({ connection, clock });
  const { accounts } = store;
  const sessions = createSessions({
    redis,
    clock,
    logger,
    limits: env.session,
    secrets: readSecrets(env),
    cookies: env,
    // A device that comes back waits for the account; a public page must not wait for a database that is known to be away.
    findUser: async id => {
      if (!isStoreReachable()) throw new AppError('SERVICE_UNAVAILABLE', undefined, { retryAfter: 5 });
      return accounts.summaryOf(id);
    },
    onReuse: ({ id }) => audit.record({ kind: 'REFRESH_TOKEN_REUSED', subjectId: id }),
  });
  const { limits } = env;
  const createLimiter = (limit: { name: string; limit: number; windowSeconds: number }) =>
    createRateLimiter({ redis, clock, ...limit });

  const tokens = {
    reset: createOneTimeTokens({ redis, name: 'reset-password', lifeSeconds: HOUR }),
    verify: createOneTimeTokens({ redis, name: 'verify-email', lifeSeconds: 7 * DAY }),
  };
  const session = createSession({
    accounts,
    passwords: { hash: hashPassword, verify: verifyPassword, verifyDummyHash },
    limits: {
      loginFailures: createFailureCounter({
        redis,
        name: 'login',
        limit: limits.loginFailures,
        windowSeconds: QUARTER_HOUR,
      }),
      loginFailuresPerDay: createFailureCounter({
        redis,
        name: 'login-day',
        limit: limits.loginFailuresPerDay,
        windowSeconds: DAY,
      }),
      register: createLimiter({ name: 'register', limit: limits.registerPerHour, windowSeconds: HOUR }),
      reset: createLimiter({ name: 'reset', limit: limits.resetPerHour, windowSeconds: HOUR }),
    },
    tokens,
    mailer,
    endSessions: sessions.endAll,
    recordEvent: audit.record,
    runInBackground: work => runInBackground(() => withJitter(SPREAD_MS, work)),
    clock,
    publicUrl: env.publicUrl,
  });

  const recordsOf: WishlistDeps['recordsOf'] = async (kind, ids) => {
    const records = await catalogue.service[SHELF_OF_KIND[kind]].byIds(ids);
    return records.map(record => {
      if (record instanceof Error) throw record;
      return record;
    });
  };
  const wishlist = createWishlist({ connection, clock, recordsOf });
  const sessionPrivacy: PersonalDataHandler = {
    part: 'sessions',
    exportOf: sessions.list,
    countOf: async userId => (await sessions.list(userId)).length,
    erase: async userId => {
      await sessions.endAll(userId);
      await Promise.all([tokens.reset.drop(userId), tokens.verify.drop(userId)]);
    },
  };
  const account = createAccount({
    store,
    clock,
    publicUrl: env.publicUrl,
    verifyPassword,
    endSessions: sessions.endAll,
    mailer,
    recordEvent: audit.record,
    createLimiter,
    otherPrivacyHandlers: () => [sessionPrivacy, wishlist.privacy, audit.privacy],
  });

  return {
    resolvers: [session.resolvers, audit.resolvers, account.resolvers, wishlist.resolvers],
    createLoaders: session.createLoaders,
    sessions,
    accounts,
    recordEvent: audit.record,
    mutationLimit: createLimiter({ name: 'mutations', limit: limits.mutationsPerMinute, windowSeconds: 60 }),
    /** Until mails and the log of what was answered are written. */
    idle: async (): Promise<void> => {
      await idle();
      await mailer.idle();
      await idle();
    },
  };
}

export type People = ReturnType<typeof wirePeople>;
