import { institutionRule, programRule, scholarshipRule, sourceRule } from './catalogue.rules.js';

const fact = { source: 'register', checkedOn: '2026-11-01' };
const institution = (over: object = {}) => ({
  slug: 'a-university',
  name: 'A University',
  destination: 'CA',
  city: 'Halifax',
  type: 'UNIVERSITY',
  ...over,
});
const program = (over: object = {}) => ({
  slug: 'a-program',
  institution: 'a-university',
  title: 'Bachelor of Arts',
  level: 'UNDERGRADUATE',
  award: 'BACHELOR',
  field: 'HUMANITIES',
  campusCity: 'Halifax',
  languages: ['en'],
  ...over,
});
const scholarship = (over: object = {}) => ({
  slug: 'a-prize',
  name: 'A Prize',
  provider: 'A University',
  destinations: ['CA'],
  ...fact,
  ...over,
});
const english = (over: object) => ({ englishMinimums: [{ test: 'IELTS', overall: 6.5, ...fact, ...over }] });

const accepts = (result: { success: boolean }) => result.success;

describe('rules of catalogue items', () => {
  it('accept an item of which little is known', () => {
    expect(institutionRule.parse(institution())).toMatchObject({
      features: [],
      englishMinimums: [],
      campuses: [],
      formerSlugs: [],
    });
    expect(accepts(institutionRule.safeParse(institution(english({ levels: ['UNDERGRADUATE'] }))))).toBe(true);
    expect(accepts(programRule.safeParse(program()))).toBe(true);
    expect(accepts(scholarshipRule.safeParse(scholarship()))).toBe(true);
  });

  it.each([
    [
      'a fee without its source',
      program({ firstYearTuition: { amount: 1, currency: 'CAD', checkedOn: '2026-11-01' } }),
    ],
    [
      'a fee without the day it was checked',
      program({ firstYearTuition: { amount: 1, currency: 'CAD', source: 'register' } }),
    ],
    ['a bare fee', program({ firstYearTuition: 1 })],
    ['an edition that is no day, month or year', program({ duration: { value: 12, ...fact, asOf: '10/2022' } })],
    ['a field that is not ours', program({ partnerRank: 1 })],
    [
      'a level of a language outside the framework',
      program({ languageLevels: [{ language: 'de', level: 'DSH-2', ...fact }] }),
    ],
    [
      'two levels of one language',
      program({ languageLevels: ['B2', 'C1'].map(level => ({ language: 'en', level, ...fact })) }),
    ],
    ['a level without its source', program({ languageLevels: [{ language: 'en', level: 'B2' }] })],
    ['a negative fee', program({ firstYearTuition: { amount: -1, currency: 'CAD', ...fact } })],
    [
      'a day that does not exist',
      program({ intakes: [{ year: 2027, month: 9, isRecurring: true, ...fact, checkedOn: '2026-02-30' }] }),
    ],
    ['a month that does not exist', program({ intakes: [{ year: 2027, month: 13, isRecurring: true, ...fact }] })],
    ['a score above its scale', program(english({ overall: 9.5 }))],
    ['a minimum of a program that names levels', program(english({ levels: ['GRADUATE'] }))],
    ['a minimum of an institution for no level', institution(english({ levels: [] }))],
    ['a score of an institution above its scale', institution(english({ overall: 9.5, levels: ['GRADUATE'] }))],
    ['a section above its scale', program(english({ test: 'TOEFL_IBT', overall: 90, writing: 31 }))],
    ['an address with a slash', program({ slug: 'a/b' })],
    ['an address that is an operator', program({ slug: '{"$ne":null}' })],
    ['a script for a website', program({ website: 'javascript:alert(1)' })],
  ])('refuse %s', (_what, item) => {
    expect(accepts(programRule.safeParse(item))).toBe(false);
  });

  it.each(['O18781994282', 'O193301285421', 'O1402404136123'].map((value, at) => [value, at + 12]))(
    'accept the DLI number %s of %s characters',
    value => {
      expect(accepts(institutionRule.safeParse(institution({ dliNumber: { value, ...fact } })))).toBe(true);
    },
  );

  it.each(['18781994282', 'O1878199428', 'O18781994282123', 'O1878199428X'])('refuse the DLI number %s', value => {
    expect(accepts(institutionRule.safeParse(institution({ dliNumber: { value, ...fact } })))).toBe(false);
  });

  it('know the time zones of deadlines', () => {
    const deadlines = (timeZone: string) => scholarship({ deadlines: [{ date: '2027-01-13', timeZone, ...fact }] });
    expect(accepts(scholarshipRule.safeParse(deadlines('Europe/London')))).toBe(true);
    expect(accepts(scholarshipRule.safeParse(deadlines('Mars/Olympus')))).toBe(false);
  });

  it('accept an edition by its year, month or day, and an unknown one', () => {
    for (const asOf of ['2022', '2022-10', '2022-10-04', null, undefined])
      expect(accepts(programRule.safeParse(program({ duration: { value: 12, ...fact, asOf } })))).toBe(true);
  });

  it('ask of a source who speaks in it', () => {
    const source = { id: 'cricos-2022-10-04', name: 'CRICOS', asOf: '2022-10-04' };
    expect(accepts(sourceRule.safeParse(source))).toBe(false);
    expect(accepts(sourceRule.safeParse({ ...source, kind: 'REGISTER' }))).toBe(true);
    expect(accepts(sourceRule.safeParse({ ...source, kind: 'BLOG' }))).toBe(false);
  });

  it('ask of a copy which data file was read, and of no other kind', () => {
    const source = { id: 'cricos-2026-01-02', name: 'CRICOS' };
    const copy = 'github.com/somebody/something, courses.csv';
    expect(accepts(sourceRule.safeParse({ ...source, kind: 'COPY', copy }))).toBe(true);
    expect(sourceRule.safeParse({ ...source, kind: 'COPY' }).error?.issues[0]).toMatchObject({
      path: ['copy'],
      message: 'COPY_NEEDS_ITS_FILE',
    });
    expect(accepts(sourceRule.safeParse({ ...source, kind: 'OFFICIAL_PAGE', copy }))).toBe(false);
  });

  it('let a price begin in another academic year than its source', () => {
    const fee = { amount: 1, currency: 'EUR', ...fact, asOf: '2026-09' };
    expect(accepts(programRule.safeParse(program({ firstYearTuition: { ...fee, academicYear: 2027 } })))).toBe(true);
    expect(accepts(programRule.safeParse(program({ firstYearTuition: { ...fee, academicYear: '2027/28' } })))).toBe(
      false,
    );
  });

  it('take a yearly deadline on a day that every year has, or by its month alone', () => {
    const yearly = (over: object) =>
      scholarship({ yearlyDeadlines: [{ timeZone: 'Europe/London', ...fact, ...over }] });
    const accepted = [{ month: 3, day: 1, time: '23:59' }, { month: 10 }];
    const refused = [{ month: 2, day: 29 }, { month: 4, day: 31 }, { month: 13 }, { month: 10, time: '12:00' }];
    expect(accepted.filter(over => !accepts(scholarshipRule.safeParse(yearly(over))))).toEqual([]);
    expect(refused.filter(over => accepts(scholarshipRule.safeParse(yearly(over))))).toEqual([]);
  });

  it('tie the period of an amount to a sum of money', () => {
    const amount = (over: object) => scholarship({ amount: { kind: 'FIXED_SUM', period: 'MONTH', ...fact, ...over } });
    const refusal = scholarshipRule.safeParse(amount({ minimumPercent: 50 }));
    expect(accepts(scholarshipRule.safeParse(amount({ minimum: { amount: 300, currency: 'EUR' } })))).toBe(true);
    expect(refusal.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)).toEqual([
      'amount.period PERIOD_WITHOUT_SUM',
    ]);
  });

  it('keep a minimum average on its scale, with its source, and of an institution for one level or all', () => {
    const average = (over: object = {}) => ({ value: 7.5, scale: 'TEN', ...fact, ...over });
    const ofProgram = (over: object) => accepts(programRule.safeParse(program({ minimumGpa: average(over) })));
    expect([ofProgram({}), ofProgram({ value: 10 }), ofProgram({ scale: 'FOUR', value: 3 })]).toEqual([
      true,
      true,
      true,
    ]);
    expect([ofProgram({ value: 10.1 }), ofProgram({ value: 0 }), ofProgram({ scale: 'FOUR' })]).toEqual([
      false,
      false,
      false,
    ]);
    expect(ofProgram({ source: undefined })).toBe(false);
    const minimumGpas = [average(), average({ level: 'GRADUATE' })];
    expect(accepts(institutionRule.safeParse(institution({ minimumGpas })))).toBe(true);
    expect(accepts(institutionRule.safeParse(institution({ minimumGpas: [] })))).toBe(false);
    expect(accepts(institutionRule.safeParse(institution({ minimumGpas: [average({ value: 11 })] })))).toBe(false);
  });

  it('accept the newer TOEFL scale beside the older', () => {
    expect(accepts(programRule.safeParse(program(english({ test: 'TOEFL_IBT_2026', overall: 4.5, writing: 4 }))))).toBe(
      true,
    );
    expect(accepts(programRule.safeParse(program(english({ test: 'TOEFL_IBT_2026', overall: 90 }))))).toBe(false);
  });
});

