/** A process that refreshes IPEDS, for tests that end processes: database, data folder and address of the publisher are its arguments. */
import { createCatalogue, createRefreshJobs, finishLater, registersFolder } from '../domains/catalogue/index.js';
import { systemClock } from '../kernel/clock.js';
import { createJobs } from '../kernel/jobs/createJobs.js';
import { createLogger } from '../kernel/logger.js';
import { connectMongo } from '../kernel/mongo/connectMongo.js';
import { publishersAt } from './serveFiles.js';

const [dbName = '', dataDir = '', url = ''] = process.argv.slice(2);
const { connection } = await connectMongo(String(process.env.MONGODB_URI), { dbName });
const logger = createLogger({ logLevel: 'silent' });
const clock = systemClock;
const jobs = createJobs({ connection, clock, logger, leaseMs: 3000, pollMs: 100 });
const catalogue = createCatalogue({ connection, clock });
const refreshing = createRefreshJobs({
  registers: ['ipeds'],
  publishers: publishersAt({ url }),
  folder: registersFolder(dataDir),
  refresh: options => catalogue.refreshRegister(options, finishLater(jobs.enqueue)),
  jobs,
  clock,
  logger,
});
jobs.register([...catalogue.importJobs, refreshing.job]);
await refreshing.start();
jobs.start();
process.on('disconnect', () => process.exit(0));
