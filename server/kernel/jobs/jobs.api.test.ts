/** Durable jobs on a real store: one process, several, and processes that die. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mongo as mongooseMongo, Schema } from 'mongoose';
import { z } from 'zod';
import { bundled } from '../../testing/bundled.js';
import { countedJob, countsRuns, effectsOf, runsOf } from '../../testing/countedJob.js';
import { createLogger } from '../logger.js';
import { connectMongo, databaseOf, type Mongo } from '../mongo/connectMongo.js';
import { buildIndexes } from '../mongo/indexes.js';
import { newId } from '../newId.js';
import { createJobs, type Jobs, type JobsOptions } from './createJobs.js';
import { defineJob, type JobDefinition, JobFailure, type JobRun, runsJob } from './job.js';
import type { JobRecord } from './jobs.model.js';
import { createOutbox, indexOutbox, outboxFields, refuseForgottenOutboxes } from './outbox.repository.js';
import { followUp, outboxOf, type WithOutbox, withFollowUps } from './outbox.js';

const PATIENCE_MS = 25_000;
const noteJob = defineJob({
  name: 'test.note',
  payload: z.object({ text: z.string(), userId: z.string().nullable() }),
  subjectOf: ({ userId }) => userId,
  maxAttempts: 3,
  backOff: { firstMs: 1000, maxMs: 60_000 },
});

type Note = WithOutbox & { _id: string; text: string };
const noteSchema = new Schema<Note>({ _id: String, text: String, ...outboxFields }, { versionKey: false });
indexOutbox(noteSchema);

let mongo: Mongo;
let dbName: string;
let now: Date;
let lines: string[];
let started: Jobs[];
const later = (ms: number): void => {
  now = new Date(now.getTime() + ms);
};

/** What one process has: its own worker on the shared collection. */
function createProcess(definitions: readonly JobDefinition[], options: Partial<JobsOptions> = {}): Jobs {
  const logger = createLogger({ logLevel: 'info' }, { write: line => void lines.push(line) });
  const jobs = createJobs({ connection: mongo.connection, clock: () => now, logger, ...options });
  jobs.register(definitions);
  started.push(jobs);
  return jobs;
}
const stored = () => mongo.connection.collection<JobRecord>('jobs');
const one = async (id: string): Promise<JobRecord | null> => stored().findOne({ _id: id });
const notes = () => mongo.connection.model<Note>('Note', noteSchema, 'notes');

beforeAll(async () => {
  dbName = `jobs_${randomBytes(6).toString('hex')}`;
  mongo = await connectMongo(String(process.env.MONGODB_URI), { dbName });
  lines = [];
  started = [];
  createProcess([]);
  notes();
  await buildIndexes(mongo.connection, databaseOf(mongo.connection));
});
beforeEach(() => {
  now = new Date();
  lines = [];
  started = [];
});
afterEach(async () => {
  for (const jobs of started) await jobs.stop(0);
  for (const name of ['jobs', 'notes', 'runs', 'effects']) await mongo.connection.collection(name).deleteMany({});
});
afterAll(async () => {
  await mongo.connection.dropDatabase();
  await mongo.close();
});

