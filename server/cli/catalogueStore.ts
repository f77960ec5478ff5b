/** Opens the stored catalogue for one command. */
import { prepareEmptyStores, readMissing, refuseNewer } from '../app/start/prepareStores.js';
import { type Catalogue, createCatalogue } from '../domains/catalogue/index.js';
import { startEmbeddedMongo } from '../embedded/mongo/index.js';
import { systemClock } from '../kernel/clock.js';
import type { Env } from '../kernel/env.js';
import { createJobs, type Jobs } from '../kernel/jobs/createJobs.js';
import { createLogger } from '../kernel/logger.js';
import { connectMongo, type Mongo } from '../kernel/mongo/connectMongo.js';
import { CommandError, documentsOf, say, sayStores } from './command.js';

/** Without Redis nothing can be migrated: an empty database is prepared here, any other by a start or by `npm run migrate`. */
const prepareCatalogue = async (env: Env, mongo: Mongo): Promise<void> => {
  const { pending, unknown, indexes, isEmpty } = await readMissing({ mongo });
  refuseNewer(unknown);
  if (isEmpty) return prepareEmptyStores({ stores: { mongo }, env, clock: systemClock, say });
  if (pending.length > 0 || indexes.length > 0)
    throw new CommandError(
      'The database is of an earlier release: stop the site, make a copy, and run "npm run migrate" first.',
    );
};

/** Needs MongoDB only; Redis may be absent. */
export const withCatalogue = async (
  env: Env,
  work: (catalogue: Catalogue, jobs: Pick<Jobs, 'enqueue'>) => Promise<void>,
): Promise<void> => {
  sayStores(`Documents: ${documentsOf(env)}`);
  const embedded = env.mongodbUri ? null : await startEmbeddedMongo({ dataDir: env.dataDir });
  try {
    const mongo = await connectMongo(env.mongodbUri ?? embedded?.uri ?? '').catch(() => {
      throw new CommandError('MongoDB does not answer (MONGODB_URI).');
    });
    const catalogue = createCatalogue({ connection: mongo.connection, clock: systemClock });
    const jobs = createJobs({
      connection: mongo.connection,
      clock: systemClock,
      logger: createLogger(env),
    });
    await prepareCatalogue(env, mongo);
    await work(catalogue, jobs).finally(mongo.close);
  } finally {
    await embedded?.stop();
  }
};
