/** What comes after the offer, and what it takes to pass an application on: as an adult, at 16 and 17, and under 16. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CONSENT_TEXT_VERSION } from '../../../schema/rules/account.values.js';
import { SHARING_TEXT_VERSION } from '../../../schema/rules/applications.values.js';
import { buildInstitution, buildProgram } from '../../testing/buildItems.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { codesOf, type GraphAnswer, runQuery } from '../../testing/runQuery.js';
import { type Person, runQueryAs, signIn } from '../../testing/signIn.js';

const FIELDS = `id status progress updatedAt canWithdraw canDecline intake { year month }
  history { status by intake { year month } } deletionTask { state closedAt }
  sharing { recipientName destination textVersion language withdrawnAt canWithdraw guardian { part name emailHint answeredAt } }`;
const ERRORS = 'errors { code field }';
const mutation = (field: string, input: string, selected = `application { ${FIELDS} } ${ERRORS}`): string =>
  `mutation ($input: ${input}!) { ${field}(input: $input) { ${selected} } }`;
const CREATE = mutation('createApplication', 'CreateApplicationInput');
const ADVANCE = mutation('advanceApplication', 'AdvanceApplicationInput');
const ANSWER = mutation('answerSharingRequest', 'AnswerSharingRequestInput', `ok ${ERRORS}`);
const ENDINGS = {
  withdrawApplication: mutation('withdrawApplication', 'WithdrawApplicationInput'),
  declineOffer: mutation('declineOffer', 'DeclineOfferInput'),
  withdrawSharingConsent: mutation('withdrawSharingConsent', 'WithdrawSharingConsentInput'),
  remindGuardian: mutation('remindGuardian', 'RemindGuardianInput'),
};
const ONE = `query ($id: ID!) { application(id: $id) { ${FIELDS} } }`;
const REQUEST =
  'query ($token: String!) { sharingRequest(token: $token) { guardianName studentName recipientName destination programTitle data textVersion } }';
const QUEUE = `query ($filter: ApplicationFilter) { applications(filter: $filter) { items { id updatedAt student { fullName } deletionTask { state } } } }`;

const CONSENT = { isGiven: true, textVersion: SHARING_TEXT_VERSION, language: 'VI' };
const VISA = ['PROCESSING', 'ACCEPTED', 'VISA_PREPARATION', 'VISA_APPLIED'];
const institutions = Array.from({ length: 20 }, (_, number) =>
  buildInstitution({ slug: `university-${number}`, name: `University ${number}`, destination: 'AU' }),
);
const programs = institutions.map(({ slug }, number) => buildProgram(slug, { slug: `program-${number}`, intakes: [] }));

let app: TestApp;
let lan: Person;
const ids: string[] = [];
let now = new Date('2026-11-22T02:00:00Z').getTime();

beforeAll(async () => {
  app = await createTestApp({
    catalogue: { institutions, programs },
    clock: () => new Date((now += 1)),
    environment: { SESSION_IDLE_SECONDS: '86400', OPERATOR_NAME: 'Công ty Chân Trời' },
  });
  const { service } = app.services.domains.catalogue.provides;
  for (const { slug } of programs) ids.push(String((await service.programs.bySlug(slug))?._id));
  lan = await signIn(app, { role: 'ADVISOR', fullName: 'Nguyễn Thị Lan' });
});
afterAll(() => app.close());

type Answered = { id: string; status: string; updatedAt: string; [field: string]: unknown };
type Payload = { application: Answered; errors: { code: string; field: string | null }[]; ok?: boolean };
const payloadOf = ({ data }: GraphAnswer): Payload => Object(Object.values(data ?? {})[0]);

let keys = 0;
const create = async (person: Person, item: number, changes: object = {}): Promise<Payload> =>
  payloadOf(
    await runQueryAs(person, CREATE, {
      input: {
        type: 'PROGRAM',
        itemId: ids[item],
        intake: { year: 2027, month: 9 },
        sharingConsent: CONSENT,
        idempotencyKey: `outcome-${(keys += 1)}`,
        ...changes,
      },
    }),
  );
const advance = async (person: Person, { id, updatedAt }: Answered, to: string, changes: object = {}) =>
  payloadOf(
    await runQueryAs(person, ADVANCE, { input: { applicationId: id, to, seenUpdatedAt: updatedAt, ...changes } }),
  );
const reached = async (person: Person, item: number, ...steps: string[]): Promise<Answered> => {
  let { application } = await create(person, item);
  for (const to of steps) ({ application } = await advance(lan, application, to));
  return application;
};
const end = async (person: Person, field: keyof typeof ENDINGS, { id }: Answered): Promise<Payload> =>
  payloadOf(await runQueryAs(person, ENDINGS[field], { input: { applicationId: id } }));
const readOne = async (person: Person, { id }: Answered): Promise<Answered> =>
  Object((await runQueryAs(person, ONE, { id })).data?.application);
const codes = ({ errors }: Payload): string[] => errors.map(({ code }) => code);
const newsOf = async (person: Person): Promise<string[]> => {
  await app.services.idle();
  const { data } = await runQueryAs(
    person,
    '{ myNotifications(page: { size: 50 }) { items { code parameters { name value } } } }',
  );
  return Object(data?.myNotifications)
    .items.map(({ code, parameters }: { code: string; parameters: { name: string; value: string }[] }) =>
      [code, ...parameters.flatMap(({ name, value }) => (name === 'status' ? [value] : []))].join(' '),
    )
    .toReversed();
};
const auditOf = async (person: Person): Promise<string[]> => {
  await app.services.idle();
  const rows = await app.mongo.connection
    .collection('auditEvents')
    .find({
      subjectId: person.id,
      kind: { $in: ['APPLICATION_SHARING_AGREED', 'APPLICATION_SHARING_WITHDRAWN', 'APPLICATION_GUARDIAN_ANSWERED'] },
    })
    .sort({ at: 1 })
    .toArray();
  return rows.map(({ kind, detail }) => [kind, ...String(detail).split(' ').slice(1)].join(' '));
};
/** The guardian's address is known: the link of an earlier mail was opened. */
const guarded = async (dateOfBirth: string): Promise<Person> => {
  const person = await signIn(app, { dateOfBirth, fullName: 'Trần Văn Nam' });
  const asked = await runQueryAs(
    person,
    `mutation { requestGuardianConsent(input: { guardianName: "Trần Thị Bình", guardianEmail: "binh-${person.id.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}@example.org" }) { ${ERRORS} } }`,
  );
  expect(codes(payloadOf(asked))).toEqual([]);
  await app.services.idle();
  const given = await runQuery(app, mutation('giveGuardianConsent', 'GiveGuardianConsentInput', `ok ${ERRORS}`), {
    input: {
      token: tokenIn(await lastMail('/guardian-consent?token=')),
      textVersion: CONSENT_TEXT_VERSION,
      language: 'VI',
    },
  });
  expect(payloadOf(given).ok).toBe(true);
  return person;
};
const lastMail = async (having: string): Promise<string> => {
  await app.services.idle();
  return (await app.mails()).findLast(text => text.includes(having)) ?? '';
};
const tokenIn = (text: string): string => /token=([\w-]+)/.exec(text)?.[1] ?? '';

