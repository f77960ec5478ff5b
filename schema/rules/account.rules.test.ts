import fc from 'fast-check';
import type { z } from 'zod';
import {
  budgetRule,
  completeProfileRule,
  correctionRule,
  englishCertificateRule,
  gpaRule,
  guardianRequestRule,
  profileRule,
} from './account.rules.js';
import {
  BUDGET_CURRENCIES,
  BUDGET_MAX,
  COUNTRY_OPTIONS,
  GPA_SCALE_NAMES,
  GPA_SCALES,
  isUnder16,
} from './account.values.js';
import { ENGLISH_TEST_SCALES, ENGLISH_TESTS } from './catalogue.values.js';

const TODAY = '2026-11-21';
const issuesOf = ({ error }: z.ZodSafeParseResult<unknown>) =>
  (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
const profile = (input: Record<string, unknown>) => profileRule(TODAY).safeParse(input);

describe('the profile', () => {
  it('tells what was left out from what was emptied', () => {
    const { data } = profile({ majorAbroad: null, targetInstitution: '  ', guardianPhone: '', gpa: null });
    expect(data).toEqual({ majorAbroad: null, targetInstitution: null, guardianPhone: null, gpa: null });
    expect(data?.relativeAbroad).toBeUndefined();
  });

  it('is stored tidily: one line in one form, numbers as E.164, addresses in lower case', () => {
    expect(
      profile({
        currentSchoolOrCompany: ' THPT\tChu  Văn An ',
        guardianPhone: '0912 345 678',
        guardianEmail: ' Me@Example.ORG ',
        guardianName: 'Trần  Thị Bình',
        otherQuestions: 'một\r\nhai\t',
      }).data,
    ).toEqual({
      currentSchoolOrCompany: 'THPT Chu Văn An',
      guardianPhone: '+84912345678',
      guardianEmail: 'me@example.org',
      guardianName: 'Trần Thị Bình',
      otherQuestions: 'một\nhai',
    });
  });

  it('keeps the countries in the order of preference, each once', () => {
    expect(profile({ preferredCountries: ['CA', 'AU', 'CA', 'OTHER'] }).data?.preferredCountries).toEqual([
      'CA',
      'AU',
      'OTHER',
    ]);
  });

  it.each([
    [{ preferredCountries: COUNTRY_OPTIONS.slice(0, 7) }, 'preferredCountries TOO_MANY'],
    [{ currentSchoolOrCompany: 'a'.repeat(201) }, 'currentSchoolOrCompany TOO_LONG'],
    [{ otherQuestions: 'a'.repeat(2001) }, 'otherQuestions TOO_LONG'],
    [{ guardianPhone: '01212345678' }, 'guardianPhone INVALID_PHONE'],
    [{ guardianEmail: 'me@' }, 'guardianEmail INVALID_EMAIL'],
    [{ guardianName: 'B' }, 'guardianName TOO_SHORT'],
    [{ gpa: { value: 10.5, scale: 'TEN' } }, 'gpa.value OUT_OF_SCALE'],
    [{ gpa: { value: 7.123, scale: 'TEN' } }, 'gpa.value WRONG_STEP'],
    [{ englishCert: { test: 'IELTS', overall: 6.7 } }, 'englishCert.overall WRONG_STEP'],
    [{ schoolDiploma: 'ABITUR' }, 'schoolDiploma REQUIRED'],
    [{ schoolEndYear: 1969 }, 'schoolEndYear OUT_OF_SCALE'],
    [{ schoolEndYear: 2035 }, 'schoolEndYear OUT_OF_SCALE'],
    [{ schoolEndYear: 2027.5 }, 'schoolEndYear OUT_OF_SCALE'],
    [{ englishCert: { test: 'DUOLINGO', overall: 165 } }, 'englishCert.overall OUT_OF_SCALE'],
    [{ englishCert: { test: 'IELTS', overall: 7, takenOn: '2026-11-22' } }, 'englishCert.takenOn INVALID_DATE'],
    [{ budget: { amount: 0, currency: 'VND' } }, 'budget.amount OUT_OF_SCALE'],
    [{ budget: { amount: Number.POSITIVE_INFINITY, currency: 'USD' } }, 'budget.amount OUT_OF_SCALE'],
  ])('%j is told as %s', (input, issue) => {
    expect(issuesOf(profile(input))).toContain(issue);
  });

  it.each([{ $ne: null }, ['a'], 5])('takes no %j for a text', value => {
    expect([
      profile({ majorAbroad: value }).success,
      profile({ guardianEmail: value }).success,
      profile({ currentLevel: value }).success,
    ]).toEqual([false, false, false]);
  });
});

describe('completing the profile', () => {
  const needed = {
    currentSchoolOrCompany: 'THPT Chu Văn An',
    currentLevel: 'UPPER_SECONDARY',
    studyLevelWanted: 'BACHELOR',
    preferredCountries: ['AU'],
  };

  it('needs no more than school, levels and a country', () => {
    expect(completeProfileRule(TODAY).safeParse(needed).data).toEqual(needed);
  });

  it.each([
    [{ preferredCountries: [] }, 'preferredCountries REQUIRED'],
    [{ currentSchoolOrCompany: '  ' }, 'currentSchoolOrCompany REQUIRED'],
    [{ currentLevel: null }, 'currentLevel REQUIRED'],
  ])('%j is told as %s', (input, issue) => {
    expect(issuesOf(completeProfileRule(TODAY).safeParse({ ...needed, ...input }))).toContain(issue);
  });
});

describe('marks, certificates and budgets', () => {
  it('take exactly what lies on the scale, whatever the scale', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GPA_SCALE_NAMES), fc.integer({ min: -500, max: 10_500 }), (scale, hundredths) => {
        const { min, max } = GPA_SCALES[scale];
        expect(gpaRule.safeParse({ value: hundredths / 100, scale }).success).toBe(
          hundredths >= min * 100 && hundredths <= max * 100,
        );
      }),
    );
  });

  it('take exactly the steps of the test, whatever the test', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ENGLISH_TESTS), fc.integer({ min: -4, max: 1000 }), (test, quarters) => {
        const overall = quarters / 4;
        const { min, max, step } = ENGLISH_TEST_SCALES[test];
        const isStep = (quarters - min * 4) % (step * 4) === 0;
        expect(englishCertificateRule(TODAY).safeParse({ test, overall }).success).toBe(
          overall >= min && overall <= max && isStep,
        );
      }),
    );
  });

  it('take sections on their own scale, and certificates without them', () => {
    const accepts = (certificate: object) => englishCertificateRule(TODAY).safeParse(certificate).success;
    expect(accepts({ test: 'TOEFL_IBT', overall: 100, writing: 24, speaking: null })).toBe(true);
    expect(accepts({ test: 'TOEFL_IBT', overall: 100, writing: 31 })).toBe(false);
    expect(accepts({ test: 'IELTS', overall: 7, listening: 7.5, reading: 9 })).toBe(true);
    expect(issuesOf(englishCertificateRule(TODAY).safeParse({ test: 'IELTS', overall: 7, speaking: 6.3 }))).toEqual([
      'speaking WRONG_STEP',
    ]);
  });

  it('take sums above zero up to the bound of the currency', () => {
    for (const currency of BUDGET_CURRENCIES) {
      expect(
        [0.01, BUDGET_MAX[currency], BUDGET_MAX[currency] + 1].map(
          amount => budgetRule.safeParse({ amount, currency }).success,
        ),
      ).toEqual([true, true, false]);
    }
  });
});

