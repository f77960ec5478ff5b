import { addDays } from '../../../schema/rules/days.rules.js';
import { FACT_FRESH_DAYS } from '../../../schema/rules/staleness.rules.js';
import { exchangeRates as release } from '../../../schema/site/exchangeRates.js';
import { buildInstitution, buildProgram, buildScholarship, testSource } from '../../testing/buildItems.js';
import { createTestApp, type TestApp } from '../../testing/createTestApp.js';
import { codesOf, runQuery } from '../../testing/runQuery.js';
import {
  CatalogueFactsDocument,
  CatalogueIntakesDocument,
  CatalogueItemsDocument,
  CatalogueLanguageLevelsDocument,
  CatalogueNextIntakesDocument,
  CatalogueProgramDocument,
  CatalogueScholarshipDocument,
  CatalogueScholarshipTermsDocument,
  CatalogueStalenessDocument,
} from './catalogue.api.gql.js';

const now = new Date('2026-11-21T09:00:00Z');
const fact = { source: testSource.id, checkedOn: '2026-11-01' };
/** Read this month in a register of 2022. */
const old = { source: testSource.id, asOf: '2022-10-04', checkedOn: '2026-11-01' };
const closing = (date: string, time?: string) => ({
  date,
  timeZone: 'Europe/London',
  ...fact,
  ...(time ? { time } : {}),
});
const at = (moment: string) => `${moment}.000Z`;

let app: TestApp;
const institution = buildInstitution({
  slug: 'a-university',
  formerSlugs: ['a-college'],
  schoolId: { value: '00120C', ...old, note: { vi: 'Sổ đăng ký', en: 'Register' } },
  semesterContribution: { amount: 312.5, currency: 'EUR', ...fact },
});
const program = buildProgram(institution.slug, {
  slug: 'a-program',
  intakes: [
    { year: 2027, month: 9, isRecurring: true, ...fact, deadline: closing('2027-01-13', '18:00') },
    { year: 2026, month: 9, isRecurring: true, ...fact, deadline: closing('2026-06-30') },
    { year: 2027, month: 2, isRecurring: true, ...fact },
    { year: 2027, month: 1, isRecurring: true, ...fact },
  ],
});
const scholarship = buildScholarship({
  slug: 'a-scholarship',
  institution: institution.slug,
  deadlines: [closing('2026-06-30'), closing('2027-05-01'), closing('2026-11-21')],
});
const automatic = buildScholarship({
  slug: 'an-automatic-one',
  website: 'https://provider.example/award',
  autoApplied: { value: true, ...fact },
  eligibleNationalities: { isOpenToAll: false, countries: ['VN', 'LA'], ...fact },
  eligibleLevels: ['GRADUATE'],
});

beforeAll(async () => {
  app = await createTestApp({
    clock: () => now,
    catalogue: { institutions: [institution], programs: [program], scholarships: [scholarship, automatic] },
  });
});
afterAll(() => app.close());