async function until<T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> {
  const limit = AbortSignal.timeout(PATIENCE_MS);
  for (;;) {
    const found = await look();
    if (found) return found;
    if (limit.aborted) throw new Error(`it did not happen: ${what}`);
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

describe('a job', () => {
  it('is stored, run once, and leaves nothing of the person', async () => {
    const texts: string[] = [];
    const jobs = createProcess([runsJob(noteJob, async ({ text }) => void texts.push(text))]);
    const { id, isNew } = await jobs.enqueue(noteJob, { text: 'hello', userId: 'mai' });
    expect(isNew).toBe(true);
    expect(await one(id)).toMatchObject({ status: 'WAITING', attempts: 0, subjectId: 'mai' });
    await jobs.idle();
    await jobs.idle();
    expect(texts).toEqual(['hello']);
    const { _id, expiresAt, ...rest } = { ...(await one(id)) };
    expect(rest).toEqual({ name: 'test.note', key: null, status: 'DONE', attempts: 1, enqueuedAt: now });
    expect(expiresAt?.getTime()).toBeGreaterThan(now.getTime());
  });

  it('of one key is one, however many processes store and run it', async () => {
    const definition = countsRuns(mongo.connection, 'here');
    const [one_, two] = [createProcess([definition]), createProcess([definition])];
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, place) =>
        [one_, two][place % 2]?.enqueue(countedJob, { label: `${place % 20}` }, { key: `k${place % 20}` }),
      ),
    );
    expect(answers.filter(answer => answer?.isNew)).toHaveLength(20);
    await Promise.all([one_.idle(), two.idle()]);
    const again = await one_.enqueue(countedJob, { label: '3' }, { key: 'k3' });
    await one_.idle();
    expect(again.isNew).toBe(false);
    const labels = (await runsOf(mongo.connection).find().toArray()).map(({ label }) => label);
    expect(labels.toSorted()).toEqual(Array.from({ length: 20 }, (_, place) => `${place}`).toSorted());
  });

  it('waits for its time', async () => {
    const jobs = createProcess([countsRuns(mongo.connection, 'here')]);
    await jobs.enqueue(countedJob, { label: 'later' }, { runAt: new Date(now.getTime() + 60_000) });
    await jobs.idle();
    expect(await runsOf(mongo.connection).countDocuments()).toBe(0);
    later(60_000);
    await jobs.idle();
    expect(await runsOf(mongo.connection).countDocuments()).toBe(1);
  });

  it('is stored with what its shape allows alone', async () => {
    const jobs = createProcess([]);
    await expect(jobs.enqueue(noteJob, Object({ text: 1, userId: null }))).rejects.toThrow('text');
    expect(await stored().countDocuments()).toBe(0);
  });

  it('of a kind that this build does not know is left to one that does', async () => {
    const old = createProcess([]);
    const { id } = await old.enqueue(countedJob, { label: 'new' });
    await old.idle();
    expect(await one(id)).toMatchObject({ status: 'WAITING', attempts: 0 });
    await createProcess([countsRuns(mongo.connection, 'newer')]).idle();
    expect(await one(id)).toMatchObject({ status: 'DONE' });
  });

  it('starts at once where it was stored, and is found soon by another process', async () => {
    const definition = countsRuns(mongo.connection, 'started');
    const running = createProcess([definition], { pollMs: 100 });
    const command = createProcess([]);
    running.start();
    await running.enqueue(countedJob, { label: 'own' });
    await command.enqueue(countedJob, { label: 'foreign' });
    const runs = await until('both ran', async () => {
      const all = await runsOf(mongo.connection).find().toArray();
      return all.length === 2 && all;
    });
    expect(runs.map(({ label }) => label).toSorted()).toEqual(['foreign', 'own']);
  });

  it('runs beside as many others as a process may run, and no more', async () => {
    let [running, most] = [0, 0];
    const release: (() => void)[] = [];
    const jobs = createProcess(
      [
        runsJob(noteJob, async () => {
          most = Math.max(most, (running += 1));
          await new Promise<void>(resolve => release.push(resolve));
          running -= 1;
        }),
      ],
      { concurrency: { INTERACTIVE: 3, BULK: 3 } },
    );
    for (let place = 0; place < 7; place += 1) await jobs.enqueue(noteJob, { text: '', userId: null });
    const idle = jobs.idle();
    await until('three run', async () => release.length === 3);
    for (let done = 0; done < 7; done += 1) {
      await until('one waits', async () => release.length > 0);
      release.shift()?.();
    }
    await idle;
    expect([most, await stored().countDocuments({ status: 'DONE' })]).toEqual([3, 7]);
  });
});

