/** A student's day as an app or a tool would live it, with the printed schema and HTTP alone; and every example of docs/clients.md. */
import { SHARING_TEXT_VERSION } from '../schema/rules/applications.values.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isEnumType } from 'graphql';
import { buildInstitution, buildProgram, buildScholarship } from './testing/buildItems.js';
import { createTestApp, type TestApp } from './testing/createTestApp.js';
import { filled, headersOf, learned, readExamples } from './testing/documentExamples.js';
import { misfits, SmallClient } from './testing/smallClient.js';
import { createToken } from './testing/serviceTokens.js';
import { runQueryAs, signIn } from './testing/signIn.js';
import { CONSENT_TEXT_VERSION } from '../schema/rules/account.values.js';
import { ClientsAdvanceDocument, ClientsGpaTablesDocument } from './testing/smallClient.gql.js';
import { STATUS_OF_CODE } from './kernel/errors/AppError.js';
import { GRAPH_LIMITS } from './kernel/graphql/graphLimits.js';
import { textOf } from './testing/runQuery.js';

const root = join(import.meta.dirname, '..');
const printed = readFileSync(join(root, 'schema/printed.graphql'), 'utf8');

let app: TestApp;
/** Allows one wrong password. */
let limited: TestApp;
let now = new Date('2026-11-22T02:00:00Z').getTime();

const appWith = (environment: Record<string, string>): Promise<TestApp> =>
  createTestApp({
    environment,
    clock: () => new Date((now += 1)),
    catalogue: {
      institutions: [buildInstitution({ slug: 'monash', name: 'Monash University' })],
      programs: ['Law', 'Nursing', 'Robotics'].map(subject =>
        buildProgram('monash', { slug: subject.toLowerCase(), title: `Bachelor of ${subject}` }),
      ),
      scholarships: [buildScholarship({ slug: 'merit', name: 'Merit Scholarship' })],
    },
  });

beforeAll(async () => {
  app = await appWith({});
  limited = await appWith({ LIMIT_LOGIN_FAILURES: '1' });
});
afterAll(() => Promise.all([app?.close(), limited?.close()]));

type Named = { id: string; slug: string; title: string };
type WithErrors = { errors: unknown[] };

