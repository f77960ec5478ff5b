/** The whole site with a mail server that takes its time: what people wait for goes past what is made for many. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { derivedId } from '../kernel/newId.js';
import { buildInstitution, buildProgram, testSource } from '../testing/buildItems.js';
import { createTestApp, type TestApp } from '../testing/createTestApp.js';
import { runQuery } from '../testing/runQuery.js';
import { RequestPasswordResetDocument } from '../testing/account.gql.js';
import { AddToWishlistDocument } from '../testing/wishlist.gql.js';
import { createAccount, runQueryAs, signIn } from '../testing/signIn.js';
import { until } from '../testing/until.js';
import { JobLanesMailsOnDocument } from './jobLanes.api.gql.js';

const REMINDERS = 10_000;
/** For each mail. */
const MAIL_MS = 100;

const fact = { source: testSource.id, checkedOn: '2026-10-01' };
const deadline = { date: '2027-01-14', time: '18:00', timeZone: 'Europe/London', ...fact };
const clock = () => new Date(Date.parse('2027-01-05T01:00:00Z') + performance.now());

/** Addresses of the mails that were taken, in their order. */
const taken: string[] = [];
let smtp: Server;
let app: TestApp;

beforeAll(async () => {
  smtp = createServer(socket => {
    let isBody = false;
    const answer = (line: string): void => {
      const address = /^RCPT TO:<([^>]+)>/i.exec(line)?.[1];
      if (address) taken.push(address);
      if (/^DATA/i.test(line)) {
        isBody = true;
        socket.write('354 go on\r\n');
      } else if (!isBody) socket.write('250 ok\r\n');
      else if (line === '.') {
        isBody = false;
        setTimeout(() => socket.write('250 ok\r\n'), MAIL_MS);
      }
    };
    let rest = '';
    socket.on('error', () => undefined);
    socket.write('220 ready\r\n');
    socket.on('data', chunk => {
      const lines = `${rest}${String(chunk)}`.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) answer(line);
    });
  }).listen(0, '127.0.0.1');
  await once(smtp, 'listening');
  const address = smtp.address();
  const port = typeof address === 'object' ? address?.port : 0;
  app = await createTestApp({
    clock,
    environment: { SMTP_URL: `smtp://127.0.0.1:${port}` },
    catalogue: {
      institutions: [buildInstitution({ slug: 'university', destination: 'GB' })],
      programs: [
        buildProgram('university', {
          slug: 'robotics',
          intakes: [{ year: 2027, month: 9, isRecurring: true, deadline, ...fact }],
        }),
      ],
    },
  });
});
afterAll(async () => {
  await app?.close();
  smtp?.close();
});

/** One that the sweep stored, and as many more as if so many people were reminded on this morning. */
async function remindMany(): Promise<string> {
  const mai = await signIn(app);
  const program = await app.services.domains.catalogue.provides.service.programs.bySlug('robotics');
  await runQueryAs(mai, AddToWishlistDocument, { input: { kind: 'PROGRAM', itemId: program?._id } });
  expect((await runQueryAs(mai, JobLanesMailsOnDocument)).data?.setReminderSettings).toEqual({ errors: [] });
  await app.services.domains.reminders.provides.sweep();
  await until('the first reminder', () => taken.includes(mai.email));
  type Job = { _id: string; [field: string]: unknown };
  const jobs = app.mongo.connection.collection<Job>('jobs');
  const { _id: _first, ...first } = (await jobs.findOne({ name: 'reminders.morning' })) ?? {};
  const closesAt = new Date('2027-01-14T18:00:00Z');
  const due = { kind: 'PROGRAM', itemId: program?._id, closesAt, timeZone: 'Europe/London', applicationId: null };
  const copies = Array.from({ length: REMINDERS }, (_, place) => ({
    ...first,
    _id: derivedId('reminder', `${place}`),
    status: 'WAITING',
    attempts: 0,
    lane: 'BULK',
    dueAt: new Date(clock().getTime() - 60_000),
    subjectId: mai.id,
    payload: { userId: mai.id, due: [{ ...due, noticeId: derivedId('notice', `${place}`) }] },
  }));
  for (let done = 0; done < REMINDERS; done += 1000) await jobs.insertMany(copies.slice(done, done + 1000));
  return mai.email;
}

it('ten thousand due reminders and a slow mail server hold back no link to a new password', async () => {
  const [lan, reminded] = [await createAccount(app), await remindMany()];
  const reminders = (): number => taken.filter(address => address === reminded).length;
  await until('the lane of the reminders is full', () => reminders() > 10);
  const before = reminders();
  expect((await runQuery(app, RequestPasswordResetDocument, { input: { email: lan.email } })).data).toEqual({
    requestPasswordReset: { ok: true, errors: [] },
  });
  await until('the link is sent', () => taken.includes(lan.email));
  const between = taken.slice(0, taken.indexOf(lan.email)).filter(address => address === reminded).length - before;
  expect(between).toBeLessThan(REMINDERS / 100);
  expect(await app.services.jobs.queue.dueCount('BULK')).toBeGreaterThan(REMINDERS * 0.9);
  await until('reminders go on', () => reminders() > before + between + 10);
});
