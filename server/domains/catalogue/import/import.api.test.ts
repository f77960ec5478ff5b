import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { connectMongo, type Mongo } from '../../../kernel/mongo/connectMongo.js';
import { buildInstitution, buildProgram, testSource } from '../../../testing/buildItems.js';
import { course, provider, writeCricos, writeList } from '../../../testing/writeRegisters.js';
import { createCatalogueModels } from '../catalogue.model.js';
import { createCatalogueRepository } from '../catalogue.repository.js';
import { createCatalogueWriter } from '../catalogue.writer.js';
import { cricos } from './cricos.js';
import { finishImports } from './applyImport.js';
import { genericCsv } from './genericCsv.js';
import { importRegister, type ImportOptions } from './importRegister.js';

let mongo: Mongo;
let folder: string;
let now: Date;

const openDomain = () => {
  const models = createCatalogueModels(mongo.connection);
  const repository = createCatalogueRepository(models);
  const clock = () => now;
  const writer = createCatalogueWriter({ repository, clock });
  const deps = { repository, writer, clock, finishLater: () => Promise.resolve() };
  return { models, repository, writer, deps };
};
let domain: ReturnType<typeof openDomain>;

beforeEach(async () => {
  mongo = await connectMongo(process.env.MONGODB_URI ?? '', { dbName: `import-${randomUUID()}` });
  folder = await mkdtemp(join(tmpdir(), 'import-'));
  now = new Date('2026-11-21T09:00:00Z');
  domain = openDomain();
  await domain.repository.ensureIndexes();
});
afterEach(async () => {
  await mongo.connection.dropDatabase();
  await mongo.close();
  await rm(folder, { recursive: true, force: true });
});

const MONASH = provider('00008C', 'Monash University (Monash)');
const IT = course('001111A', '00008C', 'Bachelor of Information Technology');
const LAW = course('002222B', '00008C', 'Bachelor of Laws', { 'Field of Education 1 Narrow Field': '0909 - Law' });
const ART = course('003333C', '00008C', 'Diploma of Art', { 'Course Level': 'Diploma' });

const load = async (
  edition: string,
  courses: readonly ReturnType<typeof course>[],
  options: Partial<ImportOptions> = {},
) => {
  const path = await writeCricos(join(folder, 'cricos'), { edition, providers: [MONASH], courses });
  return importRegister(domain.deps, cricos, { path, ...options });
};
const stored = async () =>
  (await domain.models.programs.find().lean()).map(({ slug, isRetired }) => `${slug} ${isRetired}`).sort();
const programBySlug = async (slug: string) => {
  const record = await domain.repository.programs.bySlug(slug);
  if (!record) throw new Error(`no program ${slug}`);
  return record;
};