describe('a job that fails', () => {
  const failing = (failures: unknown[], runs: number[] = []) =>
    runsJob(noteJob, async (_payload, { attempt }) => {
      runs.push(attempt);
      const failure = failures[attempt - 1];
      if (failure) throw failure;
    });
  const refused = Object.assign(new Error('550 no mailbox of mai@people.example'), { code: 'EENVELOPE' });

  it('is tried again, later each time, and keeps a code of the failure but not its words', async () => {
    const runs: number[] = [];
    const jobs = createProcess([failing([refused, new TypeError('mai@people.example')], runs)]);
    const { id } = await jobs.enqueue(noteJob, { text: '', userId: null });
    await jobs.idle();
    const first = await one(id);
    expect(first).toMatchObject({ status: 'WAITING', attempts: 1, lastErrorCode: 'EENVELOPE', failedAt: now });
    const firstPause = Number(first?.dueAt) - now.getTime();
    expect([firstPause >= 500, firstPause <= 1000]).toEqual([true, true]);

    await jobs.idle();
    expect(runs).toEqual([1]);
    later(1000);
    await jobs.idle();
    const second = await one(id);
    expect(second).toMatchObject({ attempts: 2, lastErrorCode: 'TypeError' });
    const secondPause = Number(second?.dueAt) - now.getTime();
    expect([secondPause >= 1000, secondPause <= 2000]).toEqual([true, true]);

    later(2000);
    await jobs.idle();
    expect([runs, (await one(id))?.status]).toEqual([[1, 2, 3], 'DONE']);
    expect(lines.filter(line => line.includes('will be tried again'))).toHaveLength(2);
    expect(lines.join('') + JSON.stringify([first, second])).not.toContain('people.example');
  });

  it('is dead after its last attempt: listed, latest first, without its payload, and requeued by retry', async () => {
    const runs: number[] = [];
    const failures: unknown[] = [refused, refused, refused];
    const jobs = createProcess([failing(failures, runs)]);
    const { id } = await jobs.enqueue(noteJob, { text: 'private', userId: 'mai' }, { key: 'k' });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await jobs.idle();
      later(60_000);
    }
    expect(runs).toEqual([1, 2, 3]);
    const other = await jobs.enqueue(noteJob, { text: 'private', userId: null });
    failures.splice(0, 3, new JobFailure('GONE', { isFinal: true }));
    await jobs.idle();
    expect(runs).toEqual([1, 2, 3, 1]);
    const { items, total } = await jobs.dead({ skip: 0, limit: 10 });
    expect([total, items.map(job => job.id)]).toEqual([2, [other.id, id]]);
    expect(items[1]).toEqual({
      id,
      name: 'test.note',
      key: 'k',
      attempts: 3,
      lastErrorCode: 'EENVELOPE',
      enqueuedAt: expect.any(Date),
      failedAt: expect.any(Date),
    });
    expect(items[0]).toMatchObject({ key: null, attempts: 1, lastErrorCode: 'GONE' });
    expect((await jobs.dead({ skip: 1, limit: 1 })).items.map(job => job.id)).toEqual([id]);

    failures.length = 0;
    expect([await jobs.retry(id), await jobs.retry('none')]).toEqual([true, false]);
    await jobs.idle();
    expect([await one(id), await jobs.retry(id)]).toMatchObject([{ status: 'DONE', attempts: 1 }, false]);
  });

  it('because its payload is of another build is dead at once', async () => {
    const jobs = createProcess([failing([])]);
    const { id } = await jobs.enqueue(noteJob, { text: '', userId: null });
    await stored().updateOne({ _id: id }, { $set: { payload: { words: 'x' } } });
    await jobs.idle();
    expect(await one(id)).toMatchObject({ status: 'DEAD', lastErrorCode: 'INVALID_PAYLOAD', attempts: 1 });
  });

  it('half way repeats only the effects that were not finished', async () => {
    const effects: string[] = [];
    const jobs = createProcess([
      runsJob(noteJob, async (_payload, { attempt, once: onceOnly }) => {
        await onceOnly('first', async () => void effects.push('first'));
        if (attempt === 1) throw refused;
        await onceOnly('second', async () => void effects.push('second'));
      }),
    ]);
    await jobs.enqueue(noteJob, { text: '', userId: null });
    await jobs.idle();
    later(60_000);
    await jobs.idle();
    expect(effects).toEqual(['first', 'second']);
  });
});

