import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SHARING_TEXT_VERSION } from '../../../schema/rules/applications.values.js';
import { buildInstitution, buildProgram, testSource } from '../../testing/buildItems.js';
import { commandsDuring } from '../../testing/commandsDuring.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { codesOf, type GraphAnswer, runQuery } from '../../testing/runQuery.js';
import { openBrowser } from '../../testing/browser.js';
import { LOGIN, type Person, runQueryAs, signIn } from '../../testing/signIn.js';

const FIELDS = `id type status progress note destination canWithdraw submittedAt updatedAt lastUpdated
  intake { year month isUsualOnly deadline { date timeZone closesAt status kind } } history { status by at note } advisor { id fullName }
  item { __typename ... on Program { slug } ... on Institution { slug } }`;
const CREATE = `mutation ($input: CreateApplicationInput!) { createApplication(input: $input) { application { ${FIELDS} } errors { code field } } }`;
const MINE = `query ($status: ApplicationStatus, $type: ApplicationType, $page: PageInput) { myApplications(status: $status, type: $type, page: $page) {
  items { ${FIELDS} } pageInfo { total } counts { status count } typeCounts { type count } } }`;
const ONE = `query ($id: ID!) { application(id: $id) { ${FIELDS} requirements { kind outcome reason } } }`;
const WITHDRAW = `mutation ($id: ID!) { withdrawApplication(input: { applicationId: $id }) { application { ${FIELDS} } errors { code field } } }`;
const STAFF_FIELDS = `${FIELDS} nextStatuses student { id fullName email phone isMinor gpa { value } guardianName }`;
const QUEUE = `query ($filter: ApplicationFilter, $page: PageInput) { applications(filter: $filter, page: $page) { items { ${STAFF_FIELDS} } pageInfo { total } } }`;
const ADVANCE = `mutation ($input: AdvanceApplicationInput!) { advanceApplication(input: $input) { application { ${FIELDS} nextStatuses } errors { code field } } }`;
const ASSIGN =
  'mutation ($input: AssignApplicationInput!) { assignApplication(input: $input) { application { updatedAt advisor { id fullName } } errors { code field } } }';
const PREVIEW = `query ($type: ApplicationType!, $itemId: ID!, $intake: ApplicationIntakeInput) { applicationPreview(type: $type, itemId: $itemId, intake: $intake) {
  item { __typename } intakes { year month status isUsualOnly } intake { year month deadline { closesAt timeZone } } requirements { kind outcome reason } openApplication { id } } }`;
const NOTIFICATIONS =
  '{ myNotifications { items { id code isRead parameters { name value } item { ... on Program { slug } } } unreadCount version pageInfo { total } } }';

const AGREED = { isGiven: true, textVersion: SHARING_TEXT_VERSION, language: 'VI' };

const fact = { source: testSource.id, checkedOn: '2026-10-01' };
const deadline = { date: '2027-01-14', time: '18:00', timeZone: 'Europe/London', ...fact };
const institutions = Array.from({ length: 12 }, (_, number) =>
  buildInstitution({
    slug: `university-${number}`,
    name: `Đại học Số ${number}`,
    destination: number === 0 ? 'GB' : 'AU',
  }),
);
const programs = institutions.map(({ slug }, number) =>
  buildProgram(slug, {
    slug: `program-${number}`,
    title: `Bachelor of Robotics ${number}`,
    intakes: [
      { year: 2027, month: 9, isRecurring: true, deadline, ...fact },
      {
        year: 2027,
        month: 2,
        isRecurring: false,
        deadline: { ...deadline, date: '2026-02-01' },
        ...fact,
      },
    ],
  }),
);

let app: TestApp;
let lan: Person;
const idOf = new Map<string, string>();
/** Before the deadline of the fixtures. */
let now = new Date('2026-11-22T02:00:00Z').getTime();

