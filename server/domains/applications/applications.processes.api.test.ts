/** Two servers on the same stores, one of them killed: every change of an application is told once, whoever made it and whoever delivers it. */
import { randomBytes } from 'node:crypto';
import { SHARING_TEXT_VERSION } from '../../../schema/rules/applications.values.js';
import { connectMongo, type Mongo } from '../../kernel/mongo/connectMongo.js';
import { RegisterDocument } from '../../testing/account.gql.js';
import { CreateApplicationDocument } from '../../testing/applications.gql.js';
import { type Browser, openBrowser } from '../../testing/browser.js';
import { codesOf, type GraphAnswer, type Question } from '../../testing/runQuery.js';
import { SignInDocument } from '../../testing/signIn.gql.js';
import { PASSWORD } from '../../testing/signIn.js';
import { wideLimits } from '../../testing/wideLimits.js';
import { addressOf, endSites, freshFolder, startSite } from '../../testing/startSite.js';
import { until } from '../../testing/until.js';
import { ProcessesAdvanceDocument, ProcessesInstitutionsDocument } from './applications.processes.api.gql.js';
import { applicationOf } from './test/applicationsSite.js';

const COUNT = 12;
/** The lease of a killed process runs out after half a minute. */
const TAKE_OVER_MS = 90_000;
const dbName = `cases_${randomBytes(6).toString('hex')}`;
const mongodbUri = String(process.env.MONGODB_URI).replace(/^(mongodb:\/\/[^/]+\/)[^?]*/, `$1${dbName}`);
const environment = {
  MONGODB_URI: mongodbUri,
  REDIS_URL: String(process.env.REDIS_URL),
  SESSION_SECRETS: 'it signs the cookies of the tests and nothing else',
  ...wideLimits,
};

let mongo: Mongo;
beforeAll(async () => {
  mongo = await connectMongo(mongodbUri);
});
afterEach(endSites);
afterAll(async () => {
  await mongo.connection.dropDatabase();
  await mongo.close();
});
const collection = (name: string) => mongo.connection.collection(name);
const stored = () =>
  mongo.connection
    .collection<{ _id: string; history: { status: string; by: string }[] }>('applications')
    .find()
    .toArray();
const notified = () =>
  mongo.connection.collection<{ parameters: { value: string }[] }>('notifications').find().toArray();

/** On a busy machine a store may be late: then the server says so, and the client comes back. */
async function answerOf<Data = Record<string, unknown>>(
  browser: Browser,
  query: Question<Data>,
  variables = {},
): Promise<GraphAnswer<Data>> {
  let answer = await browser.query(query, variables);
  while (codesOf(answer).includes('SERVICE_UNAVAILABLE')) answer = await browser.query(query, variables);
  return answer;
}

async function register(url: string, fullName: string): Promise<string> {
  const email = `${randomBytes(4).toString('hex')}@people.example`;
  const input = {
    fullName,
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    phone: '0987 654 321',
    dateOfBirth: '2004-03-01',
  };
  const { data, errors } = await answerOf(openBrowser({ url }), RegisterDocument, { input });
  expect([data, errors]).toEqual([{ register: { ok: true, needsConfirmation: false, errors: [] } }, []]);
  return email;
}
async function login(url: string, email: string): Promise<Browser> {
  const browser = openBrowser({ url });
  const { data } = await answerOf(browser, SignInDocument, { input: { email, password: PASSWORD } });
  expect(data?.login.errors).toEqual([]);
  return browser;
}

/** How often each step was told. */
const countBy = (texts: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const text of texts) counts[text] = (counts[text] ?? 0) + 1;
  return counts;
};

it('every change is one line of history, one notification and one row of the audit log, with two servers and a kill in between', async () => {
  const first = startSite({ ...environment, DATA_DIR: freshFolder() });
  const firstUrl = await addressOf(first);
  const second = startSite({ ...environment, DATA_DIR: freshFolder() });
  const secondUrl = await addressOf(second);
  const [student, advisor] = [await register(firstUrl, 'Trần Thị Mai'), await register(secondUrl, 'Lê Thị Hoa')];
  await collection('users').updateOne({ email: advisor }, { $set: { role: 'ADVISOR' } });
  const mai = await login(firstUrl, student);
  const [hoaHere, hoaThere] = [await login(firstUrl, advisor), await login(secondUrl, advisor)];

  const { data } = await answerOf(mai, ProcessesInstitutionsDocument, { size: COUNT });
  const items = data?.searchInstitutions.items ?? [];
  expect(items).toHaveLength(COUNT);
  const applications: { id: string; updatedAt: string }[] = [];
  for (const { id } of items) {
    const { data: answer } = await answerOf(mai, CreateApplicationDocument, {
      input: {
        type: 'INSTITUTION',
        itemId: id,
        intake: { year: new Date().getUTCFullYear() + 1, month: 9 },
        sharingConsent: { isGiven: true, textVersion: SHARING_TEXT_VERSION, language: 'VI' },
        idempotencyKey: `apply-${id}-once`,
      },
    });
    expect(answer?.createApplication.errors).toEqual([]);
    applications.push(applicationOf(answer?.createApplication));
  }

  // Both servers try each step with the same state; the first server is killed while it does.
  let acknowledged = 0;
  const refusals: { code: string }[] = [];
  const advance = async (browser: Browser, { id, updatedAt }: { id: string; updatedAt: string }): Promise<void> => {
    const { data: answer } = await answerOf(browser, ProcessesAdvanceDocument, {
      input: { applicationId: id, to: 'PROCESSING', seenUpdatedAt: updatedAt },
    });
    if (answer?.advanceApplication.application) acknowledged += 1;
    else refusals.push(...(answer?.advanceApplication.errors ?? []));
    if (acknowledged === COUNT / 2) first.child.kill('SIGKILL');
  };
  await Promise.allSettled(
    applications.flatMap(application => [advance(hoaHere, application), advance(hoaThere, application)]),
  );
  first.child.kill('SIGKILL');
  await first.ended;
  expect(acknowledged).toBeGreaterThanOrEqual(COUNT / 2);
  expect(refusals).toEqual(refusals.map(() => ({ code: 'CONFLICT' })));

  await until(
    'nothing is left to deliver',
    async () =>
      (await collection('jobs').countDocuments({
        dueAt: { $gt: new Date(0) },
        name: { $nin: ['reminders.sweep', 'account.retention'] },
      })) === 0 && (await collection('applications').countDocuments({ outboxLast: { $gt: '' } })) === 0,
    TAKE_OVER_MS,
  );
  const lines = (await stored()).flatMap(({ _id, history }) =>
    history.map(({ status, by }) => ({ step: `${_id} ${status}`, by })),
  );
  const texts = (await notified()).map(({ parameters }) => parameters.map(({ value }) => value).join(' '));
  expect(countBy(texts)).toEqual(Object.fromEntries(lines.map(({ step }) => [step, 1])));
  const audited = (await collection('auditEvents').find({ kind: 'APPLICATION_ADVANCED' }).toArray()).map(({ detail }) =>
    String(detail).replace('SUBMITTED ', ''),
  );
  const byAdvisors = lines.filter(({ by }) => by === 'ADVISOR');
  expect(countBy(audited)).toEqual(Object.fromEntries(byAdvisors.map(({ step }) => [step, 1])));
  expect(byAdvisors.length).toBeGreaterThanOrEqual(acknowledged);
});
