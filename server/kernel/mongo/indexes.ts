/** The indexes that the models of a connection declare: which of them a database lacks, and building them. */
import type { Connection } from 'mongoose';
import type { MongoDatabase } from './connectMongo.js';

/** A connection on which models were made. */
type Models = Pick<Connection, 'models'>;

/** Named as MongoDB names them: `programs: slug_1`. Reads only, of one collection after the other: all at once would wait for a connection each, and on a slow start too long. */
export async function missingIndexes({ models }: Models): Promise<string[]> {
  const missing: string[] = [];
  for (const model of Object.values(models)) {
    const { toCreate } = await model.diffIndexes();
    missing.push(...toCreate.map(keys => `${model.collection.name}: ${nameOf(keys)}`));
  }
  return missing;
}

const nameOf = (keys: object): string =>
  Object.entries(keys)
    .map(([field, order]) => `${field}_${order}`)
    .join('_');

/**
 * Of one collection after the other. Building one that is there already takes no time. `database` may be reached by a connection of its own, because a
 * build may take longer than a request may wait.
 */
export async function buildIndexes(
  { models }: Models,
  database: MongoDatabase,
  beforeEach: () => void = () => undefined,
): Promise<void> {
  for (const { schema, collection } of Object.values(models)) {
    const indexes = schema.indexes().map(([keys, { unique, ...options }]) => ({
      ...options,
      ...(unique ? { unique: true } : {}),
      // A map keeps their order, which matters.
      key: new Map(Object.entries(keys).map(([field, direction]) => [field, Number(direction)])),
    }));
    if (indexes.length === 0) continue;
    beforeEach();
    await database.collection(collection.name).createIndexes(indexes);
  }
}
