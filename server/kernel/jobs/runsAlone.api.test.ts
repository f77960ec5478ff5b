/** Kinds of which one job runs at a time, in all processes together. */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { until } from '../../testing/until.js';
import { createLogger } from '../logger.js';
import { connectMongo, databaseOf, type Mongo } from '../mongo/connectMongo.js';
import { buildIndexes } from '../mongo/indexes.js';
import { createJobs, type Jobs } from './createJobs.js';
import { defineJob, runsJob } from './job.js';
import type { JobRecord } from './jobs.model.js';

const LEASE_MS = 30_000;
const alone = defineJob({
  name: 'test.alone',
  lane: 'BULK',
  runsAlone: true,
  payload: z.object({ label: z.string() }),
});
const other = defineJob({ name: 'test.other', lane: 'BULK', payload: z.object({}) });

let mongo: Mongo;
let now: Date;
let processes: Jobs[];
let order: string[];
/** Ends the run that waits longest. */
let ends: (() => void)[];

function createProcess(): Jobs {
  const jobs = createJobs({
    connection: mongo.connection,
    clock: () => now,
    logger: createLogger({ logLevel: 'silent' }),
    leaseMs: LEASE_MS,
    pollMs: 20,
    spreadMs: 0,
  });
  jobs.register([
    runsJob(alone, async ({ label }) => {
      const [line, mayEnd] = [order, ends];
      line.push(`${label} begins`);
      await new Promise<void>(resolve => mayEnd.push(resolve));
      line.push(`${label} ends`);
    }),
    runsJob(other, async () => void order.push('other')),
  ]);
  processes.push(jobs);
  return jobs;
}
const stored = () => mongo.connection.collection<JobRecord>('jobs');

beforeAll(async () => {
  mongo = await connectMongo(String(process.env.MONGODB_URI), { dbName: `alone_${randomBytes(6).toString('hex')}` });
  processes = [];
  createProcess();
  await buildIndexes(mongo.connection, databaseOf(mongo.connection));
});
beforeEach(() => {
  [processes, order, ends] = [[], [], []];
  now = new Date();
});
afterEach(async () => {
  for (const jobs of processes) await jobs.stop(0);
  await stored().deleteMany({});
});
afterAll(async () => {
  await mongo.connection.dropDatabase();
  await mongo.close();
});

it('one waits for the other in another process and in its own, takes no place of its lane and loses no attempt', async () => {
  const both = [createProcess(), createProcess()];
  const [first, second] = both as [Jobs, Jobs];
  const running = await first.enqueue(alone, { label: 'a' });
  first.start();
  await until('the first to run', () => order.length === 1);
  const waiting = await second.enqueue(alone, { label: 'b' });
  const waits = async () => stored().findOne({ _id: waiting.id, status: 'WAITING', dueAt: { $gt: now } });
  second.start();
  await until('the other process to leave it', async () => (await waits()) !== null);
  expect(await waits()).toMatchObject({ attempts: 0 });
  const waitMs = Number((await waits())?.dueAt) - now.getTime();
  expect([waitMs >= LEASE_MS / 2, waitMs <= LEASE_MS]).toEqual([true, true]);
  await second.stop(0);

  // Now in the process that runs the first: it has a place left.
  await stored().updateOne({ _id: running.id }, { $set: { dueAt: new Date(now.getTime() + 3 * LEASE_MS) } });
  now = new Date(now.getTime() + LEASE_MS);
  await until('its own process to leave it', async () => (await waits()) !== null);
  await first.enqueue(other, {});
  await until('another kind to have its place', () => order.length === 2);
  expect(order).toEqual(['a begins', 'other']);
  expect(await waits()).toMatchObject({ attempts: 0 });

  ends.shift()?.();
  now = new Date(now.getTime() + LEASE_MS);
  await until('the second to run', () => order.length === 4);
  ends.shift()?.();
  await first.idle();
  expect(order).toEqual(['a begins', 'other', 'a ends', 'b begins', 'b ends']);
  expect(await stored().findOne({ _id: waiting.id })).toMatchObject({ status: 'DONE', attempts: 1 });
});

it('those that processes claim at one time do not run at one time, and all of them run', async () => {
  const labels = ['a', 'b', 'c', 'd'];
  const both = [createProcess(), createProcess()];
  for (const label of labels) await both[0]?.enqueue(alone, { label });
  for (const jobs of both) jobs.start();
  let most = 0;
  await until('all to be done', () => {
    most = Math.max(most, ends.length);
    // While one runs the clock stands, so that no lease ends.
    if (ends.length === 0) now = new Date(now.getTime() + 250);
    for (const end of ends.splice(0)) end();
    return order.length === 2 * labels.length;
  });
  expect(most).toBe(1);
  expect(order.filter((_line, at) => at % 2 === 0).toSorted()).toEqual(labels.map(label => `${label} begins`));
  expect(order.filter((_line, at) => at % 2 === 1)).toEqual(
    order.filter((_line, at) => at % 2 === 0).map(line => line.replace('begins', 'ends')),
  );
});

it('one whose process died holds the next one back no longer than its lease', async () => {
  const both = [createProcess(), createProcess()];
  const [dead, alive] = both as [Jobs, Jobs];
  await dead.enqueue(alone, { label: 'a' });
  dead.start();
  await until('the first to run', () => order.length === 1);
  // It claims nothing any more, and its heartbeat comes later than this test takes.
  void dead.stop(60_000);
  await alive.enqueue(alone, { label: 'b' });
  alive.start();
  now = new Date(now.getTime() + LEASE_MS + 1);
  await until('one of them to run', () => order.length === 2);
  expect(order[1]).toMatch(/^[ab] begins$/);
  for (const end of ends.splice(0)) end();
});

it('that waits can be cancelled by its key; one that runs goes on', async () => {
  const jobs = createProcess();
  await jobs.enqueue(alone, { label: 'a' }, { key: 'a' });
  jobs.start();
  await until('it to run', () => order.length === 1);
  for (const key of ['b', 'c']) await jobs.enqueue(alone, { label: key }, { key, delayMs: 1000 });
  await jobs.cancel(alone, ['a', 'b', 'nothing']);
  expect((await stored().find().toArray()).map(({ key }) => key).toSorted()).toEqual(['a', 'c']);
  ends.shift()?.();
  await until('it to end', () => order.length === 2);
  expect(order).toEqual(['a begins', 'a ends']);
});