describe('after the visa was applied for', () => {
  it('a granted visa ends the application at 100 percent, as a line of history and a notification', async () => {
    const mai = await signIn(app);
    const applied = await reached(mai, 0, ...VISA);
    expect(applied).toMatchObject({ progress: 90, canWithdraw: false, canDecline: true });
    const { application } = await advance(lan, applied, 'VISA_GRANTED');
    expect(application).toMatchObject({ status: 'VISA_GRANTED', progress: 100, canDecline: false });
    expect((await newsOf(mai)).at(-1)).toBe('APPLICATION_STATUS_CHANGED VISA_GRANTED');
    expect(codes(await advance(lan, application, 'VISA_PREPARATION'))).toEqual(['STEP_NOT_ALLOWED']);
  });

  it('a refused visa goes back to the preparation with the same admission', async () => {
    const mai = await signIn(app);
    const refused = await reached(mai, 0, ...VISA, 'VISA_REFUSED');
    expect(refused).toMatchObject({ status: 'VISA_REFUSED', progress: 60 });
    const { application } = await advance(lan, refused, 'VISA_PREPARATION');
    expect(application).toMatchObject({ id: refused.id, status: 'VISA_PREPARATION', progress: 60 });
    expect(codes(await create(mai, 0))).toEqual(['ALREADY_APPLIED']);
  });

  it('a refused visa does not come back beside a newer application to the same program', async () => {
    const mai = await signIn(app);
    const refused = await reached(mai, 0, ...VISA, 'VISA_REFUSED');
    expect(codes(await create(mai, 0))).toEqual([]);
    expect(codes(await advance(lan, refused, 'VISA_PREPARATION'))).toEqual(['ALREADY_APPLIED']);
    expect(await readOne(mai, refused)).toMatchObject({ status: 'VISA_REFUSED' });
  });

  it.each(['VISA_GRANTED', 'VISA_REFUSED', 'OFFER_DECLINED'])(
    'the second of two advisors who say %s gets CONFLICT, and nothing is lost',
    async to => {
      const [mai, hoa] = [await signIn(app), await signIn(app, { role: 'ADVISOR' })];
      const applied = await reached(mai, 1, ...VISA);
      const answers = await Promise.all([advance(lan, applied, to), advance(hoa, applied, to)]);
      expect(answers.flatMap(codes)).toEqual(['CONFLICT']);
      expect(Object(await readOne(mai, applied)).history).toHaveLength(6);
      expect(await newsOf(mai)).toHaveLength(6);
    },
  );
});