describe('a client with the printed schema and HTTP alone', () => {
  const marks = (values: string[]) => values.map((value, place) => ({ term: place + 1, value }));
  const years = [
    { level: 12, system: 'VN_TT22', termCount: 2, subjects: [{ subject: 'MATH', marks: marks(['8.2', '8.6']) }] },
  ];
  const password = 'gió-đưa-cành-trúc';
  const email = 'binh.day@people.example';

  it('lives a day of a student: registers, searches, saves, reckons, applies, follows, asks, exports and leaves', async () => {
    const client = new SmallClient(app.url, printed);

    const registered = await client.call<WithErrors>('register', {
      input: {
        fullName: 'Lê Thanh Bình',
        email,
        password,
        confirmPassword: password,
        phone: '0912 345 678',
        dateOfBirth: '2007-05-20',
      },
    });
    expect(registered).toMatchObject({ errors: [] });
    expect(await client.call('viewer')).toBeNull();
    expect(await client.call('login', { input: { email, password, rememberMe: true } })).toMatchObject({
      viewer: { email, role: 'STUDENT' },
      errors: [],
    });
    expect([...client.jar.keys()].toSorted()).toEqual(
      expect.arrayContaining(['auth-token', 'refresh-token', 'user-data']),
    );

    const found = await client.call<{ items: Named[]; pageInfo: object }>(
      'searchPrograms',
      { text: 'robotics', sort: 'TUITION_ASC', page: { number: 1, size: 10 } },
      { depth: 2 },
    );
    const [program] = found.items;
    expect([program?.title, found.pageInfo]).toEqual([
      'Bachelor of Robotics',
      { number: 1, size: 10, pageCount: 1, total: 1 },
    ]);
    expect(await client.call('program', { slug: program?.slug })).toMatchObject({ slug: 'robotics' });

    const itemId = program?.id ?? '';
    expect(await client.call('addToWishlist', { input: { kind: 'PROGRAM', itemId } })).toMatchObject({
      ids: [itemId],
      errors: [],
    });
    expect(await client.call('myWishlist', { kind: 'PROGRAM' })).toMatchObject({ pageInfo: { total: 1 } });

    expect(await client.call('estimateGpa', { input: { years } })).toMatchObject({ errors: [] });
    expect(
      await client.call('saveGrades', { input: { schoolName: 'THPT Chu Văn An', years } }, { depth: 4 }),
    ).toMatchObject({ gradeBook: { schoolName: 'THPT Chu Văn An' }, errors: [] });

    const preview = await client.call<{ intakes: { year: number; month: number }[] }>('applicationPreview', {
      type: 'PROGRAM',
      itemId,
    });
    const [{ year, month } = { year: 0, month: 0 }] = preview.intakes;
    const input = {
      type: 'PROGRAM',
      itemId,
      intake: { year, month },
      sharingConsent: { isGiven: true, textVersion: SHARING_TEXT_VERSION, language: 'VI' },
      idempotencyKey: 'day-of-binh-1',
    };
    const applied = await client.call<{ application: { id: string; updatedAt: string } }>('createApplication', {
      input,
    });
    const again = await client.call('createApplication', { input });
    expect([applied.application, again]).toMatchObject([
      { status: 'SUBMITTED' },
      { application: { id: applied.application.id } },
    ]);

    await advanceByStaff(applied.application);
    await app.services.idle();
    expect(await client.call('applicationById', { id: applied.application.id })).toMatchObject({
      status: 'PROCESSING',
      progress: 40,
      history: [{ status: 'SUBMITTED' }, { status: 'PROCESSING' }],
    });
    expect(await client.call('myApplications', { status: 'PROCESSING' }, { depth: 2 })).toMatchObject({
      pageInfo: { total: 1 },
    });

    const news = await client.call<{ items: { id: string; code: string }[] }>('myNotifications', { unreadOnly: true });
    expect(news.items.map(({ code }) => code)).toEqual(['APPLICATION_STATUS_CHANGED', 'APPLICATION_STATUS_CHANGED']);
    expect(
      await client.call('markNotificationsRead', { input: { ids: news.items.map(({ id }) => id) } }),
    ).toMatchObject({
      unreadCount: 0,
    });

    const message = {
      name: 'Lê Thanh Bình',
      email,
      phone: '0912345678',
      city: 'Huế',
      school: 'THPT Chu Văn An',
      campaign: 'STUDY_ADVICE',
      message: 'Em muốn hỏi về học bổng.',
      consent: { adviceContact: true, textVersion: CONSENT_TEXT_VERSION },
      language: 'VI',
      idempotencyKey: 'day-of-binh-2',
    };
    expect(await client.call('sendContactMessage', { input: message })).toEqual({ errors: [] });

    const { json } = await client.call<{ json: string }>('myDataExport');
    const exported = JSON.stringify(JSON.parse(json));
    for (const own of [email, 'THPT Chu Văn An', applied.application.id, 'Em muốn hỏi về học bổng.'])
      expect(exported).toContain(own);

    const session = client.jar.get('auth-token') ?? '';
    expect(await client.call('logout')).toEqual({ errors: [] });
    expect([...client.jar.keys()].filter(name => name.endsWith('-token'))).toEqual([]);
    client.jar.set('auth-token', session);
    const late = await client.run('{ myProfile { email } }');
    expect([late.status, late.data, late.errors?.[0]?.extensions['code']]).toEqual([401, null, 'UNAUTHENTICATED']);
  });

  async function advanceByStaff({ id, updatedAt }: { id: string; updatedAt: string }): Promise<void> {
    const lan = await signIn(app, { role: 'ADVISOR' });
    const { data } = await runQueryAs(lan, ClientsAdvanceDocument, {
      input: { applicationId: id, to: 'PROCESSING', seenUpdatedAt: updatedAt },
    });
    expect(data).toEqual({ advanceApplication: { application: { status: 'PROCESSING' }, errors: [] } });
  }

  it('notices an answer that the schema does not promise', () => {
    const schema = buildSchema('type Query { level: Level!, names: [String!]!, day: Int } enum Level { LOW }');
    const query = schema.getQueryType();
    if (!query) throw new Error('no query');
    expect(misfits(schema, query, { level: 'LOW', names: ['a'], day: null }, 'Query')).toEqual([]);
    expect(misfits(schema, query, { level: 'HIGH', names: [null], day: 1.5, more: 1 }, 'Query')).toEqual([
      'Query.level: HIGH is no Level',
      'Query.names.0: null',
      'Query.day: not a Int',
      'Query.more: unknown',
    ]);
  });

  it('refuses to send what the schema does not have', async () => {
    const client = new SmallClient(app.url, printed);
    await expect(client.run('{ viewer { passwordHash } }')).rejects.toThrow('Not in the printed schema');
    await expect(client.call('dropTables')).rejects.toThrow('no dropTables');
  });
});

