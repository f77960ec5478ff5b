/** Somebody with a session or the password asks for another address: the present mailbox hears of it at once, and can end it. */
import {
  DecideCorrectionDocument,
  RequestCorrectionDocument,
  ResetPasswordDocument,
  VerifyEmailDocument,
} from '../../testing/account.gql.js';
import { OwnDataExportDocument } from '../../testing/personalData.gql.js';
import { openBrowser } from '../../testing/browser.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { SignInDocument } from '../../testing/signIn.gql.js';
import { isSignedIn, PASSWORD, type Person, runQueryAs, signIn } from '../../testing/signIn.js';
import { AccountAddressChangeDenialDocument, AccountCalendarFeedDocument } from './account.denial.api.gql.js';

const NEW_PASSWORD = 'mây-trôi-về-đâu';
const GONE = { errors: [{ code: 'INVALID_TOKEN', field: 'token' }] };
const DONE = { errors: [] };

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp({ environment: { PUBLIC_URL: 'https://site.example', TRUST_PROXY: '0' } });
  admin = await signIn(app, { role: 'ADMIN' });
});
afterAll(() => app.close());

let thieves = 0;
const ask = async (person: Person, password: string | undefined = PASSWORD) => {
  const wantedValue = `thief${(thieves += 1)}@evil.example`;
  const input = { field: 'EMAIL', wantedValue, ...(password === undefined ? {} : { password }) };
  const { data } = await runQueryAs(person, RequestCorrectionDocument, { input });
  return { wantedValue, ...data?.requestCorrection };
};
const mailsTo = async (email: string): Promise<string[]> =>
  (await app.mails()).filter(mail => new RegExp(`^To: .*${email}`, 'im').test(mail));
const linkTo = async (email: string): Promise<string> =>
  /not-me\?token=([\w.-]+)/.exec((await mailsTo(email)).join('\n'))?.[1] ?? '';
const deny = async (token: string) => {
  const { data } = await openBrowser(app).query(AccountAddressChangeDenialDocument, { token });
  await app.services.idle();
  return data?.denyAddressChange;
};
const canLogIn = async (email: string, password: string): Promise<boolean> =>
  (await openBrowser(app).query(SignInDocument, { input: { email, password } })).data?.login.errors.length === 0;
