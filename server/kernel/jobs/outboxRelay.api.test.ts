/** Follow-ups on their way from documents to jobs: lane by lane, all of them, and by the clock of the store. */
import { z } from 'zod';
import { until } from '../../testing/until.js';
import { newId } from '../newId.js';
import type { Jobs, JobsOptions } from './createJobs.js';
import { defineJob, type JobDefinition, runsJob } from './job.js';
import { createOutbox } from './outbox.repository.js';
import { followUp, outboxOf, type OutboxEntry, withFollowUps } from './outbox.js';
import { openJobsDatabase } from './test/jobsDatabase.js';

const HOUR_MS = 3_600_000;
const mailJob = defineJob({ name: 'test.mail', payload: z.object({ text: z.string() }) });
const newsJob = defineJob({ name: 'test.news', lane: 'BULK', payload: z.object({ text: z.string() }) });

let sent: string[];
const { createProcess: createProcessOf, stored, notes } = openJobsDatabase();
const sends = (kind: typeof mailJob): JobDefinition => runsJob(kind, async ({ text }) => void sent.push(text));
const createProcess = (options: Partial<JobsOptions> = {}): Jobs =>
  createProcessOf([sends(mailJob), sends(newsJob)], {
    clock: () => new Date(),
    pollMs: HOUR_MS,
    spreadMs: 0,
    ...options,
  });
const outbox = () => createOutbox(notes());
const write = (entries: readonly OutboxEntry[][]) =>
  notes().insertMany(entries.map(entry => ({ _id: newId(), text: '', ...outboxOf(entry) })));
const many = (kind: typeof mailJob, count: number): OutboxEntry[][] =>
  Array.from({ length: count }, (_, place) => [followUp(kind, { text: `${kind.name} ${place}` }, { at: new Date() })]);

beforeEach(() => void (sent = []));

describe('follow-ups that somebody waits for', () => {
  it('do not wait while those of the lane BULK are moved', async () => {
    let goOn = (): void => undefined;
    const gate = new Promise<void>(resolve => (goOn = resolve));
    const jobs = createProcess();
    const plain = outbox();
    let held = 0;
    jobs.relayFrom({
      ...plain,
      clear: async document => {
        if (document.outbox.every(({ name }) => name === newsJob.name)) {
          held += 1;
          await gate;
        }
        return plain.clear(document);
      },
    });
    await write(many(newsJob, 30));
    jobs.start();
    await until('news are being moved', () => held > 0);
    await write(many(mailJob, 1));
    jobs.runSoon();
    await until('the mail', () => sent.includes('test.mail 0'));
    expect([held, sent.filter(text => text.startsWith(mailJob.name))]).toEqual([1, ['test.mail 0']]);
    goOn();
    await jobs.idle();
    expect([sent.length, await stored().countDocuments({ status: 'DONE' })]).toEqual([31, 31]);
  });

  it('make their document go first, also when the same change causes something of the lane BULK', async () => {
    const [mail] = many(mailJob, 1);
    const [news] = many(newsJob, 1);
    await write([[...(mail ?? []), ...(news ?? [])]]);
    await notes().create([{ _id: 'changed', text: '' }]);
    await notes().updateOne({ _id: 'changed' }, withFollowUps({}, news ?? []));
    expect((await outbox().waiting('INTERACTIVE')).map(({ outbox: entries }) => entries.length)).toEqual([2]);
    expect((await outbox().waiting('BULK')).map(({ _id }) => _id)).toEqual(['changed']);
    const jobs = createProcess();
    jobs.relayFrom(outbox());
    await jobs.idle();
    expect(sent.toSorted()).toEqual(['test.mail 0', 'test.news 0']);
  });
});

describe('more follow-ups than are moved at a time', () => {
  it('are all moved at once, and none waits for the next look', async () => {
    const jobs = createProcess();
    jobs.relayFrom(outbox());
    await write(many(mailJob, 120));
    jobs.start();
    await until('the last mail', () => sent.length === 120);
    expect(new Set(sent).size).toBe(120);
  });

  it('are all moved before what is stored about a person goes', async () => {
    const jobs = createProcess();
    jobs.relayFrom(outbox());
    await write([...many(mailJob, 120), ...many(newsJob, 110)]);
    await jobs.privacy.erase('mai');
    await notes().deleteMany({});
    expect(await stored().countDocuments({ status: 'WAITING' })).toBe(230);
  });
});

describe('what a process stores whose clock is ten minutes ahead', () => {
  it('is due at once for all of them', async () => {
    const ahead = createProcess({
      clock: () => new Date(Date.now() + 600_000),
      ownTime: () => Date.now() + 600_000,
    });
    ahead.relayFrom(outbox());
    const at = new Date(Date.now() + 600_000);
    await write([[followUp(mailJob, { text: 'a change' }, { at })]]);
    await ahead.idle();
    await ahead.enqueue(mailJob, { text: 'a mail' });
    await createProcess().idle();
    expect(sent.toSorted()).toEqual(['a change', 'a mail']);
  });
});
