/** The image has the build and the packages of production alone: what operators run in it must start from there. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { startEmbeddedMongo } from '../embedded/mongo/index.js';
import { connectMongo, type Mongo } from '../kernel/mongo/connectMongo.js';
import { runCommand } from '../testing/runCommand.js';
import { writeList } from '../testing/writeRegisters.js';

const root = join(import.meta.dirname, '..', '..');
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const PROGRAMS = 40;

let image: string;
let outside: string;
let mongo: Mongo;
let uri: string;

/** `npm prune --omit=dev` leaves these, by the lock file. Links keep their place, so that nothing finds the packages of the checkout. */
function linkProductionPackages(folder: string): void {
  const { packages }: { packages: Record<string, { dev?: boolean }> } = JSON.parse(textOf('package-lock.json'));
  for (const [path, { dev }] of Object.entries(packages)) {
    const isOwnFolder = /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path);
    if (!isOwnFolder || dev || !existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(root, path), join(folder, path));
  }
}

/** How each thing that the Dockerfile copies into the image comes into the folder of the test. */
const MADE: Readonly<Record<string, (folder: string) => void>> = {
  'package.json': folder => copyFileSync(join(root, 'package.json'), join(folder, 'package.json')),
  node_modules: linkProductionPackages,
  dist: folder =>
    void execFileSync(process.execPath, ['server/testing/bundle.mjs', relative(root, join(folder, 'dist', 'server'))], {
      cwd: root,
    }),
  'schema/*.graphql': folder => {
    mkdirSync(join(folder, 'schema'));
    for (const name of readdirSync(join(root, 'schema')).filter(each => each.endsWith('.graphql')))
      copyFileSync(join(root, 'schema', name), join(folder, 'schema', name));
  },
};
const COPIED = [...textOf('Dockerfile').matchAll(/^COPY --from=build \/app\/(\S+) /gm)].map(([, what = '']) => what);

beforeAll(async () => {
  image = mkdtempSync(join(tmpdir(), 'image-'));
  outside = mkdtempSync(join(tmpdir(), 'outside-'));
  for (const what of COPIED) MADE[what]?.(image);
  const address = new URL(process.env.MONGODB_URI ?? '');
  address.pathname = `/image-${randomUUID()}`;
  uri = address.href;
  mongo = await connectMongo(uri);
});
afterAll(async () => {
  await mongo?.connection.dropDatabase();
  await mongo?.close();
  for (const folder of [image, outside]) rmSync(folder, { recursive: true, force: true });
});

/** As `docker compose exec site node dist/server/<name>.js ...` would. */
async function inImage(name: string, args: readonly string[], environment: Record<string, string> = {}) {
  const env = {
    PATH: process.env.PATH,
    NODE_OPTIONS: '--preserve-symlinks --preserve-symlinks-main',
    DATA_DIR: join(outside, 'data'),
    MONGODB_URI: uri,
    REDIS_URL: process.env.REDIS_URL,
    ...environment,
  };
  return runCommand([`dist/server/${name}.js`, ...args], { cwd: image, env });
}

const DOCUMENTS = [
  'README.md',
  'docker-compose.yml',
  'Dockerfile',
  ...readdirSync(join(root, 'docs'))
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name}`),
];
const NAMED = [
  ...new Set(
    DOCUMENTS.flatMap(path => [...textOf(path).matchAll(/dist\/server\/(\w+)\.js/g)]).map(([, name = '']) => name),
  ),
];

describe('the image', () => {
  it('holds what this test puts together, and nothing else', () => {
    expect(COPIED.toSorted()).toEqual(Object.keys(MADE).toSorted());
  });

  it('has every file that the documents start', () => {
    expect(NAMED).toEqual(expect.arrayContaining(['main', 'user', 'catalogue', 'stores']));
    expect(NAMED.filter(name => !existsSync(join(image, 'dist', 'server', `${name}.js`)))).toEqual([]);
  });

  it('runs each command from its bundled file, and the command says how it is called there', async () => {
    for (const name of NAMED.filter(each => each !== 'main')) {
      const { code, out, err } = await inImage(name, ['--help']);
      expect([name, code, err, out.split('\n')[0]]).toEqual([
        name,
        0,
        '',
        expect.stringContaining(`Usage: node dist/server/${name}.js`),
      ]);
    }
  });

  it('has commands that name npm where they are run by it, in a checkout', async () => {
    for (const name of ['user', 'catalogue', 'stores']) {
      const { code, out } = await runCommand(['--import', 'tsx', `server/cli/${name}.ts`, '--help'], {
        cwd: root,
      });
      expect([code, out.split('\n')[0]]).toEqual([0, expect.stringContaining(`Usage: npm run ${name} -- `)]);
    }
  });

  it('does not start on a public address without a word about who runs it: what compose hands on by name', async () => {
    const environment = {
      PUBLIC_URL: 'https://study.example.org',
      SESSION_SECRETS: 's'.repeat(32),
      TRUST_PROXY: '1',
      SMTP_URL: 'smtps://mail.example.org',
    };
    const { code, err } = await inImage('main', [], environment);
    const needed = /^Wrong environment: [^\n]*: set (OPERATOR_\w+(?:, OPERATOR_\w+)*) to [^\n]*\n$/
      .exec(err)?.[1]
      ?.split(', ');
    expect([code, needed]).toEqual([1, ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_PHONE', 'OPERATOR_LICENCE']]);
    for (const name of needed ?? []) {
      expect(textOf('docker-compose.yml')).toMatch(new RegExp(`^ {6}${name}:$`, 'm'));
      for (const path of ['.env.example', 'docs/operations.md', 'README.md', 'SECURITY.md'])
        expect([path, textOf(path).includes(name)]).toEqual([path, true]);
    }
  });

  it('lists the staff, and says how the first administrator is made', async () => {
    expect(await inImage('user', ['list-staff'])).toEqual({
      code: 0,
      out: 'There is no staff yet: node dist/server/user.js promote someone@example.org ADMIN\n',
      err: expect.stringMatching(/^Documents: [^\n]+ No mail is sent and no job is run: the site does both\.\n$/),
    });
    expect(await inImage('user', ['promote', 'nobody@people.example', 'ADMIN'])).toMatchObject({ code: 1 });
  });

  it('imports a register from a file that was copied into it', async () => {
    const list = await writeList(join(outside, 'list.csv'), PROGRAMS);
    const { code, out } = await inImage('catalogue', ['import', 'csv', list]);
    expect([code, out]).toEqual([0, expect.stringContaining(`programs: ${PROGRAMS} new`)]);
    expect(await mongo.connection.collection('programs').countDocuments({ origin: 'IMPORT' })).toBe(PROGRAMS);
  });

  it('moves the data of one machine into its MongoDB', async () => {
    const dataDir = join(outside, 'former');
    const store = await startEmbeddedMongo({ dataDir });
    const former = await connectMongo(store.uri);
    await former.connection.collection<{ _id: string }>('leads').insertOne({ _id: 'a' });
    await former.close();
    await store.stop();
    const { code, out } = await inImage('stores', ['move', '--overwrite'], { DATA_DIR: dataDir });
    expect([code, out]).toEqual([0, expect.stringContaining('1 documents in 1 collections were copied')]);
  });
});
