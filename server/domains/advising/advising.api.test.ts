import { DeleteAccountDocument } from '../../testing/account.gql.js';
import { OwnDataExportDocument } from '../../testing/personalData.gql.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { codesOf, dataOf, type GraphAnswer } from '../../testing/runQuery.js';
import { openBrowser } from '../../testing/browser.js';
import { SignInDocument } from '../../testing/signIn.gql.js';
import { PASSWORD, type Person, runQueryAs, signIn } from '../../testing/signIn.js';
import {
  AdvisingCancellationDocument,
  type AdvisingFieldsFragment,
  AdvisingNotificationsDocument,
  AdvisingOwnSessionsDocument,
  AdvisingQueueDocument,
  AdvisingRescheduleDocument,
  AdvisingScheduleDocument,
  AdvisingStudentsOfOwnSessionsDocument,
} from './advising.api.gql.js';

let app: TestApp;
let lan: Person;
let binh: Person;
let now = new Date('2026-11-22T02:00:00Z').getTime();

beforeAll(async () => {
  app = await createTestApp({
    clock: () => new Date((now += 1)),
    environment: { SESSION_IDLE_MINUTES: '43200', SESSION_ABSOLUTE_MINUTES: '43200' },
  });
  lan = await signIn(app, { role: 'ADVISOR', fullName: 'Nguyễn Thị Lan' });
  binh = await signIn(app, { role: 'ADVISOR', fullName: 'Lê Văn Bình' });
});
afterAll(() => app.close());

type Session = AdvisingFieldsFragment | null;
/** What a change answered, without errors of the graph. */
const resultOf = <Result>(answer: GraphAnswer<{ result: Result }>): Result => dataOf(answer).result;
let keys = 0;
const inputFor = (student: Person, time: string, changes: object = {}) => ({
  studentId: student.id,
  topic: 'Rà hồ sơ trước khi nộp',
  startsAt: { date: '2026-12-02', time },
  idempotencyKey: `key-of-test-${(keys += 1)}`,
  ...changes,
});
const schedule = async (student: Person, time: string, changes: object = {}, by = lan) =>
  resultOf(await runQueryAs(by, AdvisingScheduleDocument, { input: inputFor(student, time, changes) }));
const seen = (session: Session) => ({ sessionId: session?.id, seenUpdatedAt: session?.updatedAt });
const reschedule = async (session: Session, changes: object, by = lan) =>
  resultOf(await runQueryAs(by, AdvisingRescheduleDocument, { input: { ...seen(session), ...changes } }));
const cancel = async (session: Session, note?: string, by = lan) =>
  resultOf(await runQueryAs(by, AdvisingCancellationDocument, { input: { ...seen(session), note } }));
const mine = async (person: Person, variables: { period?: string } = {}) =>
  dataOf(await runQueryAs(person, AdvisingOwnSessionsDocument, variables)).myAdvisingSessions.items;
/** In alphabetical order: jobs that are due together are done in any. */
const notificationCodes = async (person: Person): Promise<string[]> => {
  await app.services.idle();
  const { items } = dataOf(await runQueryAs(person, AdvisingNotificationsDocument)).myNotifications;
  return items.map(({ code }) => code).toSorted();
};
const auditOf = async (id: string | undefined): Promise<string[]> => {
  await app.services.idle();
  const rows = await app.mongo.connection.collection('auditEvents').find({ detail: id }).toArray();
  return rows.map(({ kind }) => String(kind)).toSorted();
};

