import { createCatalogueFeed, createCatalogueStamps } from './catalogue.feed.js';
import type { InstitutionRecord, ProgramRecord, ScholarshipRecord } from './catalogue.records.js';

const fact = { source: 'register', checkedOn: '2026-11-01' };
const meta = {
  formerSlugs: [],
  origin: 'STARTER' as const,
  staffFields: [],
  sourceIds: ['register'],
  completeness: 0.5,
  isRetired: false,
  contentHash: 'x',
  changedAt: new Date('2026-11-20T00:00:00Z'),
};
const base = { isRetired: false, completeness: 0.5, changedAt: meta.changedAt };

const institution: InstitutionRecord = {
  ...meta,
  _id: 'i1',
  slug: 'i-one',
  name: 'One',
  aliases: ['1'],
  destination: 'GB',
  city: 'Leeds',
  campuses: [],
  type: 'UNIVERSITY',
  features: [
    { feature: 'ACCOMMODATION', value: true, ...fact },
    { feature: 'CONDITIONAL_OFFER', value: false, ...fact },
  ],
  admissionRequirements: [
    { text: { vi: 'Bằng THPT vào khóa dự bị.', en: 'Foundation course.' }, level: 'UNDERGRADUATE', ...fact },
  ],
  englishMinimums: [
    { test: 'IELTS', overall: 6, levels: ['UNDERGRADUATE'], ...fact },
    { test: 'PTE', overall: 60, ...fact },
  ],
  minimumGpas: [{ value: 3, scale: 'FOUR', level: 'GRADUATE', ...fact }],
  diplomaEntries: [{ diploma: 'THPT', answer: 'OPEN', ...fact }],
  admissionRate: { value: 0.48, ...fact },
};
const program: ProgramRecord = {
  ...meta,
  _id: 'p1',
  slug: 'p-one',
  institutionId: 'i1',
  title: 'Arts',
  level: 'UNDERGRADUATE',
  award: 'BACHELOR',
  field: 'HUMANITIES',
  campusCity: 'Leeds',
  otherCampusCities: ['York'],
  languages: ['en'],
  admissionRequirements: [],
  firstYearTuition: { amount: 20_000, currency: 'GBP', ...fact },
  intakes: [
    {
      year: 2027,
      month: 9,
      isRecurring: true,
      ...fact,
      deadline: { date: '2027-01-13', time: '18:00', timeZone: 'Europe/London', ...fact },
    },
    { year: 2028, month: 1, isRecurring: false, ...fact },
  ],
  englishMinimums: [{ test: 'IELTS', overall: 6.5, writing: 6, ...fact }],
  coopInternship: { value: false, ...fact },
};
const scholarship: ScholarshipRecord = {
  ...meta,
  ...fact,
  _id: 's1',
  slug: 's-one',
  name: 'Prize',
  provider: 'One',
  destinations: ['GB'],
  eligibleNationalities: { isOpenToAll: false, countries: ['VN'], ...fact },
  deadlines: [{ date: '2027-05-01', timeZone: 'Europe/London', ...fact }],
};

const feedOf = (rows: {
  institutions?: InstitutionRecord[];
  programs?: ProgramRecord[];
  scholarships?: ScholarshipRecord[];
}) => {
  async function* all<R>(records: R[] = []): AsyncIterable<R> {
    yield* records;
  }
  return createCatalogueFeed({
    institutions: { changedSince: () => all(rows.institutions) },
    programs: { changedSince: () => all(rows.programs) },
    scholarships: { changedSince: () => all(rows.scholarships) },
  });
};

const first = async <R>(rows: AsyncIterable<R>): Promise<R | undefined> => {
  for await (const row of rows) return row;
  return undefined;
};

