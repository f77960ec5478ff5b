/** A process that runs jobs, for tests that end processes: its database and its name are its arguments. */
import { systemClock } from '../kernel/clock.js';
import { createJobs } from '../kernel/jobs/createJobs.js';
import { createLogger } from '../kernel/logger.js';
import { connectMongo } from '../kernel/mongo/connectMongo.js';
import { countsRuns } from './countedJob.js';

const [dbName = '', processName = ''] = process.argv.slice(2);
const { connection } = await connectMongo(String(process.env.MONGODB_URI), { dbName });
const logger = createLogger({ logLevel: 'silent' });
const jobs = createJobs({
  connection,
  clock: systemClock,
  logger,
  leaseMs: 1000,
  pollMs: 100,
  concurrency: { INTERACTIVE: 3, BULK: 3 },
});
jobs.register([countsRuns(connection, processName)]);
jobs.start();
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
