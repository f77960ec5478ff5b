/** Accounts on a public address: used only after the address was confirmed, and nobody learns who has one. */
import { dataOf } from '../../testing/runQuery.js';
import { type Browser, openBrowser } from '../../testing/browser.js';
import { keysOf } from '../../testing/keysOf.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import {
  RegisterDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  SendConfirmationDocument,
  VerifyEmailDocument,
} from '../../testing/account.gql.js';
import { SignInDocument } from '../../testing/signIn.gql.js';
import { createAccount, isSignedIn, PASSWORD, signIn, viewerOf } from '../../testing/signIn.js';
import { ConfirmationOfCorrectionDocument } from './confirmation.api.gql.js';

let app: TestApp;
let now = new Date();
beforeAll(async () => {
  app = await createTestApp({
    clock: () => now,
    environment: {
      PUBLIC_URL: 'https://site.example',
      TRUST_PROXY: '0',
      LIMIT_RESET_PER_HOUR: '3',
      LIMIT_LOGIN_FAILURES: '8',
    },
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => app?.close());

const REFUSED = { login: { viewer: null, enrolment: null, errors: [{ code: 'INVALID_CREDENTIALS', field: null }] } };
const INVALID = { ok: false, errors: [{ code: 'INVALID_TOKEN', field: 'token' }] };

let people = 0;
const person = () => ({
  fullName: 'Nguyễn Thị Lan',
  email: `lan${(people += 1)}@public.example`,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  phone: '0987654321',
  dateOfBirth: '2004-03-01',
});
const mailsTo = async (email: string): Promise<string[]> =>
  (await app.mails()).filter(mail => mail.includes(`To: `) && mail.includes(email));
const tokensTo = async (email: string, page = 'verify-email'): Promise<string[]> =>
  (await mailsTo(email)).flatMap(mail => new RegExp(`${page}\\?token=([\\w-]{43})`).exec(mail)?.[1] ?? []);
const login = (email: string, password = PASSWORD, browser: Browser = openBrowser(app)) =>
  browser.query(SignInDocument, { input: { email, password } });
const verify = async (browser: Browser, token: string | undefined, password?: string) =>
  dataOf(await browser.query(VerifyEmailDocument, { input: { token, password } })).verifyEmail;
const settled = async (): Promise<void> => {
  await app.mails();
};

describe('an account on a public address', () => {
  it('cannot be used before its address is confirmed, and the answer is that to a wrong password', async () => {
    const input = person();
    const browser = openBrowser(app);
    expect((await browser.query(RegisterDocument, { input })).data?.register).toEqual({
      ok: true,
      needsConfirmation: true,
      errors: [],
    });
    const answers = [
      await login(input.email),
      await login(input.email, 'not-this-one'),
      await login('x@public.example'),
    ];
    for (const { status, data, headers } of answers)
      expect([status, data, headers.getSetCookie()]).toEqual([200, REFUSED, []]);
  });

  it('of a known address answers registration and login like a new one', async () => {
    const owner = await createAccount(app);
    const answers = [];
    for (const email of [owner.email, person().email]) {
      const input = { ...person(), email, password: 'mây-trôi-lưng-đồi', confirmPassword: 'mây-trôi-lưng-đồi' };
      const browser = openBrowser(app);
      const registered = await browser.query(RegisterDocument, { input });
      const { status, data } = await login(email, 'mây-trôi-lưng-đồi', browser);
      const cookies = registered.headers
        .getSetCookie()
        .map(line => line.replace(/(registration-token=)[\w-]{43}/, '$1'));
      answers.push({ register: registered.data, cookies, status, data });
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('gets the mail again after a login with the right password, at most three times an hour', async () => {
    const input = person();
    await openBrowser(app).query(RegisterDocument, { input });
    await login(input.email, 'not-this-one');
    await settled();
    expect(await tokensTo(input.email)).toHaveLength(1);
    for (let time = 0; time < 5; time += 1) await login(input.email);
    await settled();
    expect(await tokensTo(input.email)).toHaveLength(4);
    // What the quiet mails count does not show in the answers to those who ask.
    const answers = [];
    for (const email of [input.email, 'nobody@public.example'])
      for (let time = 0; time < 4; time += 1)
        answers.push((await openBrowser(app).query(SendConfirmationDocument, { email })).status);
    expect(answers).toEqual([200, 200, 200, 429, 200, 200, 200, 429]);
  });

  it('counts such a login as a failure, so that the limit does not tell it from a wrong password', async () => {
    const input = person();
    await openBrowser(app).query(RegisterDocument, { input });
    const statuses = [];
    for (let time = 0; time < 9; time += 1) statuses.push((await login(input.email)).status);
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 429]);
  });

  it('is signed in on the browser that opened the link, once', async () => {
    const input = person();
    const phone = openBrowser(app);
    await phone.query(RegisterDocument, { input });
    const [token] = await tokensTo(input.email);
    expect(await verify(phone, token)).toMatchObject({ ok: true, viewer: { id: expect.any(String) }, errors: [] });
    expect(await viewerOf(phone)).toMatchObject({ role: 'STUDENT' });
    const again = openBrowser(app);
    expect(await verify(again, token)).toMatchObject(INVALID);
    expect(await isSignedIn(again)).toBe(false);
    expect((await login(input.email)).data?.login).toMatchObject({ errors: [] });
  });

  it('is confirmed without a change of the person in a browser where another is signed in', async () => {
    const other = await signIn(app);
    const input = person();
    await openBrowser(app).query(RegisterDocument, { input });
    const [token] = await tokensTo(input.email);
    expect(await verify(other.browser, token, PASSWORD)).toEqual({ ok: true, viewer: null, errors: [] });
    expect(await viewerOf(other.browser)).toMatchObject({ id: other.id });
    expect((await login(input.email)).data?.login).toMatchObject({ errors: [] });
  });

  it('is confirmed by a new password through a link, too', async () => {
    const input = person();
    await createAccount(app, { email: input.email, isEmailVerified: false });
    await openBrowser(app).query(RequestPasswordResetDocument, { input: { email: input.email } });
    const [token] = await tokensTo(input.email, 'reset-password');
    const newPassword = 'mây-trôi-lưng-đồi';
    await openBrowser(app).query(ResetPasswordDocument, {
      input: { token, newPassword, confirmPassword: newPassword },
    });
    expect((await login(input.email, newPassword)).data?.login).toMatchObject({ errors: [] });
  });
});

describe('a corrected address', () => {
  it('ends what was sent to the old one, and gets a mail to confirm it', async () => {
    const student = await createAccount(app);
    const correctEmail = person().email;
    await openBrowser(app).query(RequestPasswordResetDocument, { input: { email: student.email } });
    const [reset] = await tokensTo(student.email, 'reset-password');
    const unconfirmed = await createAccount(app, { isEmailVerified: false });
    await openBrowser(app).query(SendConfirmationDocument, { email: unconfirmed.email });
    const [ofUnconfirmed] = await tokensTo(unconfirmed.email);
    await correct(student.id, correctEmail);
    await correct(unconfirmed.id, person().email);
    const newPassword = 'mây-trôi-lưng-đồi';
    expect(
      (
        await openBrowser(app).query(ResetPasswordDocument, {
          input: { token: reset, newPassword, confirmPassword: newPassword },
        })
      ).data?.resetPassword,
    ).toEqual(INVALID);
    expect(await verify(openBrowser(app), ofUnconfirmed)).toMatchObject(INVALID);
    const [token] = await tokensTo(correctEmail);
    expect(token).toMatch(/./);
    expect((await login(correctEmail)).data).toEqual(REFUSED);
    await settled();
    expect(await tokensTo(correctEmail)).toHaveLength(2);
    const again = (await tokensTo(correctEmail)).find(other => other !== token);
    expect(await verify(openBrowser(app), again, PASSWORD)).toMatchObject({ ok: true });
    expect((await login(correctEmail)).data?.login).toMatchObject({ errors: [] });
  });

  /** As an administrator would approve it. */
  async function correct(userId: string, wantedValue: string): Promise<void> {
    const requests = app.mongo.connection.collection<{ _id: string; [field: string]: unknown }>('correctionRequests');
    const student = await app.services.domains.account.provides.accounts.summaryOf(userId);
    await requests.insertOne({
      _id: `request-of-${userId}`,
      userId,
      field: 'EMAIL',
      currentValue: student?.email,
      wantedValue,
      status: 'OPEN',
      requestedAt: now,
      dueOn: '2027-01-01',
    });
    const { browser: staff } = await signIn(app, { role: 'ADMIN' });
    const decided = await staff.query(ConfirmationOfCorrectionDocument, { id: `request-of-${userId}` });
    expect(decided.data?.decideCorrection).toEqual({ errors: [] });
    await settled();
  }
});

describe('links in mails', () => {
  it('issued at the same time leave one that works', async () => {
    const { email, id } = await createAccount(app, { isEmailVerified: false });
    await Promise.all([1, 2, 3].map(() => openBrowser(app).query(SendConfirmationDocument, { email })));
    const tokens = await tokensTo(email);
    const keys = await keysOf(app.redis, 'verify-email:*');
    const owners = await Promise.all(keys.map(key => app.redis.client.get(key)));
    expect([tokens.length, owners.filter(owner => owner?.startsWith(id)).length]).toEqual([3, 1]);
    now = new Date(now.getTime() + 1000);
    const outcomes = [];
    for (const token of tokens) outcomes.push((await verify(openBrowser(app), token, PASSWORD)).ok);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
  });

  it('of an account that is deleted at that moment leave nothing', async () => {
    const { accounts } = app.services.domains.account.provides;
    const { email, id } = await createAccount(app, { isEmailVerified: false });
    const { summaryOf } = accounts;
    let isDeleted = false;
    const deleted = new Promise<void>(resolve => {
      // Mails of other accounts may still be on their way.
      jest.spyOn(accounts, 'summaryOf').mockImplementation(async account => {
        const found = await summaryOf(account);
        if (account !== id || isDeleted) return found;
        isDeleted = true;
        await app.mongo.connection.collection<{ _id: string }>('users').deleteOne({ _id: id });
        resolve();
        return found;
      });
    });
    await openBrowser(app).query(SendConfirmationDocument, { email });
    await deleted;
    await settled();
    expect([await tokensTo(email), await app.redis.client.get(`verify-email-of:${id}`)]).toEqual([[], null]);
  });
});
