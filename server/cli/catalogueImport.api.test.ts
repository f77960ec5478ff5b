import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createCatalogue } from '../domains/catalogue/index.js';
import { connectMongo, type Mongo } from '../kernel/mongo/connectMongo.js';
import { bundled } from '../testing/bundled.js';
import { until } from '../testing/until.js';
import { writeList } from '../testing/writeRegisters.js';

const command = bundled('server/cli/catalogue.ts');
const PROGRAMS = 6_000;
let folder: string;
let list: string;
let mongo: Mongo;
let uri: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'import-cli-'));
  list = await writeList(join(folder, 'list.csv'), PROGRAMS);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  const dbName = `import-cli-${randomUUID()}`;
  const address = new URL(process.env.MONGODB_URI ?? '');
  address.pathname = `/${dbName}`;
  uri = address.href;
  mongo = await connectMongo(uri, { dbName });
});
afterEach(async () => {
  await mongo.connection.dropDatabase();
  await mongo.close();
});

type Running = { child: ChildProcess; out: () => string; ended: Promise<number | null> };

function start(...args: string[]): Running {
  const env = { PATH: process.env.PATH, DATA_DIR: folder, MONGODB_URI: uri };
  const child = spawn(process.execPath, [command, 'import', ...args], { env });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (text += String(chunk)));
  // Without the line that says which store the command uses.
  const out = (): string => text.replace(/^Documents: [^\n]+\n/, '');
  return { child, out, ended: once(child, 'exit').then(([code]) => code as number | null) };
}

const count = (collection: string, filter: object = {}) =>
  mongo.connection.collection(collection).countDocuments(filter);
const imported = () => count('programs', { origin: 'IMPORT', isRetired: false });

async function killWhen(holds: () => Promise<boolean>): Promise<void> {
  const { child, ended } = start('csv', list);
  await until('the moment to kill it', async () => child.exitCode !== null || (await holds()), 120_000);
  child.kill('SIGKILL');
  await ended;
}

describe('npm run catalogue -- import', () => {
  it('killed while it reads leaves nothing in the catalogue; killed while it writes is finished by the next start', async () => {
    await killWhen(async () => (await count('catalogueImportChunks')) >= 3);
    expect(await imported()).toBe(0);
    // As if its process had died a while ago.
    const later = () => new Date(Date.now() + 60_000);
    const catalogue = createCatalogue({ connection: mongo.connection, clock: later });
    await catalogue.finishImports({ isAlone: false });
    expect(await count('catalogueImportChunks')).toBe(0);
    expect(await imported()).toBe(0);

    await killWhen(async () => (await imported()) > 0);
    expect(await count('jobs', { name: 'catalogue.finishImport' })).toBe(1);
    await catalogue.finishImports({ isAlone: false });
    expect(await imported()).toBe(PROGRAMS);
    expect(await count('catalogueImports')).toBe(0);
  });

  it('prints its progress and what it did, and refuses in one line what it cannot read', async () => {
    const whole = start('csv', list);
    expect(await whole.ended).toBe(0);
    expect(whole.out()).toMatch(/csv-list: \d+ rows read, \d+ items stored/);
    expect(whole.out()).toContain(
      `programs: ${PROGRAMS} new, 0 changed, 0 confirmed by a newer edition, 0 as before, 0 retired`,
    );
    const again = start('csv', list);
    expect(await again.ended).toBe(0);
    expect(again.out()).toBe('csv-list: already loaded; nothing changed.\n');
    for (const [args, message] of [
      [['cricos', folder], /^.* holds no file named like .*\n$/],
      [
        ['nothing', list],
        /^There is no adapter nothing: cricos, discover-uni, scorecard, ipeds, daad, dli, scholarship-csv, csv\.\n$/,
      ],
      [['csv', list, '--edition', '2999-01-01'], /^The edition 2999-01-01 of csv-list lies in the future: .*\n$/],
      [['csv', list, '--edition', 'soon'], /^--edition takes YYYY, YYYY-MM or YYYY-MM-DD\.\n$/],
    ] as const) {
      const refused = start(...args);
      expect(await refused.ended).toBe(1);
      expect(refused.out()).toMatch(message);
    }
  });
});
