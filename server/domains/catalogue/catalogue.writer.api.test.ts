import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { connectMongo, type Mongo } from '../../kernel/mongo/connectMongo.js';
import { buildInstitution, buildProgram, buildScholarship, testSource } from '../../testing/buildItems.js';
import { createCatalogueModels } from './catalogue.model.js';
import { createCatalogueRepository } from './catalogue.repository.js';
import { loadStarter } from './catalogue.starter.js';
import { createCatalogueWriter } from './catalogue.writer.js';

let mongo: Mongo;
let folder: string;
let now: Date;

const openDomain = () => {
  const models = createCatalogueModels(mongo.connection);
  const repository = createCatalogueRepository(models);
  const writer = createCatalogueWriter({ repository, clock: () => now });
  const load = () => loadStarter({ repository, writer, clock: () => now, folder: pathToFileURL(`${folder}/`) });
  return { models, repository, writer, load };
};
let domain: ReturnType<typeof openDomain>;

const dbName = (): string => `catalogue-${randomUUID()}`;
const list = (part: string, items: unknown[]) => writeFile(join(folder, `${part}.json`), JSON.stringify(items));

beforeEach(async () => {
  mongo = await connectMongo(process.env.MONGODB_URI ?? '', { dbName: dbName() });
  folder = await mkdtemp(join(tmpdir(), 'starter-'));
  now = new Date('2026-11-21T09:00:00Z');
  domain = openDomain();
  await domain.repository.ensureIndexes();
});

afterEach(async () => {
  await mongo.connection.dropDatabase();
  await mongo.close();
  await rm(folder, { recursive: true, force: true });
});

const seed = async () => {
  const institution = buildInstitution();
  const programs = [buildProgram(institution.slug), buildProgram(institution.slug), buildProgram(institution.slug)];
  await list('sources', [testSource]);
  await list('institutions.au', [institution]);
  await list('programs.au', programs);
  await list('scholarships', [buildScholarship({ institution: institution.slug })]);
  return { institution, programs };
};

const programOf = async (slug: string) => {
  const record = await domain.repository.programs.bySlug(slug);
  if (!record) throw new Error(`no program ${slug}`);
  return record;
};

