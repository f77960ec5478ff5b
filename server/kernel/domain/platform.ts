/** What every domain is created with: the stores, the settings of this process, and what the kernel makes of them. */
import type { BackgroundTasks } from '../backgroundTasks.js';
import type { Clock } from '../clock.js';
import type { Env } from '../env.js';
import type { Idempotency } from '../idempotency/createIdempotency.js';
import type { Jobs } from '../jobs/createJobs.js';
import type { Logger } from '../logger.js';
import type { Mailer } from '../mail/createMailer.js';
import type { Metrics } from '../metrics.js';
import type { MongoConnection } from '../mongo/connectMongo.js';
import type { RedisClient } from '../redis/connectRedis.js';
import type { UserSessions } from '../session/records/userSessions.js';

export type Platform = {
  connection: MongoConnection;
  /** What the driver's heartbeat says: false soon after MongoDB was killed or froze. */
  isStoreReachable: () => boolean;
  redis: RedisClient;
  env: Env;
  clock: Clock;
  logger: Logger;
  /** Figures for `/metrics`: a domain creates its counters when it starts. */
  metrics: Metrics;
  mailer: Mailer;
  /** For jobs of the lane BULK: over connections of its own, so that its mails hold back no other. */
  bulkMailer: Mailer;
  jobs: Jobs;
  idempotency: Idempotency;
  /** The sessions of an account, to list and to end them. */
  userSessions: Pick<UserSessions, 'list' | 'endAll' | 'endOutdated'>;
  runInBackground: BackgroundTasks['runInBackground'];
};
