/** Several registrations of one address on a public site: nobody's is confirmed by somebody else's click. */
import { dataOf } from '../../testing/runQuery.js';
import { type Browser, openBrowser } from '../../testing/browser.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import {
  RegisterDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  SendConfirmationDocument,
  VerifyEmailDocument,
} from '../../testing/account.gql.js';
import { SignInDocument } from '../../testing/signIn.gql.js';
import { createAccount, isSignedIn, PASSWORD } from '../../testing/signIn.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    environment: { PUBLIC_URL: 'https://site.example', TRUST_PROXY: '0', LIMIT_LOGIN_FAILURES: '10' },
  });
});
afterAll(() => app?.close());

const OF_ATTACKER = 'quạ-kêu-nửa-đêm';
const OF_OWNER = 'hoa-nở-bên-sông';

let people = 0;
const newAddress = (): string => `owner${(people += 1)}@apart.example`;
const register = async (email: string, password: string, browser: Browser = openBrowser(app)): Promise<Browser> => {
  const fullName = password === OF_OWNER ? 'Nguyễn Thị Lan' : 'Kẻ Lạ Mặt';
  const input = {
    fullName,
    email,
    password,
    confirmPassword: password,
    phone: '0987654321',
    dateOfBirth: '2004-03-01',
  };
  expect((await browser.query(RegisterDocument, { input })).data).toEqual({
    register: { ok: true, needsConfirmation: true, errors: [] },
  });
  return browser;
};
const mailsTo = async (email: string): Promise<string[]> => (await app.mails()).filter(mail => mail.includes(email));
const tokensTo = async (email: string): Promise<string[]> =>
  (await mailsTo(email)).flatMap(mail => /verify-email\?token=([\w-]{43})/.exec(mail)?.[1] ?? []);
const verify = async (browser: Browser, token: string | undefined, password?: string) =>
  dataOf(await browser.query(VerifyEmailDocument, { input: { token, password } })).verifyEmail;
const canLogIn = async (email: string, password: string): Promise<boolean> =>
  dataOf(await openBrowser(app).query(SignInDocument, { input: { email, password } })).login.errors.length === 0;
const ask = (code: string) => ({ ok: false, viewer: null, errors: [{ code, field: 'password' }] });
const waiting = (email: string) => app.mongo.connection.collection('registrations').countDocuments({ email });

describe('an address that a stranger registered before its owner', () => {
  it('belongs to the owner, whose click in the browser that registered confirms that registration alone', async () => {
    const email = newAddress();
    await register(email, OF_ATTACKER);
    const [ofAttacker] = await tokensTo(email);
    const owner = await register(email, OF_OWNER);
    const [ofOwner] = (await tokensTo(email)).filter(token => token !== ofAttacker);
    await register(email, OF_ATTACKER);
    expect(await tokensTo(email)).toHaveLength(3);

    expect(await verify(owner, ofAttacker)).toEqual(ask('REQUIRED'));
    expect(await verify(owner, ofOwner)).toMatchObject({ ok: true, viewer: { fullName: 'Nguyễn Thị Lan' } });
    expect([...owner.cookies.keys()]).not.toContain('registration-token');
    expect(await canLogIn(email, OF_ATTACKER)).toBe(false);
    expect(await canLogIn(email, OF_OWNER)).toBe(true);
    expect(await waiting(email)).toBe(0);
    // The links of the others are void.
    for (const token of await tokensTo(email))
      expect(await verify(openBrowser(app), token, OF_ATTACKER)).toMatchObject({
        ok: false,
        errors: [{ code: 'INVALID_TOKEN' }],
      });
  });

  it('is not confirmed by a link on another device without the password of that very registration', async () => {
    const email = newAddress();
    await register(email, OF_ATTACKER);
    const [ofAttacker] = await tokensTo(email);
    await register(email, OF_OWNER);
    const [ofOwner] = (await tokensTo(email)).filter(token => token !== ofAttacker);
    const phone = openBrowser(app);
    expect(await verify(phone, ofAttacker, OF_OWNER)).toEqual(ask('WRONG_PASSWORD'));
    expect(await verify(phone, ofOwner, OF_OWNER)).toMatchObject({ ok: true, viewer: { fullName: 'Nguyễn Thị Lan' } });
    expect(await isSignedIn(phone)).toBe(true);
    expect([await canLogIn(email, OF_ATTACKER), await canLogIn(email, OF_OWNER)]).toEqual([false, true]);
  });

  it('gets no account by a forgotten password: the mail says to register again', async () => {
    const email = newAddress();
    await register(email, OF_ATTACKER);
    await openBrowser(app).query(RequestPasswordResetDocument, { input: { email } });
    const mail = (await mailsTo(email)).at(-1) ?? '';
    expect(mail).toContain('https://site.example/register');
    expect(mail).not.toContain('reset-password?token=');
    expect(await app.mongo.connection.collection('users').countDocuments({ email })).toBe(0);
  });
});

