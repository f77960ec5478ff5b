import { z } from 'zod';
import { createJobs } from '../kernel/jobs/createJobs.js';
import { defineJob, runsJob } from '../kernel/jobs/job.js';
import { createLogger } from '../kernel/logger.js';
import { connectMongo } from '../kernel/mongo/connectMongo.js';
import { type MigrationStores, openMigrationStores } from '../testing/migrationStores.js';
import { derivedId } from '../kernel/newId.js';
import { readRelease } from '../testing/releaseData.js';
import { jobLanes } from './0004-job-lanes.js';

let stores: MigrationStores;
afterEach(() => stores.close());

const at = new Date('2026-11-22T02:00:00Z');
const job = { key: null, attempts: 0, enqueuedAt: at, payload: {} };
/** As 0.2.0 stored them. */
const former: { _id: string; [field: string]: unknown }[] = [
  { _id: 'due', name: 'session.accountMail', status: 'WAITING', dueAt: at, ...job },
  { _id: 'running', name: 'reminders.deadline', status: 'RUNNING', owner: 'a', dueAt: at, ...job },
  { _id: 'sweep', name: 'reminders.sweep', status: 'WAITING', dueAt: at, ...job },
  { _id: 'done', name: 'reminders.sweep', status: 'DONE', ...job },
  { _id: 'dead', name: 'session.accountMail', status: 'DEAD', failedAt: at, ...job },
];
const reminder = {
  kind: 'PROGRAM',
  itemId: 'robotics',
  closesAt: new Date('2027-01-14T18:00:00Z'),
  timeZone: 'Europe/London',
  applicationId: null,
};
const jobs = () => stores.database.collection<{ _id: string; [field: string]: unknown }>('jobs');
const lanes = async () => Object.fromEntries((await stores.rows('jobs')).map(({ _id, lane }) => [_id, lane]));

it('jobs that wait or ran get the lane of their kind, and the index by which nobody claims any more goes', async () => {
  stores = await openMigrationStores();
  await jobs().createIndex({ dueAt: 1 }, { sparse: true });
  await jobs().insertMany(former);
  expect(await stores.migrate([jobLanes])).toContain('0004-job-lanes: 3 jobs changed.');
  expect(await lanes()).toEqual({
    due: 'INTERACTIVE',
    running: 'BULK',
    sweep: 'BULK',
    done: undefined,
    dead: undefined,
  });
  expect((await jobs().indexes()).map(({ name }) => name)).not.toContain('dueAt_1');
});

it('a reminder that waits, or was given up, is one of those of a morning, and its notification has the same id', async () => {
  stores = await openMigrationStores();
  const payload = { userId: 'mai', ...reminder };
  await jobs().insertMany([
    { ...job, _id: 'waits', name: 'reminders.deadline', status: 'WAITING', dueAt: at, payload },
    { ...job, _id: 'dead', name: 'reminders.deadline', status: 'DEAD', failedAt: at, payload },
  ]);
  await stores.migrate([jobLanes]);
  const changed = (await stores.rows('jobs')).map(({ _id, name, payload: present }) => [_id, name, present]);
  const due = (id: string) => ({ userId: 'mai', due: [{ noticeId: derivedId(id, 'row'), ...reminder }] });
  expect(changed.toSorted()).toEqual([
    ['dead', 'reminders.morning', due('dead')],
    ['waits', 'reminders.morning', due('waits')],
  ]);
});

it('the farewell of a deleted account that was given up names nobody any more', async () => {
  stores = await openMigrationStores();
  const payload = { userId: 'gone', email: 'gone@people.example', fullName: 'Vũ Thị Xa', language: 'VI' };
  await jobs().insertMany([
    { ...job, _id: 'dead', name: 'account.deleted', status: 'DEAD', failedAt: at, payload },
    { ...job, _id: 'waits', name: 'account.deleted', status: 'WAITING', dueAt: at, payload },
  ]);
  await stores.migrate([jobLanes]);
  const payloads = Object.fromEntries((await stores.rows('jobs')).map(({ _id, payload: kept }) => [_id, kept]));
  expect(payloads).toEqual({ dead: { userId: 'gone', language: 'VI' }, waits: payload });
});

it.each(['0.1.0', '0.2.0'])('every job of %s that waits has a lane afterwards', async version => {
  stores = await openMigrationStores({ release: readRelease(version) });
  await stores.migrate([jobLanes]);
  for (const { _id, dueAt, lane } of await stores.rows('jobs'))
    expect([_id, lane !== undefined]).toEqual([_id, dueAt !== undefined]);
});

it('a job of the last release runs', async () => {
  stores = await openMigrationStores();
  await jobs().insertMany(former);
  await stores.migrate([jobLanes]);
  const ran: string[] = [];
  const mongo = await connectMongo(String(process.env.MONGODB_URI), { dbName: stores.database.databaseName });
  const queue = createJobs({
    connection: mongo.connection,
    clock: () => new Date(),
    logger: createLogger({ logLevel: 'silent' }),
  });
  const names = ['session.accountMail', 'reminders.morning', 'reminders.sweep'];
  queue.register(
    names.map(name =>
      runsJob(defineJob({ name, payload: z.object({}) }), async (_payload, { jobId }) => void ran.push(jobId)),
    ),
  );
  await queue.idle();
  await queue.idle();
  await mongo.close();
  expect(ran.toSorted()).toEqual(['due', 'running', 'sweep']);
});
