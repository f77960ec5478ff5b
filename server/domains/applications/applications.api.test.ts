/** What a student does with applications: making, listing and withdrawing them; whose they are, and what becomes of them with the account. */
import { DeleteAccountDocument } from '../../testing/account.gql.js';
import { codesOf, runQuery } from '../../testing/runQuery.js';
import { openBrowser } from '../../testing/browser.js';
import { SignInDocument } from '../../testing/signIn.gql.js';
import { type Person, runQueryAs, signIn } from '../../testing/signIn.js';
import {
  ApplicationsMineDocument,
  ApplicationsPreviewDocument,
  ApplicationsStudentDocument,
} from './applications.api.gql.js';
import {
  ApplicationsAdvanceDocument,
  ApplicationsAssignDocument,
  ApplicationsCreateDocument,
  ApplicationsExportDocument,
  ApplicationsNextStatusesDocument,
  ApplicationsOneDocument,
  ApplicationsQueueDocument,
  ApplicationsWithdrawDocument,
} from './test/applications.gql.js';
import { applicationOf, openApplicationsSite } from './test/applicationsSite.js';

const site = openApplicationsSite();
const { idOf, inputFor, create, created, advance, notificationsOf, rows } = site;

describe('applying', () => {
  it('is previewed with intakes, the deadline in its own time zone and what is met, missing or unknown', async () => {
    const mai = await signIn(site.app);
    const { data } = await runQueryAs(mai, ApplicationsPreviewDocument, {
      type: 'PROGRAM',
      itemId: idOf.get('program-0'),
    });
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
    const usual = await runQueryAs(mai, ApplicationsPreviewDocument, {
      type: 'INSTITUTION',
      itemId: idOf.get('university-0'),
    });
    expect(usual.data?.applicationPreview.intakes[0]).toMatchObject({ month: 1, isUsualOnly: true });
    expect(await rows(mai.id)).toBe(0);
  });

  it('makes an application with its first line of history and one notification', async () => {
    const mai = await signIn(site.app);
    const { data } = await create(mai, 'program-1', { note: '  Em muốn học kỳ này.  ' });
    expect(data?.createApplication.errors).toEqual([]);
    const application = applicationOf(data?.createApplication);
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
    const mai = await signIn(site.app);
    const input = inputFor('program-2');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => runQueryAs(mai, ApplicationsCreateDocument, { input })),
    );
    const ids = new Set(answers.map(({ data }) => applicationOf(data?.createApplication).id));
    const errors = answers.flatMap(({ data }) => data?.createApplication.errors);
    expect([ids.size, await rows(mai.id), errors]).toEqual([1, 1, []]);
    expect((await notificationsOf(mai))?.pageInfo.total).toBe(1);
  });

  it('ten times at once with ten keys makes one; the others get it with ALREADY_APPLIED', async () => {
    const mai = await signIn(site.app);
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(mai, 'program-3')));
    const ids = new Set(answers.map(({ data }) => applicationOf(data?.createApplication).id));
    const codes = answers.flatMap(({ data }) => data?.createApplication.errors.map(({ code }) => code));
    expect([ids.size, await rows(mai.id), codes]).toEqual([1, 1, Array.from({ length: 9 }, () => 'ALREADY_APPLIED')]);
  });

  it('refuses what is not in the catalogue, an intake that is closed or not offered, and a note that is too long', async () => {
    const mai = await signIn(site.app);
    const refusals = [
      [create(mai, 'none'), 'NO_SUCH_ITEM', 'itemId'],
      [create(mai, 'program-4', { type: 'INSTITUTION' }), 'NO_SUCH_ITEM', 'itemId'],
      [create(mai, 'program-4', { intake: { year: 2027, month: 2 } }), 'INTAKE_NOT_OFFERED', 'intake'],
      [create(mai, 'program-4', { intake: { year: 2027, month: 5 } }), 'INTAKE_NOT_OFFERED', 'intake'],
      [create(mai, 'program-4', { note: 'đ'.repeat(1001) }), 'TOO_LONG', 'note'],
    ] as const;
    for (const [answer, code, field] of refusals)
      expect((await answer).data?.createApplication).toEqual({ application: null, errors: [{ code, field }] });
    expect(await rows(mai.id)).toBe(0);
  });

  it('is possible again after a withdrawal, which is told once and may be repeated', async () => {
    const mai = await signIn(site.app);
    const first = await created(mai, 'university-5');
    for (let n = 0; n < 2; n += 1) {
      const { data } = await runQueryAs(mai, ApplicationsWithdrawDocument, { id: first.id });
      expect(data?.withdrawApplication).toMatchObject({
        application: { status: 'WITHDRAWN', progress: 20, canWithdraw: false },
        errors: [],
      });
    }
    const second = await created(mai, 'university-5');
    expect(second.id).not.toBe(first.id);
    const { data } = await runQueryAs(mai, ApplicationsMineDocument, {});
    expect(data?.myApplications).toMatchObject({
      items: [{ id: second.id }, { id: first.id }],
      counts: expect.arrayContaining([
        { status: 'SUBMITTED', count: 1 },
        { status: 'WITHDRAWN', count: 1 },
        { status: 'ACCEPTED', count: 0 },
      ]),
    });
    expect(
      (await runQueryAs(mai, ApplicationsMineDocument, { status: 'WITHDRAWN' })).data?.myApplications,
    ).toMatchObject({
      items: [{ id: first.id }],
      pageInfo: { total: 1 },
    });
    expect((await notificationsOf(mai))?.pageInfo.total).toBe(3);
  });

  it('stands in the list of its type, beside the counts of both', async () => {
    const mai = await signIn(site.app);
    const school = await created(mai, 'university-5');
    const course = await created(mai, 'program-5');
    const typeCounts = [
      { type: 'INSTITUTION', count: 1 },
      { type: 'PROGRAM', count: 1 },
    ];
    for (const { id, type } of [school, course])
      expect((await runQueryAs(mai, ApplicationsMineDocument, { type })).data?.myApplications).toMatchObject({
        items: [{ id }],
        pageInfo: { total: 1 },
        typeCounts,
      });
  });
});