describe('an offered place', () => {
  it('is declined by the student, once, and the advisor is told', async () => {
    const mai = await signIn(app);
    const submitted = (await create(mai, 2)).application;
    const assigned = await runQueryAs(lan, mutation('assignApplication', 'AssignApplicationInput'), {
      input: { applicationId: submitted.id, advisorId: lan.id, seenUpdatedAt: submitted.updatedAt },
    });
    expect(codes(await end(mai, 'declineOffer', submitted))).toEqual(['STEP_NOT_ALLOWED']);
    let { application } = payloadOf(assigned);
    for (const to of ['PROCESSING', 'ACCEPTED', 'VISA_PREPARATION'])
      ({ application } = await advance(lan, application, to));
    for (let n = 0; n < 2; n += 1)
      expect(await end(mai, 'declineOffer', application)).toMatchObject({
        application: { status: 'OFFER_DECLINED', progress: 60, deletionTask: null, sharing: { withdrawnAt: null } },
        errors: [],
      });
    expect((await newsOf(lan)).filter(code => code === 'APPLICATION_DECLINED_BY_STUDENT')).toHaveLength(1);
    expect((await newsOf(mai)).filter(code => code.endsWith('OFFER_DECLINED'))).toHaveLength(1);
  });

  it('is kept for a later intake, which is named in the history, and goes on to the visa', async () => {
    const mai = await signIn(app);
    const accepted = await reached(mai, 3, 'PROCESSING', 'ACCEPTED');
    for (const intake of [null, { year: 2027, month: 9 }, { year: 2027, month: 2 }, { year: 2031, month: 2 }])
      expect(await advance(lan, accepted, 'DEFERRED', { intake })).toMatchObject({
        application: null,
        errors: [{ code: 'LATER_INTAKE_NEEDED', field: 'intake' }],
      });
    const { application } = await advance(lan, accepted, 'DEFERRED', { intake: { year: 2028, month: 2 } });
    expect(application).toMatchObject({ status: 'DEFERRED', intake: { year: 2028, month: 2 }, progress: 60 });
    expect(Object(application.history).at(-1)).toEqual({
      status: 'DEFERRED',
      by: 'ADVISOR',
      intake: { year: 2028, month: 2 },
    });
    expect(codes(await create(mai, 3))).toEqual(['ALREADY_APPLIED']);
    expect((await advance(lan, application, 'VISA_PREPARATION')).application).toMatchObject({
      status: 'VISA_PREPARATION',
      intake: { year: 2028, month: 2 },
    });
  });

  it.each([
    ['VISA_GRANTED', [...VISA, 'VISA_GRANTED']],
    ['VISA_REFUSED', [...VISA, 'VISA_REFUSED']],
    ['OFFER_DECLINED', ['PROCESSING', 'ACCEPTED', 'OFFER_DECLINED']],
    ['REJECTED', ['PROCESSING', 'REJECTED']],
  ])('that ended with %s can be applied for again', async (_status, steps) => {
    const mai = await signIn(app);
    const ended = await reached(mai, 4, ...steps);
    const again = await create(mai, 4);
    expect([codes(again), again.application.status, again.application.id === ended.id]).toEqual([
      [],
      'SUBMITTED',
      false,
    ]);
  });
});

