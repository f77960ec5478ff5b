import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CONSENT_TEXT_VERSION } from '../../../schema/rules/account.values.js';
import { openBrowser } from '../../testing/browser.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { codesOf, runQuery } from '../../testing/runQuery.js';
import { LOGIN, PASSWORD, type Person, runQueryAs, signIn } from '../../testing/signIn.js';

const PROFILE = `{ myProfile { id fullName email phone dateOfBirth isEmailVerified role language isComplete majorAbroad preferredCountries gpa { value scale }
  englishCert { test overall takenOn } budget { amount currency } guardianConsent { status guardianEmailHint } consents { purpose isGiven }
  correctionRequests { id field wantedValue status dueOn } updatedAt memberSince lastLogin } }`;
const UPDATE =
  'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { profile { majorAbroad updatedAt } errors { code field } } }';
const COMPLETE =
  'mutation ($input: CompleteProfileInput!) { completeProfile(input: $input) { profile { isComplete preferredCountries } errors { code field } } }';
const CORRECT =
  'mutation ($input: RequestCorrectionInput!) { requestCorrection(input: $input) { request { id status } errors { code field } } }';
const WITHDRAW =
  'mutation ($id: ID!) { withdrawCorrection(input: { requestId: $id }) { request { status } errors { code } } }';
const DECIDE =
  'mutation ($input: DecideCorrectionInput!) { decideCorrection(input: $input) { request { status answer } errors { code } } }';
const QUEUE =
  'query ($status: CorrectionStatus, $page: PageInput) { correctionRequests(status: $status, page: $page) { items { userId fullName request { id field currentValue wantedValue } } pageInfo { total } } }';
const CONSENT =
  'mutation ($input: SetConsentInput!) { setConsent(input: $input) { consents { purpose isGiven textVersion channel } errors { code } } }';
const ASK_GUARDIAN =
  'mutation ($input: RequestGuardianConsentInput!) { requestGuardianConsent(input: $input) { guardianConsent { status guardianEmailHint } errors { code field } } }';
const GUARDIAN_REQUEST = 'query ($token: String!) { guardianRequest(token: $token) { guardianName studentName } }';
const GIVE =
  'mutation ($input: GiveGuardianConsentInput!) { giveGuardianConsent(input: $input) { ok errors { code } } }';
const EXPORT = '{ myDataExport { fileName json } }';
const PREVIEW = '{ myDeletionPreview { part count } }';
const DELETE = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { ok errors { code field } } }';
const SET_ROLE = 'mutation ($input: SetRoleInput!) { setRole(input: $input) { ok errors { code field } } }';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const profileOf = async (person: Person): Promise<Record<string, unknown>> =>
  Object(((await runQueryAs(person, PROFILE)).data ?? {}).myProfile);

