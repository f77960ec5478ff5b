/** Keys for tools: made and ended by administrators, sent in a header, limited and told in the audit log by themselves. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '../../../schema/rules/days.rules.js';
import { LIVE_TOKENS_MAX } from '../../../schema/rules/serviceTokens.values.js';
import { buildInstitution } from '../../testing/buildItems.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { codesOf } from '../../testing/runQuery.js';
import { CREATE_TOKEN, createToken, runQueryWith } from '../../testing/serviceTokens.js';
import { codeOf, createAccount, LOGIN, PASSWORD, type Person, runQueryAs, signIn } from '../../testing/signIn.js';
import { until } from '../../testing/until.js';
import { openBrowser } from '../../testing/browser.js';

let app: TestApp;
let admin: Person;
let now = new Date('2026-11-24T02:00:00Z');
beforeAll(async () => {
  app = await createTestApp({
    clock: () => now,
    environment: { TRUST_PROXY: 'loopback' },
    catalogue: { institutions: [buildInstitution({ slug: 'monash', name: 'Monash University' })] },
  });
  admin = await signIn(app, { role: 'ADMIN', fullName: 'Nguyễn Thị Lan' });
});
afterAll(() => app?.close());

const RATES = '{ heldExchangeRates { currency } }';
const LISTED =
  '{ serviceTokens(page: { size: 50 }) { items { id name rights createdById createdAt expiresAt lastUsedAt endedAt } pageInfo { total } } }';
const END = 'mutation ($id: ID!) { endServiceToken(input: { tokenId: $id }) { token { endedAt } errors { code } } }';
const SET_RATE =
  'mutation ($input: SetExchangeRateInput!) { setExchangeRate(input: $input) { rates { base } errors { code field } } }';
const rate = {
  currency: 'USD',
  rate: 1.15,
  asOf: '2026-11-20',
  sourceName: 'European Central Bank',
  sourceUrl: 'https://www.ecb.europa.eu/stats',
  isConfirmed: true,
};

/** By somebody else each time: nobody may enter a password more than ten times in a quarter of an hour. */
const makeToken = async (token: Parameters<typeof createToken>[1]) =>
  createToken(await signIn(app, { role: 'ADMIN' }), token);

type Listed = { id: string; name: string; lastUsedAt: string | null; endedAt: string | null };
const listed = async (id: string): Promise<Listed | undefined> => {
  const { data } = await runQueryAs(admin, LISTED);
  return Object(data?.serviceTokens).items.find((token: Listed) => token.id === id);
};
const ask = (secret: string, query: string, variables = {}, headers = {}) =>
  runQueryWith({ url: app.url, secret }, query, variables, headers);