describe('the consent to pass an application on', () => {
  it('is asked for by the server: without it, unticked or of an older text nothing is made', async () => {
    const mai = await signIn(app);
    for (const [sharingConsent, code] of [
      [undefined, 'SHARING_CONSENT_NEEDED'],
      [null, 'SHARING_CONSENT_NEEDED'],
      [{ ...CONSENT, isGiven: false }, 'SHARING_CONSENT_NEEDED'],
      [{ ...CONSENT, textVersion: '2020-01-01' }, 'OUTDATED_TEXT'],
    ] as const)
      expect(await create(mai, 5, { sharingConsent })).toEqual({
        application: null,
        errors: [{ code, field: 'sharingConsent' }],
      });
    expect(await app.mongo.connection.collection('applications').countDocuments({ userId: mai.id })).toBe(0);
  });

  it('refused under a key may be given under it, also in the other language after an answer that was lost', async () => {
    const mai = await signIn(app);
    const idempotencyKey = 'consent-of-mai-1';
    expect(codes(await create(mai, 5, { idempotencyKey, sharingConsent: null }))).toEqual(['SHARING_CONSENT_NEEDED']);
    const first = await create(mai, 5, { idempotencyKey });
    const again = await create(mai, 5, { idempotencyKey, sharingConsent: { ...CONSENT, language: 'EN' } });
    expect([again.application.id, again.errors]).toEqual([first.application.id, []]);
    expect(again.application.sharing).toMatchObject({ language: 'VI' });
  });

  it('is stored with its version, audited, exported, and apart from PARTNER_SHARING', async () => {
    const mai = await signIn(app);
    const { application } = await create(mai, 6);
    expect(application.sharing).toEqual({
      recipientName: 'University 6',
      destination: 'AU',
      textVersion: SHARING_TEXT_VERSION,
      language: 'VI',
      withdrawnAt: null,
      canWithdraw: true,
      guardian: null,
    });
    expect(await auditOf(mai)).toEqual([`APPLICATION_SHARING_AGREED ${SHARING_TEXT_VERSION}`]);
    const { data } = await runQueryAs(mai, '{ myDataExport { json } myProfile { consents { purpose } } }');
    expect(JSON.parse(Object(data?.myDataExport).json).applications).toMatchObject([
      { sharing: { recipientName: 'University 6', textVersion: SHARING_TEXT_VERSION, destination: 'AU' } },
    ]);
    expect(Object(data?.myProfile).consents).toEqual([]);
  });

  it.each([
    ['SUBMITTED', [], 'WITHDRAWN'],
    ['ACCEPTED', ['PROCESSING', 'ACCEPTED'], 'OFFER_DECLINED'],
    ['VISA_REFUSED', [...VISA, 'VISA_REFUSED'], 'OFFER_DECLINED'],
    ['VISA_GRANTED', [...VISA, 'VISA_GRANTED'], 'VISA_GRANTED'],
    ['REJECTED', ['PROCESSING', 'REJECTED'], 'REJECTED'],
  ])(
    'taken back at %s stops every further step and opens a task of asking for deletion',
    async (_at, steps, status) => {
      const mai = await signIn(app);
      const application = await reached(mai, 7, ...steps);
      for (let n = 0; n < 2; n += 1)
        expect(await end(mai, 'withdrawSharingConsent', application)).toMatchObject({
          application: {
            status,
            deletionTask: { state: 'OPEN' },
            sharing: { withdrawnAt: expect.any(String), canWithdraw: false },
          },
          errors: [],
        });
      const { data } = await runQueryAs(lan, 'query ($id: ID!) { application(id: $id) { nextStatuses } }', {
        id: application.id,
      });
      expect(Object(data?.application).nextStatuses).toEqual([]);
      expect((await auditOf(mai)).at(-1)).toBe(`APPLICATION_SHARING_WITHDRAWN ${status}`);
    },
  );

  it('is nothing that somebody else can take back', async () => {
    const [mai, stranger] = [await signIn(app), await signIn(app)];
    const { application } = await create(mai, 8);
    for (const field of ['withdrawSharingConsent', 'declineOffer', 'remindGuardian'] as const)
      expect(codesOf(await runQueryAs(stranger, ENDINGS[field], { input: { applicationId: application.id } }))).toEqual(
        ['NOT_FOUND'],
      );
  });
});