describe('an application of somebody else', () => {
  it('is not there: it is neither read nor changed, and staff fields are for staff', async () => {
    const [mai, stranger] = [await signIn(site.app), await signIn(site.app)];
    const application = await created(mai, 'university-10');
    expect(codesOf(await runQueryAs(stranger, ApplicationsOneDocument, { id: application.id }))).toEqual(['NOT_FOUND']);
    expect(codesOf(await runQueryAs(stranger, ApplicationsWithdrawDocument, { id: application.id }))).toEqual([
      'NOT_FOUND',
    ]);
    expect(codesOf(await advance(stranger, application, 'PROCESSING'))).toEqual(['FORBIDDEN']);
    expect(codesOf(await runQueryAs(stranger, ApplicationsQueueDocument, {}))).toEqual(['FORBIDDEN']);
    for (const ofStaff of [ApplicationsStudentDocument, ApplicationsNextStatusesDocument])
      expect(codesOf(await runQueryAs<unknown>(mai, ofStaff, { id: application.id }))).toEqual(['FORBIDDEN']);
    expect((await runQueryAs(mai, ApplicationsOneDocument, { id: application.id })).data?.application).toMatchObject({
      status: 'SUBMITTED',
      history: [{ status: 'SUBMITTED' }],
    });
    const visitor = await runQuery(site.app, ApplicationsOneDocument, { id: application.id });
    expect([visitor.status, visitor.data]).toEqual([401, null]);
  });

  it.each([{ $ne: null }, ['a', 'b'], { $where: '1' }])('is not reached by an id such as %j', async id => {
    for (const [query, variables] of [
      [ApplicationsOneDocument, { id }],
      [ApplicationsWithdrawDocument, { id }],
      [ApplicationsCreateDocument, { input: inputFor('program-0', { itemId: id }) }],
      [
        ApplicationsAdvanceDocument,
        { input: { applicationId: id, to: 'PROCESSING', seenUpdatedAt: '2026-11-22T00:00:00Z' } },
      ],
      [ApplicationsQueueDocument, { filter: { text: id } }],
    ] as const)
      expect(codesOf(await runQueryAs<unknown>(site.lan, query, variables))).toEqual(['BAD_USER_INPUT']);
  });
});

describe('an account that goes', () => {
  it('takes applications and notifications along after they were exported; an advisor leaves cases unassigned', async () => {
    const [mai, hoa] = [await signIn(site.app), await signIn(site.app, { role: 'ADVISOR' })];
    const application = await created(mai, 'university-11');
    await runQueryAs(site.lan, ApplicationsAssignDocument, {
      input: { applicationId: application.id, advisorId: hoa.id, seenUpdatedAt: application.updatedAt },
    });
    await site.app.services.idle();
    const exported = JSON.parse((await runQueryAs(mai, ApplicationsExportDocument)).data?.myDataExport.json ?? '');
    expect(exported.applications).toMatchObject([{ _id: application.id, status: 'SUBMITTED', type: 'INSTITUTION' }]);
    expect(JSON.stringify(exported.applications)).not.toContain(hoa.id);
    expect(exported.notifications).toMatchObject([{ code: 'APPLICATION_STATUS_CHANGED' }]);
    const remove = (person: Person) =>
      runQueryAs(person, DeleteAccountDocument, { input: { password: person.password } });
    // Staff are made students before they can go.
    await site.app.services.domains.account.provides.accounts.setRole(hoa.id, 'STUDENT');
    await site.app.services.idle();
    const { email, password } = hoa;
    const browser = openBrowser(site.app);
    await browser.query(SignInDocument, { input: { email, password, rememberMe: false } });
    await remove({ ...hoa, browser });
    expect((await runQueryAs(mai, ApplicationsOneDocument, { id: application.id })).data?.application).toMatchObject({
      advisor: null,
    });
    await remove(mai);
    await site.app.services.idle();
    for (const name of ['applications', 'notifications'])
      for (const document of await site.app.mongo.connection.collection(name).find().toArray())
        for (const id of [mai.id, hoa.id]) expect(JSON.stringify(document)).not.toContain(id);
  });
});