describe('an advising session', () => {
  it('is scheduled by the clock of its zone, told to the student once, and written to the audit log', async () => {
    const mai = await signIn(app);
    const { session, errors } = await schedule(mai, '16:30', {
      joinUrl: 'https://meet.example/abc',
      note: 'Mang theo học bạ',
    });
    expect(errors).toEqual([]);
    expect(session).toMatchObject({
      topic: 'Rà hồ sơ trước khi nộp',
      note: 'Mang theo học bạ',
      startsAt: '2026-12-02T09:30:00.000Z',
      endsAt: '2026-12-02T10:15:00.000Z',
      timeZone: 'Asia/Ho_Chi_Minh',
      channel: 'ONLINE',
      joinUrl: 'https://meet.example/abc',
      status: 'SCHEDULED',
      advisor: { id: lan.id, fullName: 'Nguyễn Thị Lan' },
    });
    expect(await mine(mai)).toEqual([session]);
    expect(await notificationCodes(mai)).toEqual(['ADVISING_SESSION_SCHEDULED']);
    expect(await auditOf(session?.id)).toEqual(['ADVISING_SESSION_SCHEDULED']);
    expect(await notificationCodes(lan)).toEqual([]);
  });

  it('is one however often it is sent, also at the same moment', async () => {
    const mai = await signIn(app);
    const input = inputFor(mai, '08:00', { startsAt: { date: '2026-12-03', time: '08:00' } });
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => resultOf(await runQueryAs(lan, AdvisingScheduleDocument, { input }))),
    );
    expect([...new Set(answers.map(({ session }) => session?.id))]).toEqual([expect.any(String)]);
    expect(await mine(mai)).toHaveLength(1);
    expect(await notificationCodes(mai)).toEqual(['ADVISING_SESSION_SCHEDULED']);
  });

  it('takes the time of student and advisor, whoever is first; what it does not overlap stays free', async () => {
    const [mai, an] = [await signIn(app), await signIn(app)];
    const day = (time: string) => ({ startsAt: { date: '2026-12-07', time }, minutes: 60 });
    const answers = await Promise.all([schedule(mai, '', day('10:00'), lan), schedule(mai, '', day('10:30'), binh)]);
    expect(answers.flatMap(({ errors }) => errors)).toEqual([{ code: 'STUDENT_BUSY', field: 'startsAt' }]);
    const first = answers.find(({ errors }) => errors.length === 0)?.session;
    const winner = first?.advisor?.id === lan.id ? lan : binh;
    expect((await schedule(an, '', day('10:45'), winner)).errors).toEqual(
      first?.startsAt === '2026-12-07T03:00:00.000Z' || winner === binh
        ? [{ code: 'ADVISOR_BUSY', field: 'startsAt' }]
        : [],
    );
    expect((await schedule(an, '', day('12:00'), winner)).errors).toEqual([]);
  });

  it('is moved, which frees its old time; of two advisors the second gets CONFLICT', async () => {
    const mai = await signIn(app);
    const at = (time: string) => ({ startsAt: { date: '2026-12-08', time } });
    const { session } = await schedule(mai, '', at('09:00'));
    const moved = await reschedule(session, { ...at('09:15'), minutes: 30 });
    expect(moved.session).toMatchObject({ startsAt: '2026-12-08T02:15:00.000Z', endsAt: '2026-12-08T02:45:00.000Z' });
    expect((await reschedule(session, at('15:00'), binh)).errors).toEqual([
      { code: 'CONFLICT', field: 'seenUpdatedAt' },
    ]);
    expect((await schedule(mai, '', { ...at('09:00'), minutes: 15 }, binh)).errors).toEqual([]);
    expect((await reschedule(moved.session, at('09:00'))).errors).toEqual([
      { code: 'STUDENT_BUSY', field: 'startsAt' },
    ]);
    expect(await notificationCodes(mai)).toEqual([
      'ADVISING_SESSION_RESCHEDULED',
      'ADVISING_SESSION_SCHEDULED',
      'ADVISING_SESSION_SCHEDULED',
    ]);
  });

  it('is cancelled with a word to the student; then its time is free, and it cannot be changed any more', async () => {
    const mai = await signIn(app);
    const at = { startsAt: { date: '2026-12-09', time: '09:00' } };
    const { session } = await schedule(mai, '', at);
    const { session: cancelled } = await cancel(session, 'Tư vấn viên bị ốm');
    expect(cancelled).toMatchObject({ status: 'CANCELLED', note: 'Tư vấn viên bị ốm' });
    expect((await cancel(cancelled)).errors).toEqual([{ code: 'ALREADY_OVER', field: 'sessionId' }]);
    expect((await schedule(mai, '', at)).errors).toEqual([]);
    expect(await notificationCodes(mai)).toEqual([
      'ADVISING_SESSION_CANCELLED',
      'ADVISING_SESSION_SCHEDULED',
      'ADVISING_SESSION_SCHEDULED',
    ]);
    expect(await auditOf(session?.id)).toEqual(['ADVISING_SESSION_CANCELLED', 'ADVISING_SESSION_SCHEDULED']);
  });

  it('that somebody else of the staff schedules is told to its advisor, too', async () => {
    const mai = await signIn(app);
    const before = (await notificationCodes(binh)).length;
    const at = { startsAt: { date: '2026-12-10', time: '09:00' }, advisorId: binh.id };
    expect((await schedule(mai, '', at)).session?.advisor).toEqual({ id: binh.id, fullName: 'Lê Văn Bình' });
    expect((await notificationCodes(binh)).length).toBe(before + 1);
  });

  it.each([
    ['without a topic', { topic: ' ' }, { code: 'REQUIRED', field: 'topic' }],
    ['whose topic holds an address', { topic: 'vào evil.com ngay' }, { code: 'WEB_ADDRESS', field: 'topic' }],
    ['whose address is no https', { joinUrl: 'javascript:alert(1)' }, { code: 'INVALID_URL', field: 'joinUrl' }],
    ['in a place without a name', { channel: 'IN_PERSON' }, { code: 'REQUIRED', field: 'place' }],
    ['of 20 minutes', { minutes: 20 }, { code: 'INVALID_DURATION', field: 'minutes' }],
    [
      'at no quarter',
      { startsAt: { date: '2026-12-02', time: '09:10' } },
      { code: 'INVALID_TIME', field: 'startsAt.time' },
    ],
    [
      'in no zone',
      { startsAt: { date: '2026-12-02', time: '09:00', timeZone: 'Viet/Nam' } },
      { code: 'UNKNOWN_TIME_ZONE', field: 'startsAt.timeZone' },
    ],
    ['in the past', { startsAt: { date: '2026-11-01', time: '09:00' } }, { code: 'IN_THE_PAST', field: 'startsAt' }],
    ['with nobody', { studentId: 'nobody' }, { code: 'NO_SUCH_STUDENT', field: 'studentId' }],
    ['by nobody', { advisorId: 'nobody' }, { code: 'NO_SUCH_ADVISOR', field: 'advisorId' }],
  ])('%s is refused', async (_how, changes, error) => {
    const mai = await signIn(app);
    expect((await schedule(mai, '09:00', changes)).errors).toContainEqual(error);
    expect(await mine(mai)).toEqual([]);
  });

  it('is past once it is over', async () => {
    const mai = await signIn(app);
    const { session } = await schedule(mai, '', { startsAt: { date: '2026-11-23', time: '09:00' } });
    const then = now;
    now = new Date('2026-11-23T03:00:00Z').getTime();
    try {
      expect(await mine(mai)).toEqual([]);
      expect(await mine(mai, { period: 'PAST' })).toEqual([session]);
      expect((await reschedule(session, { minutes: 30 })).errors).toEqual([
        { code: 'ALREADY_OVER', field: 'sessionId' },
      ]);
    } finally {
      now = then;
    }
  });
});

