/** What one address may store or have mailed in an hour, by what the SDL says of each public mutation. */
import { isObjectType } from 'graphql';
import { policyOf } from '../../kernel/graphql/fieldPolicy.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { codesOf, type GraphAnswer, parseAnswer, type Question, textOf } from '../../testing/runQuery.js';
import { RequestPasswordResetDocument } from '../../testing/account.gql.js';

let app: TestApp;
beforeAll(async () => {
  // A tenth of what the SDL says.
  app = await createTestApp({ environment: { TRUST_PROXY: 'loopback', LIMIT_ADDRESS_MUTATIONS_PERCENT: '10' } });
});
afterAll(() => app.close());

let lastAddress = 0;
const newAddress = (): string => `198.18.79.${(lastAddress += 1)}`;
const send = async <Data>(question: Question<Data>, address: string, variables = {}): Promise<GraphAnswer<Data>> =>
  parseAnswer(
    await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ query: textOf(question), variables }),
    }),
  );
const reset = (email: string, address: string) => send(RequestPasswordResetDocument, address, { input: { email } });

describe('an address', () => {
  it('asks for so many resets an hour, of whatever mailboxes, and no job is stored for more', async () => {
    const address = newAddress();
    const jobs = app.mongo.connection.collection('jobs');
    const stored = (): Promise<number> => jobs.countDocuments({ name: 'session.passwordReset' });
    const before = await stored();
    const answers: GraphAnswer<unknown>[] = [];
    for (let count = 0; count < 9; count += 1) answers.push(await reset(`nobody-${count}@people.example`, address));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429]);
    expect(codesOf(answers[8] ?? { errors: [] })).toEqual(['RATE_LIMITED']);
    expect((await stored()) - before).toBe(6);
    expect((await reset('nobody@people.example', newAddress())).status).toBe(200);
  });

  it('may not hide more of them in one operation, in fragments or under other names', async () => {
    const address = newAddress();
    const many = (count: number) =>
      `mutation { ${Array.from({ length: count }, (_, index) => `a${index}: logout { ok }`).join(' ')} }`;
    const statuses: number[] = [];
    for (let time = 0; time < 31; time += 1) statuses.push((await send(many(10), address)).status);
    expect([statuses.filter(status => status === 200).length, statuses.at(-1)]).toEqual([30, 429]);
  });

  it('is limited in every mutation that needs no session', () => {
    const type = app.schema.getMutationType();
    const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
    const open = fields.filter(field => policyOf(field).requires === null);
    expect(open.length).toBeGreaterThan(10);
    for (const field of open) expect([field.name, Number(policyOf(field).anHour) > 0]).toEqual([field.name, true]);
  });
});
