/** Accounts that nobody uses are announced and deleted, by the daily job of whichever process comes first. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { runQuery } from '../../testing/runQuery.js';
import { createSecondServices } from '../../testing/secondServices.js';
import { createAccount, signIn } from '../../testing/signIn.js';
import { AccountPrivacyPolicyDocument } from './account.retention.api.gql.js';

let app: TestApp;
let [day, ticks] = ['2026-11-30', 0];
/** Noon in Vietnam; the clock goes on within the day. */
const clock = () => new Date(Date.parse(`${day}T05:00:00Z`) + (ticks += 1));
beforeAll(async () => {
  app = await createTestApp({ clock });
  // What the start of a process does.
  await app.services.domains.personalData.start();
});
afterAll(() => app?.close());

const users = () => app.mongo.connection.collection<{ _id: string }>('users');
const goTo = async (date: string): Promise<void> => {
  day = date;
  await app.services.idle();
};
const account = async (email: string, role: 'STUDENT' | 'ADVISOR' = 'STUDENT') =>
  createAccount(app, { email, role, fullName: 'Phạm Minh Anh' });
const isThere = async ({ id }: { id: string }): Promise<boolean> => (await users().countDocuments({ _id: id })) === 1;
const mailsTo = async (email: string): Promise<string[]> =>
  (await app.mails())
    .filter(mail => mail.includes(email))
    .map(mail =>
      mail.includes('tháng bạn không đăng nhập') ? 'announced' : mail.includes('Như đã báo trước') ? 'deleted' : mail,
    );
const login = ({ id }: { id: string }) => app.services.domains.account.provides.accounts.markLogin(id, clock());

describe('an account that nobody uses', () => {
  it('is announced after 24 months by one mail that names the last day, and deleted 30 days later, with two processes at work', async () => {
    const idle = await account('idle@people.example');
    const second = createSecondServices(app, clock);
    await goTo('2028-11-29');
    expect(await mailsTo(idle.email)).toEqual([]);

    day = '2028-11-30';
    await Promise.all([app.services.idle(), second.idle()]);
    await goTo('2028-12-01');
    expect(await mailsTo(idle.email)).toEqual(['announced']);
    const [mail = ''] = (await app.mails()).filter(text => text.includes(idle.email));
    expect(mail).toContain('Đã 24 tháng bạn không đăng nhập');
    expect(mail).toContain('sau ngày 30/12/2028');
    expect(mail).toContain('/login');
    const { data } = await runQuery(app, AccountPrivacyPolicyDocument);
    expect(JSON.stringify(data)).toContain(
      'Sau 24 tháng không đăng nhập, chúng tôi báo bạn qua email; 30 ngày sau email đó',
    );

    await goTo('2028-12-29');
    expect(await isThere(idle)).toBe(true);
    day = '2028-12-31';
    await Promise.all([app.services.idle(), second.idle()]);
    expect(await isThere(idle)).toBe(false);
    await goTo('2029-02-10');
    expect(await mailsTo(idle.email)).toEqual(['announced', 'deleted']);
    const events = app.mongo.connection.collection('auditEvents');
    expect(await events.countDocuments({ kind: 'ACCOUNT_DELETED', detail: 'idle' })).toBe(1);
    await second.stop();
  });

  it('stays when its owner logs in after the mail, and is announced again only after another 24 months', async () => {
    await goTo('2029-03-01');
    const mai = await account('mai.returns@people.example');
    await goTo('2031-03-02');
    expect(await mailsTo(mai.email)).toEqual(['announced']);
    await login(mai);
    await goTo('2031-05-01');
    expect([await isThere(mai), await mailsTo(mai.email)]).toEqual([true, ['announced']]);
    await goTo('2033-03-04');
    expect(await mailsTo(mai.email)).toEqual(['announced', 'announced']);
  });

  it('is not idle while a device is signed in, and is never deleted when it belongs to staff', async () => {
    await goTo('2034-01-01');
    const lan = await account('lan.staff@people.example', 'ADVISOR');
    const binh = await signIn(app, { email: 'binh.remembered@people.example', rememberMe: true });
    await goTo('2036-01-02');
    await goTo('2036-03-02');
    expect([await isThere(lan), await isThere(binh)]).toEqual([true, true]);
    expect([await mailsTo(lan.email), await mailsTo(binh.email)]).toEqual([[], []]);
  });

  it('is deleted 30 days after the mail left, not after it was written: an outage of the mail server takes no time from anybody', async () => {
    await goTo('2037-01-01');
    const nam = await account('nam.outage@people.example');
    const outbox = join(app.env.dataDir, 'outbox');
    rmSync(outbox, { recursive: true, force: true });
    writeFileSync(outbox, 'no folder: mails cannot be written');
    await goTo('2039-01-02');
    rmSync(outbox);
    mkdirSync(outbox);
    await goTo('2039-01-12');
    expect(await mailsTo(nam.email)).toEqual(['announced']);
    await goTo('2039-02-08');
    expect(await isThere(nam)).toBe(true);
    await goTo('2039-02-12');
    await goTo('2039-02-13');
    expect(await isThere(nam)).toBe(false);
  });
});