beforeAll(async () => {
  app = await createTestApp({
    catalogue: { institutions, programs },
    clock: () => new Date((now += 1)),
    environment: { SESSION_IDLE_SECONDS: '86400' },
  });
  const { service } = app.services.domains.catalogue.provides;
  for (const { slug } of institutions) idOf.set(slug, String((await service.institutions.bySlug(slug))?._id));
  for (const { slug } of programs) idOf.set(slug, String((await service.programs.bySlug(slug))?._id));
  lan = await signIn(app, { role: 'ADVISOR', fullName: 'Nguyễn Thị Lan' });
});
afterAll(() => app.close());

let keys = 0;
const inputFor = (slug: string, changes: object = {}) => ({
  type: slug.startsWith('program') ? 'PROGRAM' : 'INSTITUTION',
  itemId: idOf.get(slug) ?? slug,
  intake: { year: 2027, month: 9 },
  sharingConsent: AGREED,
  idempotencyKey: `key-of-test-${(keys += 1)}`,
  ...changes,
});
const create = (person: Person, slug: string, changes: object = {}) =>
  runQueryAs(person, CREATE, { input: inputFor(slug, changes) });
type Answered = { id: string; status: string; updatedAt: string; [field: string]: unknown };
const answered = ({ data }: GraphAnswer, field: string): { application: Answered; errors: unknown[] } =>
  Object(data?.[field]);
const created = async (person: Person, slug: string): Promise<Answered> =>
  answered(await create(person, slug), 'createApplication').application;
const advance = (person: Person, { id, updatedAt }: Answered, to: string, note?: string) =>
  runQueryAs(person, ADVANCE, { input: { applicationId: id, to, seenUpdatedAt: updatedAt, note } });
const advanced = async (person: Person, application: Answered, ...steps: string[]): Promise<Answered> => {
  let last = application;
  for (const to of steps) last = answered(await advance(person, last, to), 'advanceApplication').application;
  return last;
};
const errorsOf = (answer: GraphAnswer, field: string) => answered(answer, field).errors;
const notificationsOf = async (person: Person) => {
  await app.services.idle();
  return Object((await runQueryAs(person, NOTIFICATIONS)).data?.myNotifications);
};
const rows = (userId: string) => app.mongo.connection.collection('applications').countDocuments({ userId });

