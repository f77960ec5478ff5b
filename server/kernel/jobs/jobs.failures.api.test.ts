/** Jobs that fail: tried again, dead, and tried again by hand. */
import { z } from 'zod';
import { defineJob, JobFailure, runsJob } from './job.js';
import { noteJob, openJobsDatabase } from './test/jobsDatabase.js';

const { createProcess, clock, later, lines, stored, one } = openJobsDatabase();

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
    expect(first).toMatchObject({ status: 'WAITING', attempts: 1, lastErrorCode: 'EENVELOPE', failedAt: clock.now });
    const firstPause = Number(first?.dueAt) - clock.now.getTime();
    expect([firstPause >= 500, firstPause <= 1000]).toEqual([true, true]);

    await jobs.idle();
    expect(runs).toEqual([1]);
    later(1000);
    await jobs.idle();
    const second = await one(id);
    expect(second).toMatchObject({ attempts: 2, lastErrorCode: 'TypeError' });
    const secondPause = Number(second?.dueAt) - clock.now.getTime();
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
