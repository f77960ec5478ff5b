/** Copies a document store into another, collection by collection, whatever the domains keep in it. */
import type { MongoConnection } from '../kernel/mongo/connectMongo.js';
import { CommandError } from './command.js';

const BATCH = 500;
/** Holds one document while a copy is under way: one that was interrupted is continued without being asked. */
const MARKER = 'storeMoves';

/** Of a migration under way, which is none while the site is stopped. */
const LOCKS = 'migrationLocks';

type Row = { _id: string; [field: string]: unknown };
type Database = NonNullable<MongoConnection['db']>;
export type Moved = { collection: string; count: number };
type Options = { from: MongoConnection; to: MongoConnection; mayOverwrite: boolean; report: (moved: Moved) => void };

const databaseOf = ({ db }: MongoConnection): Database => {
  if (!db) throw new CommandError('The store is not connected.');
  return db;
};

const namesOf = async (database: Database): Promise<string[]> =>
  (await database.listCollections({}, { nameOnly: true }).toArray())
    .map(({ name }) => name)
    .filter(name => name !== MARKER && name !== LOCKS && !name.startsWith('system.'))
    .toSorted();

async function filledCollections(database: Database): Promise<string[]> {
  const filled: string[] = [];
  for (const name of await namesOf(database))
    if (await database.collection(name).findOne({}, { projection: { _id: 1 } })) filled.push(name);
  return filled;
}

async function copyCollection(from: Database, to: Database, name: string): Promise<number> {
  const source = from.collection<Row>(name);
  const target = to.collection<Row>(name);
  let count = 0;
  let last: string | null = null;
  for (;;) {
    const rest = last === null ? {} : { _id: { $gt: last } };
    // Whole numbers of 64 bits stay what they are.
    const rows: Row[] = await source.find(rest, { promoteLongs: false }).sort({ _id: 1 }).limit(BATCH).toArray();
    if (rows.length > 0)
      await target.bulkWrite(
        rows.map(row => ({ replaceOne: { filter: { _id: row._id }, replacement: row, upsert: true } })),
        { ordered: false },
      );
    count += rows.length;
    last = rows.at(-1)?._id ?? null;
    if (rows.length < BATCH) return count;
  }
}

/** Safe to repeat: documents are written under their ids. The source is only read. */
export async function moveStore({ from, to, mayOverwrite, report }: Options): Promise<Moved[]> {
  const [source, target] = [databaseOf(from), databaseOf(to)];
  if ((await filledCollections(source)).length === 0)
    throw new CommandError('The store in DATA_DIR holds no documents: there is nothing to copy. Nothing was written.');
  const marker = target.collection<Row>(MARKER);
  const isContinued = (await marker.findOne({ _id: 'move' })) !== null;
  const filled = isContinued ? [] : await filledCollections(target);
  if (filled.length > 0 && !mayOverwrite)
    throw new CommandError(
      `The database at MONGODB_URI is not empty (${filled.join(', ')}). Nothing was written. Name an empty one, or add --overwrite: documents of the same id are then replaced, others stay.`,
    );
  await marker.updateOne({ _id: 'move' }, { $set: { startedAt: new Date() } }, { upsert: true });
  const moved: Moved[] = [];
  for (const name of await namesOf(source)) {
    const one = { collection: name, count: await copyCollection(source, target, name) };
    const present = await target.collection(name).countDocuments();
    if (present < one.count)
      throw new CommandError(`${name}: ${one.count} documents were written, ${present} are there.`);
    moved.push(one);
    report(one);
  }
  await marker.drop();
  return moved;
}