describe('applying', () => {
  it('is previewed with intakes, the deadline in its own time zone and what is met, missing or unknown', async () => {
    const mai = await signIn(app);
    const { data } = await runQueryAs(mai, PREVIEW, { type: 'PROGRAM', itemId: idOf.get('program-0') });
    expect(data?.applicationPreview).toMatchObject({
      item: { __typename: 'Program' },
      intakes: [{ year: 2027, month: 9, status: 'OPEN', isUsualOnly: false }],
      intake: { deadline: { closesAt: '2027-01-14T18:00:00.000Z', timeZone: 'Europe/London' } },
      requirements: [
        { kind: 'DEADLINE', outcome: 'MET', reason: 'SATISFIED' },
        { kind: 'LEVEL', outcome: 'UNKNOWN', reason: 'NOT_IN_PROFILE' },
        { kind: 'ENGLISH', outcome: 'MISSING', reason: 'NOT_IN_PROFILE' },
        { kind: 'FUNDS', outcome: 'UNKNOWN', reason: 'NOT_IN_PROFILE' },
      ],
      openApplication: null,
    });
    const usual = await runQueryAs(mai, PREVIEW, { type: 'INSTITUTION', itemId: idOf.get('university-0') });
    expect(Object(usual.data?.applicationPreview).intakes[0]).toMatchObject({ month: 1, isUsualOnly: true });
    expect(await rows(mai.id)).toBe(0);
  });

  it('makes an application with its first line of history and one notification', async () => {
    const mai = await signIn(app);
    const { application, errors } = answered(
      await create(mai, 'program-1', { note: '  Em muốn học kỳ này.  ' }),
      'createApplication',
    );
    expect(errors).toEqual([]);
    expect(application).toMatchObject({
      type: 'PROGRAM',
      status: 'SUBMITTED',
      progress: 20,
      note: 'Em muốn học kỳ này.',
      destination: 'AU',
      canWithdraw: true,
      advisor: null,
      item: { __typename: 'Program', slug: 'program-1' },
      intake: { year: 2027, month: 9, isUsualOnly: false, deadline: { date: '2027-01-14', status: 'OPEN' } },
      history: [{ status: 'SUBMITTED', by: 'STUDENT', note: null }],
    });
    expect(await notificationsOf(mai)).toMatchObject({
      unreadCount: 1,
      items: [
        {
          code: 'APPLICATION_STATUS_CHANGED',
          isRead: false,
          parameters: [
            { name: 'applicationId', value: application.id },
            { name: 'status', value: 'SUBMITTED' },
          ],
          item: { slug: 'program-1' },
        },
      ],
    });
  });

  it('ten times at once with one key makes one, and all ten are told of it', async () => {
    const mai = await signIn(app);
    const input = inputFor('program-2');
    const answers = await Promise.all(Array.from({ length: 10 }, () => runQueryAs(mai, CREATE, { input })));
    const ids = new Set(answers.map(answer => answered(answer, 'createApplication').application.id));
    expect([ids.size, await rows(mai.id), answers.flatMap(each => errorsOf(each, 'createApplication'))]).toEqual([
      1,
      1,
      [],
    ]);
    expect((await notificationsOf(mai)).pageInfo.total).toBe(1);
  });

  it('ten times at once with ten keys makes one; the others get it with ALREADY_APPLIED', async () => {
    const mai = await signIn(app);
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(mai, 'program-3')));
    const ids = new Set(answers.map(answer => answered(answer, 'createApplication').application.id));
    const codes = answers.flatMap(answer => errorsOf(answer, 'createApplication').map(error => Object(error).code));
    expect([ids.size, await rows(mai.id), codes]).toEqual([1, 1, Array.from({ length: 9 }, () => 'ALREADY_APPLIED')]);
  });

  it('refuses what is not in the catalogue, an intake that is closed or not offered, and a note that is too long', async () => {
    const mai = await signIn(app);
    const refusals = [
      [create(mai, 'none'), 'NO_SUCH_ITEM', 'itemId'],
      [create(mai, 'program-4', { type: 'INSTITUTION' }), 'NO_SUCH_ITEM', 'itemId'],
      [create(mai, 'program-4', { intake: { year: 2027, month: 2 } }), 'INTAKE_NOT_OFFERED', 'intake'],
      [create(mai, 'program-4', { intake: { year: 2027, month: 5 } }), 'INTAKE_NOT_OFFERED', 'intake'],
      [create(mai, 'program-4', { note: 'đ'.repeat(1001) }), 'TOO_LONG', 'note'],
    ] as const;
    for (const [answer, code, field] of refusals)
      expect(answered(await answer, 'createApplication')).toEqual({ application: null, errors: [{ code, field }] });
    expect(await rows(mai.id)).toBe(0);
  });

  it('is possible again after a withdrawal, which is told once and may be repeated', async () => {
    const mai = await signIn(app);
    const first = await created(mai, 'university-5');
    for (let n = 0; n < 2; n += 1) {
      expect(answered(await runQueryAs(mai, WITHDRAW, { id: first.id }), 'withdrawApplication')).toMatchObject({
        application: { status: 'WITHDRAWN', progress: 20, canWithdraw: false },
        errors: [],
      });
    }
    const second = await created(mai, 'university-5');
    expect(second.id).not.toBe(first.id);
    const { data } = await runQueryAs(mai, MINE, {});
    expect(data?.myApplications).toMatchObject({
      items: [{ id: second.id }, { id: first.id }],
      counts: expect.arrayContaining([
        { status: 'SUBMITTED', count: 1 },
        { status: 'WITHDRAWN', count: 1 },
        { status: 'ACCEPTED', count: 0 },
      ]),
    });
    expect((await runQueryAs(mai, MINE, { status: 'WITHDRAWN' })).data?.myApplications).toMatchObject({
      items: [{ id: first.id }],
      pageInfo: { total: 1 },
    });
    expect((await notificationsOf(mai)).pageInfo.total).toBe(3);
  });

  it('stands in the list of its type, beside the counts of both', async () => {
    const mai = await signIn(app);
    const school = await created(mai, 'university-5');
    const course = await created(mai, 'program-5');
    const typeCounts = [
      { type: 'INSTITUTION', count: 1 },
      { type: 'PROGRAM', count: 1 },
    ];
    for (const { id, type } of [school, course])
      expect((await runQueryAs(mai, MINE, { type })).data?.myApplications).toMatchObject({
        items: [{ id }],
        pageInfo: { total: 1 },
        typeCounts,
      });
  });
});