describe('an import', () => {
  it('stores items with their source, edition and day, and tells what it left out and why', async () => {
    const report = await load('04/10/2022', [
      IT,
      LAW,
      course('009999Z', '00008C', 'Year 12', { 'Course Level': 'Primary School Studies' }),
    ]);
    expect(report).toMatchObject({
      edition: '2022-10-04',
      applied: { INSTITUTION: { inserted: 1 }, PROGRAM: { inserted: 2 } },
      skipped: [{ count: 1, reason: 'a course of the level "Primary School Studies"', examples: ['009999Z Year 12'] }],
    });
    const program = await programBySlug('monash-university-bachelor-of-information-technology-001111a');
    expect(program).toMatchObject({
      origin: 'IMPORT',
      title: 'Bachelor of Information Technology',
      campusCity: 'North Ryde',
      duration: { value: 36, source: 'import-cricos', asOf: '2022-10-04', checkedOn: '2026-11-21' },
      firstYearTuition: { amount: 30_000, currency: 'AUD' },
      registerCode: { value: '001111A' },
    });
    expect(await domain.repository.sources.byIds(['import-cricos'])).toMatchObject([
      { kind: 'REGISTER', asOf: '2022-10-04' },
    ]);
  });

  it('of the same edition changes nothing the second time', async () => {
    await load('04/10/2022', [IT, LAW]);
    const before = await domain.models.programs.find().lean();
    now = new Date('2026-12-21T09:00:00Z');
    expect(await load('04/10/2022', [IT, LAW])).toMatchObject({ isUnchanged: true });
    expect(await domain.models.programs.find().lean()).toEqual(before);
  });

  it('of a newer edition updates, retires what vanished, revives what came back, and keeps ids and addresses', async () => {
    await load('04/10/2022', [IT, LAW, ART]);
    const law = await programBySlug('monash-university-bachelor-of-laws-002222b');
    const renamed = { ...LAW, 'Course Name': 'Bachelor of Laws (Honours)', 'Tuition Fee': '$120,000.00' };
    // The other course says the same, in a newer edition.
    expect((await load('04/10/2023', [IT, renamed])).applied).toMatchObject({
      INSTITUTION: { updated: 0, confirmed: 1, changedFields: {} },
      PROGRAM: { updated: 1, confirmed: 1, retired: 1, changedFields: { title: 1, firstYearTuition: 1 } },
    });
    expect(await stored()).toEqual([
      'monash-university-bachelor-of-information-technology-001111a false',
      'monash-university-bachelor-of-laws-002222b false',
      'monash-university-diploma-of-art-003333c true',
    ]);
    expect(await programBySlug(law.slug)).toMatchObject({
      _id: law._id,
      title: 'Bachelor of Laws (Honours)',
      firstYearTuition: { amount: 40_000, asOf: '2023-10-04' },
    });
    await load('04/10/2024', [IT, renamed, ART]);
    expect(await stored()).toContain('monash-university-diploma-of-art-003333c false');
  });

  it('leaves to people what they changed, and does not retire it', async () => {
    await load('04/10/2022', [IT, LAW, ART]);
    const slug = 'monash-university-bachelor-of-laws-002222b';
    await domain.models.programs.updateOne({ slug }, { $set: { title: 'Our title', staffFields: ['title'] } });
    await load('04/10/2023', [IT, LAW, ART]);
    expect(await programBySlug(slug)).toMatchObject({ title: 'Our title', firstYearTuition: { asOf: '2023-10-04' } });
    await load('04/10/2024', [IT, ART]);
    expect(await programBySlug(slug)).toMatchObject({ isRetired: false });
  });

  it('adds to institutions that people wrote about, and does not touch or repeat what they wrote', async () => {
    const fact = { source: testSource.id, checkedOn: '2026-11-01' };
    const monash = buildInstitution({ slug: 'monash', name: 'Monash', schoolId: { value: '00008C', ...fact } });
    await domain.writer.saveSources([testSource]);
    await domain.writer.saveInstitutions([monash], 'STARTER');
    await domain.writer.savePrograms(
      [buildProgram('monash', { slug: 'monash-it', title: 'IT', registerCode: { value: '001111A', ...fact } })],
      'STARTER',
    );
    const report = await load('04/10/2022', [IT, LAW]);
    expect(report.applied).toMatchObject({ PROGRAM: { inserted: 1 } });
    expect(report.skipped).toMatchObject([{ count: 2, reason: 'in the catalogue already, checked by people' }]);
    expect(await stored()).toEqual(['monash-bachelor-of-laws-002222b false', 'monash-it false']);
  });

  it('of another register adds to an institution that the first one brought with the same code', async () => {
    await load('04/10/2022', [IT]);
    const path = await writeCricos(join(folder, 'other'), {
      edition: '04/10/2022',
      providers: [MONASH],
      courses: [LAW],
    });
    const other = { ...cricos, name: 'other', source: { ...cricos.source, id: 'import-other' } };
    const report = await importRegister(domain.deps, other, { path });
    expect(report.applied).toMatchObject({ PROGRAM: { inserted: 1 } });
    expect(report.skipped).toMatchObject([{ reason: expect.stringContaining('another register'), count: 1 }]);
    const institutions = await domain.models.institutions.find().lean();
    expect(institutions.map(({ slug }) => slug)).toEqual(['monash-university']);
    const law = await programBySlug('monash-university-bachelor-of-laws-002222b');
    expect(law.institutionId).toBe(institutions[0]?._id);
  });

  it('refuses an edition that lies in the future, of the file or by hand, forced or not, and stores nothing', async () => {
    now = new Date('2026-11-23T09:00:00Z');
    await expect(load('24/11/2026', [IT])).rejects.toThrow('The edition 2026-11-24 of cricos lies in the future');
    const byHand = load('04/10/2022', [IT], { edition: '2031-01-01', force: true });
    await expect(byHand).rejects.toThrow('The edition 2031-01-01 of cricos lies in the future');
    expect(await stored()).toEqual([]);
    expect(await load('04/10/2022', [IT], { edition: '2026-11' })).toMatchObject({ edition: '2026-11' });
  });

  it('refuses an older edition and one that lacks most items, unless it is forced', async () => {
    await load('04/10/2023', [IT, LAW, ART]);
    await expect(load('04/10/2022', [IT, LAW, ART])).rejects.toThrow(/newer than 2022-10-04/);
    await expect(load('04/10/2024', [IT])).rejects.toThrow(/is the file whole/);
    expect(await stored()).toHaveLength(3);
    expect((await load('04/10/2024', [IT], { force: true })).applied).toMatchObject({ PROGRAM: { retired: 2 } });
  });
});

