/** Registering, confirming an address, and coming back after a forgotten password. */
import { randomBytes } from 'node:crypto';
import { openBrowser } from '../../testing/browser.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { codesOf } from '../../testing/runQuery.js';
import {
  RegisterDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  VerifyEmailDocument,
} from '../../testing/account.gql.js';
import { SignedInViewerDocument, SignInDocument } from '../../testing/signIn.gql.js';
import { createAccount, PASSWORD, signIn } from '../../testing/signIn.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ environment: { PUBLIC_URL: 'http://localhost:4999' } });
});
afterAll(() => app?.close());

const NEW_PASSWORD = 'mây-trôi-về-đâu';

const person = (changes: Record<string, unknown> = {}) => ({
  fullName: '  Nguyễn   Thị Lan ',
  email: `lan.${randomBytes(4).toString('hex')}@people.example`,
  password: 'hoa-nở-bên-sông',
  confirmPassword: 'hoa-nở-bên-sông',
  phone: '0987 654 321',
  dateOfBirth: '2008-03-01',
  ...changes,
});

const mailsTo = async (email: string): Promise<string[]> => (await app.mails()).filter(eml => eml.includes(email));
const tokenIn = (mail: string | undefined): string => /token=([\w-]{43})/.exec(mail ?? '')?.[1] ?? '';
const users = () => app.mongo.connection.collection('users');

describe('registration', () => {
  it('makes an account, writes a welcome with a link, and signs nobody in', async () => {
    const browser = openBrowser(app);
    const input = person();
    expect(await browser.query(RegisterDocument, { input })).toMatchObject({
      status: 200,
      data: { register: { ok: true, errors: [] } },
    });
    expect([...browser.cookies]).toEqual([['pending-profile', '1']]);
    const stored = await users().findOne({ email: input.email });
    expect(stored).toMatchObject({
      fullName: 'Nguyễn Thị Lan',
      phone: '+84987654321',
      dateOfBirth: '2008-03-01',
      role: 'STUDENT',
      isEmailVerified: false,
      language: 'VI',
    });
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const [mail = '', ...others] = await mailsTo(input.email);
    expect(others).toEqual([]);
    expect(mail).toContain('Chào bạn,');
    // Anybody may have typed the address, and a name is a text like any other.
    expect(mail).not.toMatch(/Thị Lan|Lan,/);
    expect(mail).toContain('http://localhost:4999/verify-email?token=');
    expect(mail).toMatch(/Content-Type: text\/plain[^]*Content-Type: text\/html/);
    expect(
      await browser.query(SignInDocument, { input: { email: input.email, password: input.password } }),
    ).toMatchObject({
      data: { login: { errors: [] } },
    });
  });

  it('writes in English to who registers on an English page', async () => {
    const input = person({ language: 'EN' });
    await openBrowser(app).query(RegisterDocument, { input });
    const [mail = ''] = await mailsTo(input.email);
    expect(mail).toContain('Hello,');
    expect(mail).not.toContain('Nguyễn');
    expect(mail).toContain('http://localhost:4999/en/verify-email?token=');
  });

  it('answers alike for a known address, changes nothing, and tells its owner', async () => {
    const owner = await createAccount(app);
    const before = await users().findOne({ email: owner.email });
    const answers = await Promise.all(
      [owner.email, person().email].map(email =>
        openBrowser(app).query(RegisterDocument, { input: person({ email }) }),
      ),
    );
    const [known, unknown] = answers.map(({ status, data, errors, headers }) => ({
      status,
      data,
      errors,
      cookies: headers.getSetCookie(),
    }));
    expect(known).toEqual(unknown);
    expect(await users().findOne({ email: owner.email })).toEqual(before);
    const [mail = ''] = await mailsTo(owner.email);
    expect(mail).toContain('http://localhost:4999/login');
    expect(mail).toContain('http://localhost:4999/forgot-password');
    expect(tokenIn(mail)).toBe('');
  });

  it('of twenty at once with one address makes one account', async () => {
    const input = person();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => openBrowser(app).query(RegisterDocument, { input })),
    );
    expect(answers.map(({ status, data }) => [status, data])).toEqual(
      answers.map(() => [200, { register: { ok: true, needsConfirmation: false, errors: [] } }]),
    );
    expect(await users().countDocuments({ email: input.email })).toBe(1);
  });

  it.each([
    [{ fullName: 'L' }, 'fullName', 'TOO_SHORT'],
    [{ email: 'lan' }, 'email', 'INVALID_EMAIL'],
    [{ phone: '12' }, 'phone', 'INVALID_PHONE'],
    [{ dateOfBirth: '2999-01-01' }, 'dateOfBirth', 'INVALID_DATE'],
    [{ confirmPassword: 'else' }, 'confirmPassword', 'MISMATCH'],
    [{ password: 'iloveyou', confirmPassword: 'iloveyou' }, 'password', 'COMMON_PASSWORD'],
    [
      { password: 'nguyen-lan-2', confirmPassword: 'nguyen-lan-2', fullName: 'Nguyen Lan' },
      'password',
      'PERSONAL_PASSWORD',
    ],
    [{ password: 'x0987654321', confirmPassword: 'x0987654321' }, 'password', 'PERSONAL_PASSWORD'],
  ])('refuses %j', async (change, field, code) => {
    const input = person(change);
    expect(await openBrowser(app).query(RegisterDocument, { input })).toMatchObject({
      status: 200,
      data: { register: { ok: false, errors: [{ code, field }] } },
    });
    expect(await users().countDocuments({ email: input.email })).toBe(0);
  });

  it.each(['{"$ne":null}', '["a"]', '{"__proto__":1}', '7'])('refuses %s in every text', async json => {
    const value: unknown = JSON.parse(json);
    for (const name of Object.keys(person()))
      expect([
        name,
        new Set(codesOf(await openBrowser(app).query(RegisterDocument, { input: person({ [name]: value }) }))),
      ]).toEqual([name, new Set(['BAD_USER_INPUT'])]);
  });

  it('keeps markup in a name as text, in the mail too', async () => {
    const input = person({ fullName: '<img src=x onerror=alert(1)>' });
    await openBrowser(app).query(RegisterDocument, { input });
    const [mail = ''] = await mailsTo(input.email);
    expect(mail.slice(mail.indexOf('<!doctype html>'))).not.toContain('<img');
  });
});