describe('the task of asking an institution for deletion', () => {
  const CLOSE = mutation('closeDeletionTask', 'CloseDeletionTaskInput');
  const close = async (person: Person, { id, updatedAt }: Answered, outcome: string): Promise<Payload> =>
    payloadOf(await runQueryAs(person, CLOSE, { input: { applicationId: id, outcome, seenUpdatedAt: updatedAt } }));
  const open = async (): Promise<Answered[]> =>
    Object((await runQueryAs(lan, QUEUE, { filter: { deletionTask: 'OPEN' } })).data?.applications).items;

  it('is opened by a withdrawal, listed and closed by staff, once; the student hears that the school was asked', async () => {
    const [mai, hoa] = [await signIn(app), await signIn(app, { role: 'ADVISOR' })];
    const processing = await reached(mai, 9, 'PROCESSING');
    expect(codes(await close(lan, processing, 'ASKED'))).toEqual(['NO_OPEN_TASK']);
    const withdrawn = (await end(mai, 'withdrawApplication', processing)).application;
    expect(withdrawn).toMatchObject({
      status: 'WITHDRAWN',
      deletionTask: { state: 'OPEN' },
      sharing: { canWithdraw: false },
    });
    expect((await open()).map(({ id }) => id)).toContain(processing.id);
    const answers = await Promise.all([close(lan, withdrawn, 'ASKED'), close(hoa, withdrawn, 'ASKED')]);
    expect(answers.flatMap(codes)).toEqual(['CONFLICT']);
    expect((await open()).map(({ id }) => id)).not.toContain(processing.id);
    expect(await readOne(mai, processing)).toMatchObject({
      deletionTask: { state: 'ASKED', closedAt: expect.any(String) },
    });
    expect((await newsOf(mai)).filter(code => code === 'APPLICATION_DELETION_ASKED')).toHaveLength(1);
    expect(
      codesOf(
        await runQueryAs(mai, CLOSE, {
          input: { applicationId: processing.id, outcome: 'ASKED', seenUpdatedAt: withdrawn.updatedAt },
        }),
      ),
    ).toEqual(['FORBIDDEN']);
  });

  it('stays when the account goes, without anything of the person; what was never passed on goes entirely', async () => {
    const mai = await signIn(app, { fullName: 'Phạm Thị Không Còn' });
    const sent = await reached(mai, 10, 'PROCESSING');
    const unsent = await reached(mai, 11);
    await runQueryAs(mai, 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { ok } }', {
      input: { password: mai.password },
    });
    await app.services.idle();
    const left = await open();
    expect(left).toContainEqual(
      expect.objectContaining({ id: sent.id, student: null, deletionTask: { state: 'OPEN' } }),
    );
    expect(left.map(({ id }) => id)).not.toContain(unsent.id);
    const all = Object((await runQueryAs(lan, QUEUE, {})).data?.applications).items;
    expect(all.map(({ id }: Answered) => id)).not.toContain(sent.id);
    for (const document of await app.mongo.connection.collection('applications').find().toArray())
      for (const trace of [mai.id, mai.email, 'khong con', 'Không Còn'])
        expect(JSON.stringify(document)).not.toContain(trace);
    const [row] = left.filter(({ id }) => id === sent.id);
    expect(row && (await close(lan, row, 'ASKED')).errors).toEqual([]);
  });
});

