/** Snapshots in a MongoDB that several processes of several releases use. */
import { randomBytes } from 'node:crypto';
import { connectMongo, databaseOf, type Mongo } from '../../../kernel/mongo/connectMongo.js';
import { idMadeAt } from '../../../kernel/mongo/gridFs.js';
import { gridFsSnapshots } from './gridFsSnapshots.js';

let mongo: Mongo;
let otherProcess: Mongo;
beforeAll(async () => {
  const dbName = `test_${randomBytes(6).toString('hex')}`;
  const connect = () => connectMongo(String(process.env.MONGODB_URI), { dbName });
  [mongo, otherProcess] = await Promise.all([connect(), connect()]);
});
afterAll(async () => {
  await mongo?.connection.dropDatabase();
  await mongo?.close();
  await otherProcess?.close();
});

const files = () => databaseOf(mongo.connection).collection('searchIndex.files');
const chunks = () => databaseOf(mongo.connection).collection('searchIndex.chunks');
/** An id that was made so many hours ago. */
const idOf = (hoursAgo: number) => idMadeAt(Date.now() - hoursAgo * 3_600_000);

it('gives another process the newest of its own code, larger than one part', async () => {
  const [mine, others] = [gridFsSnapshots(mongo.connection), gridFsSnapshots(otherProcess.connection)];
  expect(await others.read('code')).toBeNull();
  const large = randomBytes(1_000_000);
  await mine.write('code', Buffer.from('first'));
  await mine.write('code', large);
  await mine.write('other code', Buffer.from('of another release'));
  expect(Buffer.from((await others.read('code')) ?? []).equals(large)).toBe(true);
  expect(String(await others.read('other code'))).toBe('of another release');
  expect(await others.read('third code')).toBeNull();
  // The rows of an index are kept apart from it: who takes an index never reads them.
  const rows = gridFsSnapshots(mongo.connection, 'searchRows');
  expect(await rows.read('code')).toBeNull();
  await rows.write('code', Buffer.from('rows'));
  expect(String(await gridFsSnapshots(otherProcess.connection, 'searchRows').read('code'))).toBe('rows');
  expect(Buffer.from((await others.read('code')) ?? []).equals(large)).toBe(true);
});

it('sends a large one in a few parts at a time, so that it waits for no connection and leaves others some', async () => {
  const dbName = mongo.connection.name;
  const watched = await connectMongo(String(process.env.MONGODB_URI), { dbName, monitorCommands: true });
  try {
    let [sent, underWay, most] = [0, 0, 0];
    const client = watched.connection.getClient();
    client.on('commandStarted', ({ commandName }) => {
      if (commandName !== 'insert') return;
      sent++;
      most = Math.max(most, ++underWay);
    });
    client.on('commandSucceeded', ({ commandName }) => void (commandName === 'insert' && underWay--));
    const large = randomBytes(20_000_000);
    await gridFsSnapshots(watched.connection).write('large', large);
    expect(sent).toBeGreaterThan(70);
    expect(most).toBeLessThan(8);
    expect(Buffer.from((await gridFsSnapshots(mongo.connection).read('large')) ?? []).equals(large)).toBe(true);
  } finally {
    await watched.close();
  }
});

it('keeps the last two of a code, and those of other codes for a week', async () => {
  const { write, read } = gridFsSnapshots(mongo.connection);
  for (const content of ['1', '2', '3']) await write('mine', Buffer.from(content));
  expect(await files().countDocuments({ filename: 'mine' })).toBe(2);
  await write('old release', Buffer.from('old'));
  await write('last release', Buffer.from('last'));
  const eightDaysAgo = new Date(Date.now() - 8 * 24 * 3_600_000);
  await files().updateOne({ filename: 'old release' }, { $set: { uploadDate: eightDaysAgo } });
  await write('mine', Buffer.from('4'));
  expect(await read('old release')).toBeNull();
  expect(String(await read('last release'))).toBe('last');
  expect(String(await read('mine'))).toBe('4');
  const named = (await files().find().toArray()).map(({ _id }) => String(_id));
  const held = [...new Set((await chunks().find().toArray()).map(({ files_id }) => String(files_id)))];
  expect(held.toSorted()).toEqual(named.toSorted());
});

it('never reads what a process began and did not end, and removes its parts when it cannot be writing any more', async () => {
  const { write, read } = gridFsSnapshots(mongo.connection);
  const parts = [idOf(2), idOf(0)].map(files_id => ({ files_id, n: 0, data: Buffer.from('half') }));
  await chunks().insertMany(parts);
  await write('unfinished', Buffer.from('whole'));
  expect(String(await read('unfinished'))).toBe('whole');
  const left = (
    await chunks()
      .find({ files_id: { $in: parts.map(({ files_id }) => files_id) } })
      .toArray()
  ).length;
  expect(left).toBe(1);
});
