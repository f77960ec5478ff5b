/** The indexes that the models of a connection declare: which of them a database lacks, and building them. */
import type { Connection } from 'mongoose';
import type { MongoDatabase } from './connectMongo.js';

/** A connection on which models were made. */
type Models = Pick<Connection, 'models'>;

/** Named as MongoDB names them: `programs: slug_1`. Reads only. */
export async function missingIndexes({ models }: Models): Promise<string[]> {
  const lists = await Promise.all(
    Object.values(models).map(async model => {
      const { toCreate } = await model.diffIndexes();
      return toCreate.map(keys => `${model.collection.name}: ${nameOf(keys)}`);
    }),
  );
  return lists.flat();
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
