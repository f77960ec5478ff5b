/** `npm run migrate`: brings the stores to this release. A site on stores of its own does the same when it starts. */
import { parseArgs } from 'node:util';
import { createServices } from '../app/createServices.js';
import { openStores, type Stores } from '../app/start/openStores.js';
import { migrateStores, prepareEmptyStores, readMissing, refuseNewer } from '../app/start/prepareStores.js';
import { indexInProcess } from '../app/start/searchIndex.js';
import { systemClock } from '../kernel/clock.js';
import { type Env, parseEnv } from '../kernel/env.js';
import { createLogger, type Logger } from '../kernel/logger.js';
import { createMetrics } from '../kernel/metrics.js';
import { migrations } from '../migrations/migrations.js';
import { callOf, CommandError, documentsOf, runCommand, say, sayStores, sessionsOf } from './command.js';

const USAGE = `Usage: ${callOf('migrate')} [status]

  Changes what earlier releases stored into the shape of this one, and builds indexes. Stop every process of the site and make a copy first
  ("Upgrading" in docs/operations.md). May be repeated, and goes on after an interruption.

  status    only say what would be done`;

type Command = (stores: Stores, env: Env, logger: Logger) => Promise<void>;

const aboutOf = (wanted: string): string => migrations.find(({ name }) => name === wanted)?.about ?? '';

const status: Command = async stores => {
  const { pending, unknown, indexes, isEmpty } = await readMissing(stores);
  refuseNewer(unknown);
  if (isEmpty) return say('The database is empty: there is nothing to migrate, and a start prepares it.');
  for (const name of pending) say(`To be done: ${name}. ${aboutOf(name)}`);
  for (const index of indexes) say(`To be built: the index ${index}.`);
  if (pending.length + indexes.length === 0) say('Nothing is to be done: the stores are ready for this release.');
};

const migrate: Command = async (stores, env, logger) => {
  const { unknown, isEmpty } = await readMissing(stores);
  refuseNewer(unknown);
  if (isEmpty) {
    await prepareEmptyStores({ stores, env, clock: systemClock, say });
    return say('The database was empty: its indexes were built, and there was nothing to migrate.');
  }
  await migrateStores({ stores, env, clock: systemClock, logger, say });
  say('The stores are ready for this release.');
};

async function run(command: Command): Promise<void> {
  const env = parseEnv();
  sayStores(`Documents: ${documentsOf(env)}; sessions: ${sessionsOf(env)}`);
  const logger = createLogger({ logLevel: 'error' });
  const stores = await openStores(env, logger);
  try {
    // For the models of every domain. Nothing is started, and no job runs.
    createServices({
      mongo: stores.mongo,
      redis: stores.redis,
      env,
      clock: systemClock,
      logger,
      metrics: createMetrics(),
      createIndexHolder: indexInProcess(systemClock),
    });
    await command(stores, env, logger);
  } finally {
    await stores.close();
  }
}

await runCommand(USAGE, async args => {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { help: { type: 'boolean' } } });
  if (values.help) return say(USAGE);
  const [name, ...rest] = positionals;
  if (rest.length > 0 || (name !== undefined && name !== 'status')) throw new CommandError(USAGE);
  await run(name === 'status' ? status : migrate);
});