describe('a correction', () => {
  it('is held to the rule of its field', () => {
    expect(correctionRule('PHONE', TODAY).safeParse({ wantedValue: '024 3825 1234' }).data).toEqual({
      wantedValue: '+842438251234',
    });
    expect(issuesOf(correctionRule('EMAIL', TODAY).safeParse({ wantedValue: 'x', password: '' }))).toEqual([
      'wantedValue INVALID_EMAIL',
      'password REQUIRED',
    ]);
    expect(issuesOf(correctionRule('DATE_OF_BIRTH', TODAY).safeParse({ wantedValue: '2030-01-01' }))).toEqual([
      'wantedValue INVALID_DATE',
    ]);
    expect(
      issuesOf(correctionRule('FULL_NAME', TODAY).safeParse({ wantedValue: 'Đ', reason: 'a'.repeat(1001) })),
    ).toEqual(['wantedValue TOO_SHORT', 'reason TOO_LONG']);
  });

  it.each([
    ['FULL_NAME', '', 'REQUIRED'],
    ['FULL_NAME', '  ', 'REQUIRED'],
    ['PHONE', '', 'REQUIRED'],
    ['PHONE', '12', 'INVALID_PHONE'],
  ] as const)('of %s to %j is told %s', (field, wantedValue, code) => {
    expect(issuesOf(correctionRule(field, TODAY).safeParse({ wantedValue }))).toContain(`wantedValue ${code}`);
  });
});

it('a guardian has an address of their own', () => {
  const rule = guardianRequestRule('Dao@example.org');
  expect(issuesOf(rule.safeParse({ guardianName: 'Trần Thị Bình', guardianEmail: ' DAO@example.org' }))).toEqual([
    'guardianEmail GUARDIAN_IS_SELF',
  ]);
  expect(rule.safeParse({ guardianName: 'Trần Thị Bình', guardianEmail: 'binh@example.org' }).success).toBe(true);
});

describe('the age of consent', () => {
  it.each([
    ['2010-11-21', false],
    ['2010-11-22', true],
    ['2010-11-20', false],
    ['2016-01-01', true],
    ['1950-05-05', false],
  ])('who was born on %s is under 16 on 21 November 2026: %s', (born, expected) => {
    expect(isUnder16(born, TODAY)).toBe(expected);
  });

  it('somebody born on 29 February is 16 on a 29 February', () => {
    expect([isUnder16('2004-02-29', '2020-02-28'), isUnder16('2004-02-29', '2020-02-29')]).toEqual([true, false]);
  });
});