describe('an item by its address', () => {
  it('shows facts with their source, freshness and note, and null for what is unknown', async () => {
    const { data, errors } = await runQuery(app, CatalogueFactsDocument);
    expect(errors).toEqual([]);
    expect(data?.institution).toMatchObject({
      slug: 'a-university',
      foundedYear: null,
      dliNumber: null,
      schoolId: {
        value: '00120C',
        asOf: '2022-10-04',
        checkedOn: '2026-11-01',
        isStale: true,
        note: { vi: 'Sổ đăng ký', en: 'Register' },
        source: { ...testSource, licence: null },
      },
      costOfLiving: null,
      semesterContribution: { amount: 312.5, currency: 'EUR', isStale: false, source: { id: testSource.id } },
      features: [{ feature: 'ACCOMMODATION', value: true, asOf: null, isStale: false }],
      englishMinimums: [{ test: 'IELTS', overall: 6.5, listening: null }],
      isRetired: false,
    });
  });

  it('is judged as stale on one day wherever it is shown: in the catalogue, among rates, on the home page', async () => {
    const dated = { source: testSource.id, checkedOn: '2026-11-21' };
    const judgedOn = async (today: string) => {
      const site = await createTestApp({
        clock: () => new Date(today),
        catalogue: {
          institutions: [institution],
          programs: [
            buildProgram(institution.slug, {
              slug: 'a-program',
              firstYearTuition: { amount: 1, currency: 'AUD', ...dated, asOf: release.asOf },
              duration: { value: 36, ...dated, checkedOn: release.asOf },
            }),
          ],
        },
      });
      const { data, errors } = await runQuery(site, CatalogueStalenessDocument);
      await site.close();
      expect(errors).toEqual([]);
      return data;
    };
    const answers = (isStale: boolean) => ({
      program: { firstYearTuition: { isStale }, duration: { isStale } },
      searchPrograms: { items: [{ firstYearTuition: { isStale } }] },
      exchangeRates: { isStale },
    });

    const lastFreshDay = addDays(release.asOf, FACT_FRESH_DAYS);
    expect(await judgedOn(`${lastFreshDay}T23:59:59.999Z`)).toEqual(answers(false));
    expect(await judgedOn(`${addDays(lastFreshDay, 1)}T00:00:00.000Z`)).toEqual(answers(true));
  });

  it('shows the level of a language that a program asks for, and no result of a test for it in the search', async () => {
    const withoutEnglish = buildInstitution({ englishMinimums: [] });
    const level = { language: 'en', level: 'B2' as const, source: testSource.id, checkedOn: '2026-10-01' };
    const site = await createTestApp({
      catalogue: {
        institutions: [withoutEnglish],
        programs: [buildProgram(withoutEnglish.slug, { slug: 'at-level', languageLevels: [level] })],
      },
    });
    const { data, errors } = await runQuery(site, CatalogueLanguageLevelsDocument);
    await site.close();
    expect(errors).toEqual([]);
    expect(data).toEqual({
      program: {
        languageLevels: [
          { language: 'en', level: 'B2', checkedOn: '2026-10-01', isStale: false, source: { id: testSource.id } },
        ],
        englishMinimums: [],
      },
      strict: { items: [] },
      wide: { items: [{ slug: 'at-level' }] },
    });
  });

  it('shows upcoming intakes with their status, the earliest open one and the next deadline', async () => {
    const { data, errors } = await runQuery(app, CatalogueIntakesDocument);
    expect(errors).toEqual([]);
    expect(data?.program).toEqual({
      institution: { slug: 'a-university' },
      intakes: [
        { year: 2027, month: 1, status: null, deadline: null },
        { year: 2027, month: 2, status: 'LIKELY_OPEN', deadline: null },
        { year: 2027, month: 9, status: 'OPEN', deadline: { date: '2027-01-13' } },
      ],
      earliestIntake: { year: 2027, month: 9, status: 'OPEN' },
      deadline: {
        date: '2027-01-13',
        time: '18:00',
        timeZone: 'Europe/London',
        closesAt: at('2027-01-13T18:00:00'),
        status: 'OPEN',
        source: { id: testSource.id },
      },
      firstYearTuition: { amount: 30_000, currency: 'AUD' },
      applicationFee: null,
    });
  });

  it('shows a scholarship with open deadlines first, then the last that closed', async () => {
    const { data, errors } = await runQuery(app, CatalogueScholarshipDocument);
    expect(errors).toEqual([]);
    expect(data?.scholarship).toMatchObject({
      institution: { slug: 'a-university' },
      source: { id: testSource.id },
      lastUpdated: '2026-10-01',
      amount: { kind: 'FIXED_SUM', period: 'YEAR', minimum: { amount: 5000, currency: 'AUD' }, maximum: null },
      autoApplied: null,
      eligibleLevels: null,
      deadlines: [
        { date: '2026-11-21', status: 'OPEN', closesAt: '2026-11-21T23:59:59.999Z' },
        { date: '2027-05-01', status: 'OPEN' },
        { date: '2026-06-30', status: 'CLOSED' },
      ],
    });
  });

  it('shows of a scholarship its website, whether it is given without a form, for whom and at which level', async () => {
    const { data, errors } = await runQuery(app, CatalogueScholarshipTermsDocument);
    expect(errors).toEqual([]);
    expect(data?.scholarship).toEqual({
      website: 'https://provider.example/award',
      autoApplied: { value: true, source: { id: testSource.id } },
      eligibleNationalities: { isOpenToAll: false, countries: ['VN', 'LA'] },
      eligibleLevels: ['GRADUATE'],
    });
  });

  it('is found under its former address', async () => {
    const { data } = await runQuery(app, CatalogueItemsDocument, { slug: 'a-college' });
    expect(data).toEqual({ institution: { slug: 'a-university' }, program: null, scholarship: null });
  });

  it.each([
    ['none', 'no-such-place'],
    ['an operator', '{"$ne":null}'],
    ['$where', '$where'],
    ['__proto__', '__proto__'],
    ['constructor', 'constructor'],
    ['a pattern', '.*'],
    ['nothing', ''],
    ['a zero byte', 'a\u0000b'],
    ['10 kB', 'a'.repeat(10_000)],
    ['10 kB of parts', 'a-'.repeat(5000)],
    ['another script', 'đại-học'],
  ])('is null for %s, never an error', async (_name, slug) => {
    const { status, data, errors } = await runQuery(app, CatalogueItemsDocument, { slug });
    expect({ status, data, errors }).toEqual({
      status: 200,
      data: { institution: null, program: null, scholarship: null },
      errors: [],
    });
  });

  it.each([[{ $ne: null }], [['a']], [1], [null]])('refuses %j as an address', async slug => {
    const answer = await runQuery(app, CatalogueProgramDocument, { slug });
    expect(answer.status).toBe(400);
    expect(codesOf(answer)).toEqual(['BAD_USER_INPUT']);
  });
});

describe('the next intake of an institution', () => {
  const intake = (year: number, month: number) => ({ year, month, isRecurring: true, ...fact });

  it('is the first of those of its programs, and null where none has one', async () => {
    const [school, silent] = [buildInstitution({ slug: 'a-school' }), buildInstitution({ slug: 'a-silent-school' })];
    const open = { ...intake(2027, 9), deadline: closing('2027-01-13') };
    await app.addItems({
      institutions: [school, silent],
      programs: [
        buildProgram(school.slug, { intakes: [open] }),
        buildProgram(school.slug, { intakes: [intake(2027, 2)] }),
        buildProgram(school.slug, { intakes: [] }),
        buildProgram(silent.slug, { intakes: [] }),
      ],
    });
    const { data, errors } = await runQuery(app, CatalogueNextIntakesDocument);
    expect(errors).toEqual([]);
    expect(data).toEqual({
      one: { nextIntake: { year: 2027, month: 9, status: 'OPEN', deadline: { date: '2027-01-13' } } },
      several: {
        nextIntake: {
          year: 2027,
          month: 2,
          status: 'LIKELY_OPEN',
          isCountryUsual: false,
          source: { id: testSource.id },
        },
      },
      silent: { nextIntake: null },
    });
  });
});
