/**
 * Stores that this release can work on: before anything is served they have had every migration and have every index. A site with stores of its own sees
 * to that by itself. With a MongoDB of the operator's `npm run migrate` does it, because it may take long, and several processes may start at once.
 */
import type { Clock } from '../../kernel/clock.js';
import type { Env } from '../../kernel/env.js';
import type { Logger } from '../../kernel/logger.js';
import { isEmptyDatabase, readMigrationState } from '../../kernel/migrations/migrationState.js';
import { prepareEmptyDatabase, runMigrations } from '../../kernel/migrations/runMigrations.js';
import { databaseOf, type Mongo } from '../../kernel/mongo/connectMongo.js';
import { connectWithoutDeadlines } from '../../kernel/mongo/connectWithoutDeadlines.js';
import { missingIndexes } from '../../kernel/mongo/indexes.js';
import { connectRedis } from '../../kernel/redis/connectRedis.js';
import { readSecrets } from '../../kernel/session/secrets/secrets.js';
import { migrations } from '../../migrations/migrations.js';
import { StartError } from './startError.js';

export type PreparedStores = {
  /** Every model of the site was made on its connection. */
  mongo: Pick<Mongo, 'connection'>;
  mongodbUri: string;
  redisUrl: string;
};

type Preparation = {
  stores: PreparedStores;
  env: Pick<Env, 'mongodbUri' | 'sessionSecrets' | 'dataDir'>;
  clock: Clock;
  logger: Logger;
};

/** The embedded store lets one process in: whoever left a lock there is gone. */
const isAlone = ({ mongodbUri }: Pick<Env, 'mongodbUri'>): boolean => mongodbUri === undefined;

/** Through connections of its own, on which the stores may take as long as it takes. */
export async function migrateStores({
  stores,
  env,
  clock,
  logger,
  say,
}: Preparation & { say: (line: string) => void }): Promise<void> {
  const models = stores.mongo.connection;
  const mongo = await connectWithoutDeadlines(stores.mongodbUri);
  try {
    const redis = await connectRedis(stores.redisUrl, logger, { limitMs: null });
    try {
      const { database } = mongo;
      const [sessionSecret = ''] = readSecrets(env);
      await runMigrations({
        migrations,
        database,
        redis,
        sessionSecret,
        models,
        clock,
        isAlone: isAlone(env),
        say,
      });
    } finally {
      redis.close();
    }
  } finally {
    await mongo.close();
  }
}

/** Nothing is stored yet, so nothing takes long. */
export const prepareEmptyStores = ({
  stores: { mongo },
  env,
  clock,
  say,
}: Pick<Preparation, 'env' | 'clock'> & {
  stores: Pick<PreparedStores, 'mongo'>;
  say: (line: string) => void;
}): Promise<void> => {
  const { connection: models } = mongo;
  return prepareEmptyDatabase({
    migrations,
    database: databaseOf(models),
    models,
    clock,
    isAlone: isAlone(env),
    say,
  });
};

export type Missing = {
  /** Names of migrations. */
  pending: string[];
  /** Names of those that a newer release has applied. */
  unknown: string[];
  indexes: string[];
  isEmpty: boolean;
};

/** What stands between the stores and this release. */
export async function readMissing({ mongo }: Pick<PreparedStores, 'mongo'>): Promise<Missing> {
  const database = databaseOf(mongo.connection);
  const read = async (): Promise<Omit<Missing, 'isEmpty'>> => {
    const { pending, unknown } = await readMigrationState(database, migrations);
    return { pending: pending.map(({ name }) => name), unknown, indexes: await missingIndexes(mongo.connection) };
  };
  const missing = await read();
  if (missing.pending.length + missing.indexes.length === 0) return { ...missing, isEmpty: false };
  if (await isEmptyDatabase(database)) return { ...missing, isEmpty: true };
  // Another process may have prepared an empty database, and stored something in it, while this one read.
  return { ...(await read()), isEmpty: false };
}

const MAX_NAMES = 5;
const listed = (names: readonly string[]): string =>
  [...names.slice(0, MAX_NAMES), ...(names.length > MAX_NAMES ? [`${names.length - MAX_NAMES} more`] : [])].join(', ');

/** Throws when a newer release has migrated the stores. */
export function refuseNewer(unknown: readonly string[]): void {
  if (unknown.length > 0)
    throw new StartError(
      `The database was migrated by a newer release (${listed(unknown)}): use that one, or bring back the copy that was made before it. See "Upgrading" in docs/operations.md.`,
    );
}

export async function prepareStores(preparation: Preparation): Promise<void> {
  const { stores, env, clock, logger } = preparation;
  const { pending, unknown, indexes, isEmpty } = await readMissing(stores);
  refuseNewer(unknown);
  if (pending.length === 0 && indexes.length === 0) return;
  const say = (line: string): void => logger.info(line);
  if (isEmpty) return prepareEmptyStores({ stores, env, clock, say });
  if (isAlone(env)) return migrateStores({ ...preparation, say });
  const lacks = [
    ...(pending.length > 0 ? [`migrations ${listed(pending)}`] : []),
    ...(indexes.length > 0 ? [`indexes ${listed(indexes)}`] : []),
  ].join(' and ');
  throw new StartError(
    `The database lacks ${lacks}: stop every process of the site, make a copy, and run "npm run migrate" (in the image: node dist/server/migrate.js). See "Upgrading" in docs/operations.md.`,
  );
}