describe('an advisor', () => {
  it('takes an application through all steps; each is a line of history, a notification and a row of the audit log', async () => {
    const mai = await signIn(app);
    const application = await created(mai, 'program-6');
    const done = await advanced(lan, application, 'PROCESSING', 'ACCEPTED', 'VISA_PREPARATION', 'VISA_APPLIED');
    expect(done).toMatchObject({
      status: 'VISA_APPLIED',
      progress: 90,
      canWithdraw: false,
      nextStatuses: ['DEFERRED', 'VISA_GRANTED', 'VISA_REFUSED', 'OFFER_DECLINED'],
    });
    expect(Object(done.history).map(({ status, by }: { status: string; by: string }) => `${status} ${by}`)).toEqual([
      'SUBMITTED STUDENT',
      'PROCESSING ADVISOR',
      'ACCEPTED ADVISOR',
      'VISA_PREPARATION ADVISOR',
      'VISA_APPLIED ADVISOR',
    ]);
    expect((await notificationsOf(mai)).pageInfo.total).toBe(5);
    const audit = await app.mongo.connection
      .collection('auditEvents')
      .find({ subjectId: mai.id, kind: 'APPLICATION_ADVANCED' })
      .sort({ at: 1 })
      .toArray();
    expect(audit.map(({ actorId, detail }) => [actorId, detail])).toEqual(
      ['SUBMITTED PROCESSING', 'PROCESSING ACCEPTED', 'ACCEPTED VISA_PREPARATION', 'VISA_PREPARATION VISA_APPLIED'].map(
        step => [lan.id, `${application.id} ${step}`],
      ),
    );
  });

  it('cannot leave a step out, go back or revive; REJECTED comes from PROCESSING alone', async () => {
    const mai = await signIn(app);
    const submitted = await created(mai, 'program-7');
    for (const to of ['SUBMITTED', 'ACCEPTED', 'VISA_APPLIED', 'REJECTED', 'WITHDRAWN'])
      expect(errorsOf(await advance(lan, submitted, to), 'advanceApplication')).toEqual([
        { code: 'STEP_NOT_ALLOWED', field: 'to' },
      ]);
    const rejected = await advanced(lan, submitted, 'PROCESSING', 'REJECTED');
    expect(rejected).toMatchObject({ status: 'REJECTED', progress: 40 });
    expect(errorsOf(await advance(lan, rejected, 'PROCESSING'), 'advanceApplication')).toEqual([
      { code: 'STEP_NOT_ALLOWED', field: 'to' },
    ]);
    expect(errorsOf(await create(mai, 'program-7'), 'createApplication')).toEqual([]);
  });

  it('who is second of two gets CONFLICT, and nothing is lost or told twice', async () => {
    const [mai, hoa] = [await signIn(app), await signIn(app, { role: 'ADVISOR' })];
    const application = await created(mai, 'program-8');
    const answers = await Promise.all([
      advance(lan, application, 'PROCESSING', 'Trường đang xem.'),
      advance(hoa, application, 'PROCESSING', 'Trường đang xem.'),
    ]);
    expect(answers.flatMap(answer => errorsOf(answer, 'advanceApplication'))).toEqual([
      { code: 'CONFLICT', field: 'seenUpdatedAt' },
    ]);
    const { data } = await runQueryAs(mai, ONE, { id: application.id });
    expect(data?.application).toMatchObject({
      status: 'PROCESSING',
      history: [{ status: 'SUBMITTED' }, { status: 'PROCESSING', note: 'Trường đang xem.' }],
    });
    expect((await notificationsOf(mai)).pageInfo.total).toBe(2);
  });

  it('sees no withdrawal that the student may not make, and is told of the one of an own case', async () => {
    const mai = await signIn(app);
    const application = await created(mai, 'program-9');
    const { data } = await runQueryAs(lan, ASSIGN, {
      input: { applicationId: application.id, advisorId: lan.id, seenUpdatedAt: application.updatedAt },
    });
    expect(data?.assignApplication).toMatchObject({ application: { advisor: { id: lan.id } }, errors: [] });
    await runQueryAs(mai, WITHDRAW, { id: application.id });
    expect(Object((await notificationsOf(lan)).items[0])).toMatchObject({ code: 'APPLICATION_WITHDRAWN_BY_STUDENT' });
    const accepted = await advanced(lan, await created(mai, 'program-10'), 'PROCESSING', 'ACCEPTED');
    expect(errorsOf(await runQueryAs(mai, WITHDRAW, { id: accepted.id }), 'withdrawApplication')).toMatchObject([
      { code: 'STEP_NOT_ALLOWED' },
    ]);
  });

  it('assigns cases to staff alone, also away from somebody; the one who gets it is notified', async () => {
    const [mai, hoa] = [await signIn(app), await signIn(app, { role: 'ADVISOR', fullName: 'Lê Thị Hoa' })];
    const application = await created(mai, 'program-11');
    const assign = (advisorId: string | null, seenUpdatedAt: unknown) =>
      runQueryAs(lan, ASSIGN, { input: { applicationId: application.id, advisorId, seenUpdatedAt } });
    expect(errorsOf(await assign(mai.id, application.updatedAt), 'assignApplication')).toEqual([
      { code: 'NO_SUCH_ADVISOR', field: 'advisorId' },
    ]);
    const { application: assigned } = answered(await assign(hoa.id, application.updatedAt), 'assignApplication');
    expect(assigned.advisor).toEqual({ id: hoa.id, fullName: 'Lê Thị Hoa' });
    expect(errorsOf(await assign(null, application.updatedAt), 'assignApplication')).toEqual([
      { code: 'CONFLICT', field: 'seenUpdatedAt' },
    ]);
    expect((await notificationsOf(hoa)).items).toMatchObject([{ code: 'APPLICATION_ASSIGNED' }]);
    const free = answered(await assign(null, assigned.updatedAt), 'assignApplication').application;
    expect(free.advisor).toBeNull();
    const { data } = await runQueryAs(lan, '{ advisors { id fullName } }');
    expect(data?.advisors).toContainEqual({ id: hoa.id, fullName: 'Lê Thị Hoa' });
  });

  it('finds cases by status, destination, assignment and words without diacritics, and sees of a student what the case needs', async () => {
    const mai = await signIn(app, {
      fullName: 'Đặng Thuỳ Trâm',
      dateOfBirth: '2010-01-01',
      email: 'tram@people.example',
    });
    await app.mongo.connection.collection<{ _id: string }>('users').updateOne(
      { _id: mai.id },
      {
        $set: {
          guardianConsent: { guardianName: 'Đặng Văn Hai', guardianEmail: 'hai@example.org', givenAt: new Date() },
          guardianName: 'Đặng Văn Hai',
        },
      },
    );
    const application = await created(mai, 'university-0');
    const find = async (filter: object) =>
      Object((await runQueryAs(lan, QUEUE, { filter })).data?.applications).items.map(({ id }: Answered) => id);
    expect(await find({ text: 'thuy dang' })).toEqual([application.id]);
    expect(await find({ text: 'Trâm số' })).toEqual([application.id]);
    expect(await find({ text: 'tram robotics' })).toEqual([]);
    expect(await find({ text: '.*' })).toEqual([]);
    expect(await find({ destination: 'GB', status: 'SUBMITTED' })).toEqual([application.id]);
    expect(await find({ destination: 'GB', assignedTo: 'MINE' })).toEqual([]);
    expect(await find({ destination: 'GB', assignedTo: 'OTHERS' })).toEqual([]);
    expect(await find({ destination: 'GB', assignedTo: 'UNASSIGNED' })).toEqual([application.id]);
    const { data } = await runQueryAs(lan, QUEUE, { filter: { text: 'tram' } });
    expect(Object(data?.applications).items[0].student).toEqual({
      id: mai.id,
      fullName: 'Đặng Thuỳ Trâm',
      email: 'tram@people.example',
      phone: '+84912345678',
      isMinor: true,
      gpa: null,
      guardianName: 'Đặng Văn Hai',
    });
  });

  it('reads a page of the queue with its students in at most five commands of the database', async () => {
    const commands = await commandsDuring(app, async () => {
      const { errors } = await runQueryAs(lan, QUEUE, { page: { number: 1, size: 50 } });
      expect(errors).toEqual([]);
    });
    expect(commands.filter(command => command !== 'find users').length).toBeLessThanOrEqual(4);
    expect(commands.filter(command => command === 'find users').length).toBeLessThanOrEqual(1);
  });

  it('handles no application of their own', async () => {
    const own = await created(lan, 'university-9');
    expect(codesOf(await advance(lan, own, 'PROCESSING'))).toEqual(['FORBIDDEN']);
  });
});