describe('at 16 and 17', () => {
  it('an application needs a confirmed address of a guardian, and sends a copy there that says what goes to whom', async () => {
    const hoa = await signIn(app, { dateOfBirth: '2009-06-01' });
    expect(codes(await create(hoa, 12))).toEqual(['GUARDIAN_ADDRESS_NEEDED']);
    const nam = await guarded('2009-06-01');
    const { data } = await runQueryAs(
      nam,
      'query ($id: ID!) { applicationPreview(type: PROGRAM, itemId: $id) { sharing { guardianPart guardianName guardianEmailHint recipient { name } data } } }',
      { id: ids[12] },
    );
    expect(Object(data?.applicationPreview).sharing).toMatchObject({
      guardianPart: 'COPY',
      guardianName: 'Trần Thị Bình',
      guardianEmailHint: 'b***@example.org',
      recipient: { name: 'University 12' },
    });
    const { application } = await create(nam, 12);
    expect(application).toMatchObject({
      status: 'SUBMITTED',
      sharing: { guardian: { part: 'COPY', emailHint: 'b***@example.org' } },
    });
    const mail = await lastMail('vừa nộp một hồ sơ du học');
    for (const part of ['University 12', 'Úc', 'điểm trung bình', 'để trường xét hồ sơ', 'Công ty Chân Trời'])
      expect(mail).toContain(part);
  });
});

