/** A site with an administrator who makes tokens for tools. */
import { dataOf, type Question } from '../../../testing/runQuery.js';
import { buildInstitution } from '../../../testing/buildItems.js';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.js';
import { createToken, runQueryWith } from '../../../testing/serviceTokens.js';
import { type Person, runQueryAs, signIn } from '../../../testing/signIn.js';
import { ServiceTokensListedDocument } from './serviceTokens.gql.js';

export const rate = {
  currency: 'USD',
  rate: 1.15,
  asOf: '2026-11-20',
  sourceName: 'European Central Bank',
  sourceUrl: 'https://www.ecb.europa.eu/stats',
  isConfirmed: true,
};

/** The site of one test file; call it once, outside of the tests. */
export function openTokensSite() {
  let app: TestApp;
  let admin: Person;
  const clock = { now: new Date('2026-11-24T02:00:00Z') };
  beforeAll(async () => {
    app = await createTestApp({
      clock: () => clock.now,
      environment: { TRUST_PROXY: 'loopback' },
      catalogue: { institutions: [buildInstitution({ slug: 'monash', name: 'Monash University' })] },
    });
    admin = await signIn(app, { role: 'ADMIN', fullName: 'Nguyễn Thị Lan' });
  });
  afterAll(() => app?.close());

  /** By somebody else each time: nobody may enter a password more than ten times in a quarter of an hour. */
  const makeToken = async (token: Parameters<typeof createToken>[1]) =>
    createToken(await signIn(app, { role: 'ADMIN' }), token);

  const listed = async (id: string) => {
    const { serviceTokens } = dataOf(await runQueryAs(admin, ServiceTokensListedDocument));
    return serviceTokens.items.find(token => token.id === id);
  };
  const ask = <Data>(secret: string, question: Question<Data>, variables = {}, headers = {}) =>
    runQueryWith({ url: app.url, secret }, question, variables, headers);
  return {
    get app() {
      return app;
    },
    get admin() {
      return admin;
    },
    clock,
    makeToken,
    listed,
    ask,
  };
}