it('a registration on a shared computer is not confirmed as the one that followed it there', async () => {
  const email = newAddress();
  const shared = await register(email, OF_ATTACKER);
  const [ofAttacker] = await tokensTo(email);
  await register(email, OF_OWNER, shared);
  expect(await verify(shared, ofAttacker)).toEqual(ask('REQUIRED'));
});

it('wrong passwords of a link are counted like those of a login', async () => {
  const email = newAddress();
  await register(email, OF_ATTACKER);
  const [token] = await tokensTo(email);
  const statuses = [];
  for (let time = 0; time < 11; time += 1)
    statuses.push((await openBrowser(app).query(VerifyEmailDocument, { input: { token, password: OF_OWNER } })).status);
  expect([statuses.slice(0, 10), statuses[10]]).toEqual([Array.from({ length: 10 }, () => 200), 429]);
});

it('a link clicked twice at once makes one account, and signs in once', async () => {
  const email = newAddress();
  const owner = await register(email, OF_OWNER);
  const [token] = await tokensTo(email);
  const outcomes = await Promise.all([verify(owner.copy(), token), verify(owner.copy(), token)]);
  expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  expect(await app.mongo.connection.collection('users').countDocuments({ email })).toBe(1);
});

it('the mail that is asked for again leads to the registration of the browser that asks', async () => {
  const email = newAddress();
  const owner = await register(email, OF_OWNER);
  await register(email, OF_ATTACKER);
  const known = await tokensTo(email);
  await owner.query(SendConfirmationDocument, { email });
  const [again] = (await tokensTo(email)).filter(token => !known.includes(token));
  expect(await verify(owner, again)).toMatchObject({ ok: true, viewer: { fullName: 'Nguyễn Thị Lan' } });
});

it('an address with an account keeps nothing of a registration, and its owner is told', async () => {
  const { email } = await createAccount(app);
  await register(email, OF_ATTACKER);
  const [mail = '', ...others] = await mailsTo(email);
  expect([mail.includes('https://site.example/login'), others]).toEqual([true, []]);
  expect(await waiting(email)).toBe(0);
  expect([await canLogIn(email, OF_ATTACKER), await canLogIn(email, PASSWORD)]).toEqual([false, true]);
});

it('an account of an earlier release that was never confirmed and never used makes way', async () => {
  const email = newAddress();
  const former = await createAccount(app, { email, isEmailVerified: false });
  const owner = await register(email, OF_OWNER);
  const [token] = await tokensTo(email);
  expect(await verify(owner, token)).toMatchObject({ ok: true, viewer: { fullName: 'Nguyễn Thị Lan' } });
  const users = await app.mongo.connection.collection('users').find({ email }).toArray();
  expect(users).toMatchObject([{ fullName: 'Nguyễn Thị Lan', isEmailVerified: true }]);
  expect(users.map(({ _id }) => String(_id))).not.toContain(former.id);
});

it('more than ten registrations of an address in an hour are refused, with an account or without', async () => {
  const { email: known } = await createAccount(app);
  for (const email of [known, newAddress()]) {
    for (let time = 0; time < 10; time += 1) await register(email, OF_ATTACKER);
    const input = { fullName: 'Ai Đó', email, password: OF_ATTACKER, confirmPassword: OF_ATTACKER };
    const more = { ...input, phone: '0987654321', dateOfBirth: '2004-03-01' };
    expect((await openBrowser(app).query(RegisterDocument, { input: more })).status).toBe(429);
  }
});

it('a link for a new password makes an account of a reset, never of a registration', async () => {
  const email = newAddress();
  await register(email, OF_ATTACKER);
  const [token] = await tokensTo(email);
  const input = { token, newPassword: OF_OWNER, confirmPassword: OF_OWNER };
  expect((await openBrowser(app).query(ResetPasswordDocument, { input })).data?.resetPassword).toEqual({
    ok: false,
    errors: [{ code: 'INVALID_TOKEN', field: 'token' }],
  });
});