describe('sessions of others', () => {
  it('are seen by nobody but the student and the staff, who may filter them', async () => {
    const [mai, stranger] = [await signIn(app, { fullName: 'Phạm Mai' }), await signIn(app)];
    const { session } = await schedule(mai, '', { startsAt: { date: '2026-12-11', time: '09:00' } }, binh);
    expect(await mine(stranger)).toEqual([]);
    const read = async (by: Person, filter: object) =>
      (await runQueryAs(by, AdvisingQueueDocument, { filter })).data?.advisingSessions;
    expect(await read(binh, { studentId: mai.id, isMine: true })).toMatchObject({
      items: [{ id: session?.id, student: { fullName: 'Phạm Mai', email: mai.email } }],
      pageInfo: { total: 1 },
    });
    expect(await read(lan, { studentId: mai.id, isMine: true })).toMatchObject({ items: [] });
    expect(codesOf(await runQueryAs(stranger, AdvisingQueueDocument))).toEqual(['FORBIDDEN']);
    expect(codesOf(await runQueryAs(mai, AdvisingStudentsOfOwnSessionsDocument))).toEqual(['FORBIDDEN']);
  });

  it('are not changed by their own student, though of the staff, nor scheduled for oneself', async () => {
    const at = { startsAt: { date: '2026-12-12', time: '09:00' } };
    const { session } = await schedule(binh, '', at, lan);
    expect(codesOf(await runQueryAs(binh, AdvisingCancellationDocument, { input: seen(session) }))).toEqual([
      'FORBIDDEN',
    ]);
    expect((await schedule(lan, '', at, lan)).errors).toEqual([{ code: 'NO_SUCH_STUDENT', field: 'studentId' }]);
  });
});

it('sessions stand in the export of their student and go with the account; an advisor who leaves is named no more', async () => {
  const [mai, thu] = [await signIn(app), await signIn(app, { role: 'ADVISOR' })];
  const { session } = await schedule(mai, '', { startsAt: { date: '2026-12-14', time: '09:00' } }, thu);
  const exported = (await runQueryAs(mai, OwnDataExportDocument)).data?.myDataExport;
  expect(JSON.parse(exported?.json ?? '').advisingSessions).toMatchObject([
    { id: session?.id, topic: 'Rà hồ sơ trước khi nộp' },
  ]);
  const leave = (person: Person) => runQueryAs(person, DeleteAccountDocument, { input: { password: PASSWORD } });
  // Staff are made students before they can go.
  await app.services.domains.account.provides.accounts.setRole(thu.id, 'STUDENT');
  await app.services.idle();
  const browser = openBrowser(app);
  await browser.query(SignInDocument, { input: { email: thu.email, password: PASSWORD, rememberMe: false } });
  await leave({ ...thu, browser });
  expect(await mine(mai)).toMatchObject([{ id: session?.id, advisor: null }]);
  await leave(mai);
  await app.services.idle();
  expect(await app.mongo.connection.collection('advisingSessions').countDocuments({ userId: mai.id })).toBe(0);
});