describe('the profile', () => {
  it('shows the data of registration, and the login before this one', async () => {
    const mai = await signIn(app);
    expect(await profileOf(mai)).toMatchObject({
      id: mai.id,
      fullName: 'Trần Thị Mai',
      email: mai.email,
      phone: '+84912345678',
      role: 'STUDENT',
      isComplete: false,
      preferredCountries: [],
      gpa: null,
      guardianConsent: { status: 'NOT_NEEDED', guardianEmailHint: null },
      consents: [],
      correctionRequests: [],
      lastLogin: null,
    });
    await openBrowser(app).query(LOGIN, { input: { email: mai.email, password: PASSWORD } });
    expect((await profileOf(mai)).lastLogin).toEqual(expect.stringMatching(/^20/));
  });

  it('stores every field of its five sections, and gives each back as it was sent', async () => {
    const mai = await signIn(app);
    const input = {
      currentSchoolOrCompany: 'THPT Chu Văn An',
      currentLevel: 'UPPER_SECONDARY',
      schoolDiploma: 'IB',
      schoolEndYear: 2027,
      gpa: { value: 8.75, scale: 'TEN' },
      englishCert: { test: 'IELTS', overall: 6.5, writing: 6, takenOn: '2026-01-15' },
      majorAbroad: 'Khoa học dữ liệu',
      fieldOfStudy: 'COMPUTING',
      countryAbroad: 'DE',
      preferredCountries: ['DE', 'AU'],
      studyLevelWanted: 'BACHELOR',
      targetLevel: 'UNDERGRADUATE',
      targetInstitution: 'TU München',
      serviceInterest: 'SCHOLARSHIP_HUNT',
      budget: { amount: 500_000_000, currency: 'VND' },
      referralChannel: 'FRIEND_OR_FAMILY',
      guardianName: 'Trần Văn Bình',
      guardianJob: 'Kỹ sư',
      guardianPhone: '+84987654321',
      guardianEmail: 'binh@people.example',
      relativeAbroad: 'Cô ở Berlin',
      otherQuestions: 'Có được làm thêm không?',
    };
    expect((await runQueryAs(mai, UPDATE, { input })).data?.updateProfile).toMatchObject({ errors: [] });
    const { data, errors } = await runQueryAs(
      mai,
      `{ myProfile { ${Object.keys(input)
        .map(
          field =>
            ({
              gpa: 'gpa { value scale }',
              englishCert: 'englishCert { test overall writing takenOn }',
              budget: 'budget { amount currency }',
            })[field] ?? field,
        )
        .join(' ')} role createdAt updatedAt memberSince } }`,
    );
    expect(errors).toEqual([]);
    const time = expect.stringMatching(/^20\d\d-/);
    expect(data?.myProfile).toEqual({ ...input, role: 'STUDENT', createdAt: time, updatedAt: time, memberSince: time });
  });

  it('is completed once, and the reminder of it leaves the browser', async () => {
    const mai = await signIn(app);
    expect(mai.browser.cookies.has('pending-profile')).toBe(true);
    const input = {
      currentSchoolOrCompany: 'THPT Chu Văn An',
      currentLevel: 'UPPER_SECONDARY',
      studyLevelWanted: 'BACHELOR',
      preferredCountries: ['AU', 'OTHER'],
      gpa: { value: 8.75, scale: 'TEN' },
      englishCert: { test: 'IELTS', overall: 6.5, takenOn: '2026-01-15' },
      budget: { amount: 500_000_000, currency: 'VND' },
    };
    expect(
      (await runQueryAs(mai, COMPLETE, { input: { ...input, preferredCountries: [] } })).data?.completeProfile,
    ).toEqual({ profile: null, errors: [{ code: 'REQUIRED', field: 'preferredCountries' }] });
    expect(mai.browser.cookies.has('pending-profile')).toBe(true);
    expect((await runQueryAs(mai, COMPLETE, { input })).data?.completeProfile).toEqual({
      profile: { isComplete: true, preferredCountries: ['AU', 'OTHER'] },
      errors: [],
    });
    expect(mai.browser.cookies.has('pending-profile')).toBe(false);
    const { currentSchoolOrCompany: _school, currentLevel: _level, studyLevelWanted: _wanted, ...shown } = input;
    expect(await profileOf(mai)).toMatchObject(shown);
  });

  it('refuses a role, another address and a second phone, and changes nothing', async () => {
    const mai = await signIn(app);
    const before = await profileOf(mai);
    expect(codesOf(await runQueryAs(mai, UPDATE, { input: { role: 'ADMIN' } }))).toEqual(['BAD_USER_INPUT']);
    for (const [field, value] of [
      ['email', 'other@example.org'],
      ['phone', '0987654321'],
      ['fullName', 'Somebody Else'],
      ['dateOfBirth', '2000-01-01'],
    ] as const) {
      expect(
        (await runQueryAs(mai, UPDATE, { input: { [field]: value, majorAbroad: 'Luật' } })).data?.updateProfile,
      ).toEqual({ profile: null, errors: [{ code: 'CANNOT_CHANGE', field }] });
    }
    expect(await profileOf(mai)).toEqual(before);
  });

  it('stores one of two forms filled from the same state', async () => {
    const mai = await signIn(app);
    const seenUpdatedAt = (await profileOf(mai)).updatedAt;
    const answers = await Promise.all(
      ['Luật', 'Y khoa'].map(majorAbroad => runQueryAs(mai, UPDATE, { input: { majorAbroad, seenUpdatedAt } })),
    );
    expect(answers.map(({ data }) => JSON.stringify(data)).filter(text => text.includes('CONFLICT'))).toHaveLength(1);
    expect(answers.map(({ data }) => JSON.stringify(data)).filter(text => text.includes('"errors":[]'))).toHaveLength(
      1,
    );
  });

  it.each([{ $ne: null }, ['a', 'b'], { $where: '1' }, { __proto__: { length: 1 } }])(
    'takes no %j for any text',
    async value => {
      const mai = await signIn(app);
      const operations = [
        ...[
          'majorAbroad',
          'targetInstitution',
          'guardianEmail',
          'guardianPhone',
          'otherQuestions',
          'fullName',
          'currentLevel',
          'seenUpdatedAt',
        ].map(field => [UPDATE, { input: { [field]: value } }] as const),
        [CORRECT, { input: { field: 'EMAIL', wantedValue: value } }],
        [WITHDRAW, { id: value }],
        [CONSENT, { input: { purpose: 'MARKETING', isGiven: true, textVersion: value, language: 'VI' } }],
        [ASK_GUARDIAN, { input: { guardianName: value, guardianEmail: value } }],
        [GUARDIAN_REQUEST, { token: value }],
        [GIVE, { input: { token: value, textVersion: CONSENT_TEXT_VERSION, language: 'VI' } }],
        [DELETE, { input: { password: value } }],
      ] as const;
      for (const [query, variables] of operations)
        expect([query, ...codesOf(await runQueryAs(mai, query, variables))]).toEqual([query, 'BAD_USER_INPUT']);
    },
  );
});