describe('an outcome of earlier students', () => {
  const earnings = {
    measure: 'EARNINGS',
    population: 'GRADUATES',
    scope: 'PROGRAM',
    amount: 40_000,
    currency: 'GBP',
    ...fact,
  };
  const completion = { measure: 'COMPLETION', population: 'GRADUATES', scope: 'INSTITUTION', share: 0.5, ...fact };
  it.each([
    ['earnings with their currency', earnings, true],
    ['a share of people', completion, true],
    ['a subject with its name', { ...earnings, scope: 'SUBJECT', subject: 'CAH16' }, true],
    ['earnings without whom they are of', { ...earnings, population: undefined }, false],
    ['earnings without a currency', { ...earnings, currency: undefined }, false],
    ['earnings as a share', { ...completion, measure: 'EARNINGS' }, false],
    ['a share with a sum', { ...completion, amount: 1, currency: 'GBP' }, false],
    ['a subject without its name', { ...earnings, scope: 'SUBJECT' }, false],
    ['years in the wrong order', { ...earnings, firstYear: 2023, lastYear: 2022 }, false],
  ])('%s', (_, outcome, isAccepted) => {
    expect(accepts(programRule.safeParse(program({ outcomes: [outcome] })))).toBe(isAccepted);
    expect(accepts(institutionRule.safeParse(institution({ outcomes: [outcome] })))).toBe(isAccepted);
  });
});