describe('a job that is dead', () => {
  const farewellJob = defineJob({
    name: 'test.farewell',
    payload: z.object({ id: z.string(), name: z.string().optional() }),
    keptWhenDead: ({ id }) => ({ id }),
  });
  const refuses = runsJob(farewellJob, async () => {
    throw new JobFailure('NO', { isFinal: true });
  });

  it('keeps of its payload what its kind says, and can be tried again with that', async () => {
    const jobs = createProcess([refuses]);
    const { id } = await jobs.enqueue(farewellJob, { id: 'a', name: 'Mai' });
    await jobs.idle();
    expect(await one(id)).toMatchObject({ status: 'DEAD', payload: { id: 'a' } });
    expect(JSON.stringify(await one(id))).not.toContain('Mai');
    await jobs.retry(id);
    await jobs.idle();
    expect(await one(id)).toMatchObject({ status: 'DEAD', lastErrorCode: 'NO', payload: { id: 'a' } });
  });

  it('keeps nothing of a payload that its kind cannot read', async () => {
    const jobs = createProcess([refuses]);
    const { id } = await jobs.enqueue(farewellJob, { id: 'a', name: 'Mai' });
    await stored().updateOne({ _id: id }, { $set: { payload: { fullName: 'Mai' } } });
    await jobs.idle();
    const dead = await one(id);
    expect([dead?.status, dead?.lastErrorCode, dead?.payload]).toEqual(['DEAD', 'INVALID_PAYLOAD', undefined]);
  });
});

describe('a lane', () => {
  const bulkJob = defineJob({ name: 'test.bulk', lane: 'BULK', payload: z.object({}) });

  it('full of jobs that have been due for longer holds back no job of the other lane, nor does the other way round', async () => {
    const order: string[] = [];
    let open = (): void => undefined;
    const gate = new Promise<void>(resolve => (open = resolve));
    const jobs = createProcess(
      [
        runsJob(bulkJob, async () => {
          await gate;
          order.push('bulk');
        }),
        runsJob(noteJob, async ({ text }) => void order.push(text)),
      ],
      { concurrency: { INTERACTIVE: 1, BULK: 2 }, spreadMs: 0 },
    );
    for (let count = 0; count < 30; count += 1) await jobs.enqueue(bulkJob, {});
    later(1000);
    jobs.start();
    await until('the bulk lane to be full', async () => (await stored().countDocuments({ status: 'RUNNING' })) === 2);
    await jobs.enqueue(noteJob, { text: 'reset', userId: null });
    await until('the job that somebody waits for', async () => order.length > 0);
    expect(order).toEqual(['reset']);
    open();
    await jobs.idle();
    expect(order).toEqual(['reset', ...Array.from({ length: 30 }, () => 'bulk')]);
  });

  it('is that of its kind: enqueued, left in a document, or tried again after it was dead', async () => {
    const jobs = createProcess([
      runsJob(bulkJob, async () => {
        throw new JobFailure('NO', { isFinal: true });
      }),
    ]);
    jobs.relayFrom(createOutbox(notes()));
    const { id } = await jobs.enqueue(bulkJob, {});
    expect(await one(id)).toMatchObject({ lane: 'BULK' });
    const entry = followUp(bulkJob, {}, { at: now, runAt: new Date(now.getTime() + 60_000) });
    await notes().create([{ _id: newId(), text: 'a', ...outboxOf([entry]) }]);
    await jobs.idle();
    expect(await one(entry.id)).toMatchObject({ lane: 'BULK' });
    const dead = await one(id);
    expect([dead?.status, dead?.lane]).toEqual(['DEAD', undefined]);
    await jobs.retry(id);
    expect(await one(id)).toMatchObject({ status: 'WAITING', lane: 'BULK' });
    expect([await jobs.queue.dueCount('BULK'), await jobs.queue.dueCount('INTERACTIVE')]).toEqual([1, 0]);
  });
});