describe('under 16', () => {
  it('an application is not sent, nor seen by staff, before the guardian has agreed to this very one', async () => {
    const nam = await guarded('2012-01-01');
    const { application, errors } = await create(nam, 13);
    expect([application, errors]).toMatchObject([
      {
        status: 'AWAITING_GUARDIAN',
        progress: 0,
        canWithdraw: true,
        sharing: { guardian: { part: 'AGREEMENT', answeredAt: null } },
      },
      [],
    ]);
    expect(codesOf(await runQueryAs(lan, ONE, { id: application.id }))).toEqual(['NOT_FOUND']);
    expect(JSON.stringify((await runQueryAs(lan, QUEUE, {})).data)).not.toContain(application.id);
    expect(
      codesOf(
        await runQueryAs(lan, ADVANCE, {
          input: { applicationId: application.id, to: 'PROCESSING', seenUpdatedAt: application.updatedAt },
        }),
      ),
    ).toEqual(['NOT_FOUND']);

    const mail = await lastMail('/guardian-consent/application?token=');
    for (const part of ['University 13', 'điểm trung bình', 'Công ty Chân Trời']) expect(mail).toContain(part);
    const token = tokenIn(mail);
    expect((await runQuery(app, REQUEST, { token })).data?.sharingRequest).toMatchObject({
      guardianName: 'Trần Thị Bình',
      studentName: 'Nam',
      recipientName: 'University 13',
      destination: 'AU',
      textVersion: SHARING_TEXT_VERSION,
    });
    const answer = (changes: object) =>
      runQuery(app, ANSWER, {
        input: { token, isAgreed: true, textVersion: SHARING_TEXT_VERSION, language: 'VI', ...changes },
      });
    expect(codes(payloadOf(await answer({ textVersion: '2020-01-01' })))).toEqual(['OUTDATED_TEXT']);
    const both = await Promise.all([answer({}), answer({})]);
    expect(both.map(payloadOf).flatMap(codes)).toEqual(['INVALID_TOKEN']);
    expect(await readOne(nam, application)).toMatchObject({
      status: 'SUBMITTED',
      progress: 20,
      history: [
        { status: 'AWAITING_GUARDIAN', by: 'STUDENT' },
        { status: 'SUBMITTED', by: 'GUARDIAN' },
      ],
    });
    expect((await advance(lan, await readOne(lan, application), 'PROCESSING')).application.status).toBe('PROCESSING');
    expect(await auditOf(nam)).toEqual([
      `APPLICATION_SHARING_AGREED ${SHARING_TEXT_VERSION}`,
      `APPLICATION_GUARDIAN_ANSWERED AGREED ${SHARING_TEXT_VERSION}`,
    ]);
    expect((await newsOf(nam)).slice(0, 2)).toEqual([
      'APPLICATION_STATUS_CHANGED AWAITING_GUARDIAN',
      'APPLICATION_STATUS_CHANGED SUBMITTED',
    ]);
    const { data } = await runQueryAs(nam, '{ myDataExport { json } }');
    expect(Object(data?.myDataExport).json).not.toContain('tokenHash');
  });

  it('the consent to store marks alone opens nothing: without it the form is refused, with it the application still waits', async () => {
    const nam = await signIn(app, { dateOfBirth: '2012-01-01' });
    expect(codes(await create(nam, 14))).toEqual(['GUARDIAN_CONSENT_NEEDED']);
  });

  it('a refusal by the guardian ends it, unseen, and it can be made again', async () => {
    const nam = await guarded('2012-01-01');
    const { application } = await create(nam, 15);
    const token = tokenIn(await lastMail('/guardian-consent/application?token='));
    const input = { token, isAgreed: false, textVersion: SHARING_TEXT_VERSION, language: 'EN' };
    expect(payloadOf(await runQuery(app, ANSWER, { input }))).toEqual({ ok: true, errors: [] });
    expect(await readOne(nam, application)).toMatchObject({
      status: 'GUARDIAN_DECLINED',
      progress: 0,
      deletionTask: null,
      sharing: { canWithdraw: false },
    });
    expect(codesOf(await runQueryAs(lan, ONE, { id: application.id }))).toEqual(['NOT_FOUND']);
    expect(codes(await create(nam, 15))).toEqual([]);
  });

  it('the guardian is written to again with a new link; a withdrawal ends the link and opens no task', async () => {
    const nam = await guarded('2012-01-01');
    const { application } = await create(nam, 16);
    const first = tokenIn(await lastMail('/guardian-consent/application?token='));
    expect(codes(await end(nam, 'remindGuardian', application))).toEqual([]);
    const second = tokenIn(await lastMail('/guardian-consent/application?token='));
    expect(second).not.toBe(first);
    expect((await runQuery(app, REQUEST, { token: first })).data?.sharingRequest).toBeNull();
    expect((await runQuery(app, REQUEST, { token: second })).data?.sharingRequest).not.toBeNull();
    expect((await end(nam, 'withdrawApplication', application)).application).toMatchObject({
      status: 'WITHDRAWN',
      progress: 0,
      deletionTask: null,
    });
    expect((await runQuery(app, REQUEST, { token: second })).data?.sharingRequest).toBeNull();
    expect(codes(await end(nam, 'remindGuardian', application))).toEqual(['STEP_NOT_ALLOWED']);
  });
});