describe('the link of the welcome', () => {
  it('confirms the address once', async () => {
    const input = person();
    await openBrowser(app).query(RegisterDocument, { input });
    const token = tokenIn((await mailsTo(input.email))[0]);
    expect(
      await openBrowser(app).query(VerifyEmailDocument, { input: { token, password: input.password } }),
    ).toMatchObject({
      data: { verifyEmail: { ok: true, errors: [] } },
    });
    expect(await users().findOne({ email: input.email })).toMatchObject({ isEmailVerified: true });
    expect(
      await openBrowser(app).query(VerifyEmailDocument, { input: { token, password: input.password } }),
    ).toMatchObject({
      data: { verifyEmail: { ok: false, errors: [{ code: 'INVALID_TOKEN', field: 'token' }] } },
    });
  });
});

describe('a forgotten password', () => {
  const askFor = async (email: string, headers = {}): Promise<string> => {
    expect(await openBrowser(app).query(RequestPasswordResetDocument, { input: { email } }, headers)).toMatchObject({
      status: 200,
      data: { requestPasswordReset: { ok: true, errors: [] } },
    });
    return tokenIn((await mailsTo(email)).at(-1));
  };
  const reset = (token: string, newPassword = NEW_PASSWORD) =>
    openBrowser(app).query(ResetPasswordDocument, { input: { token, newPassword, confirmPassword: newPassword } });
  const INVALID = { data: { resetPassword: { ok: false, errors: [{ code: 'INVALID_TOKEN', field: 'token' }] } } };

  it('is replaced through a link that works once, and ends all sessions', async () => {
    const { email, browser } = await signIn(app, { rememberMe: true });
    const token = await askFor(email);
    expect(await reset(token)).toMatchObject({ data: { resetPassword: { ok: true, errors: [] } } });
    expect((await browser.query(SignedInViewerDocument)).data).toEqual({ viewer: null });
    expect(await reset(token, 'nắng-vàng-sân-sau')).toMatchObject(INVALID);
    const logins = await Promise.all(
      [PASSWORD, NEW_PASSWORD].map(password => openBrowser(app).query(SignInDocument, { input: { email, password } })),
    );
    expect(logins.map(({ data }) => data?.login.errors.length)).toEqual([1, 0]);
  });

  it('tells nobody whether an address has an account', async () => {
    const answer = await openBrowser(app).query(RequestPasswordResetDocument, {
      input: { email: 'nobody@people.example' },
    });
    expect(answer).toMatchObject({ status: 200, data: { requestPasswordReset: { ok: true, errors: [] } } });
    expect(await mailsTo('nobody@people.example')).toEqual([]);
  });

  it('has a link on the configured address, whatever host is asked', async () => {
    const { email } = await createAccount(app, { language: 'EN' });
    await askFor(email, { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' });
    const mail = (await mailsTo(email)).at(-1) ?? '';
    expect(mail).toContain('http://localhost:4999/en/reset-password?token=');
    expect(mail).not.toContain('evil.example');
  });

  it('keeps the token as a hash, for an hour', async () => {
    const { email, id } = await createAccount(app);
    const token = await askFor(email);
    const key = await app.redis.client.get(`reset-password-of:${id}`);
    const stored = (await app.redis.client.get(key ?? '')) ?? '';
    expect([stored.startsWith(id), stored.includes(email), `${key} ${stored}`.includes(token)]).toEqual([
      true,
      false,
      false,
    ]);
    const seconds = await app.redis.client.ttl(key ?? '');
    expect([seconds > 3500, seconds <= 3600]).toEqual([true, true]);
    await app.redis.client.del(key ?? '');
    expect(await reset(token)).toMatchObject(INVALID);
  });

  it('has one link that works: the latest', async () => {
    const { email } = await createAccount(app);
    const first = await askFor(email);
    const second = await askFor(email);
    expect(await reset(first)).toMatchObject(INVALID);
    expect(await reset(second, '123456')).toMatchObject({
      data: { resetPassword: { errors: [{ code: 'COMMON_PASSWORD', field: 'newPassword' }] } },
    });
    const both = await Promise.all([reset(second), reset(second)]);
    expect(both.map(({ data }) => data?.resetPassword.ok).toSorted()).toEqual([false, true]);
  });

  it('opens nothing else: a link to confirm an address resets no password', async () => {
    const input = person();
    await openBrowser(app).query(RegisterDocument, { input });
    expect(await reset(tokenIn((await mailsTo(input.email))[0]))).toMatchObject(INVALID);
  });
});

describe('the log', () => {
  it('names no person, no token and no password', async () => {
    const tokens = (await app.mails()).map(tokenIn).filter(token => token !== '');
    expect(tokens.length).toBeGreaterThan(5);
    const said = ['people.example', 'Nguyễn', '987654321', 'hoa-nở-bên-sông', NEW_PASSWORD, PASSWORD, ...tokens].filter(
      secret => app.log().includes(secret),
    );
    expect(said).toEqual([]);
  });
});