describe('the visa checklist', () => {
  const CHECKLIST = `query ($id: ID!) { application(id: $id) { progress lastUpdated updatedAt visaChecklist { destination officialUrl doneCount totalCount canChange
    items { code text { vi } need condition { en } state changedAt source { name isOfficial } asOf checkedOn isStale } } } }`;
  const SET = `mutation ($input: SetVisaChecklistItemInput!) { setVisaChecklistItem(input: $input) { application { progress updatedAt visaChecklist { doneCount totalCount } } errors { code field } } }`;
  const set = (person: Person, { id }: Answered, code: string, state: string) =>
    runQueryAs(person, SET, { input: { applicationId: id, code, state } });

  it('can be read from the start, set from ACCEPTED on, and moves the progress of visa preparation', async () => {
    const mai = await signIn(app);
    const submitted = await created(mai, 'program-1');
    const read = async () => Object((await runQueryAs(mai, CHECKLIST, { id: submitted.id })).data?.application);
    expect((await read()).visaChecklist).toMatchObject({
      destination: 'AU',
      canChange: false,
      doneCount: 0,
      totalCount: 10,
      items: expect.arrayContaining([
        expect.objectContaining({ code: 'COE', text: { vi: 'Giấy xác nhận nhập học (CoE)' }, need: 'NEEDED' }),
        expect.objectContaining({ code: 'PARENTAL_CONSENT', need: 'NOT_NEEDED', state: 'NOT_APPLICABLE' }),
      ]),
    });
    expect(errorsOf(await set(mai, submitted, 'PASSPORT', 'READY'), 'setVisaChecklistItem')).toEqual([
      { code: 'CHECKLIST_CLOSED', field: 'applicationId' },
    ]);
    const prepared = await advanced(lan, submitted, 'PROCESSING', 'ACCEPTED', 'VISA_PREPARATION');
    expect(prepared.progress).toBe(60);
    await set(mai, submitted, 'PASSPORT', 'READY');
    await set(mai, submitted, 'OSHC', 'SUBMITTED');
    await set(mai, submitted, 'ENGLISH', 'NOT_APPLICABLE');
    for (const code of ['MEDICAL', 'BIOMETRICS', 'APOSTILLE']) await set(mai, submitted, code, 'NOT_APPLICABLE');
    const { data } = await set(mai, submitted, 'COE', 'READY');
    // Three of six.
    expect(data?.setVisaChecklistItem).toEqual({
      application: { progress: 70, updatedAt: prepared.updatedAt, visaChecklist: { doneCount: 3, totalCount: 6 } },
      errors: [],
    });
    const { lastUpdated, updatedAt } = await read();
    expect(lastUpdated > updatedAt).toBe(true);
    expect((await advanced(lan, prepared, 'VISA_APPLIED')).progress).toBe(90);
  });

  it('loses nothing when several documents are set at once', async () => {
    const mai = await signIn(app);
    const accepted = await advanced(lan, await created(mai, 'program-2'), 'PROCESSING', 'ACCEPTED');
    const codes = ['PASSPORT', 'IDENTITY', 'COE', 'OSHC', 'GENUINE_STUDENT', 'FUNDS'];
    await Promise.all(codes.map(code => set(mai, accepted, code, 'READY')));
    const { data } = await runQueryAs(mai, CHECKLIST, { id: accepted.id });
    expect(Object(data?.application).visaChecklist.doneCount).toBe(codes.length);
  });

  it('refuses unknown documents, and none that everybody needs is set aside', async () => {
    const mai = await signIn(app);
    const accepted = await advanced(lan, await created(mai, 'program-3'), 'PROCESSING', 'ACCEPTED');
    for (const code of ['CAS', '__proto__', 'constructor', 'a.b', '$set'])
      expect(errorsOf(await set(mai, accepted, code, 'READY'), 'setVisaChecklistItem')).toEqual([
        { code: 'NO_SUCH_DOCUMENT', field: 'code' },
      ]);
    expect(errorsOf(await set(mai, accepted, 'PASSPORT', 'NOT_APPLICABLE'), 'setVisaChecklistItem')).toEqual([
      { code: 'ALWAYS_NEEDED', field: 'state' },
    ]);
  });

  it('is set by staff with a row in the audit log, and by no stranger', async () => {
    const [mai, stranger] = [await signIn(app), await signIn(app)];
    const accepted = await advanced(lan, await created(mai, 'program-4'), 'PROCESSING', 'ACCEPTED');
    expect(codesOf(await set(stranger, accepted, 'PASSPORT', 'READY'))).toEqual(['NOT_FOUND']);
    expect(errorsOf(await set(lan, accepted, 'PASSPORT', 'COLLECTING'), 'setVisaChecklistItem')).toEqual([]);
    await app.services.idle();
    const audit = await app.mongo.connection
      .collection('auditEvents')
      .find({ kind: 'APPLICATION_DOCUMENT_SET', subjectId: mai.id })
      .toArray();
    expect(audit).toMatchObject([{ actorId: lan.id, detail: `${accepted.id} PASSPORT COLLECTING` }]);
  });
});

