/** The second factor of staff on a public address. */
import { dataOf } from '../../testing/runQuery.js';
import { type Browser, openBrowser } from '../../testing/browser.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { SendConfirmationDocument, VerifyEmailDocument } from '../../testing/account.gql.js';
import { codeOf, createAccount, isSignedIn, PASSWORD, viewerOf } from '../../testing/signIn.js';
import { SecondFactorLoginDocument } from './secondFactor.api.gql.js';

let app: TestApp;
let now = new Date();
const later = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000);
};
beforeAll(async () => {
  app = await createTestApp({
    clock: () => now,
    environment: { PUBLIC_URL: 'https://site.example', TRUST_PROXY: '0', LIMIT_LOGIN_FAILURES: '8' },
  });
});
afterAll(() => app?.close());

async function login(email: string, code?: string, browser: Browser = openBrowser(app)) {
  const input = { email, password: PASSWORD, ...(code ? { code } : {}) };
  return dataOf(await browser.query(SecondFactorLoginDocument, { input })).login;
}
const REQUIRED = [{ code: 'CODE_REQUIRED', field: 'code' }];
const WRONG = [{ code: 'WRONG_CODE', field: 'code' }];

async function enrolled(): Promise<{ id: string; email: string; secret: string }> {
  const { id, email } = await createAccount(app, { role: 'ADVISOR' });
  const secret = (await login(email)).enrolment?.secret ?? '';
  expect((await login(email, codeOf(secret, now))).errors).toEqual([]);
  return { id, email, secret };
}

describe('staff on a public address', () => {
  it('set up an authenticator app at the first login, and log in with its code', async () => {
    const { id, email } = await createAccount(app, { role: 'ADMIN' });
    const browser = openBrowser(app);
    const first = await login(email, undefined, browser);
    expect(first).toMatchObject({ viewer: null, errors: REQUIRED });
    const { secret = '', uri = '' } = first.enrolment ?? {};
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`secret=${secret}`);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await login(email, '000000', browser)).errors).toEqual(WRONG);
    const code = codeOf(secret, now);
    expect((await login(email, `${code.slice(0, 3)} ${code.slice(3)}`, browser)).errors).toEqual([]);
    expect(await viewerOf(browser)).toEqual({ id, role: 'ADMIN' });
    expect(await login(email)).toEqual({ viewer: null, enrolment: null, errors: REQUIRED });
    const stored = await app.mongo.connection.collection<{ _id: string }>('users').findOne({ _id: id });
    expect(JSON.stringify(stored)).not.toContain(secret);
    await app.services.idle();
    expect(
      await app.mongo.connection.collection('auditEvents').countDocuments({ kind: 'SECOND_FACTOR_SET', subjectId: id }),
    ).toBe(1);
  });

  it('use each code once, also at the same time, and none that is older', async () => {
    const { email, secret } = await enrolled();
    expect((await login(email, codeOf(secret, now))).errors).toEqual(WRONG);
    later(30);
    const code = codeOf(secret, now);
    const both = await Promise.all([login(email, code), login(email, code)]);
    expect(both.map(({ errors }) => errors.length).toSorted()).toEqual([0, 1]);
    const former = new Date(now.getTime() - 30_000);
    expect((await login(email, codeOf(secret, former))).errors).toEqual(WRONG);
  });

  it('are shown a new key each time until a code was entered: who knows the password has none that the owner uses', async () => {
    const { email } = await createAccount(app, { role: 'ADVISOR' });
    const ofOwner = (await login(email)).enrolment?.secret ?? '';
    const ofThief = (await login(email)).enrolment?.secret ?? '';
    expect(ofThief).not.toBe(ofOwner);
    expect((await login(email, codeOf(ofOwner, now))).errors).toEqual(WRONG);
    const next = (await login(email)).enrolment?.secret ?? '';
    expect((await login(email, codeOf(next, now))).errors).toEqual([]);
    later(30);
    for (const secret of [ofOwner, ofThief]) expect((await login(email, codeOf(secret, now))).errors).toEqual(WRONG);
  });

  it('are told by mail that an app was set up, and once a day that somebody enters wrong codes', async () => {
    const { email } = await createAccount(app, { role: 'ADVISOR', language: 'EN' });
    const [set, tried] = ['authenticator app has just been set up', 'and then five wrong codes'];
    const counts = async (): Promise<number[]> => {
      const mails = (await app.mails()).filter(mail => mail.includes(email)).map(mail => mail.replaceAll(/\s+/g, ' '));
      return [set, tried].map(words => mails.filter(mail => mail.includes(words)).length);
    };
    const secret = (await login(email)).enrolment?.secret ?? '';
    expect(await counts()).toEqual([0, 0]);
    await login(email, codeOf(secret, now));
    const tryWrongCodes = async (times: number): Promise<void> => {
      for (let time = 0; time < times; time += 1) expect((await login(email, '000000')).errors).toEqual(WRONG);
    };
    await tryWrongCodes(4);
    expect(await counts()).toEqual([1, 0]);
    await tryWrongCodes(3);
    expect(await counts()).toEqual([1, 1]);
  });

  it('cannot try codes without end: a missing code is no failure, and does not reset the count', async () => {
    const { email } = await enrolled();
    const input = { email, password: PASSWORD, code: '000000' };
    const tryCode = async (): Promise<number> =>
      (await openBrowser(app).query(SecondFactorLoginDocument, { input })).status;
    for (let time = 0; time < 8; time += 1) {
      expect((await login(email)).errors).toEqual(REQUIRED);
      expect(await tryCode()).toBe(200);
    }
    expect(await tryCode()).toBe(429);
  });

  it('may type a code in full-width digits, and six other signs are a wrong code', async () => {
    const { email, secret } = await enrolled();
    expect((await login(email, '０００００')).errors).toEqual(WRONG);
    expect((await login(email, 'éééééé')).errors).toEqual(WRONG);
    later(60);
    const wide = codeOf(secret, now).replaceAll(/\d/g, digit => String.fromCodePoint(0xff10 + Number(digit)));
    expect((await login(email, wide)).errors).toEqual([]);
  });

  it('set up a new app after it was removed', async () => {
    const { id, email, secret } = await enrolled();
    await app.services.domains.account.provides.accounts.removeSecondFactor(id);
    const { enrolment } = await login(email);
    expect(enrolment?.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(enrolment?.secret).not.toBe(secret);
  });

  it('are not signed in by the link of a mail', async () => {
    const { email } = await createAccount(app, { role: 'ADVISOR', isEmailVerified: false });
    const browser = openBrowser(app);
    await browser.query(SendConfirmationDocument, { email });
    const mail = (await app.mails()).findLast(eml => eml.includes(email)) ?? '';
    const token = /token=([\w-]{43})/.exec(mail)?.[1] ?? '';
    expect(
      (await browser.query(VerifyEmailDocument, { input: { token, password: PASSWORD } })).data?.verifyEmail,
    ).toEqual({
      ok: true,
      viewer: null,
      errors: [],
    });
    expect(await isSignedIn(browser)).toBe(false);
  });
});

describe('students on a public address', () => {
  it('log in without a code', async () => {
    const { email } = await createAccount(app);
    expect(await login(email)).toMatchObject({ enrolment: null, errors: [] });
  });
});
