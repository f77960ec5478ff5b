/** Keys for tools: made and ended by administrators, and sent in a header. */
import { DAY_MS } from '../../../schema/rules/days.rules.js';
import { LIVE_TOKENS_MAX } from '../../../schema/rules/serviceTokens.values.js';
import { codesOf, dataOf, textOf } from '../../testing/runQuery.js';
import { ServiceTokenCreatedDocument } from '../../testing/serviceTokens.gql.js';
import { createToken } from '../../testing/serviceTokens.js';
import { DataOfAccountDocument } from '../../testing/personalData.gql.js';
import { SessionIdsDocument } from '../../testing/sessions.gql.js';
import { SignedInViewerDocument } from '../../testing/signIn.gql.js';
import { PASSWORD, runQueryAs, signIn } from '../../testing/signIn.js';
import { until } from '../../testing/until.js';
import { ServiceTokenInstitutionDocument, ServiceTokenLeadsDocument } from './serviceTokens.api.gql.js';
import { ServiceTokenEndedDocument, ServiceTokenRatesDocument } from './test/serviceTokens.gql.js';
import { openTokensSite } from './test/tokensSite.js';

const site = openTokensSite();
const { clock, makeToken, listed, ask } = site;

describe('a token', () => {
  it('is made by an administrator who enters the password; its secret is shown once and stored as a hash', async () => {
    const input = {
      name: '  Nightly   import ',
      rights: ['RATES_WRITE', 'FACTS_READ', 'RATES_WRITE'],
      password: PASSWORD,
    };
    const { createServiceToken } = dataOf(await runQueryAs(site.admin, ServiceTokenCreatedDocument, { input }));
    const { secret, token, errors } = createServiceToken;
    expect({ token, errors }).toEqual({
      token: {
        id: expect.any(String),
        name: 'Nightly import',
        rights: ['FACTS_READ', 'RATES_WRITE'],
        expiresAt: new Date(clock.now.getTime() + 90 * DAY_MS).toISOString(),
      },
      errors: [],
    });
    expect(secret).toMatch(/^sat_[\w-]{43}$/);
    const stored = JSON.stringify(await site.app.mongo.connection.collection('serviceTokens').find().toArray());
    expect(stored).toContain(token?.id);
    expect(stored).not.toContain(secret?.slice(4));
    expect(await listed(token?.id ?? '')).toMatchObject({
      createdById: site.admin.id,
      lastUsedAt: null,
      endedAt: null,
    });
  });

  it('is refused with what is wrong about it', async () => {
    const make = async (input: object): Promise<unknown> => {
      const { data } = await runQueryAs(site.admin, ServiceTokenCreatedDocument, {
        input: { name: 'Import', rights: ['FACTS_READ'], password: PASSWORD, ...input },
      });
      return data?.createServiceToken.errors;
    };
    expect(await make({ name: ' ' })).toEqual([{ code: 'REQUIRED', field: 'name' }]);
    expect(await make({ name: 'a'.repeat(61) })).toEqual([{ code: 'TOO_LONG', field: 'name' }]);
    expect(await make({ rights: [] })).toEqual([{ code: 'REQUIRED', field: 'rights' }]);
    expect(await make({ validDays: 367 })).toEqual([{ code: 'OUT_OF_RANGE', field: 'validDays' }]);
    expect(await make({ validDays: 0 })).toEqual([{ code: 'OUT_OF_RANGE', field: 'validDays' }]);
    expect(await make({ password: 'not-the-password' })).toEqual([{ code: 'WRONG_PASSWORD', field: 'password' }]);
  });

  it('is one of fifty that are in force at most', async () => {
    const lan = await signIn(site.app, { role: 'ADMIN' });
    const rows = Array.from({ length: LIVE_TOKENS_MAX }, (_, place) => ({
      _id: `many-${place}`,
      name: 'One of many',
      rights: ['FACTS_READ'],
      secretHash: `hash-${place}`,
      createdAt: new Date(0),
      expiresAt: new Date(clock.now.getTime() + DAY_MS),
    }));
    const stored = site.app.mongo.connection.collection<(typeof rows)[number]>('serviceTokens');
    await stored.insertMany(rows);
    const input = { name: 'One more', rights: ['FACTS_READ'], password: PASSWORD };
    const { data } = await runQueryAs(lan, ServiceTokenCreatedDocument, { input });
    expect(data?.createServiceToken).toMatchObject({ secret: null, errors: [{ code: 'TOO_MANY', field: null }] });
    await stored.deleteMany({ name: 'One of many' });
  });

  it('opens what its right names, without a cookie, and sets none', async () => {
    const { secret } = await makeToken({ rights: ['RATES_WRITE'] });
    const answer = await ask(secret, ServiceTokenRatesDocument);
    expect([answer.status, answer.data, answer.headers.getSetCookie()]).toEqual([200, { heldExchangeRates: [] }, []]);
    expect(codesOf(await ask(secret, ServiceTokenLeadsDocument))).toEqual(['FORBIDDEN']);
  });

  it('counts alone: the session of a browser beside it is not looked at', async () => {
    const { secret } = await makeToken({ rights: ['RATES_WRITE'] });
    const cookie = [...site.admin.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect(codesOf(await ask(secret, SessionIdsDocument, {}, { cookie }))).toEqual(['FORBIDDEN']);
    expect(codesOf(await ask('sat_wrong', SessionIdsDocument, {}, { cookie }))).toEqual(['UNAUTHENTICATED']);
  });

  it('is no person: what depends on who asks holds nothing of anybody', async () => {
    const { secret } = await makeToken({ rights: ['RATES_WRITE'] });
    const { data, errors } = await ask(secret, ServiceTokenInstitutionDocument, { slug: 'monash' });
    expect([data, errors]).toEqual([{ institution: { name: 'Monash University' } }, []]);
    expect(codesOf(await ask(secret, SignedInViewerDocument))).toEqual(['FORBIDDEN']);
  });

  it.each(['?token=', '?access_token=', '?authorization=Bearer%20'])(
    'is not read from an address: %s',
    async parameter => {
      const { secret } = await makeToken({ rights: ['RATES_WRITE'] });
      const address = `${site.app.url}/graphql${parameter}${secret}&query=${encodeURIComponent(textOf(ServiceTokenRatesDocument))}`;
      const asked = await fetch(address, { headers: { 'content-type': 'application/json' } });
      expect(asked.status).toBe(401);
      const posted = await fetch(`${site.app.url}/graphql${parameter}${secret}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: textOf(ServiceTokenRatesDocument) }),
      });
      expect(posted.status).toBe(401);
    },
  );

  it('may be sent with a query by GET, in the header', async () => {
    const { secret } = await makeToken({ rights: ['RATES_WRITE'] });
    const headers = { 'content-type': 'application/json', authorization: `bearer ${secret}` };
    const answer = await fetch(
      `${site.app.url}/graphql?query=${encodeURIComponent(textOf(ServiceTokenRatesDocument))}`,
      { headers },
    );
    expect([answer.status, await answer.json()]).toEqual([200, { data: { heldExchangeRates: [] } }]);
  });

  it('shows in no line of the log', async () => {
    const { secret } = await makeToken({ rights: ['RATES_WRITE'] });
    await ask(secret, ServiceTokenRatesDocument);
    await ask(`${secret}x`, ServiceTokenRatesDocument);
    expect(site.app.log()).not.toContain(secret.slice(4));
  });

  it('says when it was last used, to the minute', async () => {
    const { secret, id } = await makeToken({ rights: ['RATES_WRITE'] });
    const first = clock.now.toISOString();
    await ask(secret, ServiceTokenRatesDocument);
    await until('the first use', async () => (await listed(id))?.lastUsedAt === first);
    clock.now = new Date(clock.now.getTime() + 59_000);
    await ask(secret, ServiceTokenRatesDocument);
    await site.app.services.idle();
    expect((await listed(id))?.lastUsedAt).toBe(first);
    clock.now = new Date(clock.now.getTime() + 1000);
    await ask(secret, ServiceTokenRatesDocument);
    await until('the use a minute later', async () => (await listed(id))?.lastUsedAt === clock.now.toISOString());
  });
});

describe('a token stops working', () => {
  const isOpen = async (secret: string): Promise<boolean> => {
    const { status, data, errors } = await ask(secret, ServiceTokenRatesDocument);
    if (status === 200) return true;
    expect([status, data, codesOf({ errors })]).toEqual([401, undefined, ['UNAUTHENTICATED']]);
    return false;
  };

  it('at once when an administrator ends it, and ending it again succeeds', async () => {
    const { secret, id } = await makeToken({ rights: ['RATES_WRITE'] });
    expect(await isOpen(secret)).toBe(true);
    const other = await signIn(site.app, { role: 'ADMIN' });
    const endedAt = clock.now.toISOString();
    expect((await runQueryAs(other, ServiceTokenEndedDocument, { id })).data?.endServiceToken).toEqual({
      token: { endedAt },
      errors: [],
    });
    expect(await isOpen(secret)).toBe(false);
    expect((await runQueryAs(other, ServiceTokenEndedDocument, { id })).data?.endServiceToken).toEqual({
      token: { endedAt },
      errors: [],
    });
    expect(codesOf(await runQueryAs(other, ServiceTokenEndedDocument, { id: 'no-such-token' }))).toEqual(['NOT_FOUND']);
  });

  it('when its days are over', async () => {
    const { secret } = await makeToken({ rights: ['RATES_WRITE'], validDays: 1 });
    const before = clock.now;
    clock.now = new Date(before.getTime() + DAY_MS - 1);
    expect(await isOpen(secret)).toBe(true);
    clock.now = new Date(before.getTime() + DAY_MS);
    expect(await isOpen(secret)).toBe(false);
    clock.now = before;
  });

  it('when who made it is no administrator any more', async () => {
    const lan = await signIn(site.app, { role: 'ADMIN' });
    const { secret } = await createToken(lan, { rights: ['RATES_WRITE'] });
    await site.app.services.domains.account.provides.accounts.setRole(lan.id, 'ADVISOR');
    expect(await isOpen(secret)).toBe(false);
    await site.app.services.domains.account.provides.accounts.setRole(lan.id, 'ADMIN');
    expect(await isOpen(secret)).toBe(true);
  });

  it('for good when the account that made it is deleted; the name of one that was used stays', async () => {
    const lan = await signIn(site.app, { role: 'ADMIN' });
    const { secret, id } = await createToken(lan, { rights: ['RATES_WRITE'], name: 'Rates of the bank' });
    const { id: unused } = await createToken(lan, { rights: ['RATES_WRITE'] });
    expect(await isOpen(secret)).toBe(true);
    await until('the use is noted', async () => (await listed(id))?.lastUsedAt !== null);
    const { data } = await runQueryAs(lan, DataOfAccountDocument);
    expect(data).toEqual({
      myDataExport: { json: expect.stringContaining('Rates of the bank') },
      myDeletionPreview: expect.arrayContaining([{ part: 'serviceTokens', count: 2 }]),
    });
    const handler = site.app.services.combined.privacy.find(({ part }) => part === 'serviceTokens');
    await handler?.erase(lan.id);
    expect([await isOpen(secret), await listed(unused)]).toEqual([false, undefined]);
    expect(await listed(id)).toMatchObject({
      name: 'Rates of the bank',
      createdById: null,
      endedAt: clock.now.toISOString(),
    });
  });
});
