/** A disk that is full under both embedded stores: nothing acknowledged is lost, what is public still answers, the rest says so. */
import { readdirSync, readFileSync } from 'node:fs';
import { type Question, textOf } from '../../testing/runQuery.js';
import { RegisterDocument } from '../../testing/account.gql.js';
import { SignInDocument } from '../../testing/signIn.gql.js';
import { type SmallDisk, smallDisk } from '../../testing/smallDisk.js';
import { addressOf, endSites, startSite, type StartedSite } from '../../testing/startSite.js';
import { until } from '../../testing/until.js';
import { wideLimits } from '../../testing/wideLimits.js';
import { FullDiskReadingDocument } from './fullDisk.api.gql.js';

const DISK_MB = 16;
const PASSWORD = 'hoa-nở-bên-sông';
const PEOPLE = 12;
let disk: SmallDisk;
beforeAll(() => {
  disk = smallDisk(DISK_MB);
});
afterAll(async () => {
  await endSites();
  disk.remove();
});

type Answer = { status: number; data: Record<string, unknown> | null; codes: unknown[] };

async function ask(address: string, question: Question<unknown>, variables: object = {}): Promise<Answer> {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: textOf(question), variables }),
  });
  const { data, errors = [] }: { data: Record<string, unknown> | null; errors?: { extensions: { code: string } }[] } =
    JSON.parse(await response.text());
  return { status: response.status, data, codes: errors.map(({ extensions }) => extensions.code) };
}

/** Each kind of refusal once. */
const refusalsOf = (answers: Answer[]): unknown[] => [...new Set(answers.flatMap(({ codes }) => codes))];

const emailOf = (n: number): string => `person${n}@people.example`;

const register = (address: string, n: number): Promise<Answer> =>
  ask(address, RegisterDocument, {
    input: {
      fullName: 'Nguyễn Thị Lan',
      email: emailOf(n),
      password: PASSWORD,
      confirmPassword: PASSWORD,
      phone: `09${String(10_000_000 + n)}`,
      dateOfBirth: '2008-03-01',
    },
  });

const login = (address: string, n: number): Promise<Answer> =>
  ask(address, SignInDocument, {
    input: { email: emailOf(n), password: PASSWORD },
  });

let strangers = 1_000_000;
const strangerId = (): number => (strangers += 1);

/** The processes that the site has started: its document store. */
const childrenOf = ({ child }: StartedSite): number[] =>
  readdirSync(`/proc/${child.pid}/task`)
    .flatMap(task => readFileSync(`/proc/${child.pid}/task/${task}/children`, 'utf8').trim().split(' '))
    .filter(Boolean)
    .map(Number);

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

it('keeps every account that was acknowledged, refuses the others with 503, goes on reading, and recovers by itself', async () => {
  const site = startSite({ DATA_DIR: disk.folder, ...wideLimits });
  const address = await addressOf(site);
  const acknowledged: number[] = [];
  const registerAll = async (from: number): Promise<Answer[]> => {
    const people = Array.from({ length: PEOPLE }, (_, i) => from + i);
    const answers = await Promise.all(people.map(n => register(address, n)));
    acknowledged.push(...people.filter((_n, i) => answers[i]?.codes.length === 0));
    return answers;
  };
  const isReady = async (): Promise<boolean> => (await statusOf(`${address}/readyz`)) === 200;
  await registerAll(0);
  expect(acknowledged).toHaveLength(PEOPLE);

  const filled = registerAll(PEOPLE);
  disk.fill(site.child.pid, ...childrenOf(site));
  expect(refusalsOf([...(await filled), ...(await registerAll(2 * PEOPLE))])).toEqual(['SERVICE_UNAVAILABLE']);
  expect(acknowledged.length).toBeLessThan(3 * PEOPLE);

  // The last page of Redis' log may have room for some keys: failed logins write counters.
  const refusals: unknown[] = [];
  await until('both stores to be reported', async () => {
    const logins = Array.from({ length: 10 }, () => login(address, strangerId()));
    refusals.push(...refusalsOf(await Promise.all(logins)));
    const ready = await fetch(`${address}/readyz`);
    const { mongo, redis }: Record<string, unknown> = JSON.parse(await ready.text());
    return ready.status === 503 && mongo === 'unavailable' && redis === 'unavailable';
  });
  expect(new Set(refusals)).toEqual(new Set(['SERVICE_UNAVAILABLE']));
  expect((await login(address, 0)).codes).toEqual(['SERVICE_UNAVAILABLE']);
  expect(await statusOf(`${address}/healthz`)).toBe(200);
  expect(await statusOf(`${address}/`)).toBe(200);
  expect(await ask(address, FullDiskReadingDocument, { slug: 'harvard-university' })).toMatchObject({
    status: 200,
    codes: [],
  });

  disk.free(site.child.pid, ...childrenOf(site));
  await until('the site to be ready', isReady);
  for (const n of acknowledged)
    expect([n, await login(address, n)]).toMatchObject([n, { data: { login: { errors: [] } }, codes: [] }]);
});