describe('an import that fails', () => {
  const list = () => writeList(join(folder, 'list.csv'), 1_800);
  const imported = () => domain.models.programs.countDocuments({ origin: 'IMPORT' });
  const leftovers = async () => [
    await domain.models.imports.countDocuments(),
    await domain.models.importChunks.countDocuments(),
  ];

  it('in the middle of a broken file leaves nothing', async () => {
    const path = await list();
    const text = await readFile(path, 'utf8');
    await writeFile(path, `${text.slice(0, text.length * 0.9)}"\n`);
    await expect(importRegister(domain.deps, genericCsv(path), { path })).rejects.toThrow(/list.csv cannot be read/);
    expect(await imported()).toBe(0);
    expect(await leftovers()).toEqual([0, 0]);
  });

  it('before it is committed leaves nothing in the catalogue, and the next one starts anew', async () => {
    const path = await list();
    const dying = { ...domain.deps, finishLater: () => Promise.reject(new Error('the process dies')) };
    // A process that dies cleans up nothing.
    const keep = { ...domain.repository, imports: { ...domain.repository.imports, remove: () => Promise.resolve() } };
    await expect(importRegister({ ...dying, repository: keep }, genericCsv(path), { path })).rejects.toThrow('dies');
    expect(await imported()).toBe(0);
    await expect(importRegister(domain.deps, genericCsv(path), { path })).rejects.toThrow(/another process/);
    now = new Date(now.getTime() + 60_000);
    expect((await importRegister(domain.deps, genericCsv(path), { path })).applied).toMatchObject({
      PROGRAM: { inserted: 1_800 },
    });
    expect(await leftovers()).toEqual([0, 0]);
  });

  it('while it is applied is finished by the next start of a site, once with several', async () => {
    const path = await list();
    let batches = 0;
    const savePrograms: typeof domain.writer.savePrograms = (...parameters) =>
      ++batches > 2 ? Promise.reject(new Error('the process dies')) : domain.writer.savePrograms(...parameters);
    const dying = { ...domain.deps, writer: { ...domain.writer, savePrograms } };
    await expect(importRegister(dying, genericCsv(path), { path })).rejects.toThrow('dies');
    expect(await imported()).toBe(1_000);
    now = new Date(now.getTime() + 60_000);
    await Promise.all([1, 2, 3].map(() => finishImports(domain.deps, 20_000)));
    expect(await imported()).toBe(1_800);
    expect(await leftovers()).toEqual([0, 0]);
    expect(await importRegister(domain.deps, genericCsv(path), { path })).toMatchObject({ isUnchanged: true });
  });
});