describe('a correction', () => {
  it('is requested, decided by staff, applied and reported by mail', async () => {
    const [mai, advisor] = [await signIn(app, { language: 'EN' }), await signIn(app, { role: 'ADVISOR' })];
    const { data } = await runQueryAs(mai, CORRECT, {
      input: { field: 'DATE_OF_BIRTH', wantedValue: '2004-03-01', reason: 'A slip' },
    });
    expect(data?.requestCorrection).toMatchObject({ request: { status: 'OPEN' }, errors: [] });
    const queue = await runQueryAs(advisor, QUEUE, {});
    const items: unknown = Object(queue.data?.correctionRequests).items;
    expect(items).toEqual([
      {
        userId: mai.id,
        fullName: 'Trần Thị Mai',
        request: {
          id: expect.any(String),
          field: 'DATE_OF_BIRTH',
          currentValue: '2004-02-29',
          wantedValue: '2004-03-01',
        },
      },
    ]);
    const requestId = Object(data?.requestCorrection).request.id;
    expect(
      (await runQueryAs(advisor, DECIDE, { input: { requestId, isApproved: true, answer: 'Seen the passport.' } })).data
        ?.decideCorrection,
    ).toEqual({ request: { status: 'APPROVED', answer: 'Seen the passport.' }, errors: [] });
    expect(await profileOf(mai)).toMatchObject({
      dateOfBirth: '2004-03-01',
      correctionRequests: [{ id: requestId, status: 'APPROVED' }],
    });
    expect((await app.mails()).filter(mail => mail.includes(mai.email) && mail.includes('1 March 2004'))).toHaveLength(
      1,
    );
    expect(
      (await runQueryAs(advisor, DECIDE, { input: { requestId, isApproved: false } })).data?.decideCorrection,
    ).toEqual({ request: null, errors: [{ code: 'CONFLICT' }] });
  });

  it('of one address by two people gives it to the first', async () => {
    const [mai, lan, advisor] = [await signIn(app), await signIn(app), await signIn(app, { role: 'ADVISOR' })];
    const decisions: unknown[] = [];
    for (const person of [mai, lan]) {
      const { data } = await runQueryAs(person, CORRECT, {
        input: { field: 'EMAIL', wantedValue: 'wanted@people.example', password: PASSWORD },
      });
      const { data: decided } = await runQueryAs(advisor, DECIDE, {
        input: { requestId: Object(data?.requestCorrection).request.id, isApproved: true },
      });
      decisions.push(Object(decided?.decideCorrection).errors);
    }
    expect(decisions).toEqual([[], [{ code: 'EMAIL_TAKEN' }]]);
    await app.services.idle();
    expect(codesOf(await runQueryAs(mai, PROFILE))).toEqual(['UNAUTHENTICATED']);
    expect((await profileOf(lan)).email).toBe(lan.email);
  });

  it('asked for ten times at once is open once', async () => {
    const mai = await signIn(app);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        runQueryAs(mai, CORRECT, { input: { field: 'PHONE', wantedValue: '0987654321' } }),
      ),
    );
    expect(answers.flatMap(codesOf)).toEqual([]);
    expect(
      await app.mongo.connection.collection('correctionRequests').countDocuments({ userId: mai.id, status: 'OPEN' }),
    ).toBe(1);
  });

  it('of somebody else is not there', async () => {
    const [mai, lan] = [await signIn(app), await signIn(app)];
    const { data } = await runQueryAs(mai, CORRECT, { input: { field: 'PHONE', wantedValue: '0987654321' } });
    expect(codesOf(await runQueryAs(lan, WITHDRAW, { id: Object(data?.requestCorrection).request.id }))).toEqual([
      'NOT_FOUND',
    ]);
    expect((await profileOf(mai)).correctionRequests).toMatchObject([{ status: 'OPEN' }]);
    expect((await profileOf(lan)).correctionRequests).toEqual([]);
  });

  it('is decided by staff alone, and nobody decides on the own one', async () => {
    const [mai, advisor] = [await signIn(app), await signIn(app, { role: 'ADVISOR' })];
    const { data } = await runQueryAs(advisor, CORRECT, { input: { field: 'FULL_NAME', wantedValue: 'Trần Thị Lan' } });
    const input = { requestId: Object(data?.requestCorrection).request.id, isApproved: true };
    for (const person of [mai, advisor])
      expect(codesOf(await runQueryAs(person, DECIDE, { input }))).toEqual(['FORBIDDEN']);
    expect(codesOf(await runQueryAs(mai, QUEUE, {}))).toEqual(['FORBIDDEN']);
    expect(codesOf(await runQueryAs(advisor, QUEUE, { page: { number: 1, size: 51 } }))).toEqual(['BAD_USER_INPUT']);
  });
});

