/** What ends the sessions of an account that was changed: written with the change, so that it survives an outage of Redis. */
import { DecideCorrectionDocument, RequestCorrectionDocument, SetRoleDocument } from '../../testing/account.gql.js';
import { openBrowser } from '../../testing/browser.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { SignInDocument } from '../../testing/signIn.gql.js';
import { PASSWORD, type Person, runQueryAs, signIn } from '../../testing/signIn.js';
import { AccountRoleDocument } from './account.sessions.api.gql.js';

let app: TestApp;
let admin: Person;
let now = new Date('2026-11-23T02:00:00Z').getTime();
/** The account whose sessions Redis does not list, as if it were away. */
let away: string | null = null;

beforeAll(async () => {
  app = await createTestApp({ clock: () => new Date((now += 1)) });
  const smembers = app.redis.client.smembers.bind(app.redis.client);
  jest
    .spyOn(app.redis.client, 'smembers')
    .mockImplementation(((key: string) =>
      away !== null && key.includes(away)
        ? Promise.reject(new Error('Connection is closed.'))
        : smembers(key)) as never);
});
beforeEach(async () => {
  away = null;
  // Sessions are idle after a while, and each test moves the clock.
  admin = await signIn(app, { role: 'ADMIN' });
});
afterAll(() => app.close());

const roleOf = async ({ browser }: Pick<Person, 'browser'>): Promise<unknown> =>
  (await browser.query(AccountRoleDocument)).data?.viewer?.role ?? null;
const demote = async ({ email }: Person): Promise<unknown> =>
  (await runQueryAs(admin, SetRoleDocument, { input: { email, role: 'STUDENT' } })).data?.setRole;
const addressCorrected = async (person: Person, wantedValue: string): Promise<unknown> => {
  const asked = await runQueryAs(person, RequestCorrectionDocument, {
    input: { field: 'EMAIL', wantedValue, password: PASSWORD },
  });
  const requestId = asked.data?.requestCorrection.request?.id;
  return (await runQueryAs(admin, DecideCorrectionDocument, { input: { requestId, isApproved: true } })).data
    ?.decideCorrection;
};

async function untilRedisIsBack(): Promise<void> {
  await app.services.idle();
  away = null;
  now += 60_000;
  await app.services.idle();
}

describe('the sessions of a member of staff who was demoted while Redis was away', () => {
  it('end once it is back, whether or not the demotion was sent again', async () => {
    const linh = await signIn(app, { role: 'ADVISOR', rememberMe: true });
    away = linh.id;
    for (let sent = 0; sent < 2; sent += 1) expect(await demote(linh)).toEqual({ ok: true, errors: [] });
    await untilRedisIsBack();
    expect(await roleOf(linh)).toBeNull();
  });

  it('stay when they began after the demotion', async () => {
    const linh = await signIn(app, { role: 'ADVISOR' });
    away = linh.id;
    await demote(linh);
    await app.services.idle();
    away = null;
    const later = openBrowser(app);
    await later.query(SignInDocument, { input: { email: linh.email, password: PASSWORD } });
    await untilRedisIsBack();
    expect([await roleOf(linh), await roleOf({ browser: later })]).toEqual([null, 'STUDENT']);
  });
});

describe('the sessions of a person whose address was corrected while Redis was away', () => {
  it('end once it is back', async () => {
    const mai = await signIn(app);
    away = mai.id;
    expect(await addressCorrected(mai, `new-${mai.email}`)).toEqual({
      request: { status: 'APPROVED', answer: null },
      errors: [],
    });
    await untilRedisIsBack();
    expect(await roleOf(mai)).toBeNull();
  });
});
