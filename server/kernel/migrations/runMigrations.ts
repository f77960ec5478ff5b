/** Brings the stores to this release: the migrations that they have not had, in order, then the indexes. Safe to repeat, at any time and after any crash. */
import type { Clock } from '../clock.js';
import { buildIndexes, missingIndexes } from '../mongo/indexes.js';
import type { MongoConnection, MongoDatabase } from '../mongo/connectMongo.js';
import type { Migration } from './migration.js';
import { type LockOptions, withMigrationLock } from './migrationLock.js';
import { isEmptyDatabase, readMigrationState, recordMigrations } from './migrationState.js';
import { rewriteDocuments } from './rewriteDocuments.js';
import { type KeyStore, rewriteKeys, scannedKeys } from './rewriteKeys.js';

/** Another release has been there since it was asked for; nothing was changed. */
export class NewerStoresError extends Error {
  override readonly name = 'NewerStoresError';
}

export type MigrationRun = {
  migrations: readonly Migration[];
  /** Without deadlines: a step takes as long as it takes. */
  database: MongoDatabase;
  redis: KeyStore;
  /** The one that signs cookies now. */
  sessionSecret: string;
  /** The connection on which every model of the site was made; only their schemas are read. */
  models: Pick<MongoConnection, 'models'>;
  clock: Clock;
  isAlone: boolean;
  say: (line: string) => void;
  leaseMs?: number;
};

const lockOf = ({ isAlone, say, leaseMs }: Pick<MigrationRun, 'isAlone' | 'say' | 'leaseMs'>): LockOptions => ({
  isAlone,
  onWait: () => say('Another process is migrating these stores. Waiting for it.'),
  ...(leaseMs === undefined ? {} : { leaseMs }),
});

/** A database in which nothing is stored has nothing to migrate. Does nothing when another process was first. */
export async function prepareEmptyDatabase(run: Omit<MigrationRun, 'redis' | 'sessionSecret'>): Promise<void> {
  const { migrations, database, models, clock } = run;
  await withMigrationLock(database, lockOf(run), async () => {
    if (!(await isEmptyDatabase(database))) return;
    // Indexes first: whoever finds the records finds everything.
    await buildIndexes(models, database);
    const names = migrations.map(({ name }) => name);
    await recordMigrations(database, names, clock());
  });
}

export async function runMigrations(run: MigrationRun): Promise<void> {
  const { migrations, database, redis, sessionSecret, models, clock, say } = run;
  const apply = async (migration: Migration, assertHeld: () => void): Promise<void> => {
    const started = performance.now();
    say(`${migration.name}: ${migration.about}`);
    await migration.run({
      database,
      redis: redis.client,
      scannedKeys: pattern => scannedKeys(redis, pattern),
      rewriteDocuments: (collection, change) =>
        rewriteDocuments(database, { collection, change, beforeWrite: assertHeld }),
      rewriteKeys: (pattern, change) => rewriteKeys(redis, { pattern, change, beforeWrite: assertHeld }),
      assertMayWrite: assertHeld,
      sessionSecret,
      say: line => say(`${migration.name}: ${line}`),
    });
    assertHeld();
    await recordMigrations(database, [migration.name], clock());
    say(`${migration.name}: done in ${((performance.now() - started) / 1000).toFixed(1)} seconds.`);
  };
  await withMigrationLock(database, lockOf(run), async assertHeld => {
    const { pending, unknown } = await readMigrationState(database, migrations);
    if (unknown.length > 0)
      throw new NewerStoresError(`A newer release has migrated the stores: ${unknown.join(', ')}`);
    for (const migration of pending) await apply(migration, assertHeld);
    const missing = await missingIndexes(models);
    if (missing.length > 0) say(`Indexes are being built: ${missing.join(', ')}.`);
    await buildIndexes(models, database, assertHeld);
  });
}