describe('rows of the feed', () => {
  it('of an institution have the features it is known to offer, and those that it is known not to', async () => {
    expect(await first(feedOf({ institutions: [institution] }).institutions(null))).toEqual({
      ...base,
      id: 'i1',
      slug: 'i-one',
      name: 'One',
      aliases: ['1'],
      destination: 'GB',
      city: 'Leeds',
      region: null,
      type: 'UNIVERSITY',
      ownership: 'UNKNOWN',
      features: ['ACCOMMODATION'],
      lackedFeatures: ['CONDITIONAL_OFFER'],
      asks: {
        minimumGpas: [{ value: 3, scale: 'FOUR', level: 'GRADUATE' }],
        englishMinimums: [
          { test: 'IELTS', overall: 6, levels: ['UNDERGRADUATE'] },
          { test: 'PTE', overall: 60 },
        ],
        diplomaEntries: [{ diploma: 'THPT', answer: 'OPEN' }],
        statesPathway: true,
        admissionRate: { value: 0.48 },
        isOpenAdmission: null,
      },
      states: {
        hasPrice: false,
        englishLevels: ['UNDERGRADUATE', 'GRADUATE', 'POSTGRADUATE'],
        levels: ['UNDERGRADUATE', 'GRADUATE'],
      },
    });
  });

  it.each([
    ['The upper secondary diploma leads to a foundation programme (after year 11 with 7.0).', true],
    [
      'Applicants under 18 prove completion of secondary school, from 18 one may be admitted without having finished it.',
      true,
    ],
    ['Open to students after grade 11.', true],
    ['Year 12 or its equal.', undefined],
    ['ATAR 77.5, with mathematics of year 11.', undefined],
    ['Transcripts of grades 9 to 12.', undefined],
  ])('say of a requirement whether it lets in who leaves school early: %s', async (en, statesEarlyEntry) => {
    const admissionRequirements = [{ text: { vi: en, en }, level: 'UNDERGRADUATE' as const, ...fact }];
    const row = await first(feedOf({ institutions: [{ ...institution, admissionRequirements }] }).institutions(null));
    expect(row?.asks.statesEarlyEntry).toBe(statesEarlyEntry);
    const own = await first(feedOf({ programs: [{ ...program, admissionRequirements }] }).programs(null));
    expect(own?.asks?.statesEarlyEntry).toBe(statesEarlyEntry);
  });

  it('of an institution also what is noted beside that it takes everybody', async () => {
    const note = { vi: '', en: 'From the age of 18 one may be admitted without having finished secondary school.' };
    const isOpenAdmission = { value: true, note, ...fact };
    const row = await first(feedOf({ institutions: [{ ...institution, isOpenAdmission }] }).institutions(null));
    expect(row?.asks.statesEarlyEntry).toBe(true);
  });

  it('of a program have instants, plain amounts and null for what is unknown', async () => {
    expect(await first(feedOf({ programs: [program] }).programs(null))).toEqual({
      ...base,
      id: 'p1',
      slug: 'p-one',
      institutionId: 'i1',
      title: 'Arts',
      level: 'UNDERGRADUATE',
      award: 'BACHELOR',
      field: 'HUMANITIES',
      cities: ['Leeds', 'York'],
      languages: ['en'],
      durationMonths: null,
      tuition: { amount: 20_000, currency: 'GBP' },
      applicationFee: null,
      intakes: [
        { year: 2027, month: 9, isRecurring: true, closesAt: new Date('2027-01-13T18:00:00Z') },
        { year: 2028, month: 1, isRecurring: false, closesAt: null },
      ],
      englishMinimums: [{ test: 'IELTS', overall: 6.5, writing: 6 }],
      isPreparatory: false,
      hasPriceOrRequirement: true,
      asks: null,
      postGraduationPermit: null,
      coopInternship: false,
    });
  });

  it('of a program that is called one with co-op say so, unless it publishes that there is none', async () => {
    const { coopInternship: _none, ...named } = { ...program, title: 'Computer Science, Co-op' };
    const ofProgram = async (record: typeof program) => first(feedOf({ programs: [record] }).programs(null));
    expect(await ofProgram(named as typeof program)).toMatchObject({ coopInternship: true });
    expect(await ofProgram({ ...program, title: 'Computer Science, Co-op' })).toMatchObject({ coopInternship: false });
  });

  it('of a program at a level of English have no result of a test, so that no filter takes one for it', async () => {
    const atLevel = {
      ...program,
      englishMinimums: [],
      languageLevels: [{ language: 'en', level: 'B2' as const, ...fact }],
    };
    expect(await first(feedOf({ programs: [atLevel] }).programs(null))).toMatchObject({ englishMinimums: [] });
  });

  it('of a scholarship distinguish unknown from open to all', async () => {
    expect(await first(feedOf({ scholarships: [scholarship] }).scholarships(null))).toEqual({
      ...base,
      id: 's1',
      slug: 's-one',
      name: 'Prize',
      provider: 'One',
      institutionId: null,
      destinations: ['GB'],
      coverage: null,
      sum: null,
      share: null,
      isAutoApplied: null,
      nationalities: ['VN'],
      levels: null,
      fields: null,
      audiences: ['VIETNAM_ONLY'],
      marks: [],
      deadlines: [new Date('2027-05-01T22:59:59.999Z')],
      deadlineMonths: [{ month: 5, closesAt: new Date('2027-05-01T22:59:59.999Z') }],
    });
    const yearly = { ...scholarship, yearlyDeadlines: [{ month: 9, timeZone: 'Europe/London', ...fact }] };
    expect((await first(feedOf({ scholarships: [yearly] }).scholarships(null)))?.deadlineMonths).toEqual([
      { month: 5, closesAt: new Date('2027-05-01T22:59:59.999Z') },
      { month: 9, closesAt: null },
    ]);
    const { eligibleNationalities: _unknown, ...unknown } = scholarship;
    expect(await first(feedOf({ scholarships: [unknown] }).scholarships(null))).toMatchObject({ nationalities: null });
    const minimum = { amount: 992, currency: 'EUR' as const };
    const paid = { ...scholarship, amount: { kind: 'FIXED_SUM' as const, minimum, period: 'MONTH' as const, ...fact } };
    expect(await first(feedOf({ scholarships: [paid] }).scholarships(null))).toMatchObject({
      sum: { minimum, maximum: null, period: 'MONTH' },
    });
    const half = { ...scholarship, amount: { kind: 'PARTIAL_TUITION' as const, minimumPercent: 50, ...fact } };
    expect(await first(feedOf({ scholarships: [half] }).scholarships(null))).toMatchObject({ share: 50 });
    const all = { ...scholarship, eligibleNationalities: { isOpenToAll: true, countries: [], ...fact } };
    expect(await first(feedOf({ scholarships: [all] }).scholarships(null))).toMatchObject({ nationalities: 'ALL' });
  });
});

it('tells of each row when it last changed and whether it is retired, and nothing else', async () => {
  const changedAt = new Date('2026-11-20T10:00:00Z');
  async function* stamps() {
    yield { _id: 'id-law', isRetired: true, changedAt };
  }
  async function* none() {}
  const catalogue = createCatalogueStamps({
    institutions: { stamps: none },
    programs: { stamps },
    scholarships: { stamps: none },
  });
  expect(await first(catalogue.stamps('programs'))).toEqual({ id: 'id-law', isRetired: true, changedAt });
  expect(await first(catalogue.stamps('institutions'))).toBeUndefined();
});
