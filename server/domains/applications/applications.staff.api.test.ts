/** What advisors do with applications: steps, assignments, the queue with its search, and the visa checklist. */
import { DecideCorrectionDocument, RequestCorrectionDocument } from '../../testing/account.gql.js';
import { commandsDuring } from '../../testing/commandsDuring.js';
import { codesOf } from '../../testing/runQuery.js';
import { type Person, runQueryAs, signIn } from '../../testing/signIn.js';
import {
  ApplicationsAdvisorsDocument,
  ApplicationsTickOffDocument,
  ApplicationsVisaChecklistDocument,
} from './applications.staff.api.gql.js';
import {
  ApplicationsAssignDocument,
  ApplicationsOneDocument,
  ApplicationsQueueDocument,
  ApplicationsWithdrawDocument,
} from './test/applications.gql.js';
import { openApplicationsSite, type Seen } from './test/applicationsSite.js';

const site = openApplicationsSite();
const { create, created, advance, advanced, notificationsOf } = site;
const advanceErrors = async (...step: Parameters<typeof advance>) =>
  (await advance(...step)).data?.advanceApplication.errors;
const found = async (filter: object) =>
  (await runQueryAs(site.lan, ApplicationsQueueDocument, { filter })).data?.applications.items;

describe('an advisor', () => {
  it('takes an application through all steps; each is a line of history, a notification and a row of the audit log', async () => {
    const mai = await signIn(site.app);
    const application = await created(mai, 'program-6');
    const done = await advanced(site.lan, application, 'PROCESSING', 'ACCEPTED', 'VISA_PREPARATION', 'VISA_APPLIED');
    expect(done).toMatchObject({
      status: 'VISA_APPLIED',
      progress: 90,
      canWithdraw: false,
      nextStatuses: ['DEFERRED', 'VISA_GRANTED', 'VISA_REFUSED', 'OFFER_DECLINED'],
    });
    expect(done.history.map(({ status, by }) => `${status} ${by}`)).toEqual([
      'SUBMITTED STUDENT',
      'PROCESSING ADVISOR',
      'ACCEPTED ADVISOR',
      'VISA_PREPARATION ADVISOR',
      'VISA_APPLIED ADVISOR',
    ]);
    expect((await notificationsOf(mai))?.pageInfo.total).toBe(5);
    const audit = await site.app.mongo.connection
      .collection('auditEvents')
      .find({ subjectId: mai.id, kind: 'APPLICATION_ADVANCED' })
      .sort({ at: 1 })
      .toArray();
    expect(audit.map(({ actorId, detail }) => [actorId, detail])).toEqual(
      ['SUBMITTED PROCESSING', 'PROCESSING ACCEPTED', 'ACCEPTED VISA_PREPARATION', 'VISA_PREPARATION VISA_APPLIED'].map(
        step => [site.lan.id, `${application.id} ${step}`],
      ),
    );
  });

  it('cannot leave a step out, go back or revive; REJECTED comes from PROCESSING alone', async () => {
    const mai = await signIn(site.app);
    const submitted = await created(mai, 'program-7');
    for (const to of ['SUBMITTED', 'ACCEPTED', 'VISA_APPLIED', 'REJECTED', 'WITHDRAWN'])
      expect(await advanceErrors(site.lan, submitted, to)).toEqual([{ code: 'STEP_NOT_ALLOWED', field: 'to' }]);
    const rejected = await advanced(site.lan, submitted, 'PROCESSING', 'REJECTED');
    expect(rejected).toMatchObject({ status: 'REJECTED', progress: 40 });
    expect(await advanceErrors(site.lan, rejected, 'PROCESSING')).toEqual([{ code: 'STEP_NOT_ALLOWED', field: 'to' }]);
    expect((await create(mai, 'program-7')).data?.createApplication.errors).toEqual([]);
  });

  it('who is second of two gets CONFLICT, and nothing is lost or told twice', async () => {
    const [mai, hoa] = [await signIn(site.app), await signIn(site.app, { role: 'ADVISOR' })];
    const application = await created(mai, 'program-8');
    const errors = await Promise.all([
      advanceErrors(site.lan, application, 'PROCESSING', 'Trường đang xem.'),
      advanceErrors(hoa, application, 'PROCESSING', 'Trường đang xem.'),
    ]);
    expect(errors.flat()).toEqual([{ code: 'CONFLICT', field: 'seenUpdatedAt' }]);
    const { data } = await runQueryAs(mai, ApplicationsOneDocument, { id: application.id });
    expect(data?.application).toMatchObject({
      status: 'PROCESSING',
      history: [{ status: 'SUBMITTED' }, { status: 'PROCESSING', note: 'Trường đang xem.' }],
    });
    expect((await notificationsOf(mai))?.pageInfo.total).toBe(2);
  });

  it('sees no withdrawal that the student may not make, and is told of the one of an own case', async () => {
    const mai = await signIn(site.app);
    const application = await created(mai, 'program-9');
    const { data } = await runQueryAs(site.lan, ApplicationsAssignDocument, {
      input: { applicationId: application.id, advisorId: site.lan.id, seenUpdatedAt: application.updatedAt },
    });
    expect(data?.assignApplication).toMatchObject({ application: { advisor: { id: site.lan.id } }, errors: [] });
    await runQueryAs(mai, ApplicationsWithdrawDocument, { id: application.id });
    expect((await notificationsOf(site.lan))?.items[0]).toMatchObject({
      code: 'APPLICATION_WITHDRAWN_BY_STUDENT',
    });
    const accepted = await advanced(site.lan, await created(mai, 'program-10'), 'PROCESSING', 'ACCEPTED');
    const late = await runQueryAs(mai, ApplicationsWithdrawDocument, { id: accepted.id });
    expect(late.data?.withdrawApplication.errors).toMatchObject([{ code: 'STEP_NOT_ALLOWED' }]);
  });

  it('assigns cases to staff alone, also away from somebody; the one who gets it is notified', async () => {
    const [mai, hoa] = [await signIn(site.app), await signIn(site.app, { role: 'ADVISOR', fullName: 'Lê Thị Hoa' })];
    const application = await created(mai, 'program-11');
    const assign = async (advisorId: string | null, seenUpdatedAt: string | undefined) => {
      const input = { applicationId: application.id, advisorId, seenUpdatedAt };
      return (await runQueryAs(site.lan, ApplicationsAssignDocument, { input })).data?.assignApplication;
    };
    expect((await assign(mai.id, application.updatedAt))?.errors).toEqual([
      { code: 'NO_SUCH_ADVISOR', field: 'advisorId' },
    ]);
    const assigned = (await assign(hoa.id, application.updatedAt))?.application;
    expect(assigned?.advisor).toEqual({ id: hoa.id, fullName: 'Lê Thị Hoa' });
    expect((await assign(null, application.updatedAt))?.errors).toEqual([{ code: 'CONFLICT', field: 'seenUpdatedAt' }]);
    expect((await notificationsOf(hoa))?.items).toMatchObject([{ code: 'APPLICATION_ASSIGNED' }]);
    expect((await assign(null, assigned?.updatedAt))?.application?.advisor).toBeNull();
    const { data } = await runQueryAs(site.lan, ApplicationsAdvisorsDocument);
    expect(data?.advisors).toContainEqual({ id: hoa.id, fullName: 'Lê Thị Hoa' });
  });

  it('finds cases by status, destination, assignment and words without diacritics, and sees of a student what the case needs', async () => {
    const mai = await signIn(site.app, {
      fullName: 'Đặng Thuỳ Trâm',
      dateOfBirth: '2010-01-01',
      email: 'tram@people.example',
    });
    await site.app.mongo.connection.collection<{ _id: string }>('users').updateOne(
      { _id: mai.id },
      {
        $set: {
          guardianConsent: { guardianName: 'Đặng Văn Hai', guardianEmail: 'hai@example.org', givenAt: new Date() },
          guardianName: 'Đặng Văn Hai',
        },
      },
    );
    const application = await created(mai, 'university-0');
    const find = async (filter: object) => (await found(filter))?.map(({ id }) => id);
    expect(await find({ text: 'thuy dang' })).toEqual([application.id]);
    expect(await find({ text: 'Trâm số' })).toEqual([application.id]);
    expect(await find({ text: 'tram robotics' })).toEqual([]);
    expect(await find({ text: '.*' })).toEqual([]);
    expect(await find({ destination: 'GB', status: 'SUBMITTED' })).toEqual([application.id]);
    expect(await find({ destination: 'GB', assignedTo: 'MINE' })).toEqual([]);
    expect(await find({ destination: 'GB', assignedTo: 'OTHERS' })).toEqual([]);
    expect(await find({ destination: 'GB', assignedTo: 'UNASSIGNED' })).toEqual([application.id]);
    expect((await found({ text: 'tram' }))?.[0]?.student).toEqual({
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
    const commands = await commandsDuring(site.app, async () => {
      const { errors } = await runQueryAs(site.lan, ApplicationsQueueDocument, { page: { number: 1, size: 50 } });
      expect(errors).toEqual([]);
    });
    expect(commands.filter(command => command !== 'find users').length).toBeLessThanOrEqual(4);
    expect(commands.filter(command => command === 'find users').length).toBeLessThanOrEqual(1);
  });

  it('handles no application of their own', async () => {
    const own = await created(site.lan, 'university-9');
    expect(codesOf(await advance(site.lan, own, 'PROCESSING'))).toEqual(['FORBIDDEN']);
  });
});

describe('the visa checklist', () => {
  const set = (person: Person, { id }: Seen, code: string, state: string) =>
    runQueryAs(person, ApplicationsTickOffDocument, { input: { applicationId: id, code, state } });
  const setErrors = async (...document: Parameters<typeof set>) =>
    (await set(...document)).data?.setVisaChecklistItem.errors;
  const checklistOf = async (person: Person, { id }: Seen) =>
    (await runQueryAs(person, ApplicationsVisaChecklistDocument, { id })).data?.application;

  it('can be read from the start, set from ACCEPTED on, and moves the progress of visa preparation', async () => {
    const mai = await signIn(site.app);
    const submitted = await created(mai, 'program-1');
    expect((await checklistOf(mai, submitted))?.visaChecklist).toMatchObject({
      destination: 'AU',
      canChange: false,
      doneCount: 0,
      totalCount: 10,
      items: expect.arrayContaining([
        expect.objectContaining({ code: 'COE', text: { vi: 'Giấy xác nhận nhập học (CoE)' }, need: 'NEEDED' }),
        expect.objectContaining({ code: 'PARENTAL_CONSENT', need: 'NOT_NEEDED', state: 'NOT_APPLICABLE' }),
      ]),
    });
    expect(await setErrors(mai, submitted, 'PASSPORT', 'READY')).toEqual([
      { code: 'CHECKLIST_CLOSED', field: 'applicationId' },
    ]);
    const prepared = await advanced(site.lan, submitted, 'PROCESSING', 'ACCEPTED', 'VISA_PREPARATION');
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
    const read = await checklistOf(mai, submitted);
    expect(read && read.lastUpdated > read.updatedAt).toBe(true);
    expect((await advanced(site.lan, prepared, 'VISA_APPLIED')).progress).toBe(90);
  });

  it('loses nothing when several documents are set at once', async () => {
    const mai = await signIn(site.app);
    const accepted = await advanced(site.lan, await created(mai, 'program-2'), 'PROCESSING', 'ACCEPTED');
    const codes = ['PASSPORT', 'IDENTITY', 'COE', 'OSHC', 'GENUINE_STUDENT', 'FUNDS'];
    await Promise.all(codes.map(code => set(mai, accepted, code, 'READY')));
    expect((await checklistOf(mai, accepted))?.visaChecklist.doneCount).toBe(codes.length);
  });

  it('refuses unknown documents, and none that everybody needs is set aside', async () => {
    const mai = await signIn(site.app);
    const accepted = await advanced(site.lan, await created(mai, 'program-3'), 'PROCESSING', 'ACCEPTED');
    for (const code of ['CAS', '__proto__', 'constructor', 'a.b', '$set'])
      expect(await setErrors(mai, accepted, code, 'READY')).toEqual([{ code: 'NO_SUCH_DOCUMENT', field: 'code' }]);
    expect(await setErrors(mai, accepted, 'PASSPORT', 'NOT_APPLICABLE')).toEqual([
      { code: 'ALWAYS_NEEDED', field: 'state' },
    ]);
  });

  it('is set by staff with a row in the audit log, and by no stranger', async () => {
    const [mai, stranger] = [await signIn(site.app), await signIn(site.app)];
    const accepted = await advanced(site.lan, await created(mai, 'program-4'), 'PROCESSING', 'ACCEPTED');
    expect(codesOf(await set(stranger, accepted, 'PASSPORT', 'READY'))).toEqual(['NOT_FOUND']);
    expect(await setErrors(site.lan, accepted, 'PASSPORT', 'COLLECTING')).toEqual([]);
    await site.app.services.idle();
    const audit = await site.app.mongo.connection
      .collection('auditEvents')
      .find({ kind: 'APPLICATION_DOCUMENT_SET', subjectId: mai.id })
      .toArray();
    expect(audit).toMatchObject([{ actorId: site.lan.id, detail: `${accepted.id} PASSPORT COLLECTING` }]);
  });
});

describe('the search of advisors', () => {
  it('finds the case of a student whose name was corrected by the name of now', async () => {
    const student = await signIn(site.app, { fullName: 'Ngô Văn Kiệm' });
    const application = await created(student, 'university-0');
    const find = async (text: string) => (await found({ text }))?.map(({ id }) => id);
    expect(await find('kiem')).toEqual([application.id]);
    const asked = await runQueryAs(student, RequestCorrectionDocument, {
      input: { field: 'FULL_NAME', wantedValue: 'Ngô Văn Quyết', reason: 'Giấy khai sinh ghi Quyết.' },
    });
    const requestId = asked.data?.requestCorrection.request?.id;
    const decided = await runQueryAs(site.lan, DecideCorrectionDocument, { input: { requestId, isApproved: true } });
    expect(decided.data?.decideCorrection).toEqual({ request: { status: 'APPROVED', answer: null }, errors: [] });
    await site.app.services.idle();
    expect([await find('ngo quyet'), await find('Quyết số'), await find('kiem')]).toEqual([
      [application.id],
      [application.id],
      [],
    ]);
  });
});