describe('an application of somebody else', () => {
  it('is not there: it is neither read nor changed, and staff fields are for staff', async () => {
    const [mai, stranger] = [await signIn(app), await signIn(app)];
    const application = await created(mai, 'university-10');
    expect(codesOf(await runQueryAs(stranger, ONE, { id: application.id }))).toEqual(['NOT_FOUND']);
    expect(codesOf(await runQueryAs(stranger, WITHDRAW, { id: application.id }))).toEqual(['NOT_FOUND']);
    expect(codesOf(await advance(stranger, application, 'PROCESSING'))).toEqual(['FORBIDDEN']);
    expect(codesOf(await runQueryAs(stranger, QUEUE, {}))).toEqual(['FORBIDDEN']);
    for (const field of ['student { id }', 'nextStatuses'])
      expect(
        codesOf(
          await runQueryAs(mai, `query ($id: ID!) { application(id: $id) { ${field} } }`, { id: application.id }),
        ),
      ).toEqual(['FORBIDDEN']);
    expect((await runQueryAs(mai, ONE, { id: application.id })).data?.application).toMatchObject({
      status: 'SUBMITTED',
      history: [{ status: 'SUBMITTED' }],
    });
    const visitor = await runQuery(app, ONE, { id: application.id });
    expect([visitor.status, visitor.data]).toEqual([401, null]);
  });

  it.each([{ $ne: null }, ['a', 'b'], { $where: '1' }])('is not reached by an id such as %j', async id => {
    for (const [query, variables] of [
      [ONE, { id }],
      [WITHDRAW, { id }],
      [CREATE, { input: inputFor('program-0', { itemId: id }) }],
      [ADVANCE, { input: { applicationId: id, to: 'PROCESSING', seenUpdatedAt: '2026-11-22T00:00:00Z' } }],
      [QUEUE, { filter: { text: id } }],
    ] as const)
      expect(codesOf(await runQueryAs(lan, query, variables))).toEqual(['BAD_USER_INPUT']);
  });
});

