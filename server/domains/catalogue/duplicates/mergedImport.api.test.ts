/** What loads do after a merge: no edition brings the merged institution back, and what its register says goes on at the one that stays. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectMongo } from '../../../kernel/mongo/connectMongo.js';
import { buildInstitution, buildProgram, testSource } from '../../../testing/buildItems.js';
import { type MergedCatalogue, openMergedCatalogue } from './merge.fixtures.js';
import { course, provider, writeCricos } from '../../../testing/writeRegisters.js';
import { cricos } from '../import/cricos.js';
import { importRegister } from '../import/importRegister.js';

let catalogue: MergedCatalogue;
let folder: string;
let now: Date;
beforeEach(async () => {
  now = new Date('2026-11-22T09:00:00Z');
  catalogue = await openMergedCatalogue({
    mongo: await connectMongo(process.env.MONGODB_URI ?? '', { dbName: `merged-${randomUUID()}` }),
    source: testSource,
    clock: () => now,
  });
  folder = await mkdtemp(join(tmpdir(), 'merged-import-'));
});
afterEach(async () => {
  await catalogue.close();
  await rm(folder, { recursive: true, force: true });
});

const ACACIA = provider('00008C', 'Acacia Institute');
const IT = course('001111A', '00008C', 'Bachelor of Information Technology');
const LAW = course('002222B', '00008C', 'Bachelor of Laws');
const ART = course('003333C', '00008C', 'Bachelor of Arts');

const load = async (edition: string, courses: readonly ReturnType<typeof course>[], providers = [ACACIA]) => {
  const path = await writeCricos(join(folder, 'cricos'), { edition, providers, courses });
  return importRegister(catalogue.deps, cricos, { path });
};
const starter = buildInstitution({
  slug: 'acacia',
  name: 'Acacia University',
  features: [],
  englishMinimums: [],
});
const fact = { source: testSource.id, checkedOn: '2026-10-01' };
const ownIt = buildProgram('acacia', {
  slug: 'acacia-it',
  title: 'Bachelor of Information Technology',
  registerCode: { value: '009999Z', ...fact },
});
const loadStarter = async (institutions = [starter], programs = [ownIt]) => {
  await catalogue.writer.saveInstitutions(institutions, 'STARTER');
  await catalogue.writer.savePrograms(programs, 'STARTER');
};
const merge = async (kept: string, merged: string) => {
  const input = await catalogue.inputFor(kept, merged);
  expect((await catalogue.mergingWith().merge('lan', input)).errors).toEqual([]);
  return input;
};
const live = async () => {
  const institutions = await catalogue.models.institutions.find({ isRetired: false }).lean();
  const programs = await catalogue.models.programs.find({ isRetired: false }).lean();
  return {
    institutions: institutions.map(({ slug }) => slug).toSorted(),
    programs: programs.map(({ slug }) => slug).toSorted(),
  };
};
const institution = async (slug: string) => {
  const found = await catalogue.repository.institutions.bySlug(slug);
  if (!found) throw new Error(`There is no institution ${slug}`);
  return found;
};

describe('an imported institution that was merged into one of the starter catalogue', () => {
  it('does not come back with the next editions: its courses go on at the one that stays', async () => {
    await loadStarter();
    await load('04/10/2025', [IT, LAW]);
    expect((await live()).institutions).toEqual(['acacia', 'acacia-institute']);
    const { keptId } = await merge('acacia', 'acacia-institute');
    expect(await institution('acacia-institute')).toMatchObject({ _id: keptId, schoolId: { value: '00008C' } });

    now = new Date('2026-11-23T09:00:00Z');
    const report = await load('04/10/2026', [IT, ART], [provider('00008C', 'Acacia Institute of Technology')]);
    expect(report.applied).toMatchObject({ PROGRAM: { inserted: 1, retired: 1 }, INSTITUTION: { retired: 0 } });
    expect(report.skipped).toEqual([
      expect.objectContaining({ reason: 'merged into another one by people', count: 1 }),
    ]);
    // Of the two of one title, the one of the register is kept up to date, and the own one stays.
    expect(await live()).toEqual({
      institutions: ['acacia'],
      programs: [
        'acacia-bachelor-of-arts-003333c',
        'acacia-institute-bachelor-of-information-technology-001111a',
        'acacia-it',
      ],
    });
    const { programs } = await catalogue.repository.heldBy(keptId);
    expect(programs).toHaveLength(4);
    const itOfRegister = programs.find(({ registerCode }) => registerCode?.value === '001111A');
    expect(itOfRegister?.duration).toMatchObject({ asOf: '2026-10-04', checkedOn: '2026-11-23' });
    // The code that it took is confirmed by its register.
    expect((await institution('acacia')).schoolId).toMatchObject({ source: 'import-cricos', asOf: '2026-10-04' });
  });

  it('gives its address to nobody else, neither a new institution of that name', async () => {
    await loadStarter();
    await load('04/10/2025', [IT]);
    const { keptId } = await merge('acacia', 'acacia-institute');
    const other = provider('07777K', 'Acacia, Institute', { 'Postal Address City': 'PERTH' });
    await load('04/10/2026', [IT, course('004444D', '07777K', 'Bachelor of Nursing')], [ACACIA, other]);
    expect((await live()).institutions).toEqual(['acacia', 'acacia-institute-07777k']);
    expect((await institution('acacia-institute'))._id).toBe(keptId);
  });
});

describe('an institution of the starter catalogue that was merged into an imported one', () => {
  it('does not come back with the next starter, renamed or not, and the one that stays keeps its addresses and names', async () => {
    await loadStarter();
    await load('04/10/2025', [IT]);
    const { keptId } = await merge('acacia-institute', 'acacia');
    const expected = {
      _id: keptId,
      slug: 'acacia-institute',
      formerSlugs: ['acacia'],
      aliases: ['Acacia University'],
      isRetired: false,
    };
    expect(await institution('acacia')).toMatchObject(expected);

    const renamed = { ...starter, slug: 'acacia-u', formerSlugs: ['acacia'], foundedYear: 1990 };
    await loadStarter([renamed], [{ ...ownIt, institution: 'acacia' }]);
    await load('04/10/2026', [IT, LAW]);
    expect((await live()).institutions).toEqual(['acacia-institute']);
    expect(await institution('acacia')).toMatchObject(expected);
    expect((await catalogue.repository.programs.bySlug('acacia-it'))?.institutionId).toBe(keptId);
    await catalogue.writer.retireMissing('institutions', 'STARTER', new Set(['acacia-u']));
    expect(await institution('acacia')).toMatchObject(expected);
  });
});

describe('two of one register that were merged', () => {
  it('stay one: each row of the next edition is found at the one that stays', async () => {
    const second = provider('01545C', 'Acacia Institute', { Website: 'www.00008c.edu.au' });
    const nursing = course('004444D', '01545C', 'Bachelor of Nursing');
    await load('04/10/2025', [IT, nursing], [ACACIA, second]);
    expect((await live()).institutions).toEqual(['acacia-institute', 'acacia-institute-01545c']);
    const { keptId } = await merge('acacia-institute', 'acacia-institute-01545c');
    await load('04/10/2026', [IT, LAW, nursing], [ACACIA, second]);
    const { institutions, programs } = await live();
    expect([institutions, programs.length]).toEqual([['acacia-institute'], 3]);
    expect((await catalogue.repository.heldBy(keptId)).programs).toHaveLength(3);
    expect(await institution('acacia-institute-01545c')).toMatchObject({ _id: keptId, schoolId: { value: '00008C' } });
  });

  it('go on by the row that is left when the own one leaves the register, and by the own one when it comes back', async () => {
    const second = provider('01545C', 'Acacia College', { Website: 'www.00008c.edu.au' });
    const itOfSecond = { ...IT, 'CRICOS Provider Code': '01545C', 'Duration (Weeks)': '104' };
    await load('04/10/2025', [IT, itOfSecond, LAW], [ACACIA, second]);
    const { keptId } = await merge('acacia-institute', 'acacia-college');
    const kept = (await live()).programs;
    const itAtKept = 'acacia-institute-bachelor-of-information-technology-001111a';
    expect(kept).toEqual([itAtKept, 'acacia-institute-bachelor-of-laws-002222b']);

    const { applied } = await load('04/10/2026', [itOfSecond], [second]);
    expect(applied).toMatchObject({ INSTITUTION: { updated: 1, retired: 0 }, PROGRAM: { updated: 1, retired: 1 } });
    expect(await live()).toEqual({ institutions: ['acacia-institute'], programs: [itAtKept] });
    expect(await institution('acacia-institute')).toMatchObject({ _id: keptId, schoolId: { value: '01545C' } });
    expect(await catalogue.repository.programs.bySlug(itAtKept)).toMatchObject({
      institutionId: keptId,
      duration: { value: 24, asOf: '2026-10-04' },
    });

    await load('05/10/2026', [IT, itOfSecond], [ACACIA, second]);
    expect(await institution('acacia-college')).toMatchObject({ _id: keptId, schoolId: { value: '00008C' } });
    expect((await catalogue.repository.programs.bySlug(itAtKept))?.duration).toMatchObject({ asOf: '2026-10-05' });
  });
});

describe('facts that the one that stays took of the other', () => {
  const own = { ...ownIt, registerCode: { value: '001111A', ...fact } };
  delete own.firstYearTuition;
  const dearer = { ...IT, 'Tuition Fee': '120000' };
  const tuition = async () => (await catalogue.repository.programs.bySlug('acacia-it'))?.firstYearTuition;
  const mergedIt = async () => {
    await loadStarter([starter], [own]);
    await load('04/10/2025', [IT]);
    await merge('acacia', 'acacia-institute');
    expect(await tuition()).toMatchObject({ amount: 30_000, asOf: '2025-10-04' });
  };

  it('go on with their register, also with another figure', async () => {
    await mergedIt();
    now = new Date('2026-11-23T09:00:00Z');
    const { differences, confirmedFacts } = await load('04/10/2026', [dearer]);
    expect(await tuition()).toMatchObject({
      amount: 40_000,
      source: 'import-cricos',
      asOf: '2026-10-04',
      checkedOn: '2026-11-23',
    });
    expect(differences.filter(({ field }) => field === 'firstYearTuition')).toEqual([]);
    expect(confirmedFacts).toBeGreaterThan(0);
    // A later starter that knows none takes none away.
    await loadStarter([starter], [{ ...own, campusCity: 'Perth' }]);
    expect(await tuition()).toMatchObject({ amount: 40_000 });
  });

  it('stay as they are where staff changed them since, and give way to what its own load supplies', async () => {
    await mergedIt();
    await catalogue.models.programs.updateOne({ slug: 'acacia-it' }, { $set: { staffFields: ['firstYearTuition'] } });
    await load('04/10/2026', [dearer]);
    expect(await tuition()).toMatchObject({ amount: 30_000 });
    await catalogue.models.programs.updateOne({ slug: 'acacia-it' }, { $set: { staffFields: [] } });
    await loadStarter([starter], [{ ...own, firstYearTuition: { amount: 35_000, currency: 'AUD', ...fact } }]);
    expect(await tuition()).toMatchObject({ amount: 35_000, source: testSource.id });
  });
});

describe('an imported program that took facts of another one of its register', () => {
  const second = provider('01545C', 'Acacia Institute', { Website: 'www.00008c.edu.au' });
  const third = provider('01777D', 'Acacia Institute', { Website: 'www.00008c.edu.au' });
  const own = { ...IT, 'Tuition Fee': '' };
  const itAt = (code: string, fee: string) => course('001111A', code, IT['Course Name'] ?? '', { 'Tuition Fee': fee });
  const edition = (date: string, courses: readonly ReturnType<typeof course>[], providers = [ACACIA, second]) =>
    load(date, courses, providers);
  const kept = 'acacia-institute-bachelor-of-information-technology-001111a';
  const program = async () => {
    const found = await catalogue.repository.programs.bySlug(kept);
    if (!found) throw new Error('There is no program');
    return found;
  };
  const mergedIt = async () => {
    await edition('04/10/2025', [own, itAt('01545C', '90000')]);
    expect((await program()).firstYearTuition).toBeUndefined();
    await merge('acacia-institute', 'acacia-institute-01545c');
    expect((await live()).programs).toEqual([kept]);
    expect((await program()).firstYearTuition).toMatchObject({ amount: 30_000, asOf: '2025-10-04' });
    now = new Date('2026-11-23T09:00:00Z');
  };
  const RENEWED = { source: 'import-cricos', asOf: '2026-10-04', checkedOn: '2026-11-23' };

  it('renews them by the row of the other one, and what is its own by its own row', async () => {
    await mergedIt();
    const longer = { ...own, 'Duration (Weeks)': '208' };
    const report = await edition('04/10/2026', [longer, { ...itAt('01545C', '120000'), 'Duration (Weeks)': '104' }]);
    expect(await program()).toMatchObject({
      firstYearTuition: { amount: 60_000, ...RENEWED },
      duration: { value: 48, ...RENEWED },
      isRetired: false,
    });
    expect(report.differences).toEqual([]);
    expect(report.skipped).toContainEqual(
      expect.objectContaining({ reason: 'merged into another one by people', count: 2 }),
    );
    const before = await program();
    expect(await edition('04/10/2026', [longer, itAt('01545C', '120000')])).toMatchObject({ confirmedFacts: 0 });
    expect((await program()).firstYearTuition).toEqual(before.firstYearTuition);
  });

  it('does so after one merge more, and gives them up for those that its own row tells', async () => {
    await edition('04/10/2025', [own, itAt('01545C', ''), itAt('01777D', '90000')], [ACACIA, second, third]);
    await merge('acacia-institute-01545c', 'acacia-institute-01777d');
    await merge('acacia-institute', 'acacia-institute-01545c');
    now = new Date('2026-11-23T09:00:00Z');
    const courses = [itAt('01545C', ''), itAt('01777D', '96000')];
    await edition('04/10/2026', [own, ...courses], [ACACIA, second, third]);
    expect((await program()).firstYearTuition).toMatchObject({ amount: 32_000, ...RENEWED });
    await edition('05/10/2026', [{ ...own, 'Tuition Fee': '150000' }, ...courses], [ACACIA, second, third]);
    expect(await program()).toMatchObject({ firstYearTuition: { amount: 50_000, asOf: '2026-10-05' }, takenFacts: [] });
    await edition('06/10/2026', [{ ...own, 'Tuition Fee': '150000' }, ...courses], [ACACIA, second, third]);
    expect((await program()).firstYearTuition).toMatchObject({ amount: 50_000, asOf: '2026-10-06' });
  });

  it('keeps those that staff changed, and those that were taken from elsewhere', async () => {
    await mergedIt();
    const { _id } = await program();
    const note = { vi: 'Theo trang của trường.', en: 'By the page of the school.' };
    await catalogue.models.programs.updateOne({ _id }, { $set: { staffFields: ['firstYearTuition'] } });
    await edition('04/10/2026', [own, itAt('01545C', '120000')]);
    expect((await program()).firstYearTuition).toMatchObject({ amount: 30_000, asOf: '2025-10-04' });

    const elsewhere = { amount: 33_000, currency: 'AUD', ...fact, note };
    await catalogue.models.programs.updateOne({ _id }, { $set: { staffFields: [], firstYearTuition: elsewhere } });
    await edition('05/10/2026', [own, itAt('01545C', '150000')]);
    expect((await program()).firstYearTuition).toMatchObject(elsewhere);
  });
});
