/** The log of what happened: one row an act, written though its store is away for a while, without holding an answer up. */
import { DeleteAccountDocument, SetRoleDocument } from '../../testing/account.gql.js';
import { OwnDataExportDocument } from '../../testing/personalData.gql.js';
import { LogOutDocument, LogOutEverywhereDocument } from '../../testing/sessions.gql.js';
import { openBrowser } from '../../testing/browser.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { type MongoServer, startMongo } from '../../testing/startMongo.js';
import { SignInDocument } from '../../testing/signIn.gql.js';
import { createAccount, PASSWORD, runQueryAs, signIn } from '../../testing/signIn.js';
import { AuditEventsDocument } from './audit.api.gql.js';

/** Promise of the product for an answer that needs no document. */
const PATIENCE_MS = 2000;
const RECOVERY_MS = 25_000;

let mongo: MongoServer;
let app: TestApp;
beforeAll(async () => {
  mongo = await startMongo();
  app = await createTestApp({ environment: { MONGODB_URI: mongo.uri, LIMIT_LOGIN_FAILURES: '2' } });
});
afterAll(async () => {
  await app?.close();
  await mongo?.stop();
});

const events = async (filter: object): Promise<string[]> => {
  const rows = await app.mongo.connection.collection('auditEvents').find(filter).sort({ at: 1 }).toArray();
  return rows.map(({ kind, detail }) => (detail ? `${kind} ${detail}` : String(kind)));
};

describe('an act', () => {
  it('has one row, written before the next look at the log', async () => {
    const { id, browser } = await signIn(app, { rememberMe: true });
    await browser.query(LogOutEverywhereDocument);
    await openBrowser(app).query(SignInDocument, {
      input: { email: 'nobody@people.example', password: 'not-this-one' },
    });
    await app.services.idle();
    expect(await events({ subjectId: id })).toEqual(['LOGIN_SUCCEEDED remembered', 'LOGGED_OUT_EVERYWHERE']);
    expect(await events({ kind: 'LOGIN_FAILED', subjectId: null })).toHaveLength(1);
  });

  it('that is repeated by the same blocked caller is one line in a quarter of an hour', async () => {
    const { email } = await createAccount(app);
    for (let failure = 0; failure < 8; failure += 1)
      await openBrowser(app).query(SignInDocument, { input: { email, password: 'not-this-one' } });
    await app.services.idle();
    // Two, when the quarter ended in between.
    const blocked = (await events({ kind: 'LOGIN_BLOCKED' })).length;
    expect([blocked >= 1, blocked <= 2]).toEqual([true, true]);
  });

  it('of an account that is gone by the time it is written is written without it', async () => {
    const { id } = await createAccount(app);
    await app.services.domains.audit.provides.recordEvent({ kind: 'SESSION_REVOKED', actorId: id, subjectId: id });
    await app.mongo.connection.collection<{ _id: string }>('users').deleteOne({ _id: id });
    await app.services.idle();
    expect([await events({ kind: 'SESSION_REVOKED' }), await events({ subjectId: id })]).toEqual([
      ['SESSION_REVOKED'],
      [],
    ]);
  });
});

describe('an act of staff', () => {
  it('keeps who did it when that account is deleted, which it can be only after an administrator took the role away', async () => {
    const [admin, lan, student] = [
      await signIn(app, { role: 'ADMIN' }),
      await signIn(app, { role: 'ADMIN' }),
      await createAccount(app),
    ];
    await runQueryAs(lan, SetRoleDocument, { input: { email: student.email, role: 'ADVISOR' } });
    expect(
      (await runQueryAs(lan, DeleteAccountDocument, { input: { password: PASSWORD } })).data?.deleteAccount,
    ).toEqual({
      ok: false,
      errors: [{ code: 'STAFF_ACCOUNT', field: null }],
    });
    await runQueryAs(admin, SetRoleDocument, { input: { email: lan.email, role: 'STUDENT' } });
    await app.services.idle();
    const former = openBrowser(app);
    await former.query(SignInDocument, { input: { email: lan.email, password: PASSWORD } });
    expect((await former.query(DeleteAccountDocument, { input: { password: PASSWORD } })).data?.deleteAccount).toEqual({
      ok: true,
      errors: [],
    });
    await app.services.idle();
    const { data } = await runQueryAs(admin, AuditEventsDocument, { actorId: lan.id });
    expect(data?.auditEvents).toEqual({
      items: [{ kind: 'ROLE_CHANGED', actorId: lan.id, subjectId: student.id }],
      pageInfo: { total: 1 },
    });
    expect(await events({ subjectId: lan.id })).toEqual([]);
  });
});

describe('an export', () => {
  it('writes nothing: it is a query', async () => {
    const mai = await signIn(app);
    await app.services.idle();
    const before = await events({});
    const { data } = await runQueryAs(mai, OwnDataExportDocument);
    expect(data?.myDataExport.json).toContain(mai.email);
    await app.services.idle();
    expect(await events({})).toEqual(before);
  });
});

describe('while the store is frozen', () => {
  it('logging out is answered soon, and its row is there once the store is back', async () => {
    const { id, browser } = await signIn(app);
    await app.services.idle();
    mongo.freeze();
    try {
      const started = performance.now();
      const { data } = await browser.query(LogOutDocument);
      expect(data).toEqual({ logout: { ok: true, errors: [] } });
      expect(performance.now() - started).toBeLessThan(PATIENCE_MS);
    } finally {
      mongo.resume();
    }
    const limit = AbortSignal.timeout(RECOVERY_MS);
    while (!limit.aborted && (await events({ subjectId: id })).length < 2)
      await new Promise(resolve => setTimeout(resolve, 100));
    expect(await events({ subjectId: id })).toEqual(['LOGIN_SUCCEEDED', 'LOGGED_OUT']);
  });
});

it('a password that is right after failures opens as before', async () => {
  const { email } = await createAccount(app);
  expect(
    (await openBrowser(app).query(SignInDocument, { input: { email, password: PASSWORD } })).data?.login,
  ).toMatchObject({
    errors: [],
  });
});