describe('an account that goes', () => {
  it('takes applications and notifications along after they were exported; an advisor leaves cases unassigned', async () => {
    const [mai, hoa] = [await signIn(app), await signIn(app, { role: 'ADVISOR' })];
    const application = await created(mai, 'university-11');
    await runQueryAs(lan, ASSIGN, {
      input: { applicationId: application.id, advisorId: hoa.id, seenUpdatedAt: application.updatedAt },
    });
    await app.services.idle();
    const exported = JSON.parse(Object((await runQueryAs(mai, '{ myDataExport { json } }')).data?.myDataExport).json);
    expect(exported.applications).toMatchObject([{ _id: application.id, status: 'SUBMITTED', type: 'INSTITUTION' }]);
    expect(JSON.stringify(exported.applications)).not.toContain(hoa.id);
    expect(exported.notifications).toMatchObject([{ code: 'APPLICATION_STATUS_CHANGED' }]);
    const remove = (person: Person) =>
      runQueryAs(person, 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { ok } }', {
        input: { password: person.password },
      });
    // Staff are made students before they can go.
    await app.services.domains.account.provides.accounts.setRole(hoa.id, 'STUDENT');
    await app.services.idle();
    const { email, password } = hoa;
    const browser = openBrowser(app);
    await browser.query(LOGIN, { input: { email, password, rememberMe: false } });
    await remove({ ...hoa, browser });
    expect((await runQueryAs(mai, ONE, { id: application.id })).data?.application).toMatchObject({ advisor: null });
    await remove(mai);
    await app.services.idle();
    for (const name of ['applications', 'notifications'])
      for (const document of await app.mongo.connection.collection(name).find().toArray())
        for (const id of [mai.id, hoa.id]) expect(JSON.stringify(document)).not.toContain(id);
  });
});