describe('a lease', () => {
  /** A job whose runs end when the test lets them. */
  const blockingJob = () => {
    const runs: JobRun[] = [];
    const ends: (() => void)[] = [];
    const definition = runsJob(noteJob, async (_payload, run) => {
      runs.push(run);
      await new Promise<void>(resolve => ends.push(resolve));
    });
    return { runs, ends, definition };
  };

  it('that runs out lets another process take the job over; the first then changes nothing', async () => {
    const [slow, quick] = [blockingJob(), blockingJob()];
    const outcomes: string[] = [];
    const first = createProcess([slow.definition], {
      leaseMs: 30_000,
      onOutcome: (_name, what) => outcomes.push(what),
    });
    const second = createProcess([quick.definition]);
    const { id } = await first.enqueue(noteJob, { text: '', userId: null });
    const firstIdle = first.idle();
    await until('the first runs', async () => slow.runs.length === 1);
    later(29_000);
    await second.idle();
    expect(quick.runs).toEqual([]);
    later(2000);
    const secondIdle = second.idle();
    await until('the second runs', async () => quick.runs.length === 1);
    slow.ends[0]?.();
    await firstIdle;
    expect([outcomes, (await one(id))?.status]).toEqual([['LOST'], 'RUNNING']);
    quick.ends[0]?.();
    await secondIdle;
    expect(await one(id)).toMatchObject({ status: 'DONE', attempts: 2 });
    expect(slow.runs[0]?.effectId('mail')).toBe(quick.runs[0]?.effectId('mail'));
    expect(slow.runs[0]?.effectId('mail')).not.toBe(slow.runs[0]?.effectId('row'));
  });

  it('is renewed while the job runs, and its loss aborts the signal of the job', async () => {
    const slow = blockingJob();
    const jobs = createProcess([slow.definition], { clock: () => new Date(), leaseMs: 4000 });
    const { id } = await jobs.enqueue(noteJob, { text: '', userId: null });
    const idle = jobs.idle();
    const begun = await until('it runs', async () => (await one(id))?.dueAt);
    await until('it is renewed twice', async () => Number((await one(id))?.dueAt) - begun.getTime() >= 2000);
    expect(await one(id)).toMatchObject({ status: 'RUNNING', attempts: 1 });
    expect(slow.runs[0]?.signal.aborted).toBe(false);
    await stored().updateOne({ _id: id }, { $set: { owner: 'another' } });
    await until('the signal is aborted', async () => slow.runs[0]?.signal.aborted);
    slow.ends[0]?.();
    await idle;
    expect(await one(id)).toMatchObject({ status: 'RUNNING', owner: 'another' });
  });

  it('is judged by the clock of the store: a process whose clock is ten minutes ahead does not take a job that runs', async () => {
    const runs: string[] = [];
    const endings: (() => void)[] = [];
    const hangs = runsJob(noteJob, ({ text }) => {
      runs.push(text);
      return new Promise(resolve => void endings.push(resolve));
    });
    const right = createProcess([hangs]);
    const ahead = createProcess([hangs], {
      clock: () => new Date(now.getTime() + 600_000),
      ownTime: () => Date.now() + 600_000,
    });
    const { id } = await right.enqueue(noteJob, { text: 'a', userId: null });
    right.start();
    await until('the run', async () => runs.length === 1);
    await ahead.idle();
    expect([runs, (await one(id))?.attempts]).toEqual([['a'], 1]);
    for (const end of endings) end();
  });

  it('that ran out while the process itself was suspended does not start the job twice in it', async () => {
    const slow = blockingJob();
    const jobs = createProcess([slow.definition], { leaseMs: 30_000 });
    const { id } = await jobs.enqueue(noteJob, { text: '', userId: null });
    const idle = jobs.idle();
    await until('it runs', async () => slow.runs.length === 1);
    later(60_000);
    jobs.start();
    await until('it is claimed again', async () => (await one(id))?.attempts === 2);
    slow.ends[0]?.();
    await idle;
    expect([slow.runs.length, (await one(id))?.status]).toEqual([1, 'DONE']);
  });

  it('of a job that always ends its process is not given for ever', async () => {
    const jobs = createProcess([blockingJob().definition]);
    const { id } = await jobs.enqueue(noteJob, { text: '', userId: null });
    await stored().updateOne({ _id: id }, { $set: { status: 'RUNNING', owner: 'dead', attempts: 3 } });
    await jobs.idle();
    expect(await one(id)).toMatchObject({ status: 'DEAD', lastErrorCode: 'PROCESS_DIED' });
  });
});

