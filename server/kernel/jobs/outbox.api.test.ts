/** Follow-ups that wait in a document until they become jobs. */
import { mongo as mongooseMongo } from 'mongoose';
import { runsJob } from './job.js';
import { createOutbox, refuseForgottenOutboxes } from './outbox.repository.js';
import { followUp, outboxOf, withFollowUps } from './outbox.js';
import { noteJob, openJobsDatabase } from './test/jobsDatabase.js';

const { connection, createProcess, clock, lines, stored, notes } = openJobsDatabase();

describe('follow-ups in a document', () => {
  const texts: string[] = [];
  const noted = runsJob(noteJob, async ({ text }) => void texts.push(text));
  const note = (text: string, userId: string | null = null) => followUp(noteJob, { text, userId }, { at: clock.now });
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
    const model = connection().models.Job;
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
  expect(() => refuseForgottenOutboxes(connection(), [])).toThrow('No domain names the outbox of notes');
  expect(() => refuseForgottenOutboxes(connection(), [createOutbox(notes())])).not.toThrow();
});
