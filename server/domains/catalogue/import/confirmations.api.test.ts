/** What an import does to items that people wrote about: it confirms their facts, and reports where the register says otherwise. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { InstitutionData, ProgramData, SourceData } from '../../../../schema/rules/catalogue.rules.js';
import { connectMongo, type Mongo } from '../../../kernel/mongo/connectMongo.js';
import { buildInstitution, buildProgram } from '../../../testing/buildItems.js';
import { course, provider, writeCricos, writeIpeds } from '../../../testing/writeRegisters.js';
import { createCatalogueModels } from '../catalogue.model.js';
import { createCatalogueRepository } from '../catalogue.repository.js';
import { createSourceCache } from '../catalogue.sources.js';
import { loadStarter } from '../catalogue.starter.js';
import { createCatalogueWriter } from '../catalogue.writer.js';
import { createDueService } from '../due/due.service.js';
import { finishImports } from './applyImport.js';
import { cricos } from './cricos.js';
import { importRegister, type ImportDeps } from './importRegister.js';
import { ipeds } from './ipeds.js';

let mongo: Mongo;
let folder: string;
let now: Date;

const openDomain = () => {
  const models = createCatalogueModels(mongo.connection);
  const repository = createCatalogueRepository(models);
  const clock = () => now;
  const writer = createCatalogueWriter({ repository, clock });
  const deps: ImportDeps = { repository, writer, clock, finishLater: () => Promise.resolve() };
  const starter = pathToFileURL(`${folder}/`);
  const due = createDueService({ repository, sources: createSourceCache(repository.sources), clock });
  return {
    models,
    repository,
    deps,
    due,
    loadStarter: () => loadStarter({ repository, writer, clock, folder: starter }),
  };
};
let domain: ReturnType<typeof openDomain>;

beforeEach(async () => {
  mongo = await connectMongo(process.env.MONGODB_URI ?? '', { dbName: `confirmations-${randomUUID()}` });
  folder = await mkdtemp(join(tmpdir(), 'confirmations-'));
  now = new Date('2026-11-21T09:00:00Z');
  domain = openDomain();
  await domain.repository.ensureIndexes();
});
afterEach(async () => {
  await mongo.connection.dropDatabase();
  await mongo.close();
  await rm(folder, { recursive: true, force: true });
});

const CRICOS = 'https://cricos.education.gov.au/';
const sources: SourceData[] = [
  { id: 'cricos-2025', name: 'CRICOS', url: CRICOS, kind: 'REGISTER', asOf: '2025-10-04' },
  { id: 'cricos-copy', name: 'CRICOS', url: CRICOS, kind: 'COPY', copy: 'somebody.example, cricos.xlsx' },
  { id: 'ipeds-2023', name: 'IPEDS', url: 'https://nces.ed.gov/ipeds/', kind: 'REGISTER', asOf: '2023' },
  { id: 'fees-page', name: 'Fees', url: 'https://monash.example/fees', kind: 'OFFICIAL_PAGE' },
];
const ofRegister = { source: 'cricos-2025', asOf: '2025-10-04', checkedOn: '2026-01-10' };
const ofCopy = { source: 'cricos-copy', asOf: '2025-10-04', checkedOn: '2026-11-01' };
const ofPage = { source: 'fees-page', asOf: '2025', checkedOn: '2026-11-01' };
const READ_NOW = { source: 'import-cricos', asOf: '2026-10-04', checkedOn: '2026-11-21' };

const monash = buildInstitution({
  slug: 'monash',
  name: 'Monash',
  features: [],
  englishMinimums: [],
  schoolId: { value: '00008C', ...ofRegister },
});
const it36 = buildProgram('monash', {
  slug: 'monash-it',
  title: 'IT',
  registerCode: { value: '001111A', ...ofRegister },
  duration: { value: 36, ...ofRegister },
  firstYearTuition: {
    amount: 30_000,
    currency: 'AUD',
    ...ofCopy,
    note: { vi: 'Sổ năm 2025.', en: 'Register of 2025.' },
  },
  intakes: [],
});

const starterOf = async (programs: ProgramData[], institutions: InstitutionData[] = [monash]) => {
  const parts = { sources, 'institutions.au': institutions, 'programs.au': programs, scholarships: [] };
  for (const [name, items] of Object.entries(parts))
    await writeFile(join(folder, `${name}.json`), JSON.stringify(items));
  return domain.loadStarter();
};
const load = async (edition: string, deps: Partial<ImportDeps> = {}, cells: Record<string, string> = {}) => {
  const path = await writeCricos(join(folder, 'cricos'), {
    edition,
    providers: [provider('00008C', 'Monash University (Monash)')],
    courses: [course('001111A', '00008C', 'Bachelor of Information Technology', cells)],
  });
  return importRegister({ ...domain.deps, ...deps }, cricos, { path });
};
const program = async () => {
  const [stored] = await domain.repository.programs.bySlugs(['monash-it']);
  if (!stored) throw new Error('no program');
  return stored;
};
const dueFields = async () =>
  (await domain.due.first(50)).items.flatMap(({ slug, field }) => (slug ? `${slug} ${field}` : []));

describe('an import of a register', () => {
  it('confirms what it carries of items that people wrote about: source and dates become its own, and the facts are due no more', async () => {
    await starterOf([it36]);
    const before = await program();
    expect(await dueFields()).toEqual(
      expect.arrayContaining([
        'monash schoolId',
        'monash-it duration',
        'monash-it firstYearTuition',
        'monash-it registerCode',
      ]),
    );
    const report = await load('04/10/2026');
    expect(report).toMatchObject({ confirmedFacts: 4, differences: [], applied: { INSTITUTION: { inserted: 0 } } });
    const after = await program();
    expect(after).toMatchObject({
      origin: 'STARTER',
      title: 'IT',
      duration: { value: 36, ...READ_NOW },
      firstYearTuition: { amount: 30_000, currency: 'AUD', ...READ_NOW },
      registerCode: { value: '001111A', ...READ_NOW },
      staffFields: [],
      sourceIds: ['import-cricos'],
      contentHash: before.contentHash,
    });
    // The note of the copy named its edition.
    expect(after.firstYearTuition?.note?.en).toMatch(/^Derived from the whole-course fee/);
    // What reads changes by their time, as search and caches do, sees it.
    expect(after.changedAt.getTime()).toBeGreaterThan(before.changedAt.getTime());
    expect(await domain.repository.institutions.bySlug('monash')).toMatchObject({ schoolId: { ...READ_NOW } });
    expect((await dueFields()).filter(due => due.startsWith('monash'))).toEqual([]);
  });

  it('reports a figure that differs with both values, that of the register first, and leaves it as it is', async () => {
    const fee = { amount: 31_500, currency: 'AUD' as const, academicYear: 2026 };
    const other = { ...it36, duration: { value: 48, ...ofCopy }, firstYearTuition: { ...fee, ...ofPage } };
    await starterOf([other]);
    const before = await program();
    const report = await load('04/10/2026');
    expect(report.confirmedFacts).toBe(2);
    const [ofRegisterFirst, ofOthers] = report.differences;
    const base = { owner: 'PROGRAM', slug: 'monash-it' };
    const [catalogue, register] = ['48 [2025-10-04, 2026-11-01]', '36 [2026-10-04, 2026-11-21]'];
    expect(ofRegisterFirst).toEqual({ ...base, field: 'duration', catalogue, register, isOfRegister: true });
    expect(ofOthers).toMatchObject({ ...base, catalogue: '31500 AUD 2026 [2025, 2026-11-01]', isOfRegister: false });
    const after = await program();
    expect([after.duration, after.firstYearTuition]).toEqual([before.duration, before.firstYearTuition]);
    expect(await dueFields()).toContain('monash-it duration');
  });

  it('leaves an equal figure to the page of the institution, and one of another academic year to people', async () => {
    const ofYear = { amount: 30_000, currency: 'AUD' as const, academicYear: 2025, ...ofRegister };
    await starterOf([{ ...it36, duration: { value: 36, ...ofPage }, firstYearTuition: ofYear }]);
    const report = await load('04/10/2026');
    expect(await program()).toMatchObject({ duration: ofPage, firstYearTuition: ofYear, registerCode: READ_NOW });
    expect(report.differences.map(({ field }) => field)).toEqual(['firstYearTuition']);
  });

  it('of an older edition confirms nothing and reports no difference; of the same one, read later, it confirms', async () => {
    await starterOf([{ ...it36, duration: { value: 48, ...ofRegister } }]);
    const before = await program();
    expect(await load('04/10/2024')).toMatchObject({ confirmedFacts: 0, differences: [] });
    expect(await program()).toEqual(before);
    expect(await load('04/10/2025')).toMatchObject({ confirmedFacts: 3, differences: [{ field: 'duration' }] });
    expect((await program()).registerCode).toMatchObject({ ...READ_NOW, asOf: '2025-10-04' });
  });

  it('a second time changes nothing; the next edition confirms anew', async () => {
    await starterOf([it36]);
    await load('04/10/2026');
    const before = await program();
    now = new Date('2026-11-22T09:00:00Z');
    expect(await load('04/10/2026')).toMatchObject({ isUnchanged: true, confirmedFacts: 0 });
    expect(await program()).toEqual(before);
    expect(await load('04/11/2026')).toMatchObject({ confirmedFacts: 4 });
    expect((await program()).duration).toMatchObject({ asOf: '2026-11-04', checkedOn: '2026-11-22' });
  });

  it('knows an item by its code alone: one with an equal name keeps its dates', async () => {
    const dates = { source: 'ipeds-2023', asOf: '2023', checkedOn: '2026-01-10' };
    const offers = {
      features: [{ feature: 'ACCOMMODATION' as const, value: true, ...dates }],
      costOfLiving: { amount: 14_000, currency: 'USD' as const, ...dates },
    };
    const us = { ...offers, destination: 'US' as const, englishMinimums: [] };
    const byCode = buildInstitution({ ...us, slug: 'by-code', schoolId: { value: '100001', ...dates } });
    const byName = buildInstitution({ ...us, slug: 'by-name', name: 'Plain State College' });
    await starterOf([it36], [monash, byCode, byName]);
    const path = await writeIpeds(join(folder, 'ipeds'), 2025, [
      { UNITID: '100001', INSTNM: 'Another Name', RMBRDAMT: '14000' },
      { UNITID: '100002', INSTNM: 'Plain State College', RMBRDAMT: '14000' },
    ]);
    expect(await importRegister(domain.deps, ipeds, { path })).toMatchObject({ confirmedFacts: 3, differences: [] });
    const read = { source: 'import-ipeds', asOf: '2025', checkedOn: '2026-11-21' };
    expect(await domain.repository.institutions.bySlug('by-code')).toMatchObject({
      features: [{ feature: 'ACCOMMODATION', value: true, ...read }],
      costOfLiving: { amount: 14_000, ...read },
      schoolId: read,
    });
    expect(await domain.repository.institutions.bySlug('by-name')).toMatchObject(offers);
  });
});

describe('confirmations of an import', () => {
  it('that was interrupted are written by the next start of a site, and written once', async () => {
    await starterOf([it36]);
    const before = await program();
    const saveSources = () => Promise.reject(new Error('the process dies'));
    const dying = { ...domain.deps.writer, saveSources };
    await expect(load('04/10/2026', { writer: dying })).rejects.toThrow('dies');
    expect(await program()).toEqual(before);
    now = new Date(now.getTime() + 60_000);
    // Dies again when all is written, before it is noted.
    const markApplied = () => Promise.reject(new Error('the process dies'));
    const { repository } = domain.deps;
    const unnoted = { ...repository, imports: { ...repository.imports, markApplied } };
    await expect(finishImports({ ...domain.deps, repository: unnoted }, 20_000)).rejects.toThrow('dies');
    const written = await program();
    expect(written.duration).toMatchObject(READ_NOW);
    now = new Date(now.getTime() + 60_000);
    await finishImports(domain.deps, 20_000);
    expect(await program()).toEqual(written);
    expect(await domain.models.importChunks.countDocuments()).toBe(0);
  });

  it('keep what staff changed, also while the import was read, and the marks of it', async () => {
    await starterOf([it36]);
    const { _id } = await program();
    const changeByStaff = async () => {
      const duration = { value: 42, ...ofRegister };
      const staffFields = ['title', 'duration', 'firstYearTuition'];
      await domain.models.programs.updateOne({ _id }, { $set: { title: 'By staff', duration, staffFields } });
    };
    expect(await load('04/10/2026', { finishLater: changeByStaff })).toMatchObject({ confirmedFacts: 3 });
    expect(await program()).toMatchObject({
      title: 'By staff',
      duration: { value: 42, ...ofRegister },
      firstYearTuition: { amount: 30_000, ...READ_NOW },
      staffFields: ['title', 'duration', 'firstYearTuition'],
    });
  });

  it('leave an item alone that was retired', async () => {
    await starterOf([it36]);
    await domain.models.programs.updateOne({ slug: 'monash-it' }, { $set: { isRetired: true } });
    expect(await load('04/10/2026')).toMatchObject({ confirmedFacts: 1 });
    expect(await program()).toMatchObject({ duration: ofRegister });
  });

  it('survive the next start: the same starter changes nothing, and a newer one does not set the dates back', async () => {
    await starterOf([it36]);
    await load('04/10/2026');
    const confirmed = await program();
    expect(await domain.loadStarter()).toMatchObject({ isUnchanged: true });
    expect(await program()).toEqual(confirmed);
    expect(await starterOf([it36, buildProgram('monash')])).toMatchObject({ programs: { inserted: 1, unchanged: 1 } });
    expect(await program()).toEqual(confirmed);
    now = new Date('2026-11-25T09:00:00Z');
    await starterOf([{ ...it36, title: 'Bachelor of IT' }]);
    expect(await program()).toMatchObject({
      title: 'Bachelor of IT',
      duration: { value: 36, ...READ_NOW },
      firstYearTuition: { amount: 30_000, ...READ_NOW },
      sourceIds: ['import-cricos'],
    });
  });

  it('give way to a newer starter that read a fact later, or says another figure', async () => {
    await starterOf([it36]);
    await load('04/10/2026');
    const later = { source: 'cricos-2025', asOf: '2026-11-04', checkedOn: '2026-11-24' };
    const renewed = { ...it36, duration: { value: 36, ...later }, registerCode: { value: '001111A', ...ofRegister } };
    await starterOf([{ ...renewed, firstYearTuition: { amount: 33_000, currency: 'AUD', ...ofRegister } }]);
    expect(await program()).toMatchObject({
      duration: later,
      firstYearTuition: { amount: 33_000, ...ofRegister },
      registerCode: READ_NOW,
    });
  });
});