describe('a run that takes longer than its kind may', () => {
  const limited = defineJob({
    name: 'test.limited',
    payload: z.object({}),
    limitMs: 100,
    backOff: { firstMs: 1000, maxMs: 1000 },
  });

  it('is asked to end, and tried again later when it does', async () => {
    const jobs = createProcess([
      runsJob(
        limited,
        (_payload, { signal }) =>
          new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      ),
    ]);
    const { id } = await jobs.enqueue(limited, {});
    await jobs.idle();
    await jobs.idle();
    expect(await one(id)).toMatchObject({ status: 'WAITING', attempts: 1, lastErrorCode: 'TIME_LIMIT' });
  });

  it('and does not end runs again after twice the time, in the same process too, and changes nothing when it ends', async () => {
    const endings: (() => void)[] = [];
    const outcomes: string[] = [];
    const jobs = createProcess([runsJob(limited, () => new Promise(resolve => void endings.push(resolve)))], {
      leaseMs: 300,
      concurrency: { INTERACTIVE: 1, BULK: 1 },
      onOutcome: (_name, outcome) => void outcomes.push(outcome),
    });
    const { id } = await jobs.enqueue(limited, {});
    jobs.start();
    await until('the first run', async () => endings.length === 1);
    await until('it to be given up', async () => lines.some(line => line.includes('did not end when it was asked')));
    later(1000);
    jobs.runSoon();
    await until('the second run', async () => endings.length === 2);
    endings[0]?.();
    await until('the first to end', async () => outcomes.length === 1);
    expect([outcomes, (await one(id))?.status]).toEqual([['LOST'], 'RUNNING']);
    endings[1]?.();
    await until('the second to end', async () => outcomes.length === 2);
    expect([outcomes, (await one(id))?.status, (await one(id))?.attempts]).toEqual([['LOST', 'DONE'], 'DONE', 2]);
  });
});

describe('the stop', () => {
  it('waits for what runs, starts nothing more, and gives back what does not end', async () => {
    const runs: JobRun[] = [];
    let finish = (): void => undefined;
    const definition = runsJob(noteJob, async ({ text }, run) => {
      runs.push(run);
      await new Promise<void>(resolve => {
        if (text === 'ends') finish = resolve;
      });
    });
    const jobs = createProcess([definition], { concurrency: { INTERACTIVE: 2, BULK: 2 } });
    const ids: string[] = [];
    for (const text of ['ends', 'hangs', 'waits'])
      ids.push(
        (await jobs.enqueue(noteJob, { text, userId: null }, { runAt: new Date(now.getTime() + ids.length) })).id,
      );
    later(10);
    jobs.start();
    await until('two run', async () => runs.length === 2);
    const stop = jobs.stop(300);
    finish();
    await stop;
    expect(await Promise.all(ids.map(one))).toMatchObject([
      { status: 'DONE', attempts: 1 },
      { status: 'WAITING', attempts: 0 },
      { status: 'WAITING', attempts: 0 },
    ]);
    expect(runs.map(({ signal }) => signal.aborted)).toEqual([false, true]);
    expect(runs).toHaveLength(2);
  });
});

