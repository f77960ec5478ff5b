/** Dead jobs through the graph: what administrators see of work that failed for good, and how it is tried again. */
import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { DeleteAccountDocument, RequestPasswordResetDocument } from '../../testing/account.gql.js';
import { OwnDeletionPreviewDocument } from '../../testing/personalData.gql.js';
import { codesOf, dataOf, runQuery } from '../../testing/runQuery.js';
import { createAccount, type Person, runQueryAs, signIn } from '../../testing/signIn.js';
import { JobRetriedDocument, JobsThatDiedDocument } from './jobs.api.gql.js';

/** Of a deleted account, a minute later: it holds the id alone. */
const ERASURE = 'account.eraseAgain';

/** Refuses every mailbox. */
let smtp: Server;
let app: TestApp;
let admin: Person;
beforeAll(async () => {
  smtp = createServer(socket => {
    socket.write('220 ready\r\n');
    socket.on('error', () => undefined);
    socket.on('data', chunk => socket.write(String(chunk).startsWith('RCPT') ? '550 nobody here\r\n' : '250 ok\r\n'));
  }).listen(0, '127.0.0.1');
  await once(smtp, 'listening');
  const address = smtp.address();
  const port = typeof address === 'object' ? address?.port : 0;
  app = await createTestApp({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  admin = await signIn(app, { role: 'ADMIN' });
});
afterAll(async () => {
  await app?.close();
  smtp?.close();
});

const deadJobs = async (page: object = {}) => dataOf(await runQueryAs(admin, JobsThatDiedDocument, { page })).deadJobs;

it('what is made for many people at once, or what nobody waits for, has a lane of its own', () => {
  const bulk = app.services.combined.jobs.filter(({ lane }) => lane === 'BULK').map(({ name }) => name);
  expect(bulk.toSorted()).toEqual([
    'account.eraseAgain',
    'account.idle',
    'account.retention',
    'catalogue.finishImport',
    'catalogue.mergeInstitutions',
    'catalogue.refreshRegister',
    'rates.renewal',
    'reminders.morning',
    'reminders.sweep',
  ]);
});

describe('a mail that its mailbox refuses', () => {
  it('is listed for administrators without anything personal, and tried again when one of them says so', async () => {
    const mai = await createAccount(app);
    await runQuery(app, RequestPasswordResetDocument, { input: { email: mai.email } });
    await app.services.idle();
    const { items, pageInfo } = await deadJobs();
    expect(pageInfo).toEqual({ total: 1, pageCount: 1 });
    const [job] = items;
    expect(job).toEqual({
      id: expect.any(String),
      name: 'session.passwordReset',
      key: null,
      attempts: 1,
      lastErrorCode: 'MAILBOX_REFUSED',
      enqueuedAt: expect.any(String),
      failedAt: expect.any(String),
    });
    expect(JSON.stringify(job)).not.toContain(mai.id);

    expect((await runQueryAs(admin, JobRetriedDocument, { id: job?.id })).data?.retryJob).toEqual({ ok: true });
    expect((await deadJobs()).items).toEqual([]);
    await app.services.idle();
    expect((await deadJobs()).items).toMatchObject([{ id: job?.id, attempts: 1 }]);
    const events = await app.mongo.connection.collection('auditEvents').find({ kind: 'JOB_RETRIED' }).toArray();
    expect(events).toMatchObject([{ actorId: admin.id, subjectId: null, detail: job?.id }]);
    expect(
      await app.mongo.connection.collection('auditEvents').countDocuments({ kind: 'PASSWORD_RESET_REQUESTED' }),
    ).toBe(1);
    expect(app.log()).not.toContain('people.example');
  });

  it('goes with the account that it was for', async () => {
    const lan = await signIn(app);
    await runQuery(app, RequestPasswordResetDocument, { input: { email: lan.email } });
    await app.services.idle();
    const before = (await deadJobs()).items.length;
    const { data } = await runQueryAs(lan, OwnDeletionPreviewDocument);
    expect(data?.myDeletionPreview).toEqual(expect.arrayContaining([{ part: 'jobs', count: 1 }]));
    await runQueryAs(lan, DeleteAccountDocument, {
      input: { password: lan.password },
    });
    await app.services.idle();
    expect((await deadJobs()).items).toHaveLength(before - 1);
    // The farewell was refused, too: nothing of the person is kept for another try.
    const stored = JSON.stringify(
      await app.mongo.connection
        .collection('jobs')
        .find({ name: { $ne: ERASURE } })
        .toArray(),
    );
    expect([stored.includes(lan.email), stored.includes(lan.id)]).toEqual([false, false]);
  });
});

describe('the list', () => {
  it('is for administrators, in pages', async () => {
    const advisor = await signIn(app, { role: 'ADVISOR' });
    expect(codesOf(await runQueryAs(advisor, JobsThatDiedDocument))).toEqual(['FORBIDDEN']);
    expect(codesOf(await runQueryAs(advisor, JobRetriedDocument, { id: 'x' }))).toEqual(['FORBIDDEN']);
    expect(codesOf(await runQueryAs(admin, JobsThatDiedDocument, { page: { size: 51 } }))).toEqual(['BAD_USER_INPUT']);
    expect(codesOf(await runQueryAs(admin, JobRetriedDocument, { id: 'none' }))).toEqual(['NOT_FOUND']);
    expect((await deadJobs({ number: 9 })).items).toEqual([]);
  });
});
