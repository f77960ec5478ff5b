/** The profile, consents, the step of a guardian, and roles. */
import { CONSENT_TEXT_VERSION } from '../../../schema/rules/account.values.js';
import {
  DeleteAccountDocument,
  GiveGuardianConsentDocument,
  RequestCorrectionDocument,
  RequestGuardianConsentDocument,
  SetRoleDocument,
  UpdateProfileDocument,
} from '../../testing/account.gql.js';
import { openBrowser } from '../../testing/browser.js';
import { codesOf, type Question, runQuery, textOf } from '../../testing/runQuery.js';
import { SignInDocument } from '../../testing/signIn.gql.js';
import { PASSWORD, type Person, runQueryAs, signIn } from '../../testing/signIn.js';
import {
  AccountFieldsDocument,
  AccountGuardianRequestDocument,
  AccountProfileCompletionDocument,
} from './account.api.gql.js';
import {
  AccountConsentDocument,
  AccountCorrectionWithdrawalDocument,
  AccountProfileDocument,
} from './test/account.gql.js';
import { OF_PEOPLE, openAccountSite } from './test/accountSite.js';

const site = openAccountSite();
const { profileOf } = site;

describe('the profile', () => {
  it('shows the data of registration, and the login before this one', async () => {
    const mai = await signIn(site.app);
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
    await openBrowser(site.app).query(SignInDocument, { input: { email: mai.email, password: PASSWORD } });
    expect((await profileOf(mai))?.lastLogin).toEqual(expect.stringMatching(/^20/));
  });

  it('stores every field of its five sections, and gives each back as it was sent', async () => {
    const mai = await signIn(site.app);
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
    expect((await runQueryAs(mai, UpdateProfileDocument, { input })).data?.updateProfile).toMatchObject({ errors: [] });
    const { data, errors } = await runQueryAs(mai, AccountFieldsDocument);
    expect(errors).toEqual([]);
    const time = expect.stringMatching(/^20\d\d-/);
    expect(data?.myProfile).toEqual({ ...input, role: 'STUDENT', createdAt: time, updatedAt: time, memberSince: time });
  });

  it('is completed once, and the reminder of it leaves the browser', async () => {
    const mai = await signIn(site.app);
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
      (await runQueryAs(mai, AccountProfileCompletionDocument, { input: { ...input, preferredCountries: [] } })).data
        ?.completeProfile,
    ).toEqual({ profile: null, errors: [{ code: 'REQUIRED', field: 'preferredCountries' }] });
    expect(mai.browser.cookies.has('pending-profile')).toBe(true);
    expect((await runQueryAs(mai, AccountProfileCompletionDocument, { input })).data?.completeProfile).toEqual({
      profile: { isComplete: true, preferredCountries: ['AU', 'OTHER'] },
      errors: [],
    });
    expect(mai.browser.cookies.has('pending-profile')).toBe(false);
    const { currentSchoolOrCompany: _school, currentLevel: _level, studyLevelWanted: _wanted, ...shown } = input;
    expect(await profileOf(mai)).toMatchObject(shown);
  });

  it('refuses a role, another address and a second phone, and changes nothing', async () => {
    const mai = await signIn(site.app);
    const before = await profileOf(mai);
    expect(codesOf(await runQueryAs(mai, UpdateProfileDocument, { input: { role: 'ADMIN' } }))).toEqual([
      'BAD_USER_INPUT',
    ]);
    for (const [field, value] of [
      ['email', 'other@example.org'],
      ['phone', '0987654321'],
      ['fullName', 'Somebody Else'],
      ['dateOfBirth', '2000-01-01'],
    ] as const) {
      expect(
        (await runQueryAs(mai, UpdateProfileDocument, { input: { [field]: value, majorAbroad: 'Luật' } })).data
          ?.updateProfile,
      ).toEqual({ profile: null, errors: [{ code: 'CANNOT_CHANGE', field }] });
    }
    expect(await profileOf(mai)).toEqual(before);
  });

  it('stores one of two forms filled from the same state', async () => {
    const mai = await signIn(site.app);
    const seenUpdatedAt = (await profileOf(mai))?.updatedAt;
    const answers = await Promise.all(
      ['Luật', 'Y khoa'].map(majorAbroad =>
        runQueryAs(mai, UpdateProfileDocument, { input: { majorAbroad, seenUpdatedAt } }),
      ),
    );
    expect(answers.map(({ data }) => JSON.stringify(data)).filter(text => text.includes('CONFLICT'))).toHaveLength(1);
    expect(answers.map(({ data }) => JSON.stringify(data)).filter(text => text.includes('"errors":[]'))).toHaveLength(
      1,
    );
  });

  it.each([{ $ne: null }, ['a', 'b'], { $where: '1' }, { __proto__: { length: 1 } }])(
    'takes no %j for any text',
    async value => {
      const mai = await signIn(site.app);
      const operations: [Question<unknown>, Record<string, unknown>][] = [
        ...[
          'majorAbroad',
          'targetInstitution',
          'guardianEmail',
          'guardianPhone',
          'otherQuestions',
          'fullName',
          'currentLevel',
          'seenUpdatedAt',
        ].map((field): [Question<unknown>, Record<string, unknown>] => [
          UpdateProfileDocument,
          { input: { [field]: value } },
        ]),
        [RequestCorrectionDocument, { input: { field: 'EMAIL', wantedValue: value } }],
        [AccountCorrectionWithdrawalDocument, { id: value }],
        [
          AccountConsentDocument,
          { input: { purpose: 'MARKETING', isGiven: true, textVersion: value, language: 'VI' } },
        ],
        [RequestGuardianConsentDocument, { input: { guardianName: value, guardianEmail: value } }],
        [AccountGuardianRequestDocument, { token: value }],
        [GiveGuardianConsentDocument, { input: { token: value, textVersion: CONSENT_TEXT_VERSION, language: 'VI' } }],
        [DeleteAccountDocument, { input: { password: value } }],
      ];
      for (const [question, variables] of operations)
        expect([textOf(question), ...codesOf(await runQueryAs(mai, question, variables))]).toEqual([
          textOf(question),
          'BAD_USER_INPUT',
        ]);
    },
  );
});