describe('consent', () => {
  it('is stored by purpose with its text version, language and channel', async () => {
    const mai = await signIn(app);
    const decide = (isGiven: boolean, textVersion = CONSENT_TEXT_VERSION) =>
      runQueryAs(mai, CONSENT, { input: { purpose: 'MARKETING', isGiven, textVersion, language: 'VI' } });
    expect((await decide(true, '2020-01-01')).data?.setConsent).toEqual({
      consents: [],
      errors: [{ code: 'OUTDATED_TEXT' }],
    });
    await decide(true);
    expect((await decide(false)).data?.setConsent).toEqual({
      consents: [{ purpose: 'MARKETING', isGiven: false, textVersion: CONSENT_TEXT_VERSION, channel: 'PROFILE' }],
      errors: [],
    });
    const stored = await app.mongo.connection.collection('users').findOne({ email: mai.email });
    expect(stored?.consents).toHaveLength(2);
  });
});

describe('the step of a guardian', () => {
  it('goes by mail from the child to the guardian and back', async () => {
    const nam = await signIn(app, {
      fullName: 'Trần Văn Nam',
      dateOfBirth: `${new Date().getUTCFullYear() - 14}-01-01`,
    });
    expect(codesOf(await runQueryAs(nam, UPDATE, { input: { gpa: { value: 8, scale: 'TEN' } } }))).toEqual([
      'FORBIDDEN',
    ]);
    const input = { guardianName: 'Trần Thị Bình', guardianEmail: `guardian.${nam.email}` };
    expect((await runQueryAs(nam, ASK_GUARDIAN, { input })).data?.requestGuardianConsent).toEqual({
      guardianConsent: { status: 'ASKED', guardianEmailHint: 'g***@people.example' },
      errors: [],
    });
    const mail = (await app.mails()).find(text => text.includes(input.guardianEmail)) ?? '';
    const token = /guardian-consent\?token=([\w-]{43})/.exec(mail)?.[1] ?? '';
    expect((await runQuery(app, GUARDIAN_REQUEST, { token })).data?.guardianRequest).toEqual({
      guardianName: 'Trần Thị Bình',
      studentName: 'Nam',
    });
    const give = () => runQuery(app, GIVE, { input: { token, textVersion: CONSENT_TEXT_VERSION, language: 'VI' } });
    const answers = await Promise.all([give(), give()]);
    expect(answers.map(({ data }) => Object(data?.giveGuardianConsent).ok).toSorted()).toEqual([false, true]);
    expect((await runQuery(app, GUARDIAN_REQUEST, { token })).data?.guardianRequest).toBeNull();
    expect(await profileOf(nam)).toMatchObject({ guardianConsent: { status: 'GIVEN' } });
    expect(codesOf(await runQueryAs(nam, UPDATE, { input: { gpa: { value: 8, scale: 'TEN' } } }))).toEqual([]);
  });
});