describe('follow-ups in a document', () => {
  const texts: string[] = [];
  const noted = runsJob(noteJob, async ({ text }) => void texts.push(text));
  const note = (text: string, userId: string | null = null) => followUp(noteJob, { text, userId }, { at: now });
  beforeEach(() => void (texts.length = 0));

  it('become jobs, and leave the document', async () => {
    const jobs = createProcess([noted]);
    jobs.relayFrom(createOutbox(notes()));
    await notes().create([{ _id: 'a', text: 'x', ...outboxOf([note('one'), note('two')]) }]);
    await notes().updateOne({ _id: 'a' }, withFollowUps({ $set: { text: 'y' } }, [note('three')]));
    await jobs.idle();
    expect(texts.toSorted()).toEqual(['one', 'three', 'two']);
    expect(await notes().findOne({ _id: 'a' }).lean().exec()).toEqual({ _id: 'a', text: 'y' });
  });

  it('change nothing of an update without any', () => {
    expect([withFollowUps({ $set: { text: 'y' } }, []), outboxOf([])]).toEqual([{ $set: { text: 'y' } }, {}]);
  });

  it('become one job each, though two processes move them and one dies in between', async () => {
    const outbox = createOutbox(notes());
    const [one_, two] = [createProcess([noted]), createProcess([noted])];
    two.relayFrom(outbox);
    let isDead = false;
    one_.relayFrom({
      ...outbox,
      clear: async document => {
        isDead = true;
        throw new Error(`died before it cleared ${document._id}`);
      },
    });
    await notes().create([{ _id: 'a', text: 'x', ...outboxOf([note('one'), note('two')]) }]);
    await expect(one_.idle()).rejects.toThrow('died');
    expect([isDead, await stored().countDocuments()]).toEqual([true, 2]);
    await Promise.all([two.idle(), two.idle()]);
    expect(texts.toSorted()).toEqual(['one', 'two']);
    expect((await outbox.waiting('INTERACTIVE')).length).toBe(0);
  });

  it('that cannot be made jobs are set aside and listed, and hold up nothing', async () => {
    const jobs = createProcess([noted]);
    jobs.relayFrom(createOutbox(notes()));
    const good = (text: string) => ({ ...note(text) });
    const bad = [{ ...good('no time'), runAt: 'in the morning' }, { ...good('of a later build'), priority: 7 }, null];
    await notes().collection.insertMany([
      { _id: 'a', text: 'x', outbox: [good('one'), ...bad, good('two')], outboxLast: '0' },
      { _id: 'b', text: 'y', outbox: [good('three')], outboxLast: '1' },
      { _id: 'c', text: 'z', outboxLast: '00' },
      { _id: 'd', text: 'z', outbox: 'nothing', outboxLast: '01' },
    ] as never);
    await jobs.idle();
    await jobs.idle();
    expect(texts.toSorted()).toEqual(['one', 'three', 'two']);
    const { items } = await jobs.dead({ skip: 0, limit: 10 });
    expect(items.map(({ name, lastErrorCode }) => `${name} ${lastErrorCode}`).toSorted()).toEqual([
      'outbox.notes NOT_MOVED',
      'test.note NOT_MOVED',
      'test.note NOT_MOVED',
    ]);
    expect(await createOutbox(notes()).waiting('INTERACTIVE')).toEqual([]);
    expect(lines.join('')).not.toContain('in the morning');
    // An administrator lets it run once this build can.
    const [dead] = items.filter(({ name }) => name === 'test.note');
    await jobs.retry(dead?.id ?? '');
    await jobs.idle();
    expect(texts).toHaveLength(4);
  });

  it('wait while the store is away, and are not set aside', async () => {
    const jobs = createProcess([noted]);
    jobs.relayFrom(createOutbox(notes()));
    await notes().create([{ _id: 'a', text: 'x', ...outboxOf([note('one')]) }]);
    const model = mongo.connection.models.Job;
    if (!model) throw new Error('There is no model of jobs.');
    const away = jest.spyOn(model, 'create').mockRejectedValueOnce(new mongooseMongo.MongoNetworkError('away'));
    await expect(jobs.idle()).rejects.toThrow('away');
    away.mockRestore();
    await jobs.idle();
    await jobs.idle();
    expect([texts, await stored().countDocuments({ status: 'DEAD' })]).toEqual([['one'], 0]);
  });

  it('that are added while others are moved are not lost', async () => {
    const outbox = createOutbox(notes());
    const jobs = createProcess([noted]);
    let added = 0;
    jobs.relayFrom({
      ...outbox,
      clear: async document => {
        if (added < 5) {
          added += 1;
          await notes().updateOne({ _id: 'a' }, withFollowUps({}, [note(`late ${added}`)]));
        }
        return outbox.clear(document);
      },
    });
    await notes().create([{ _id: 'a', text: 'x', ...outboxOf([note('first')]) }]);
    for (let look = 0; look < 7; look += 1) await jobs.idle();
    expect(texts.toSorted()).toEqual(['first', 'late 1', 'late 2', 'late 3', 'late 4', 'late 5']);
    expect(await outbox.waiting('INTERACTIVE')).toEqual([]);
  });
});

