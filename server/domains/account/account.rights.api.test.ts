/** The rights of a person over their data: correction, export and deletion. */
import { CONSENT_TEXT_VERSION } from '../../../schema/rules/account.values.js';
import {
  DecideCorrectionDocument,
  DeleteAccountDocument,
  RequestCorrectionDocument,
  RequestPasswordResetDocument,
  UpdateProfileDocument,
} from '../../testing/account.gql.js';
import { OwnDataExportDocument, OwnDeletionPreviewDocument } from '../../testing/personalData.gql.js';
import { keysOf } from '../../testing/keysOf.js';
import { codesOf, runQuery } from '../../testing/runQuery.js';
import { PASSWORD, runQueryAs, signIn } from '../../testing/signIn.js';
import { AccountCorrectionsDocument } from './account.rights.api.gql.js';
import {
  AccountConsentDocument,
  AccountCorrectionWithdrawalDocument,
  AccountProfileDocument,
} from './test/account.gql.js';
import { OF_PEOPLE, openAccountSite } from './test/accountSite.js';

const site = openAccountSite();
const { profileOf } = site;

describe('a correction', () => {
  it('is requested, decided by staff, applied and reported by mail', async () => {
    const [mai, advisor] = [await signIn(site.app, { language: 'EN' }), await signIn(site.app, { role: 'ADVISOR' })];
    const { data } = await runQueryAs(mai, RequestCorrectionDocument, {
      input: { field: 'DATE_OF_BIRTH', wantedValue: '2004-03-01', reason: 'A slip' },
    });
    expect(data?.requestCorrection).toMatchObject({ request: { status: 'OPEN' }, errors: [] });
    const queue = await runQueryAs(advisor, AccountCorrectionsDocument, {});
    expect(queue.data?.correctionRequests.items).toEqual([
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
    const requestId = data?.requestCorrection.request?.id;
    expect(
      (
        await runQueryAs(advisor, DecideCorrectionDocument, {
          input: { requestId, isApproved: true, answer: 'Seen the passport.' },
        })
      ).data?.decideCorrection,
    ).toEqual({ request: { status: 'APPROVED', answer: 'Seen the passport.' }, errors: [] });
    expect(await profileOf(mai)).toMatchObject({
      dateOfBirth: '2004-03-01',
      correctionRequests: [{ id: requestId, status: 'APPROVED' }],
    });
    expect(
      (await site.app.mails()).filter(mail => mail.includes(mai.email) && mail.includes('1 March 2004')),
    ).toHaveLength(1);
    expect(
      (await runQueryAs(advisor, DecideCorrectionDocument, { input: { requestId, isApproved: false } })).data
        ?.decideCorrection,
    ).toEqual({ request: null, errors: [{ code: 'CONFLICT' }] });
  });

  it('of one address by two people gives it to the first', async () => {
    const [mai, lan, advisor] = [
      await signIn(site.app),
      await signIn(site.app),
      await signIn(site.app, { role: 'ADVISOR' }),
    ];
    const decisions: unknown[] = [];
    for (const person of [mai, lan]) {
      const { data } = await runQueryAs(person, RequestCorrectionDocument, {
        input: { field: 'EMAIL', wantedValue: 'wanted@people.example', password: PASSWORD },
      });
      const { data: decided } = await runQueryAs(advisor, DecideCorrectionDocument, {
        input: { requestId: data?.requestCorrection.request?.id, isApproved: true },
      });
      decisions.push(decided?.decideCorrection.errors);
    }
    expect(decisions).toEqual([[], [{ code: 'EMAIL_TAKEN' }]]);
    await site.app.services.idle();
    expect(codesOf(await runQueryAs(mai, AccountProfileDocument))).toEqual(['UNAUTHENTICATED']);
    expect((await profileOf(lan))?.email).toBe(lan.email);
  });

  it('asked for ten times at once is open once', async () => {
    const mai = await signIn(site.app);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        runQueryAs(mai, RequestCorrectionDocument, { input: { field: 'PHONE', wantedValue: '0987654321' } }),
      ),
    );
    expect(answers.flatMap(codesOf)).toEqual([]);
    expect(
      await site.app.mongo.connection
        .collection('correctionRequests')
        .countDocuments({ userId: mai.id, status: 'OPEN' }),
    ).toBe(1);
  });

  it('of somebody else is not there', async () => {
    const [mai, lan] = [await signIn(site.app), await signIn(site.app)];
    const { data } = await runQueryAs(mai, RequestCorrectionDocument, {
      input: { field: 'PHONE', wantedValue: '0987654321' },
    });
    expect(
      codesOf(await runQueryAs(lan, AccountCorrectionWithdrawalDocument, { id: data?.requestCorrection.request?.id })),
    ).toEqual(['NOT_FOUND']);
    expect((await profileOf(mai))?.correctionRequests).toMatchObject([{ status: 'OPEN' }]);
    expect((await profileOf(lan))?.correctionRequests).toEqual([]);
  });

  it('is decided by staff alone, and nobody decides on the own one', async () => {
    const [mai, advisor] = [await signIn(site.app), await signIn(site.app, { role: 'ADVISOR' })];
    const { data } = await runQueryAs(advisor, RequestCorrectionDocument, {
      input: { field: 'FULL_NAME', wantedValue: 'Trần Thị Lan' },
    });
    const input = { requestId: data?.requestCorrection.request?.id, isApproved: true };
    for (const person of [mai, advisor])
      expect(codesOf(await runQueryAs(person, DecideCorrectionDocument, { input }))).toEqual(['FORBIDDEN']);
    expect(codesOf(await runQueryAs(mai, AccountCorrectionsDocument, {}))).toEqual(['FORBIDDEN']);
    expect(codesOf(await runQueryAs(advisor, AccountCorrectionsDocument, { page: { number: 1, size: 51 } }))).toEqual([
      'BAD_USER_INPUT',
    ]);
  });
});