describe('roles', () => {
  it('are given by administrators to others and end the sessions of the account', async () => {
    const [mai, advisor, admin] = [
      await signIn(app),
      await signIn(app, { role: 'ADVISOR' }),
      await signIn(app, { role: 'ADMIN' }),
    ];
    const promote = (by: Person, email: string) => runQueryAs(by, SET_ROLE, { input: { email, role: 'ADVISOR' } });
    expect([
      ...codesOf(await promote(mai, mai.email)),
      ...codesOf(await promote(advisor, mai.email)),
      ...codesOf(await promote(admin, admin.email)),
      ...codesOf(await promote(admin, 'nobody@people.example')),
    ]).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND']);
    expect((await promote(admin, mai.email.toUpperCase())).data?.setRole).toEqual({ ok: true, errors: [] });
    await app.services.idle();
    expect(codesOf(await runQueryAs(mai, PROFILE))).toEqual(['UNAUTHENTICATED']);
    expect(await app.services.domains.account.provides.accounts.summaryOf(mai.id)).toMatchObject({ role: 'ADVISOR' });
  });
});

describe('deleting the account', () => {
  /** Every place in which a store could still name somebody. */
  async function tracesOf(words: string[]): Promise<string[]> {
    const traces: string[] = [];
    for (const { name } of await app.mongo.connection.listCollections()) {
      for (const document of await app.mongo.connection.collection(name).find().toArray()) {
        if (words.some(word => JSON.stringify(document).includes(word)))
          traces.push(`left in ${name}: ${JSON.stringify(document)}`);
      }
    }
    const { client } = app.redis;
    let cursor = '0';
    do {
      const [next, keys] = await client.scan(cursor, 'COUNT', 500);
      for (const key of keys) {
        const value =
          (await client.type(key)) === 'set' ? (await client.smembers(key)).join(' ') : await client.get(key);
        if (words.some(word => `${key} ${value}`.includes(word))) traces.push(`left in Redis: ${key} ${value}`);
      }
      cursor = next;
    } while (cursor !== '0');
    return traces;
  }

  it('exports everything, then erases everything', async () => {
    const mai = await signIn(app, { rememberMe: true, email: 'leaving.mai@people.example', language: 'EN' });
    await runQueryAs(mai, UPDATE, {
      input: { majorAbroad: 'Marine biology', guardianEmail: 'mother.of.mai@people.example' },
    });
    await runQueryAs(mai, CONSENT, {
      input: { purpose: 'MARKETING', isGiven: true, textVersion: CONSENT_TEXT_VERSION, language: 'EN' },
    });
    await runQueryAs(mai, CORRECT, { input: { field: 'PHONE', wantedValue: '0987654321' } });
    await runQuery(
      app,
      'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { ok } }',
      { input: { email: mai.email } },
    );
    await app.services.idle();
    const words = [mai.id, mai.email, 'mother.of.mai'];
    expect((await tracesOf(words)).length).toBeGreaterThan(3);

    const exported = Object((await runQueryAs(mai, EXPORT)).data?.myDataExport);
    expect(exported.fileName).toMatch(/^study-abroad-data-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(exported.json)).toMatchObject({
      profile: {
        _id: mai.id,
        email: mai.email,
        phone: '+84912345678',
        majorAbroad: 'Marine biology',
        guardianEmail: 'mother.of.mai@people.example',
      },
      consents: [{ purpose: 'MARKETING', isGiven: true, textVersion: CONSENT_TEXT_VERSION, language: 'EN' }],
      corrections: [{ field: 'PHONE', currentValue: '+84912345678', wantedValue: '+84987654321' }],
      sessions: [{ device: expect.any(String) }],
      wishlist: [],
      audit: expect.arrayContaining([expect.objectContaining({ kind: 'LOGIN_SUCCEEDED' })]),
    });
    expect(exported.json).not.toMatch(/argon2|passwordHash|tokenHash/);
    expect(Object((await runQueryAs(mai, PREVIEW)).data).myDeletionPreview).toEqual(
      expect.arrayContaining([
        { part: 'profile', count: 1 },
        { part: 'consents', count: 1 },
        { part: 'corrections', count: 1 },
        { part: 'sessions', count: 1 },
        { part: 'wishlist', count: 0 },
      ]),
    );

    // A domain that stores something under a person's id, and has no handler that erases it, is found by this.
    for (const { collection, schema } of Object.values(app.mongo.connection.models))
      if (schema.path('userId')) await collection.insertOne({ _id: `of ${mai.id}`, userId: mai.id } as object);

    const before = mai.browser.copy();
    expect((await runQueryAs(mai, DELETE, { input: { password: 'not the password' } })).data?.deleteAccount).toEqual({
      ok: false,
      errors: [{ code: 'WRONG_PASSWORD', field: 'password' }],
    });
    expect((await runQueryAs(mai, DELETE, { input: { password: PASSWORD } })).data?.deleteAccount).toEqual({
      ok: true,
      errors: [],
    });
    expect([...mai.browser.cookies.keys()]).toEqual([]);
    expect(codesOf(await before.query(PROFILE))).toEqual(['UNAUTHENTICATED']);
    await app.services.idle();
    // A minute later the erasure is repeated by a job that holds the id of the account, and nothing of the person.
    const jobs = app.mongo.connection.collection('jobs');
    const later = { name: 'account.eraseAgain', 'payload.userId': mai.id };
    expect(await tracesOf(words)).toEqual([expect.stringContaining('left in jobs: ')]);
    await jobs.updateOne(later, { $set: { dueAt: new Date() } });
    await app.services.idle();
    expect(await tracesOf(words)).toEqual([]);
    expect(
      (await app.mails()).filter(mail => mail.includes(mai.email) && mail.includes('Your account has been deleted')),
    ).toHaveLength(1);
  });
});

it('nothing of all this is in the log', async () => {
  await app.services.idle();
  expect(app.log()).not.toMatch(/@people\.example|\+849|0987654321|Trần|Marine biology|auth-token=/);
});
