/** Whose a job is: leases that run out, runs that take too long, and processes that are killed. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import { bundled } from '../../testing/bundled.js';
import { countedJob, effectsOf, runsOf } from '../../testing/countedJob.js';
import { newId } from '../newId.js';
import { defineJob, type JobRun, runsJob } from './job.js';
import { noteJob, openJobsDatabase, until } from './test/jobsDatabase.js';

const { connection, dbName, createProcess, clock, later, lines, stored, one } = openJobsDatabase();

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
      clock: () => new Date(clock.now.getTime() + 600_000),
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
    await until('the effect is written', async () => (await effectsOf(connection()).countDocuments()) === 1);
    expect(await one(id)).toMatchObject({ status: 'RUNNING', attempts: 1 });
    await kill('first');
    await startProcess('second');
    await until('it is done', async () => (await one(id))?.status === 'DONE');
    expect((await runsOf(connection()).find().toArray()).map(({ processName }) => processName)).toEqual([
      'first',
      'second',
    ]);
    expect(await effectsOf(connection()).countDocuments()).toBe(1);
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
    const effects = (await effectsOf(connection()).find().toArray()).map(({ label }) => label);
    expect(effects.toSorted()).toEqual(labels.toSorted());
    const runs = (await runsOf(connection()).find().toArray()).map(({ label }) => label);
    expect(new Set(runs).size).toBe(labels.length);
    // Three at a time in a process.
    expect(runs.length - labels.length).toBeLessThanOrEqual(3);
  });
});
