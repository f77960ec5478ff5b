/** People of the tests: an account in the store, and a browser in which it is signed in. */
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Role } from '../../schema/rules/session.values.js';
import { type Browser, openBrowser } from './browser.js';
import type { TestApp } from './createTestApp.js';
import type { GraphAnswer, Question } from './runQuery.js';
import { SignedInViewerDocument, SignInDocument } from './signIn.gql.js';

/** Of every account made here; its hash is at hand, so that making one costs nothing. */
export const PASSWORD = 'sông-dài-như-sóng';
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$QaKf9fvK4Jd04086CN4aJQ$I/stxLYtUWvoWzugEvt+LHfTXJ9JNb9vP95d34bpKG8';

export type Person = { id: string; email: string; password: string; role: Role; browser: Browser };
type Wanted = {
  role?: Role;
  email?: string;
  fullName?: string;
  language?: 'VI' | 'EN';
  dateOfBirth?: string;
  rememberMe?: boolean;
  isEmailVerified?: boolean;
};

export async function createAccount(
  app: TestApp,
  {
    role = 'STUDENT',
    fullName = 'Trần Thị Mai',
    language = 'VI',
    dateOfBirth = '2004-02-29',
    isEmailVerified = true,
    ...wanted
  }: Wanted = {},
): Promise<Omit<Person, 'browser'>> {
  const unique = randomBytes(4).toString('hex');
  const email = wanted.email ?? `${unique}@people.example`;
  const { accounts } = app.services.domains.account.provides;
  const created = await accounts.create({
    fullName,
    email,
    phone: '+84912345678',
    dateOfBirth,
    passwordHash: PASSWORD_HASH,
    language,
  });
  if (created === 'TAKEN') throw new Error(`There is an account of ${email}.`);
  if (isEmailVerified) await accounts.markEmailVerified(created.id, email);
  if (role !== 'STUDENT') await accounts.setRole(created.id, role);
  return { id: created.id, email, password: PASSWORD, role };
}

/** An account of this role, or of what else is wanted, signed in. */
export async function signIn(app: TestApp, { rememberMe = false, ...wanted }: Wanted = {}): Promise<Person> {
  const account = await createAccount(app, wanted);
  const browser = openBrowser(app);
  const input = { email: account.email, password: PASSWORD, rememberMe };
  let { data, errors } = await browser.query(SignInDocument, { input });
  const secret = data?.login.enrolment?.secret;
  // Staff on a public address.
  if (secret !== undefined)
    ({ data, errors } = await browser.query(SignInDocument, {
      input: { ...input, code: codeOf(secret, app.clock()) },
    }));
  if (!browser.cookies.has('user-data')) throw new Error(`Signing in failed: ${JSON.stringify({ data, errors })}`);
  return { ...account, browser };
}

/** What the authenticator app shows. */
export const codeOf = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

export const runQueryAs = <Data = Record<string, unknown>>(
  { browser }: Pick<Person, 'browser'>,
  question: Question<Data>,
  variables: Record<string, unknown> = {},
): Promise<GraphAnswer<Data>> => browser.query(question, variables);

/** Whom the site takes the browser for; null for nobody. */
export const viewerOf = async (browser: Pick<Browser, 'query'>) =>
  (await browser.query(SignedInViewerDocument)).data?.viewer;
export const isSignedIn = async (browser: Pick<Browser, 'query'>): Promise<boolean> =>
  (await viewerOf(browser)) !== null;
/** What closing a browser does to it: what it remembers stays. */
export const closeBrowser = ({ cookies }: Browser): void => void cookies.delete('auth-token');