describe('consent', () => {
  it('is stored by purpose with its text version, language and channel', async () => {
    const mai = await signIn(site.app);
    const decide = (isGiven: boolean, textVersion = CONSENT_TEXT_VERSION) =>
      runQueryAs(mai, AccountConsentDocument, {
        input: { purpose: 'MARKETING', isGiven, textVersion, language: 'VI' },
      });
    expect((await decide(true, '2020-01-01')).data?.setConsent).toEqual({
      consents: [],
      errors: [{ code: 'OUTDATED_TEXT' }],
    });
    await decide(true);
    expect((await decide(false)).data?.setConsent).toEqual({
      consents: [{ purpose: 'MARKETING', isGiven: false, textVersion: CONSENT_TEXT_VERSION, channel: 'PROFILE' }],
      errors: [],
    });
    const stored = await site.app.mongo.connection.collection('users').findOne({ email: mai.email });
    expect(stored?.consents).toHaveLength(2);
  });
});

describe('the step of a guardian', () => {
  it('goes by mail from the child to the guardian and back', async () => {
    const nam = await signIn(site.app, {
      fullName: 'Trần Văn Nam',
      dateOfBirth: `${new Date().getUTCFullYear() - 14}-01-01`,
    });
    expect(
      codesOf(await runQueryAs(nam, UpdateProfileDocument, { input: { gpa: { value: 8, scale: 'TEN' } } })),
    ).toEqual(['FORBIDDEN']);
    const input = { guardianName: 'Trần Thị Bình', guardianEmail: `guardian.${nam.email}` };
    expect((await runQueryAs(nam, RequestGuardianConsentDocument, { input })).data?.requestGuardianConsent).toEqual({
      guardianConsent: { status: 'ASKED', guardianEmailHint: 'g***@people.example' },
      errors: [],
    });
    const mail = (await site.app.mails()).find(text => text.includes(input.guardianEmail)) ?? '';
    const token = /guardian-consent\?token=([\w-]{43})/.exec(mail)?.[1] ?? '';
    expect((await runQuery(site.app, AccountGuardianRequestDocument, { token })).data?.guardianRequest).toEqual({
      guardianName: 'Trần Thị Bình',
      studentName: 'Nam',
    });
    const give = () =>
      runQuery(site.app, GiveGuardianConsentDocument, {
        input: { token, textVersion: CONSENT_TEXT_VERSION, language: 'VI' },
      });
    const answers = await Promise.all([give(), give()]);
    expect(answers.map(({ data }) => data?.giveGuardianConsent.ok).toSorted()).toEqual([false, true]);
    expect((await runQuery(site.app, AccountGuardianRequestDocument, { token })).data?.guardianRequest).toBeNull();
    expect(await profileOf(nam)).toMatchObject({ guardianConsent: { status: 'GIVEN' } });
    expect(
      codesOf(await runQueryAs(nam, UpdateProfileDocument, { input: { gpa: { value: 8, scale: 'TEN' } } })),
    ).toEqual([]);
  });
});

describe('roles', () => {
  it('are given by administrators to others and end the sessions of the account', async () => {
    const [mai, advisor, admin] = [
      await signIn(site.app),
      await signIn(site.app, { role: 'ADVISOR' }),
      await signIn(site.app, { role: 'ADMIN' }),
    ];
    const promote = (by: Person, email: string) =>
      runQueryAs(by, SetRoleDocument, { input: { email, role: 'ADVISOR' } });
    expect([
      ...codesOf(await promote(mai, mai.email)),
      ...codesOf(await promote(advisor, mai.email)),
      ...codesOf(await promote(admin, admin.email)),
      ...codesOf(await promote(admin, 'nobody@people.example')),
    ]).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND']);
    expect((await promote(admin, mai.email.toUpperCase())).data?.setRole).toEqual({ ok: true, errors: [] });
    await site.app.services.idle();
    expect(codesOf(await runQueryAs(mai, AccountProfileDocument))).toEqual(['UNAUTHENTICATED']);
    expect(await site.app.services.domains.account.provides.accounts.summaryOf(mai.id)).toMatchObject({
      role: 'ADVISOR',
    });
  });
});

it('nothing of all this is in the log', async () => {
  await site.app.services.idle();
  expect(site.app.log()).not.toMatch(OF_PEOPLE);
});