describe('docs/clients.md', () => {
  const text = readFileSync(join(root, 'docs/clients.md'), 'utf8');
  const examples = readExamples(text);
  const schema = buildSchema(printed);

  it.each(['graphql', 'http'] as const)('has examples in %s, each with its answer', language => {
    expect(examples.filter(each => each.language === language).length).toBeGreaterThanOrEqual(3);
    expect(examples.filter(({ answer }) => answer === undefined)).toEqual([]);
  });

  it('shows answers that a running site gives, one after the other', async () => {
    const client = new SmallClient(limited.url, printed);
    const admin = await signIn(limited, { role: 'ADMIN' });
    const { secret } = await createToken(admin, { rights: ['RATES_WRITE'] });
    const values = new Map<string, unknown>([['<secret>', secret]]);
    for (const { language, source, variables, status, answer } of examples) {
      const got =
        language === 'graphql'
          ? await client.run(source, Object(filled(variables ?? {}, values)))
          : await client.exchange('/graphql', {
              method: 'POST',
              headers: headersOf(source, values),
              body: JSON.stringify(filled(JSON.parse(source.slice(source.indexOf('\n\n'))), values)),
            });
      const { status: actual, headers: _headers, ...body } = got;
      expect({ source, status: actual, ...body }).toEqual({ source, status, ...Object(learned(answer, body, values)) });
    }
  });

  it('names every right of a service token, as the schema does', () => {
    const rights = schema.getType('ServiceRight');
    const named = [...text.matchAll(/^\| `([A-Z]+_[A-Z_]+)` \| [^|\d]+ \|$/gm)].map(([, right]) => right);
    expect(isEnumType(rights) && rights.getValues().map(({ name }) => name)).toEqual(named);
  });

  it('is right about queries by GET: JSON is named, what is the same for everybody has a tag, and is not sent again', async () => {
    const address = `${app.url}/graphql?query=${encodeURIComponent(textOf(ClientsGpaTablesDocument))}`;
    const ask = (headers: Record<string, string>) => fetch(address, { headers });
    const first = await ask({ 'content-type': 'application/json' });
    const etag = first.headers.get('etag') ?? '';
    const second = await ask({ 'content-type': 'application/json', 'if-none-match': etag });
    expect([first.status, etag === '', second.status, await second.text()]).toEqual([200, false, 304, '']);
    expect((await ask({})).status).toBe(400);
  });

  it('names mutations that take an idempotency key, and every thrown code', () => {
    const { created = '' } = /(?<created>among them those of [^:]*):/.exec(text)?.groups ?? {};
    const names = [...created.matchAll(/`(\w+)`/g)].flatMap(([, name]) => name ?? []);
    expect(names.length).toBeGreaterThanOrEqual(3);
    const inputOf = (name: string) => String(schema.getMutationType()?.getFields()[name]?.args[0]?.type);
    expect(names.filter(name => !printedInput(inputOf(name)).includes('idempotencyKey: String!'))).toEqual([]);
    for (const [code, status] of Object.entries(STATUS_OF_CODE)) expect(text).toContain(`| \`${code}\` | ${status} |`);
  });

  it('says the limits of one operation as they are', () => {
    const { rootFields, selections, depth, aliases, letters } = GRAPH_LIMITS;
    const said = text.replaceAll(/\s+/g, ' ');
    expect(said).toContain(
      `${rootFields} fields at its root, ${selections.toLocaleString('en')} selections, ${depth} levels, ${aliases} aliases and ${letters.toLocaleString('en')} letters`,
    );
  });

  const printedInput = (type: string): string =>
    new RegExp(`^input ${type.replace('!', '')} \\{[^]*?^\\}`, 'm').exec(printed)?.[0] ?? '';
});
