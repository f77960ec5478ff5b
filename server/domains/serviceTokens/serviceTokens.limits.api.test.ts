/** What a tool does with its token: told in the audit log, limited by the token itself, and harder to get on a public address. */
import { createTestApp } from '../../testing/createTestApp.js';
import { codesOf } from '../../testing/runQuery.js';
import { ServiceTokenCreatedDocument } from '../../testing/serviceTokens.gql.js';
import { createToken, runQueryWith } from '../../testing/serviceTokens.js';
import { SignedInViewerDocument, SignInDocument } from '../../testing/signIn.gql.js';
import { codeOf, createAccount, PASSWORD, runQueryAs, signIn } from '../../testing/signIn.js';
import { openBrowser } from '../../testing/browser.js';
import { SetExchangeRateDocument } from '../../testing/exchangeRates.gql.js';
import { ServiceTokenAuditDocument } from './serviceTokens.limits.api.gql.js';
import { ServiceTokenEndedDocument, ServiceTokenRatesDocument } from './test/serviceTokens.gql.js';
import { openTokensSite, rate } from './test/tokensSite.js';

const site = openTokensSite();
const { makeToken, ask } = site;

describe('what a tool does', () => {
  it('stands in the audit log under the name of its token', async () => {
    const { secret, id } = await createToken(site.admin, {
      rights: ['RATES_WRITE', 'AUDIT_READ'],
      name: 'Rates of the bank',
    });
    expect((await ask(secret, SetExchangeRateDocument, { input: rate })).data?.setExchangeRate).toMatchObject({
      errors: [],
    });
    await runQueryAs(site.admin, ServiceTokenEndedDocument, { id });
    await site.app.services.idle();
    const { data } = await runQueryAs(site.admin, ServiceTokenAuditDocument);
    const events = [
      { kind: 'EXCHANGE_RATE_SET', actorId: id, actorToken: { id, name: 'Rates of the bank' }, detail: 'USD' },
      {
        kind: 'SERVICE_TOKEN_CREATED',
        actorId: site.admin.id,
        actorToken: null,
        detail: `${id} AUDIT_READ RATES_WRITE`,
      },
      { kind: 'SERVICE_TOKEN_ENDED', actorId: site.admin.id, actorToken: null, detail: id },
    ];
    expect(data).toEqual({ auditEvents: { items: expect.arrayContaining(events) } });
  });

  it('is limited by its own token: neither its maker nor another tool pays for it', async () => {
    const limited = await createTestApp({ environment: { LIMIT_MUTATIONS_PER_MINUTE: '3' } });
    try {
      const maker = await signIn(limited, { role: 'ADMIN' });
      const one = await createToken(maker, { rights: ['RATES_WRITE'] });
      const other = await createToken(maker, { rights: ['RATES_WRITE'] });
      const change = async ({ secret }: { secret: string }) =>
        codesOf(await runQueryWith({ url: limited.url, secret }, SetExchangeRateDocument, { input: rate }));
      for (const _time of [1, 2, 3]) expect(await change(one)).toEqual([]);
      expect(await change(one)).toEqual(['RATE_LIMITED']);
      expect(await change(other)).toEqual([]);
      expect(codesOf(await runQueryAs(maker, ServiceTokenEndedDocument, { id: other.id }))).toEqual([]);
    } finally {
      await limited.close();
    }
  });

  it('that is refused for its password ten times in a quarter of an hour is not tried again', async () => {
    const lan = await signIn(site.app, { role: 'ADMIN' });
    const input = { name: 'Import', rights: ['FACTS_READ'], password: 'not-the-password' };
    for (let time = 0; time < 10; time += 1) {
      const { data } = await runQueryAs(lan, ServiceTokenCreatedDocument, { input });
      expect(data?.createServiceToken.errors).toEqual([{ code: 'WRONG_PASSWORD', field: 'password' }]);
    }
    expect(
      codesOf(await runQueryAs(lan, ServiceTokenCreatedDocument, { input: { ...input, password: PASSWORD } })),
    ).toEqual(['RATE_LIMITED']);
  });
});

describe('secrets that open nothing', () => {
  it('are refused sixty times a minute from an address, and then not looked at any more', async () => {
    const askFrom = async (address: string, secret: string) =>
      ask(secret, ServiceTokenRatesDocument, {}, { 'x-forwarded-for': address });
    const { secret } = await makeToken({ rights: ['RATES_WRITE'] });
    for (let time = 0; time < 60; time += 1)
      expect(codesOf(await askFrom('203.0.113.7', 'sat_wrong'))).toEqual(['UNAUTHENTICATED']);
    const refused = await askFrom('203.0.113.7', 'sat_wrong');
    expect([refused.status, codesOf(refused)]).toEqual([429, ['RATE_LIMITED']]);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(codesOf(await askFrom('203.0.113.7', secret))).toEqual(['RATE_LIMITED']);
    expect(codesOf(await askFrom('203.0.113.8', secret))).toEqual([]);
    const visitor = openBrowser(site.app);
    expect((await visitor.query(SignedInViewerDocument, {}, { 'x-forwarded-for': '203.0.113.7' })).data).toEqual({
      viewer: null,
    });
  });

  it('are no matter of headers for a proxy in front of the site', async () => {
    const { data } = await runQueryWith(
      { url: site.app.url, secret: '' },
      SignedInViewerDocument,
      {},
      { authorization: 'Basic abc' },
    );
    expect(data).toEqual({ viewer: null });
  });
});

describe('on a public address', () => {
  it('a token takes a code of the authenticator app besides the password, and not one that was used', async () => {
    let time = new Date('2026-11-24T02:00:00Z');
    const publicSite = await createTestApp({
      clock: () => time,
      environment: { PUBLIC_URL: 'https://site.example', TRUST_PROXY: '0' },
    });
    try {
      const { email } = await createAccount(publicSite, { role: 'ADMIN' });
      const browser = openBrowser(publicSite);
      const logIn = async (code?: string) =>
        (await browser.query(SignInDocument, { input: { email, password: PASSWORD, code } })).data?.login;
      const secret = (await logIn())?.enrolment?.secret ?? '';
      const ofLogin = codeOf(secret, time);
      await logIn(ofLogin);
      const make = async (code?: string) => {
        const input = { name: 'Import', rights: ['FACTS_READ'], password: PASSWORD, code };
        return (await browser.query(ServiceTokenCreatedDocument, { input })).data?.createServiceToken;
      };
      expect((await make())?.errors).toEqual([{ code: 'CODE_REQUIRED', field: 'code' }]);
      expect((await make(ofLogin))?.errors).toEqual([{ code: 'WRONG_CODE', field: 'code' }]);
      time = new Date(time.getTime() + 60_000);
      const code = codeOf(secret, time);
      expect(await make(`${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
        secret: expect.stringMatching(/^sat_/),
        errors: [],
      });
    } finally {
      await publicSite.close();
    }
  });
});
