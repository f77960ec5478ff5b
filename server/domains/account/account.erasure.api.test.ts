import { DeleteAccountDocument } from '../../testing/account.gql.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { PASSWORD, type Person, runQueryAs, signIn } from '../../testing/signIn.js';

let app: TestApp;
let now = new Date('2026-11-23T02:00:00Z').getTime();
beforeAll(async () => {
  app = await createTestApp({ clock: () => new Date((now += 1)) });
});
afterAll(() => app.close());

type Row = { _id: string; userId: string };
const wishes = () => app.mongo.connection.collection<Row>('wishes');
const writeLate = ({ id }: Person) => wishes().insertOne({ _id: `late of ${id}`, userId: id });
const isLeft = async ({ id }: Person): Promise<boolean> => (await wishes().countDocuments({ userId: id })) > 0;

describe('the farewell of a deleted account that failed for good', () => {
  it('keeps neither name nor address, and another try writes its line of the audit log', async () => {
    type Job = { _id: string; [field: string]: unknown };
    const jobs = () => app.mongo.connection.collection<Job>('jobs');
    const payload = { userId: 'gone', email: 'gone@people.example', fullName: 'Vũ Thị Xa', language: 'VI' };
    const at = new Date(now);
    const job = {
      name: 'account.deleted',
      key: null,
      lane: 'INTERACTIVE',
      status: 'WAITING',
      enqueuedAt: at,
      dueAt: at,
    };
    // Each of its runs ended the process.
    await jobs().insertOne({ _id: 'farewell', ...job, attempts: 8, payload: { ...payload, reason: 'REQUESTED' } });
    await app.services.idle();
    const dead = await jobs().findOne({ _id: 'farewell' });
    expect(dead).toMatchObject({ status: 'DEAD', lastErrorCode: 'PROCESS_DIED' });
    expect(JSON.stringify(dead)).not.toMatch(/people\.example|Vũ Thị Xa/);
    expect(await app.services.jobs.retry('farewell')).toBe(true);
    await app.services.idle();
    const events = app.mongo.connection.collection('auditEvents');
    expect(await events.countDocuments({ kind: 'ACCOUNT_DELETED' })).toBe(1);
    expect((await jobs().findOne({ _id: 'farewell' }))?.status).toBe('DONE');
    expect((await app.mails()).filter(mail => mail.includes('people.example'))).toEqual([]);
  });
});

describe('what a request in flight writes after its account was deleted', () => {
  it('is erased a minute later', async () => {
    const mai = await signIn(app);
    expect((await runQueryAs(mai, DeleteAccountDocument, { input: { password: PASSWORD } })).data).toEqual({
      deleteAccount: { ok: true, errors: [] },
    });
    await app.services.idle();
    await writeLate(mai);
    now += 61_000;
    await app.services.idle();
    expect(await isLeft(mai)).toBe(false);
  });

  it('stays when the deletion was broken off and the account lives on', async () => {
    const mai = await signIn(app);
    const { User } = app.mongo.connection.models;
    if (!User) throw new Error('There is no model of accounts.');
    const removal = jest.spyOn(User, 'deleteOne').mockImplementationOnce(() => {
      throw new Error('The connection was lost.');
    });
    expect(
      (await runQueryAs(mai, DeleteAccountDocument, { input: { password: PASSWORD } })).data?.deleteAccount ?? null,
    ).toBeNull();
    expect(removal).toHaveBeenCalledTimes(1);
    await writeLate(mai);
    now += 61_000;
    await app.services.idle();
    expect(await isLeft(mai)).toBe(true);
  });
});
