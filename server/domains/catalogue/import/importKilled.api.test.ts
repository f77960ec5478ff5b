/** An import whose process is killed at any of its writes: nothing of it is there, or the next one ends it, and the store is as if nobody had been killed. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectMongo, type Mongo } from '../../../kernel/mongo/connectMongo.js';
import { buildInstitution, buildProgram, testSource } from '../../../testing/buildItems.js';
import { bundled } from '../../../testing/bundled.js';
import { course, provider, writeCricos } from '../../../testing/writeRegisters.js';
import { createCatalogue } from '../index.js';
import { cricos } from './cricos.js';

const importProcess = bundled('server/testing/importProcess.ts');
const BEFORE = '2026-10-20T09:00:00.000Z';
const NOW = '2026-11-21T09:00:00.000Z';
const DAY_OF_NOW = '2026-11-21';

const KNOWN = provider('00001A', 'Known University');
const LARGE = provider('00002B', 'Large College');
const GONE = provider('00003C', 'Gone College');
const NEW = provider('00004D', 'New College');
const courses = (of: string, from: number, to: number, more = {}) =>
  Array.from({ length: to - from }, (_, at) =>
    course(`${of.slice(0, 5)}${from + at}`, of, `Bachelor of Subject ${from + at}`, more),
  );
const KNOWN_COURSE = course('000001A', '00001A', 'Bachelor of Known Things');
/** The second edition: some cost more, some are new with their institution or without, some are gone with theirs or without, and the rest is as before. */
const EDITIONS = {
  first: {
    edition: '04/10/2025',
    providers: [KNOWN, LARGE, GONE],
    courses: [KNOWN_COURSE, ...courses('00002B', 0, 620), ...courses('00003C', 0, 5)],
  },
  second: {
    edition: '04/10/2026',
    providers: [KNOWN, LARGE, NEW],
    courses: [
      KNOWN_COURSE,
      ...courses('00002B', 30, 90, { 'Tuition Fee': '120000' }),
      ...courses('00002B', 90, 650),
      ...courses('00004D', 0, 20),
    ],
  },
};
const COLLECTIONS = ['sources', 'institutions', 'programs', 'scholarships', 'catalogueLoads'] as const;
const STAGED = ['catalogueImports', 'catalogueImportChunks'] as const;

let folder: string;
const edition = (name: keyof typeof EDITIONS): string => join(folder, name);
let base: Mongo;
let store: Mongo;

const openStore = async (): Promise<Mongo> => {
  const mongo = await connectMongo(process.env.MONGODB_URI ?? '', { dbName: `import-killed-${randomUUID()}` });
  await createCatalogue({ connection: mongo.connection, clock: () => new Date(BEFORE) }).ensureIndexes();
  return mongo;
};
const closeStore = async (mongo: Mongo): Promise<void> => {
  await mongo.connection.dropDatabase();
  await mongo.close();
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-killed-'));
  await writeCricos(edition('first'), EDITIONS.first);
  await writeCricos(edition('second'), EDITIONS.second);
  base = await openStore();
  const catalogue = createCatalogue({ connection: base.connection, clock: () => new Date(BEFORE) });
  const { writer } = catalogue;
  const code = (value: string) => ({ value, source: testSource.id, asOf: '2025-01', checkedOn: '2025-02-01' });
  // Of a copy of the register, so that an edition confirms what people read in it.
  await writer.saveSources([{ ...testSource, url: String(cricos.source.url) }]);
  await writer.saveInstitutions([buildInstitution({ slug: 'known', schoolId: code('00001A') })], 'STARTER');
  await writer.savePrograms([buildProgram('known', { slug: 'known-it', registerCode: code('000001A') })], 'STARTER');
  await catalogue.importRegister(cricos, { path: edition('first') }, async () => undefined);
});
afterAll(async () => {
  await closeStore(base);
  await rm(folder, { recursive: true, force: true });
});

/** A store that has the first edition, the same each time. */
async function openWithFirst(): Promise<void> {
  store = await openStore();
  for (const name of COLLECTIONS) {
    const rows = await base.connection.collection(name).find().toArray();
    if (rows.length > 0) await store.connection.collection(name).insertMany(rows);
  }
}

