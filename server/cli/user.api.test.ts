/** The command in a process of its own, on the stores of the running site. */
import { join } from 'node:path';
import { bundled } from '../testing/bundled.js';
import { createTestApp, type TestApp } from '../testing/createTestApp.js';
import { runCommand } from '../testing/runCommand.js';
import { SignedInViewerDocument } from '../testing/signIn.gql.js';
import { createAccount, signIn } from '../testing/signIn.js';

const root = join(import.meta.dirname, '..', '..');

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app?.close());

const command = bundled('server/cli/user.ts');

/** Without the line that says which stores the command uses. */
const errorsOf = (text: string): string => text.replace(/^Documents: [^\n]+ No mail is sent [^\n]+\n/, '');

async function user(...args: string[]) {
  const uri = String(app.env.mongodbUri).replace(/(\/\/[^/]+\/)[^?]*/, `$1${app.mongo.connection.name}`);
  const env = {
    ...process.env,
    MONGODB_URI: uri,
    REDIS_URL: app.env.redisUrl,
    DATA_DIR: app.env.dataDir,
    NODE_ENV: 'test',
  };
  const { code, out, err } = await runCommand([command, ...args], { cwd: root, env, timeout: 60_000 });
  return { code, out, err: errorsOf(err) };
}

it('makes an account an administrator, ends its sessions, and lists the staff', async () => {
  const { email, browser, id } = await signIn(app, { rememberMe: true });
  expect(await user('promote', email.toUpperCase(), 'admin')).toMatchObject({
    code: 0,
    out: `${email}: STUDENT before, ADMIN now. The site signs out the devices of this account.\n`,
  });
  await app.services.idle();
  expect((await browser.query(SignedInViewerDocument)).data).toEqual({ viewer: null });
  expect(await app.services.domains.account.provides.accounts.summaryOf(id)).toMatchObject({ role: 'ADMIN' });
  expect(await app.mongo.connection.collection('auditEvents').findOne({ kind: 'ROLE_CHANGED' })).toMatchObject({
    actorId: null,
    subjectId: id,
    detail: 'STUDENT ADMIN',
  });
  expect((await user('list-staff')).out).toContain(`ADMIN    ${email}  Trần Thị Mai`);
});

it('removes a second factor, ends the sessions and writes it down', async () => {
  const { email, browser, id } = await signIn(app, { role: 'ADMIN' });
  const users = app.mongo.connection.collection<{ _id: string; [field: string]: unknown }>('users');
  await users.updateOne({ _id: id }, { $set: { secondFactor: { secret: 'x', isConfirmed: true, lastStep: 1 } } });
  expect(await user('reset-totp', email)).toMatchObject({
    code: 0,
    out: `${email}: the next login sets up a new authenticator app. The site signs out the devices of this account.\n`,
  });
  await app.services.idle();
  expect((await users.findOne({ _id: id }))?.secondFactor).toBeUndefined();
  expect((await browser.query(SignedInViewerDocument)).data).toEqual({ viewer: null });
  expect(await app.mongo.connection.collection('auditEvents').findOne({ kind: 'SECOND_FACTOR_RESET' })).toMatchObject({
    actorId: null,
    subjectId: id,
  });
});

it('reports an error in one line and changes nothing', async () => {
  const { email, id } = await createAccount(app);
  expect(await user('promote', email, 'KING')).toMatchObject({
    code: 1,
    out: '',
    err: 'A role is one of STUDENT, ADVISOR, ADMIN.\n',
  });
  expect(await user('promote', 'nobody@people.example', 'ADMIN')).toMatchObject({
    code: 1,
    out: '',
    err: 'There is no account with this email address.\n',
  });
  expect((await user('dance')).err).toContain('Usage: node dist/server/user.js');
  expect(await app.services.domains.account.provides.accounts.summaryOf(id)).toMatchObject({ role: 'STUDENT' });
});