it('an outbox that no manifest names stops the start', () => {
  expect(() => refuseForgottenOutboxes(mongo.connection, [])).toThrow('No domain names the outbox of notes');
  expect(() => refuseForgottenOutboxes(mongo.connection, [createOutbox(notes())])).not.toThrow();
});

describe('what waits for a person', () => {
  it('is exported, counted and erased; outbox entries without a subject survive', async () => {
    const jobs = createProcess([]);
    jobs.relayFrom(createOutbox(notes()));
    await jobs.enqueue(noteJob, { text: 'a', userId: 'mai' });
    await jobs.enqueue(noteJob, { text: 'b', userId: 'lan' });
    const anybodys = followUp(noteJob, { text: 'c', userId: null }, { at: now });
    await notes().create([{ _id: 'a', text: 'x', ...outboxOf([anybodys]) }]);
    expect([await jobs.privacy.countOf('mai'), await jobs.privacy.exportOf('mai')]).toEqual([
      1,
      [{ name: 'test.note', status: 'WAITING', enqueuedAt: now }],
    ]);
    await jobs.privacy.erase('mai');
    await notes().deleteMany({});
    expect((await stored().find().toArray()).map(({ payload }) => Object(payload).text).toSorted()).toEqual(['b', 'c']);
  });
});

describe('processes that are killed', () => {
  const children = new Map<string, ChildProcess>();
  const jobProcess = bundled('server/testing/jobProcess.ts');

  async function startProcess(name: string): Promise<void> {
    const child = fork(jobProcess, [dbName, name], { execArgv: [] });
    children.set(name, child);
    await once(child, 'message');
  }
  async function kill(name: string): Promise<void> {
    const child = children.get(name);
    children.delete(name);
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
  afterEach(async () => {
    for (const name of children.keys()) await kill(name);
  });

  it('between claim and finish: another takes the job over, and its effect is there once', async () => {
    const command = createProcess([]);
    const { id } = await command.enqueue(countedJob, { label: 'taken over', hangsIn: 'first' });
    await startProcess('first');
    await until('the effect is written', async () => (await effectsOf(mongo.connection).countDocuments()) === 1);
    expect(await one(id)).toMatchObject({ status: 'RUNNING', attempts: 1 });
    await kill('first');
    await startProcess('second');
    await until('it is done', async () => (await one(id))?.status === 'DONE');
    expect((await runsOf(mongo.connection).find().toArray()).map(({ processName }) => processName)).toEqual([
      'first',
      'second',
    ]);
    expect(await effectsOf(mongo.connection).countDocuments()).toBe(1);
  });

  it('under load: every job of two processes is done, each effect is there once, and only what was under way ran twice', async () => {
    const command = createProcess([]);
    await Promise.all([startProcess('first'), startProcess('second')]);
    const labels = Array.from({ length: 60 }, (_, place) => `job ${place}`);
    for (const label of labels) {
      const key = newId();
      await Promise.all([1, 2].map(() => command.enqueue(countedJob, { label, takesMs: 30 }, { key })));
    }
    await until('some are done', async () => (await stored().countDocuments({ status: 'DONE' })) >= 10);
    await kill('first');
    await until('all are done', async () => (await stored().countDocuments({ status: 'DONE' })) === labels.length);
    const effects = (await effectsOf(mongo.connection).find().toArray()).map(({ label }) => label);
    expect(effects.toSorted()).toEqual(labels.toSorted());
    const runs = (await runsOf(mongo.connection).find().toArray()).map(({ label }) => label);
    expect(new Set(runs).size).toBe(labels.length);
    // Three at a time in a process.
    expect(runs.length - labels.length).toBeLessThanOrEqual(3);
  });
});