describe('a token', () => {
  it('is made by an administrator who enters the password; its secret is shown once and stored as a hash', async () => {
    const input = {
      name: '  Nightly   import ',
      rights: ['RATES_WRITE', 'FACTS_READ', 'RATES_WRITE'],
      password: PASSWORD,
    };
    const { data } = await runQueryAs(admin, CREATE_TOKEN, { input });
    const { secret, token, errors } = Object(data?.createServiceToken);
    expect({ token, errors }).toEqual({
      token: {
        id: expect.any(String),
        name: 'Nightly import',
        rights: ['FACTS_READ', 'RATES_WRITE'],
        expiresAt: new Date(now.getTime() + 90 * DAY_MS).toISOString(),
      },
      errors: [],
    });
    expect(secret).toMatch(/^sat_[\w-]{43}$/);
    const stored = JSON.stringify(await app.mongo.connection.collection('serviceTokens').find().toArray());
    expect(stored).toContain(token.id);
    expect(stored).not.toContain(secret.slice(4));
    expect(await listed(token.id)).toMatchObject({ createdById: admin.id, lastUsedAt: null, endedAt: null });
  });

  it('is refused with what is wrong about it', async () => {
    const make = async (input: object): Promise<unknown> => {
      const { data } = await runQueryAs(admin, CREATE_TOKEN, {
        input: { name: 'Import', rights: ['FACTS_READ'], password: PASSWORD, ...input },
      });
      return Object(data?.createServiceToken).errors;
    };
    expect(await make({ name: ' ' })).toEqual([{ code: 'REQUIRED', field: 'name' }]);
    expect(await make({ name: 'a'.repeat(61) })).toEqual([{ code: 'TOO_LONG', field: 'name' }]);
    expect(await make({ rights: [] })).toEqual([{ code: 'REQUIRED', field: 'rights' }]);
    expect(await make({ validDays: 367 })).toEqual([{ code: 'OUT_OF_RANGE', field: 'validDays' }]);
    expect(await make({ validDays: 0 })).toEqual([{ code: 'OUT_OF_RANGE', field: 'validDays' }]);
    expect(await make({ password: 'not-the-password' })).toEqual([{ code: 'WRONG_PASSWORD', field: 'password' }]);
  });

  it('is one of fifty that are in force at most', async () => {
    const lan = await signIn(app, { role: 'ADMIN' });
    const rows = Array.from({ length: LIVE_TOKENS_MAX }, (_, place) => ({
      _id: `many-${place}`,
      name: 'One of many',
      rights: ['FACTS_READ'],
      secretHash: `hash-${place}`,
      createdAt: new Date(0),
      expiresAt: new Date(now.getTime() + DAY_MS),
    }));
    const stored = app.mongo.connection.collection<(typeof rows)[number]>('serviceTokens');
    await stored.insertMany(rows);
    const input = { name: 'One more', rights: ['FACTS_READ'], password: PASSWORD };
    const { data } = await runQueryAs(lan, CREATE_TOKEN, { input });
    expect(data?.createServiceToken).toMatchObject({ secret: null, errors: [{ code: 'TOO_MANY', field: null }] });
    await stored.deleteMany({ name: 'One of many' });
  });

  it('opens what its right names, without a cookie, and sets none', async () => {
    const { secret } = await makeToken({ rights: ['RATES_WRITE'] });
    const answer = await ask(secret, RATES);
    expect([answer.status, answer.data, answer.headers.getSetCookie()]).toEqual([200, { heldExchangeRates: [] }, []]);
    expect(codesOf(await ask(secret, '{ leads { pageInfo { total } } }'))).toEqual(['FORBIDDEN']);
  });

  it('counts alone: the session of a browser beside it is not looked at', async () => {
    const { secret } = await makeToken({ rights: ['RATES_WRITE'] });
    const cookie = [...admin.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect(codesOf(await ask(secret, '{ mySessions { id } }', {}, { cookie }))).toEqual(['FORBIDDEN']);
    expect(codesOf(await ask('sat_wrong', '{ mySessions { id } }', {}, { cookie }))).toEqual(['UNAUTHENTICATED']);
  });

  it('is no person: what depends on who asks holds nothing of anybody', async () => {
    const { secret } = await makeToken({ rights: ['RATES_WRITE'] });
    const { data, errors } = await ask(secret, '{ institution(slug: "monash") { name } }');
    expect([data, errors]).toEqual([{ institution: { name: 'Monash University' } }, []]);
    expect(codesOf(await ask(secret, '{ viewer { id } }'))).toEqual(['FORBIDDEN']);
  });

  it.each(['?token=', '?access_token=', '?authorization=Bearer%20'])(
    'is not read from an address: %s',
    async parameter => {
      const { secret } = await makeToken({ rights: ['RATES_WRITE'] });
      const address = `${app.url}/graphql${parameter}${secret}&query=${encodeURIComponent(RATES)}`;
      const asked = await fetch(address, { headers: { 'content-type': 'application/json' } });
      expect(asked.status).toBe(401);
      const posted = await fetch(`${app.url}/graphql${parameter}${secret}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: RATES }),
      });
      expect(posted.status).toBe(401);
    },
  );

  it('may be sent with a query by GET, in the header', async () => {
    const { secret } = await makeToken({ rights: ['RATES_WRITE'] });
    const headers = { 'content-type': 'application/json', authorization: `bearer ${secret}` };
    const answer = await fetch(`${app.url}/graphql?query=${encodeURIComponent(RATES)}`, { headers });
    expect([answer.status, await answer.json()]).toEqual([200, { data: { heldExchangeRates: [] } }]);
  });

  it('shows in no line of the log', async () => {
    const { secret } = await makeToken({ rights: ['RATES_WRITE'] });
    await ask(secret, RATES);
    await ask(`${secret}x`, RATES);
    expect(app.log()).not.toContain(secret.slice(4));
  });

  it('says when it was last used, to the minute', async () => {
    const { secret, id } = await makeToken({ rights: ['RATES_WRITE'] });
    const first = now.toISOString();
    await ask(secret, RATES);
    await until('the first use', async () => (await listed(id))?.lastUsedAt === first);
    now = new Date(now.getTime() + 59_000);
    await ask(secret, RATES);
    await app.services.idle();
    expect((await listed(id))?.lastUsedAt).toBe(first);
    now = new Date(now.getTime() + 1000);
    await ask(secret, RATES);
    await until('the use a minute later', async () => (await listed(id))?.lastUsedAt === now.toISOString());
  });
});

describe('a token stops working', () => {
  const isOpen = async (secret: string): Promise<boolean> => {
    const { status, data, errors } = await ask(secret, RATES);
    if (status === 200) return true;
    expect([status, data, codesOf({ errors })]).toEqual([401, undefined, ['UNAUTHENTICATED']]);
    return false;
  };

  it('at once when an administrator ends it, and ending it again succeeds', async () => {
    const { secret, id } = await makeToken({ rights: ['RATES_WRITE'] });
    expect(await isOpen(secret)).toBe(true);
    const other = await signIn(app, { role: 'ADMIN' });
    const endedAt = now.toISOString();
    expect((await runQueryAs(other, END, { id })).data?.endServiceToken).toEqual({ token: { endedAt }, errors: [] });
    expect(await isOpen(secret)).toBe(false);
    expect((await runQueryAs(other, END, { id })).data?.endServiceToken).toEqual({ token: { endedAt }, errors: [] });
    expect(codesOf(await runQueryAs(other, END, { id: 'no-such-token' }))).toEqual(['NOT_FOUND']);
  });

  it('when its days are over', async () => {
    const { secret } = await makeToken({ rights: ['RATES_WRITE'], validDays: 1 });
    const before = now;
    now = new Date(before.getTime() + DAY_MS - 1);
    expect(await isOpen(secret)).toBe(true);
    now = new Date(before.getTime() + DAY_MS);
    expect(await isOpen(secret)).toBe(false);
    now = before;
  });

  it('when who made it is no administrator any more', async () => {
    const lan = await signIn(app, { role: 'ADMIN' });
    const { secret } = await createToken(lan, { rights: ['RATES_WRITE'] });
    await app.services.domains.account.provides.accounts.setRole(lan.id, 'ADVISOR');
    expect(await isOpen(secret)).toBe(false);
    await app.services.domains.account.provides.accounts.setRole(lan.id, 'ADMIN');
    expect(await isOpen(secret)).toBe(true);
  });

  it('for good when the account that made it is deleted; the name of one that was used stays', async () => {
    const lan = await signIn(app, { role: 'ADMIN' });
    const { secret, id } = await createToken(lan, { rights: ['RATES_WRITE'], name: 'Rates of the bank' });
    const { id: unused } = await createToken(lan, { rights: ['RATES_WRITE'] });
    expect(await isOpen(secret)).toBe(true);
    await until('the use is noted', async () => (await listed(id))?.lastUsedAt !== null);
    const { data } = await runQueryAs(lan, '{ myDataExport { json } myDeletionPreview { part count } }');
    expect(Object(data?.myDataExport).json).toContain('Rates of the bank');
    expect(data?.myDeletionPreview).toContainEqual({ part: 'serviceTokens', count: 2 });
    const handler = app.services.combined.privacy.find(({ part }) => part === 'serviceTokens');
    await handler?.erase(lan.id);
    expect([await isOpen(secret), await listed(unused)]).toEqual([false, undefined]);
    expect(await listed(id)).toMatchObject({
      name: 'Rates of the bank',
      createdById: null,
      endedAt: now.toISOString(),
    });
  });
});

describe('what a tool does', () => {
  it('stands in the audit log under the name of its token', async () => {
    const { secret, id } = await createToken(admin, {
      rights: ['RATES_WRITE', 'AUDIT_READ'],
      name: 'Rates of the bank',
    });
    expect((await ask(secret, SET_RATE, { input: rate })).data?.setExchangeRate).toMatchObject({ errors: [] });
    await runQueryAs(admin, END, { id });
    await app.services.idle();
    const { data } = await runQueryAs(
      admin,
      '{ auditEvents(page: { size: 50 }) { items { kind actorId actorToken { id name } detail } } }',
    );
    expect(Object(data?.auditEvents).items).toEqual(
      expect.arrayContaining([
        { kind: 'EXCHANGE_RATE_SET', actorId: id, actorToken: { id, name: 'Rates of the bank' }, detail: 'USD' },
        { kind: 'SERVICE_TOKEN_CREATED', actorId: admin.id, actorToken: null, detail: `${id} AUDIT_READ RATES_WRITE` },
        { kind: 'SERVICE_TOKEN_ENDED', actorId: admin.id, actorToken: null, detail: id },
      ]),
    );
  });

  it('is limited by its own token: neither its maker nor another tool pays for it', async () => {
    const site = await createTestApp({ environment: { LIMIT_MUTATIONS_PER_MINUTE: '3' } });
    try {
      const maker = await signIn(site, { role: 'ADMIN' });
      const one = await createToken(maker, { rights: ['RATES_WRITE'] });
      const other = await createToken(maker, { rights: ['RATES_WRITE'] });
      const change = async ({ secret }: { secret: string }) =>
        codesOf(await runQueryWith({ url: site.url, secret }, SET_RATE, { input: rate }));
      for (const _time of [1, 2, 3]) expect(await change(one)).toEqual([]);
      expect(await change(one)).toEqual(['RATE_LIMITED']);
      expect(await change(other)).toEqual([]);
      expect(codesOf(await runQueryAs(maker, END, { id: other.id }))).toEqual([]);
    } finally {
      await site.close();
    }
  });

  it('that is refused for its password ten times in a quarter of an hour is not tried again', async () => {
    const lan = await signIn(app, { role: 'ADMIN' });
    const input = { name: 'Import', rights: ['FACTS_READ'], password: 'not-the-password' };
    for (let time = 0; time < 10; time += 1) {
      const { data } = await runQueryAs(lan, CREATE_TOKEN, { input });
      expect(Object(data?.createServiceToken).errors).toEqual([{ code: 'WRONG_PASSWORD', field: 'password' }]);
    }
    expect(codesOf(await runQueryAs(lan, CREATE_TOKEN, { input: { ...input, password: PASSWORD } }))).toEqual([
      'RATE_LIMITED',
    ]);
  });
});

describe('secrets that open nothing', () => {
  it('are refused sixty times a minute from an address, and then not looked at any more', async () => {
    const askFrom = async (address: string, secret: string) => ask(secret, RATES, {}, { 'x-forwarded-for': address });
    const { secret } = await makeToken({ rights: ['RATES_WRITE'] });
    for (let time = 0; time < 60; time += 1)
      expect(codesOf(await askFrom('203.0.113.7', 'sat_wrong'))).toEqual(['UNAUTHENTICATED']);
    const refused = await askFrom('203.0.113.7', 'sat_wrong');
    expect([refused.status, codesOf(refused)]).toEqual([429, ['RATE_LIMITED']]);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(codesOf(await askFrom('203.0.113.7', secret))).toEqual(['RATE_LIMITED']);
    expect(codesOf(await askFrom('203.0.113.8', secret))).toEqual([]);
    const visitor = openBrowser(app);
    expect((await visitor.query('{ viewer { id } }', {}, { 'x-forwarded-for': '203.0.113.7' })).data).toEqual({
      viewer: null,
    });
  });

  it('are no matter of headers for a proxy in front of the site', async () => {
    const { data } = await runQueryWith(
      { url: app.url, secret: '' },
      '{ viewer { id } }',
      {},
      { authorization: 'Basic abc' },
    );
    expect(data).toEqual({ viewer: null });
  });
});

describe('on a public address', () => {
  it('a token takes a code of the authenticator app besides the password, and not one that was used', async () => {
    let time = new Date('2026-11-24T02:00:00Z');
    const site = await createTestApp({
      clock: () => time,
      environment: { PUBLIC_URL: 'https://site.example', TRUST_PROXY: '0' },
    });
    try {
      const { email } = await createAccount(site, { role: 'ADMIN' });
      const browser = openBrowser(site);
      const logIn = async (code?: string) =>
        Object((await browser.query(LOGIN, { input: { email, password: PASSWORD, code } })).data?.login);
      const secret = String((await logIn()).enrolment.secret);
      const ofLogin = codeOf(secret, time);
      await logIn(ofLogin);
      const make = async (code?: string) => {
        const input = { name: 'Import', rights: ['FACTS_READ'], password: PASSWORD, code };
        return Object((await browser.query(CREATE_TOKEN, { input })).data?.createServiceToken);
      };
      expect((await make()).errors).toEqual([{ code: 'CODE_REQUIRED', field: 'code' }]);
      expect((await make(ofLogin)).errors).toEqual([{ code: 'WRONG_CODE', field: 'code' }]);
      time = new Date(time.getTime() + 60_000);
      const code = codeOf(secret, time);
      expect(await make(`${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
        secret: expect.stringMatching(/^sat_/),
        errors: [],
      });
    } finally {
      await site.close();
    }
  });
});
