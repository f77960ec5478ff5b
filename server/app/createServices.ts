/** Everything behind the graph and the pages: the domains, and the tools of the kernel that they share. */
import { createBackgroundTasks } from '../kernel/backgroundTasks.js';
import type { Clock } from '../kernel/clock.js';
import { type CombinedDomains, combineDomains } from '../kernel/domain/combineDomains.js';
import type { Platform } from '../kernel/domain/platform.js';
import type { Env } from '../kernel/env.js';
import { AppError } from '../kernel/errors/AppError.js';
import { createIdempotency } from '../kernel/idempotency/createIdempotency.js';
import { CONCURRENCY, createJobs, type Jobs } from '../kernel/jobs/createJobs.js';
import { JOB_OUTCOMES } from '../kernel/jobs/jobWorker.js';
import { refuseForgottenOutboxes } from '../kernel/jobs/outbox.repository.js';
import type { Logger } from '../kernel/logger.js';
import type { Metrics } from '../kernel/metrics.js';
import { createMailer } from '../kernel/mail/createMailer.js';
import { limitMailboxes } from '../kernel/mail/mailboxLimit.js';
import type { Mongo } from '../kernel/mongo/connectMongo.js';
import type { RedisStore } from '../kernel/redis/connectRedis.js';
import { createRateLimiter } from '../kernel/redis/createRateLimiter.js';
import { createSessions, type Sessions } from '../kernel/session/createSessions.js';
import { createUserSessions, type UserSessions } from '../kernel/session/records/userSessions.js';
import { readSecrets } from '../kernel/session/secrets/secrets.js';
import { withinTime } from '../kernel/withinTime.js';
import { type CreateIndexHolder, createDomains, type Domains } from './domains.js';

export type Services = {
  domains: Domains;
  combined: CombinedDomains<Domains>;
  sessions: Sessions;
  userSessions: UserSessions;
  jobs: Jobs;
  /** Until everything that follows an answer is done: mails, the audit log. */
  idle: () => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

export type ServiceDeps = {
  mongo: Pick<Mongo, 'connection' | 'isReachable'>;
  redis: Pick<RedisStore, 'client'>;
  env: Env;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
  createIndexHolder: CreateIndexHolder;
};

/** Less than what is left of the time to stop. */
const LAST_WORK_MS = 3000;
/** How long running jobs may take at shutdown; then they are released for another process. */
const LAST_JOBS_MS = 500;

export function createServices(deps: ServiceDeps): Services {
  const { mongo, redis, env, clock, logger, metrics, createIndexHolder } = deps;
  const backgroundTasks = createBackgroundTasks(logger);
  const limited = limitMailboxes({
    // Whole at a time: a process that reserved some would keep them from another.
    limiter: createRateLimiter({
      redis: redis.client,
      clock,
      name: 'mails',
      limit: env.limits.mailsPerHour,
      windowSeconds: 3600,
      block: 1,
    }),
    redis: redis.client,
    logger,
  });
  const mailer = limited(createMailer({ env, logger, connections: CONCURRENCY.INTERACTIVE }));
  const bulkMailer = limited(createMailer({ env, logger, connections: CONCURRENCY.BULK }));
  const jobOutcomes = metrics.counter({
    name: 'jobs_total',
    help: 'Runs of jobs, by kind and outcome: DONE, RETRIED, DEAD, LOST.',
    labels: ['name', 'outcome'],
  });
  const onOutcome = (name: string, outcome: string): void => jobOutcomes.labels(name, outcome).inc();
  const jobs = createJobs({ connection: mongo.connection, clock, logger, onOutcome });
  const userSessions = createUserSessions(redis.client);
  const platform: Platform = {
    connection: mongo.connection,
    isStoreReachable: mongo.isReachable,
    redis: redis.client,
    env,
    clock,
    logger,
    metrics,
    mailer,
    bulkMailer,
    jobs,
    idempotency: createIdempotency({ connection: mongo.connection, clock }),
    userSessions,
    runInBackground: backgroundTasks.runInBackground,
  };
  const domains = createDomains(platform, createIndexHolder);
  const combined = combineDomains(domains);
  jobs.register(combined.jobs);
  // At 0 from the start, so that an alert on a rise sees the first one.
  for (const { name } of combined.jobs) for (const outcome of JOB_OUTCOMES) jobOutcomes.labels(name, outcome).inc(0);
  for (const outbox of combined.outboxes) jobs.relayFrom(outbox);
  refuseForgottenOutboxes(mongo.connection, combined.outboxes);
  const { account, session, audit } = domains;
  const sessions = createSessions({
    redis: redis.client,
    userSessions,
    clock,
    logger,
    limits: env.session,
    secrets: readSecrets(env),
    cookies: env,
    findUser: async (id, login) => {
      // A device that comes back waits for the account; a public page must not wait for a database that is known to be away.
      if (!mongo.isReachable()) throw new AppError('SERVICE_UNAVAILABLE', undefined, { retryAfter: 5 });
      const found = await account.provides.accounts.summaryOf(id);
      return found && session.provides.mayRenew(found, login) ? found : null;
    },
    onReuse: ({ id }) => audit.provides.recordEvent({ kind: 'REFRESH_TOKEN_REUSED', subjectId: id }),
  });

  // What runs after an answer may store a job, and a job may leave something to run after it.
  const idle = async (): Promise<void> => {
    await backgroundTasks.idle();
    await jobs.idle();
    await backgroundTasks.idle();
    await jobs.idle();
  };
  const orWarn = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => logger.warn({ err: error }, 'work was left for another process or the next start'));
  return {
    domains,
    combined,
    sessions,
    userSessions,
    idle,
    jobs,
    start: async () => {
      await combined.start();
      if (env.roles.has('worker')) jobs.start();
    },
    stop: async () => {
      const onLate = (): void => logger.warn('the site stops before all work is done');
      await withinTime(LAST_WORK_MS, orWarn(idle()), onLate);
      await withinTime(LAST_JOBS_MS * 2, orWarn(jobs.stop(LAST_JOBS_MS)), onLate);
      mailer.close();
      bulkMailer.close();
      await combined.stop();
    },
  };
}