/** Imports the second edition in a process of its own, which dies before the given write. What it wrote, by command; null when it died. */
async function runImport(deathAt = 0): Promise<string[] | null> {
  const args = [store.connection.name, edition('second'), NOW, String(deathAt)];
  const child = spawn(process.execPath, [importProcess, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let [output, errors] = ['', ''];
  child.stdout.on('data', chunk => (output += String(chunk)));
  child.stderr.on('data', chunk => (errors += String(chunk)));
  const [code, signal] = await once(child, 'close');
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`The import failed: ${errors}`);
  return signal === 'SIGKILL' ? null : output.trim().split('\n');
}

const rowsOf = (name: string) => store.connection.collection(name).find().toArray();

/** Everything stored, ids of entries replaced by their addresses, since new ones are random, and times of changes by whether the entry was changed. */
async function everything() {
  const institutions = await rowsOf('institutions');
  const slugOf = new Map(institutions.map(({ _id, slug }) => [String(_id), String(slug)]));
  const old = new Set(
    (await base.connection.collection('institutions').find().toArray()).map(({ _id }) => String(_id)),
  );
  const plain = ({ _id, changedAt, contentHash, institutionId, ...row }: Record<string, unknown>) => ({
    ...row,
    isChanged: changedAt === undefined ? undefined : new Date(String(changedAt)) >= new Date(NOW),
    // It is made of the id of the institution, too.
    contentHash: institutionId === undefined || old.has(String(institutionId)) ? contentHash : typeof contentHash,
    institution: institutionId === undefined ? undefined : (slugOf.get(String(institutionId)) ?? 'none'),
  });
  const sorted = (rows: object[]) => rows.map(row => JSON.stringify(row)).toSorted();
  const found: Record<string, string[]> = {};
  for (const name of ['institutions', 'programs', 'scholarships'])
    found[name] = sorted((await rowsOf(name)).map(plain));
  for (const name of ['sources', 'catalogueLoads']) found[name] = sorted(await rowsOf(name));
  return found;
}
const staged = async (): Promise<number[]> => {
  const counts: number[] = [];
  for (const name of STAGED) counts.push(await store.connection.collection(name).countDocuments());
  return counts;
};
const stateOf = async () => (await store.connection.collection<{ state: string }>('catalogueImports').findOne())?.state;

type Whole = {
  writes: readonly string[];
  /** Number of the write that commits it, and of the first one that notes it as done, counted from 1. */
  commit: number;
  done: number;
  before: object;
  after: object;
};
/** What the import does when nobody kills it. */
let whole: Whole;

beforeAll(async () => {
  await openWithFirst();
  const before = await everything();
  const writes = (await runImport()) ?? [];
  // The write after its job was stored commits it.
  const commit = writes.lastIndexOf('insert jobs') + 2;
  whole = { writes, commit, done: writes.indexOf('update catalogueLoads') + 1, before, after: await everything() };
  expect(writes[commit - 1]).toBe('update catalogueImports');
  expect(whole.done - commit).toBeGreaterThan(15);
  const programs = await rowsOf('programs');
  expect(programs.filter(({ isRetired }) => isRetired)).toHaveLength(35);
  expect(programs.filter(({ registerKey, isRetired }) => registerKey && !isRetired)).toHaveLength(640);
  expect(programs.filter(({ firstYearTuition }) => firstYearTuition?.amount === 40_000)).toHaveLength(60);
  expect(programs.find(({ slug }) => slug === 'known-it')?.registerCode).toMatchObject({
    asOf: '2026-10-04',
    checkedOn: DAY_OF_NOW,
  });
  await closeStore(store);
});
beforeEach(openWithFirst);
afterEach(() => closeStore(store));

/** The number of a write, counted from 1, so far on the way from the first to the last one. */
const between = (first: number, last: number, way: number): number => Math.round(first + (last - first) * way);

describe('an import of an edition that changes, adds and retires, ended by the next one after its process was killed', () => {
  const endsWhole = async (): Promise<void> => {
    expect(await runImport()).not.toBeNull();
    expect(await everything()).toEqual(whole.after);
    expect(await staged()).toEqual([0, 0]);
  };

  it.each([0.5, 1])('while it is read, %s of the way: nothing of it is there', async way => {
    expect(await runImport(between(1, whole.commit, way))).toBeNull();
    expect(await everything()).toEqual(whole.before);
    expect(await stateOf()).toBe('STAGING');
    await endsWhole();
  });

  it.each([0, 0.3, 0.6, 1])('while it is applied, %s of the way', async way => {
    expect(await runImport(between(whole.commit + 1, whole.done, way))).toBeNull();
    expect(await stateOf()).toBe('COMMITTED');
    expect(await everything()).not.toEqual(whole.after);
    await endsWhole();
  });

  it.each([0, 0.5, 1])('while it is cleared away, %s of the way: all of it is there', async way => {
    expect(await runImport(between(whole.done + 1, whole.writes.length, way))).toBeNull();
    expect(await everything()).toEqual(whole.after);
    await endsWhole();
  });

  it('and by one that is killed as well, half way', async () => {
    expect(await runImport(whole.commit + 4)).toBeNull();
    expect(await runImport(Math.round((whole.done - whole.commit) / 2))).toBeNull();
    expect(await stateOf()).toBe('COMMITTED');
    await endsWhole();
  });
});
