/** Which migrations a database has had: one document a migration, written after its work. */
import type { MongoDatabase } from '../mongo/connectMongo.js';
import type { Migration } from './migration.js';

export const MIGRATIONS = 'migrations';
/** Collections that say nothing about whether the site has run on this database. */
const TECHNICAL = new Set([MIGRATIONS, 'migrationLocks', 'readiness']);
const MAX_RECORDS = 10_000;

export type AppliedMigration = { _id: string; at: Date };
export type MigrationState = {
  applied: AppliedMigration[];
  /** In the order of their numbers. */
  pending: Migration[];
  /** Applied by a newer release. */
  unknown: string[];
};

export async function readMigrationState(
  database: MongoDatabase,
  migrations: readonly Migration[],
): Promise<MigrationState> {
  const applied = await database
    .collection<AppliedMigration>(MIGRATIONS)
    .find()
    .sort({ _id: 1 })
    .limit(MAX_RECORDS)
    .toArray();
  const done = new Set(applied.map(({ _id }) => _id));
  const known = new Set(migrations.map(({ name }) => name));
  return {
    applied,
    pending: migrations.filter(({ name }) => !done.has(name)),
    unknown: [...done].filter(name => !known.has(name)),
  };
}

/** True while no release of the site has stored anything. */
export async function isEmptyDatabase(database: MongoDatabase): Promise<boolean> {
  const collections = await database.listCollections({}, { nameOnly: true }).toArray();
  for (const { name } of collections)
    if (!TECHNICAL.has(name) && !name.startsWith('system.'))
      if (await database.collection(name).findOne({}, { projection: { _id: 1 } })) return false;
  return true;
}

export async function recordMigrations(database: MongoDatabase, names: readonly string[], at: Date): Promise<void> {
  const writes = names.map(name => ({
    updateOne: { filter: { _id: name }, update: { $setOnInsert: { at } }, upsert: true },
  }));
  if (writes.length > 0) await database.collection<AppliedMigration>(MIGRATIONS).bulkWrite(writes);
}