describe('the search of advisors', () => {
  it('finds the case of a student whose name was corrected by the name of now', async () => {
    const student = await signIn(app, { fullName: 'Ngô Văn Kiệm' });
    const application = await created(student, 'university-0');
    const find = async (text: string) =>
      Object((await runQueryAs(lan, QUEUE, { filter: { text } })).data?.applications).items.map(
        ({ id }: Answered) => id,
      );
    expect(await find('kiem')).toEqual([application.id]);
    const asked = await runQueryAs(
      student,
      'mutation ($input: RequestCorrectionInput!) { requestCorrection(input: $input) { request { id } errors { code } } }',
      { input: { field: 'FULL_NAME', wantedValue: 'Ngô Văn Quyết', reason: 'Giấy khai sinh ghi Quyết.' } },
    );
    const requestId = Object(asked.data?.requestCorrection).request.id;
    const decided = await runQueryAs(
      lan,
      'mutation ($input: DecideCorrectionInput!) { decideCorrection(input: $input) { request { status } errors { code } } }',
      { input: { requestId, isApproved: true } },
    );
    expect(decided.data?.decideCorrection).toEqual({ request: { status: 'APPROVED' }, errors: [] });
    await app.services.idle();
    expect([await find('ngo quyet'), await find('Quyết số'), await find('kiem')]).toEqual([
      [application.id],
      [application.id],
      [],
    ]);
  });
});
