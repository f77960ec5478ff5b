/** What the documents name exists: variables of the environment, figures, files, commands. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { VARIABLE_NAMES } from '../kernel/envVariables.js';
import { createMetrics } from '../kernel/metrics.js';
import { aNamedOperator } from '../testing/aNamedOperator.js';
import { createTestApp, type TestApp } from '../testing/createTestApp.js';
import { runQuery } from '../testing/runQuery.js';
import { signIn } from '../testing/signIn.js';
import { DocumentsProfileDocument } from './documents.api.gql.js';

const root = join(import.meta.dirname, '..', '..');
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'server/README.md',
  'schema/README.md',
  'client/README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name}`),
];
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
/** What stands in backticks in the prose, outside of blocks of code. */
const codeIn = (path: string): string[] =>
  [
    ...textOf(path)
      .replaceAll(/^```[^]*?^```/gm, '')
      .matchAll(/`([^`\n]+)`/g),
  ].flatMap(([, code]) => code ?? []);

/** Variables of the tests and tools, which the server does not read. */
const OF_TOOLS = ['REDIS_SERVER_PATH', 'CHROMIUM_PATH', 'NODE_ENV', 'ORACLE_MONGODB_URI', 'ORACLE_REDIS_URL'];
const SHAPED = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;
/** Capitals with underscores that are set to a value or belong to a family of settings. */
const isSetting = (name: string): boolean =>
  /^(?:MONGODB|REDIS|SMTP|MAIL|SESSION|LIMIT|OPERATOR|PUBLIC|TRUST|ALLOW|COOKIE|DATA|LOG|METRICS|DRAIN|RATES|REGISTERS)_/.test(
    name,
  ) && SHAPED.test(name);

describe('the documents', () => {
  it.each(documents)('%s names no variable that the server does not read', path => {
    const named = codeIn(path).flatMap(code =>
      [...code.matchAll(/\b([A-Z][A-Z0-9_]+)(?==|\b)/g)].map(([, name]) => name ?? ''),
    );
    const unknown = named.filter(isSetting).filter(name => ![...VARIABLE_NAMES, ...OF_TOOLS].includes(name));
    expect(unknown.filter(name => !isCodeOfTheGraph(name))).toEqual([]);
  });

  // `notes` is the made-up example of the READMEs.
  it.each(documents)('%s names no file that does not exist', path => {
    const folders = ['', dirname(path), 'server', 'client', 'server/app', 'client/app', 'server/domains'];
    const missing = codeIn(path)
      .filter(code => /^[\w.@-]+(?:\/[\w.@-]+)*\/[\w.@-]+\.(?:md|mjs|tsx?|css|json|graphql|txt|yml)$/.test(code))
      .filter(code => !code.includes('/notes/') && !folders.some(folder => existsSync(join(root, folder, code))));
    expect(missing).toEqual([]);
  });

  it.each(documents)('%s names no command that package.json does not have', path => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'));
    const named = [...textOf(path).matchAll(/\bnpm run ([\w:]+)/g)].map(([, name]) => name ?? '');
    expect(named.filter(name => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it.each(documents)('%s links to files that exist', path => {
    const links = [...textOf(path).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link]) => link ?? '');
    expect(links.filter(link => !existsSync(join(root, dirname(path), link)))).toEqual([]);
  });
});

/** `SESSION_...` may also be a code of an enum. */
const printed = textOf('schema/printed.graphql');
const isCodeOfTheGraph = (name: string): boolean => new RegExp(`^  ${name}(?: |$)`, 'm').test(printed);

describe('docs/operations.md', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app?.close());

  it('names figures that are counted, with their labels', async () => {
    await signIn(app);
    await app.services.idle();
    expect((await runQuery(app, DocumentsProfileDocument)).status).toBe(401);
    const figures = `${await (await fetch(`${app.url}/metrics`)).text()}${await createMetrics({ withProcess: true }).text()}`;
    const rows = [...textOf('docs/operations.md').matchAll(/^\| (`[a-z]+(?:_[a-z0-9]+)+`.*?) \|/gm)];
    expect(rows.length).toBeGreaterThanOrEqual(10);
    for (const [, cell = ''] of rows) {
      const names = [...cell.matchAll(/`([a-z_0-9]+)`/g)].flatMap(([, name]) => name ?? []);
      for (const name of names)
        expect([name, new RegExp(`^# HELP ${name} |[{,]${name}="|^# TYPE ${name} `, 'm').test(figures)]).toEqual([
          name,
          true,
        ]);
    }
  });

  it('names every figure of our own', async () => {
    const figures = await (await fetch(`${app.url}/metrics`)).text();
    const own = [...figures.matchAll(/^# HELP (\w+) /gm)].flatMap(([, name]) => name ?? []);
    expect(own.length).toBeGreaterThanOrEqual(10);
    expect(own.filter(name => !textOf('docs/operations.md').includes(`\`${name}\``))).toEqual([]);
  });

  it('names every setting that `.env.example` lists as needed on a public address, and the parts of /readyz', async () => {
    const text = textOf('docs/operations.md');
    const needed = ['PUBLIC_URL', 'TRUST_PROXY', 'SESSION_SECRETS', 'MONGODB_URI', 'REDIS_URL', 'SMTP_URL'];
    for (const name of [...needed, ...Object.keys(aNamedOperator)]) expect(text).toContain(`\`${name}\``);
    const state: Record<string, unknown> = JSON.parse(await (await fetch(`${app.url}/readyz`)).text());
    expect(state).toMatchObject({ mongo: 'ok', redis: 'ok' });
  });

  it.each(VARIABLE_NAMES)('%s stands in .env.example', name => {
    expect(textOf('.env.example')).toMatch(new RegExp(`^(?:# )?${name}=`, 'm'));
  });
});