const resetBy = async (email: string): Promise<void> => {
  const token = /reset-password\?token=([\w-]{43})/.exec((await mailsTo(email)).at(-1) ?? '')?.[1] ?? '';
  const input = { token, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  expect((await openBrowser(app).query(ResetPasswordDocument, { input })).data?.resetPassword).toEqual({
    ok: true,
    ...DONE,
  });
};

describe('another address', () => {
  it('is asked for with the password, and the present mailbox is told at once; a session alone asks for nothing', async () => {
    const mai = await signIn(app);
    expect((await ask(mai, '')).errors).toEqual([{ code: 'REQUIRED', field: 'password' }]);
    expect((await ask(mai, 'not-this-one')).errors).toEqual([{ code: 'WRONG_PASSWORD', field: 'password' }]);
    expect(await mailsTo(mai.email)).toEqual([]);
    const { wantedValue, request, errors } = await ask(mai);
    expect([request?.status, errors]).toEqual(['OPEN', []]);
    const [mail = '', ...others] = await mailsTo(mai.email);
    expect([mail.includes(wantedValue), mail.includes('https://site.example/not-me?token='), others]).toEqual([
      true,
      true,
      [],
    ]);
    const { data } = await runQueryAs(mai, RequestCorrectionDocument, {
      input: { field: 'PHONE', wantedValue: '0987654321' },
    });
    expect(data?.requestCorrection.errors).toEqual([]);
  });

  it('cannot be guessed at: ten wrong passwords, then the account waits', async () => {
    const mai = await signIn(app);
    for (let time = 0; time < 10; time += 1)
      expect((await ask(mai, 'not-this-one')).errors).toEqual([{ code: 'WRONG_PASSWORD', field: 'password' }]);
    const input = { field: 'EMAIL', wantedValue: 'thief@evil.example', password: PASSWORD };
    expect((await runQueryAs(mai, RequestCorrectionDocument, { input })).status).toBe(429);
  });
});

describe('“this was not me”', () => {
  it('ends a change that waits, the sessions and the password, and brings the way to a new one', async () => {
    const mai = await signIn(app, { rememberMe: true });
    const { request } = await ask(mai);
    const token = await linkTo(mai.email);
    expect(await deny(token)).toEqual(DONE);
    expect([await isSignedIn(mai.browser), await canLogIn(mai.email, PASSWORD)]).toEqual([false, false]);
    const input = { requestId: request?.id, isApproved: true };
    expect((await runQueryAs(admin, DecideCorrectionDocument, { input })).data?.decideCorrection).toEqual({
      request: null,
      errors: [{ code: 'CONFLICT' }],
    });
    await resetBy(mai.email);
    expect(await canLogIn(mai.email, NEW_PASSWORD)).toBe(true);
    // The link is spent: it does not end the new password, too.
    expect([await deny(token), await canLogIn(mai.email, NEW_PASSWORD)]).toEqual([GONE, true]);
  });

  it('ends the private calendar address at once, which whoever had the session may have made', async () => {
    const mai = await signIn(app);
    const address = (await runQueryAs(mai, AccountCalendarFeedDocument)).data?.renewCalendarFeed.address;
    const read = async () => (await fetch(app.url + String(address).slice('https://site.example'.length))).status;
    await ask(mai);
    expect(await read()).toBe(200);
    expect(await deny(await linkTo(mai.email))).toEqual(DONE);
    expect(await read()).toBe(404);
  });

  it('takes back a change that staff approved already, with the mailbox that it went to', async () => {
    const mai = await signIn(app);
    const { request, wantedValue } = await ask(mai);
    const token = await linkTo(mai.email);
    await runQueryAs(admin, DecideCorrectionDocument, { input: { requestId: request?.id, isApproved: true } });
    const ofThief = /verify-email\?token=([\w-]{43})/.exec((await mailsTo(wantedValue)).join('\n'))?.[1] ?? '';
    const thief = openBrowser(app);
    await thief.query(VerifyEmailDocument, { input: { token: ofThief, password: PASSWORD } });
    expect(await isSignedIn(thief)).toBe(true);

    expect(await deny(token)).toEqual(DONE);
    expect([await isSignedIn(thief), await canLogIn(wantedValue, PASSWORD)]).toEqual([false, false]);
    await resetBy(mai.email);
    expect(await canLogIn(mai.email, NEW_PASSWORD)).toBe(true);
    const stored = await app.mongo.connection.collection<{ _id: string }>('users').findOne({ _id: mai.id });
    expect(stored).toMatchObject({ email: mai.email, isEmailVerified: true });
  });

  it('works for the link of the mail alone, and not after thirty days', async () => {
    const mai = await signIn(app);
    const { request } = await ask(mai);
    const token = await linkTo(mai.email);
    for (const wrong of ['', 'x', `${request?.id}.${'a'.repeat(43)}`, token.slice(1), `${token}x`, { $ne: '' }])
      expect(await deny(String(wrong))).toEqual(GONE);
    const requests = app.mongo.connection.collection<{ _id: string }>('correctionRequests');
    await requests.updateOne({ _id: String(request?.id) }, { $set: { 'denial.expiresAt': new Date(Date.now() - 1) } });
    expect([await deny(token), await isSignedIn(mai.browser)]).toEqual([GONE, true]);
  });

  it('stands in no export', async () => {
    const mai = await signIn(app);
    await ask(mai);
    const { data } = await runQueryAs(mai, OwnDataExportDocument);
    expect(data?.myDataExport.json).not.toContain('tokenHash');
  });
});