describe('loading the starter catalogue', () => {
  it('inserts every item once, and writes nothing the second time', async () => {
    const { institution, programs } = await seed();
    const first = await domain.load();
    expect(first).toMatchObject({
      isUnchanged: false,
      institutions: { inserted: 1 },
      programs: { inserted: 3 },
      scholarships: { inserted: 1 },
    });
    const stored = await domain.repository.institutions.bySlug(institution.slug);
    expect((await programOf(programs[0]?.slug ?? '')).institutionId).toBe(stored?._id);
    expect(await domain.load()).toEqual({ isUnchanged: true });
    expect(await domain.models.programs.countDocuments()).toBe(3);
  });

  it('writes so few at a time that a busy machine is in time, sources too', async () => {
    const sizes: number[] = [];
    for (const model of Object.values(mongo.connection.models)) {
      const bulkWrite = model.bulkWrite.bind(model);
      jest.spyOn(model, 'bulkWrite').mockImplementation((...call) => {
        sizes.push(call[0].length);
        return bulkWrite(...call);
      });
    }
    await domain.writer.saveSources(Array.from({ length: 230 }, (_, at) => ({ ...testSource, id: `source-${at}` })));
    expect([sizes, (await domain.repository.sources.all()).length]).toEqual([[100, 100, 30], 230]);
  });

  it('updates what changed, with a new time, and leaves the rest as it was', async () => {
    const { programs } = await seed();
    await domain.load();
    const before = await programOf(programs[1]?.slug ?? '');
    now = new Date('2026-11-22T09:00:00Z');
    await list(
      'programs.au',
      programs.map((program, at) =>
        at === 0 ? { ...program, title: 'Bachelor of Change', duration: undefined } : program,
      ),
    );
    expect(await domain.load()).toMatchObject({ programs: { inserted: 0, updated: 1, unchanged: 2 } });
    const changed = await programOf(programs[0]?.slug ?? '');
    expect(changed).toMatchObject({ title: 'Bachelor of Change', changedAt: now });
    expect(changed).not.toHaveProperty('duration');
    expect(changed.completeness).toBeLessThan(before.completeness);
    expect(await programOf(programs[1]?.slug ?? '')).toEqual(before);
  });

  it('never touches a field that staff changed', async () => {
    const { programs } = await seed();
    await domain.load();
    const slug = programs[0]?.slug ?? '';
    await domain.models.programs.updateOne(
      { slug },
      { $set: { title: 'By staff', staffFields: ['title', 'summary'] } },
    );
    await list(
      'programs.au',
      programs.map((program, at) =>
        at === 0 ? { ...program, title: 'By the starter', campusCity: 'Sydney' } : program,
      ),
    );
    await domain.load();
    expect(await programOf(slug)).toMatchObject({
      title: 'By staff',
      campusCity: 'Sydney',
      staffFields: ['title', 'summary'],
    });
  });

  it('retires an item that is missing from a new edition, unless staff changed it, and revives it when it is back', async () => {
    const { programs } = await seed();
    await domain.load();
    const [kept, touched, gone] = programs.map(({ slug }) => slug);
    await domain.models.programs.updateOne({ slug: touched ?? '' }, { $set: { staffFields: ['website'] } });
    await list(
      'programs.au',
      programs.filter(({ slug }) => slug === kept),
    );
    expect(await domain.load()).toMatchObject({ programs: { retired: 1 } });
    expect((await programOf(touched ?? '')).isRetired).toBe(false);
    const retired = await programOf(gone ?? '');
    expect(retired.isRetired).toBe(true);
    await list('programs.au', programs);
    await domain.load();
    const revived = await programOf(gone ?? '');
    expect(revived).toMatchObject({ _id: retired._id, isRetired: false });
    expect(revived.changedAt.getTime()).toBeGreaterThan(retired.changedAt.getTime());
  });

  it('keeps the id of a renamed item, which is found under both addresses', async () => {
    const { programs } = await seed();
    await domain.load();
    const slug = programs[0]?.slug ?? '';
    const before = await programOf(slug);
    await list(
      'programs.au',
      programs.map((program, at) => (at === 0 ? { ...program, slug: 'renamed', formerSlugs: [slug] } : program)),
    );
    expect(await domain.load()).toMatchObject({ programs: { inserted: 0, updated: 1, retired: 0 } });
    expect((await programOf('renamed'))._id).toBe(before._id);
    expect((await programOf(slug))._id).toBe(before._id);
  });

  it('works when several processes load at the same moment', async () => {
    await seed();
    const domains = [openDomain(), openDomain(), openDomain(), openDomain()];
    await Promise.all(domains.map(({ load }) => load()));
    expect(await domain.models.programs.countDocuments()).toBe(3);
    expect(await domain.models.institutions.countDocuments()).toBe(1);
    expect(await domain.load()).toEqual({ isUnchanged: true });
  });

  it('is repeated after an interruption', async () => {
    const { programs } = await seed();
    await list('programs.au', [...programs, buildProgram('no-such-institution')]);
    await expect(domain.load()).rejects.toThrow('no-such-institution');
    await list('programs.au', programs);
    expect(await domain.load()).toMatchObject({
      isUnchanged: false,
      institutions: { unchanged: 1 },
      programs: { inserted: 3 },
    });
  });

  it('refuses data that break the rules before anything is written', async () => {
    const { institution } = await seed();
    await list('institutions.au', [{ ...institution, destination: 'XX' }]);
    await expect(domain.load()).rejects.toThrow('institutions.0.destination');
    expect(await domain.models.sources.countDocuments()).toBe(0);
  });

  it('loads the whole real starter catalogue', async () => {
    await cp(new URL('./starter/', import.meta.url), folder, { recursive: true });
    const report = await domain.load();
    const files = await Promise.all(
      ['au', 'ca', 'de', 'gb', 'ie', 'us'].map(name => readFile(join(folder, `programs.${name}.json`), 'utf8')),
    );
    const listed = files.flatMap(text => JSON.parse(text)).length;
    expect(report.programs?.inserted).toBe(listed);
    expect(await domain.models.programs.countDocuments()).toBe(listed);
  });
});

describe('the feed', () => {
  it('has the rows changed since a moment, oldest change first, retired ones too', async () => {
    const { programs } = await seed();
    await domain.load();
    const since = new Date('2026-11-22T09:00:00Z');
    now = since;
    await list(
      'programs.au',
      programs.slice(0, 2).map(program => ({ ...program, title: `${program.title} anew` })),
    );
    await domain.load();
    const rows = [];
    for await (const row of domain.repository.programs.changedSince(since)) rows.push(row);
    expect(rows.map(({ slug, isRetired }) => [slug, isRetired]).toSorted()).toEqual(
      programs.map(({ slug }, at) => [slug, at === 2]).toSorted(),
    );
    expect(rows.map(({ changedAt }) => changedAt.getTime())).toEqual(
      rows.map(({ changedAt }) => changedAt.getTime()).toSorted((a, b) => a - b),
    );
    const all = [];
    for await (const row of domain.repository.programs.changedSince(null)) all.push(row.slug);
    expect(all).toHaveLength(3);
  });
});
