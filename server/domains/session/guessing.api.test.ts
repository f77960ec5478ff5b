/** Passwords that are guessed from many addresses. */
import { openBrowser } from '../../testing/browser.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { codesOf } from '../../testing/runQuery.js';
import { SignInDocument } from '../../testing/signIn.gql.js';
import { codeOf, createAccount, isSignedIn, PASSWORD } from '../../testing/signIn.js';

let app: TestApp;
let now = new Date();
beforeAll(async () => {
  app = await createTestApp({
    clock: () => now,
    environment: {
      PUBLIC_URL: 'https://site.example',
      TRUST_PROXY: '1',
      LIMIT_LOGIN_FAILURES: '10',
      LIMIT_LOGIN_FAILURES_PER_DAY: '40',
    },
  });
});
afterAll(() => app?.close());

const WRONG = 'not-this-one-either';
let networks = 0;
/** Of a network that nobody used before. */
const newAddress = (): string => `2001:db8:${(networks += 1).toString(16)}::1`;

type Tried = { password?: string; code?: string; mailCode?: string; address?: string };
async function tryLogin(email: string, { password = WRONG, address = newAddress(), ...codes }: Tried = {}) {
  const browser = openBrowser(app);
  const input = { email, password, ...codes };
  const { status, data } = await browser.query(SignInDocument, { input }, { 'x-forwarded-for': address });
  return { status, browser, enrolment: data?.login.enrolment, errors: data?.login.errors ?? [] };
}
const guess = async (email: string, times: number): Promise<void> => {
  await Promise.all(Array.from({ length: times }, () => tryLogin(email)));
};
const codesTo = async (email: string): Promise<string[]> =>
  (await app.mails()).filter(mail => mail.includes(email)).flatMap(mail => /^(\d{6})\r?$/m.exec(mail)?.[1] ?? []);
const REFUSED = [{ code: 'INVALID_CREDENTIALS', field: null }];
const ASKED = [{ code: 'MAIL_CODE_REQUIRED', field: 'mailCode' }];
const WRONG_CODE = [{ code: 'WRONG_CODE', field: 'mailCode' }];

describe('an account whose password is guessed from more and more addresses', () => {
  let email: string;
  beforeEach(async () => {
    ({ email } = await createAccount(app));
    await guess(email, 30);
  });

  it('is not opened by a password alone any more, right or wrong, and nothing tells which it was', async () => {
    const [right, wrong] = [await tryLogin(email, { password: PASSWORD }), await tryLogin(email)];
    expect([right.errors, wrong.errors]).toEqual([ASKED, ASKED]);
    expect([right.status, wrong.status, await isSignedIn(right.browser)]).toEqual([200, 200, false]);
    const [rightWithCode, wrongWithCode] = [
      await tryLogin(email, { password: PASSWORD, mailCode: '12345x' }),
      await tryLogin(email, { mailCode: '12345x' }),
    ];
    expect([rightWithCode.errors, wrongWithCode.errors]).toEqual([WRONG_CODE, WRONG_CODE]);
    // Both kinds of tries count, so that the address is refused after the same number of either.
    const [ofRight, ofWrong] = [newAddress(), newAddress()];
    for (let time = 0; time < 10; time += 1) {
      expect((await tryLogin(email, { password: PASSWORD, address: ofRight })).status).toBe(200);
      expect((await tryLogin(email, { address: ofWrong })).status).toBe(200);
    }
    expect((await tryLogin(email, { password: PASSWORD, address: ofRight })).status).toBe(429);
    expect((await tryLogin(email, { address: ofWrong })).status).toBe(429);
  });

  it('is opened by its owner with a code that a mail brings, once, and without a mail to whoever guesses', async () => {
    await tryLogin(email);
    expect(await codesTo(email)).toEqual([]);
    await tryLogin(email, { password: PASSWORD });
    const [mailCode = ''] = await codesTo(email);
    expect((await tryLogin(email, { mailCode })).errors).toEqual(WRONG_CODE);
    const { browser, errors } = await tryLogin(email, { password: PASSWORD, mailCode });
    expect([errors, await isSignedIn(browser)]).toEqual([[], true]);
    expect((await tryLogin(email, { password: PASSWORD, mailCode })).errors).toEqual(WRONG_CODE);
  });

  it('lets nobody try the code of a mail without end', async () => {
    await tryLogin(email, { password: PASSWORD });
    const [mailCode = ''] = await codesTo(email);
    for (let time = 0; time < 6; time += 1)
      expect((await tryLogin(email, { password: PASSWORD, mailCode: '12345x' })).errors).toEqual(WRONG_CODE);
    expect((await tryLogin(email, { password: PASSWORD, mailCode })).errors).toEqual(WRONG_CODE);
  });
});

it('an address without an account is answered in the same way after as many tries', async () => {
  const email = 'nobody-here@people.example';
  await guess(email, 29);
  expect([(await tryLogin(email)).errors, (await tryLogin(email)).errors]).toEqual([REFUSED, ASKED]);
  expect(await codesTo(email)).toEqual([]);
});

it('staff give the code of the mail and that of the app', async () => {
  const { email } = await createAccount(app, { role: 'ADVISOR' });
  const secret = (await tryLogin(email, { password: PASSWORD })).enrolment?.secret ?? '';
  await tryLogin(email, { password: PASSWORD, code: codeOf(secret, now) });
  await guess(email, 30);
  now = new Date(now.getTime() + 60_000);
  await tryLogin(email, { password: PASSWORD });
  const [mailCode = ''] = await codesTo(email);
  expect((await tryLogin(email, { password: PASSWORD, mailCode })).errors).toEqual([
    { code: 'CODE_REQUIRED', field: 'code' },
  ]);
  const { browser } = await tryLogin(email, { password: PASSWORD, mailCode, code: codeOf(secret, now) });
  expect(await isSignedIn(browser)).toBe(true);
});

it('addresses of one IPv6 /48 share a limit, and leave the neighbours theirs', async () => {
  const address = (place: number, network = 'beef'): string => `2001:db8:${network}:${place.toString(16)}::1`;
  const tried = await Promise.all(
    Array.from({ length: 60 }, (_, place) => tryLogin(`p${place}@people.example`, { address: address(place) })),
  );
  expect(new Set(tried.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await tryLogin('p@people.example', { address: address(999) })).status).toBe(429);
  expect((await tryLogin('p@people.example', { address: address(999, 'beee') })).status).toBe(200);
});

describe('one operation', () => {
  it.each([
    [
      'twenty aliases',
      `mutation { ${Array.from({ length: 20 }, (_, place) => `a${place}: login(input: { email: "a@b.vn", password: "not-this-one" }) { errors { code } }`).join(' ')} }`,
    ],
    [
      'a fragment',
      'mutation { ...A login(input: { email: "a@b.vn", password: "not-this-one" }) { errors { code } } } fragment A on Mutation { requestPasswordReset(input: { email: "a@b.vn" }) { ok } }',
    ],
  ])('tries one credential: %s are refused', async (_what, query) => {
    const answer = await openBrowser(app).query(query);
    expect([answer.status, codesOf(answer)]).toEqual([400, ['BAD_USER_INPUT']]);
  });
});