describe('deleting the account', () => {
  /** Every place in which a store could still name somebody. */
  async function tracesOf(words: string[]): Promise<string[]> {
    const traces: string[] = [];
    for (const { name } of await site.app.mongo.connection.listCollections()) {
      for (const document of await site.app.mongo.connection.collection(name).find().toArray()) {
        if (words.some(word => JSON.stringify(document).includes(word)))
          traces.push(`left in ${name}: ${JSON.stringify(document)}`);
      }
    }
    const { client } = site.app.redis;
    for (const key of await keysOf(site.app.redis)) {
      const value = (await client.type(key)) === 'set' ? (await client.smembers(key)).join(' ') : await client.get(key);
      if (words.some(word => `${key} ${value}`.includes(word))) traces.push(`left in Redis: ${key} ${value}`);
    }
    return traces;
  }

  it('exports everything, then erases everything', async () => {
    const mai = await signIn(site.app, { rememberMe: true, email: 'leaving.mai@people.example', language: 'EN' });
    await runQueryAs(mai, UpdateProfileDocument, {
      input: { majorAbroad: 'Marine biology', guardianEmail: 'mother.of.mai@people.example' },
    });
    await runQueryAs(mai, AccountConsentDocument, {
      input: { purpose: 'MARKETING', isGiven: true, textVersion: CONSENT_TEXT_VERSION, language: 'EN' },
    });
    await runQueryAs(mai, RequestCorrectionDocument, { input: { field: 'PHONE', wantedValue: '0987654321' } });
    await runQuery(site.app, RequestPasswordResetDocument, { input: { email: mai.email } });
    await site.app.services.idle();
    const words = [mai.id, mai.email, 'mother.of.mai'];
    expect((await tracesOf(words)).length).toBeGreaterThan(3);

    const exported = (await runQueryAs(mai, OwnDataExportDocument)).data?.myDataExport;
    expect(exported?.fileName).toMatch(/^study-abroad-data-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(exported?.json ?? '')).toMatchObject({
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
    expect(exported?.json).not.toMatch(/argon2|passwordHash|tokenHash/);
    expect((await runQueryAs(mai, OwnDeletionPreviewDocument)).data?.myDeletionPreview).toEqual(
      expect.arrayContaining([
        { part: 'profile', count: 1 },
        { part: 'consents', count: 1 },
        { part: 'corrections', count: 1 },
        { part: 'sessions', count: 1 },
        { part: 'wishlist', count: 0 },
      ]),
    );

    // A domain that stores something under a person's id, and has no handler that erases it, is found by this.
    for (const { collection, schema } of Object.values(site.app.mongo.connection.models))
      if (schema.path('userId')) await collection.insertOne({ _id: `of ${mai.id}`, userId: mai.id } as object);

    const before = mai.browser.copy();
    expect(
      (await runQueryAs(mai, DeleteAccountDocument, { input: { password: 'not the password' } })).data?.deleteAccount,
    ).toEqual({
      ok: false,
      errors: [{ code: 'WRONG_PASSWORD', field: 'password' }],
    });
    expect(
      (await runQueryAs(mai, DeleteAccountDocument, { input: { password: PASSWORD } })).data?.deleteAccount,
    ).toEqual({
      ok: true,
      errors: [],
    });
    expect([...mai.browser.cookies.keys()]).toEqual([]);
    expect(codesOf(await before.query(AccountProfileDocument))).toEqual(['UNAUTHENTICATED']);
    await site.app.services.idle();
    // A minute later the erasure is repeated by a job that holds the id of the account, and nothing of the person.
    const jobs = site.app.mongo.connection.collection('jobs');
    const later = { name: 'account.eraseAgain', 'payload.userId': mai.id };
    expect(await tracesOf(words)).toEqual([expect.stringContaining('left in jobs: ')]);
    await jobs.updateOne(later, { $set: { dueAt: new Date() } });
    await site.app.services.idle();
    expect(await tracesOf(words)).toEqual([]);
    expect(
      (await site.app.mails()).filter(
        mail => mail.includes(mai.email) && mail.includes('Your account has been deleted'),
      ),
    ).toHaveLength(1);
  });
});

it('nothing of all this is in the log', async () => {
  await site.app.services.idle();
  expect(site.app.log()).not.toMatch(OF_PEOPLE);
});
