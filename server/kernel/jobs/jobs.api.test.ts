/** Durable jobs on a real store: what is stored, when it runs, and how a process stops. */
import { z } from 'zod';
import { countedJob, countsRuns, runsOf } from '../../testing/countedJob.js';
import { newId } from '../newId.js';
import { defineJob, JobFailure, type JobRun, runsJob } from './job.js';
import { createOutbox } from './outbox.repository.js';
import { followUp, outboxOf } from './outbox.js';
import { noteJob, openJobsDatabase, until } from './test/jobsDatabase.js';

const { connection, createProcess, clock, later, stored, one, notes } = openJobsDatabase();

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
    expect(rest).toEqual({ name: 'test.note', key: null, status: 'DONE', attempts: 1, enqueuedAt: clock.now });
    expect(expiresAt?.getTime()).toBeGreaterThan(clock.now.getTime());
  });

  it('of one key is one, however many processes store and run it', async () => {
    const definition = countsRuns(connection(), 'here');
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
    const labels = (await runsOf(connection()).find().toArray()).map(({ label }) => label);
    expect(labels.toSorted()).toEqual(Array.from({ length: 20 }, (_, place) => `${place}`).toSorted());
  });

  it('waits for its time', async () => {
    const jobs = createProcess([countsRuns(connection(), 'here')]);
    await jobs.enqueue(countedJob, { label: 'later' }, { runAt: new Date(clock.now.getTime() + 60_000) });
    await jobs.idle();
    expect(await runsOf(connection()).countDocuments()).toBe(0);
    later(60_000);
    await jobs.idle();
    expect(await runsOf(connection()).countDocuments()).toBe(1);
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
    await createProcess([countsRuns(connection(), 'newer')]).idle();
    expect(await one(id)).toMatchObject({ status: 'DONE' });
  });

  it('starts at once where it was stored, and is found soon by another process', async () => {
    const definition = countsRuns(connection(), 'started');
    const running = createProcess([definition], { pollMs: 100 });
    const command = createProcess([]);
    running.start();
    await running.enqueue(countedJob, { label: 'own' });
    await command.enqueue(countedJob, { label: 'foreign' });
    const runs = await until('both ran', async () => {
      const all = await runsOf(connection()).find().toArray();
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
    const entry = followUp(bulkJob, {}, { at: clock.now, runAt: new Date(clock.now.getTime() + 60_000) });
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
        (await jobs.enqueue(noteJob, { text, userId: null }, { runAt: new Date(clock.now.getTime() + ids.length) })).id,
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

describe('what waits for a person', () => {
  it('is exported, counted and erased; outbox entries without a subject survive', async () => {
    const jobs = createProcess([]);
    jobs.relayFrom(createOutbox(notes()));
    await jobs.enqueue(noteJob, { text: 'a', userId: 'mai' });
    await jobs.enqueue(noteJob, { text: 'b', userId: 'lan' });
    const anybodys = followUp(noteJob, { text: 'c', userId: null }, { at: clock.now });
    await notes().create([{ _id: 'a', text: 'x', ...outboxOf([anybodys]) }]);
    expect([await jobs.privacy.countOf('mai'), await jobs.privacy.exportOf('mai')]).toEqual([
      1,
      [{ name: 'test.note', status: 'WAITING', enqueuedAt: clock.now }],
    ]);
    await jobs.privacy.erase('mai');
    await notes().deleteMany({});
    const left = await stored().find().toArray();
    expect(left.map(({ payload }) => noteJob.payload.parse(payload).text).toSorted()).toEqual(['b', 'c']);
  });
});
