import { completeProfileRule, profileRule } from '../../../schema/rules/account.rules';
import { readablePhone } from '../../../schema/rules/readablePhone';
import { profileOf } from './test/account.fixtures';
import { readAmount, readMark, toForm, toJudged } from './profileForm';

const TODAY = '2026-11-21';
const write = { number: (value: number) => value.toLocaleString('vi-VN'), phone: readablePhone };

const unknownSections = { listening: null, reading: null, writing: null, speaking: null };
const noSections = { listening: '', reading: '', writing: '', speaking: '' };

const full = profileOf({
  gpa: { value: 8.25, scale: 'TEN' },
  englishCert: { test: 'IELTS', overall: 6.5, takenOn: '2026-03-12', ...unknownSections, writing: 6 },
  schoolDiploma: 'IB',
  schoolEndYear: 2027,
  budget: { amount: 500_000_000, currency: 'VND' },
  preferredCountries: ['CA', 'AU'],
  guardianPhone: '+84912345678',
});

describe('the form of a profile', () => {
  it('writes what is stored as people read it', () => {
    expect(toForm(full, write)).toMatchObject({
      gpa: { value: '8,25', scale: 'TEN' },
      englishCert: { test: 'IELTS', overall: '6,5', takenOn: '2026-03-12', writing: '6', speaking: '' },
      schoolDiploma: 'IB',
      schoolEndYear: '2027',
      budget: { amount: '500.000.000', currency: 'VND' },
      guardianPhone: '0912 345 678',
      targetLevel: '',
    });
  });

  it('is judged to be what it was filled from, when nothing was typed', () => {
    const judged = profileRule(TODAY).parse(toJudged(toForm(full, write)));

    expect(judged).toMatchObject({
      gpa: full.gpa,
      englishCert: full.englishCert,
      schoolDiploma: 'IB',
      schoolEndYear: 2027,
      budget: full.budget,
      preferredCountries: ['CA', 'AU'],
      guardianPhone: '+84912345678',
      targetLevel: null,
    });
  });

  it.each([
    ['vi', '12.500,5'],
    ['en', '12,500.5'],
  ])('opens a sum with cents as %s writes it, and reads it back', (locale, text) => {
    const form = toForm(profileOf({ budget: { amount: 12_500.5, currency: 'USD' } }), {
      ...write,
      number: value => value.toLocaleString(locale),
    });

    expect(form.budget.amount).toBe(text);
    expect(profileRule(TODAY).parse(toJudged(form))).toMatchObject({ budget: { amount: 12_500.5, currency: 'USD' } });
  });

  it('takes an emptied mark, test and sum for none', () => {
    const form = {
      ...toForm(full, write),
      gpa: { value: ' ', scale: 'TEN' },
      englishCert: { test: '', overall: '6', takenOn: '', ...noSections },
      budget: { amount: '', currency: 'VND' },
    };

    expect(profileRule(TODAY).parse(toJudged(form))).toMatchObject({ gpa: null, englishCert: null, budget: null });
  });

  it.each([
    [{ gpa: { value: '10,5', scale: 'TEN' } }, 'gpa.value', 'OUT_OF_SCALE'],
    [{ gpa: { value: 'khá', scale: 'TEN' } }, 'gpa.value', 'OUT_OF_SCALE'],
    [
      { englishCert: { test: 'IELTS', overall: '6.3', takenOn: '', ...noSections } },
      'englishCert.overall',
      'WRONG_STEP',
    ],
    [
      { englishCert: { test: 'DUOLINGO', overall: '112', takenOn: '', ...noSections } },
      'englishCert.overall',
      'WRONG_STEP',
    ],
    [{ englishCert: { test: 'PTE', overall: '', takenOn: '', ...noSections } }, 'englishCert.overall', 'OUT_OF_SCALE'],
    [{ schoolEndYear: '27' }, 'schoolEndYear', 'OUT_OF_SCALE'],
    [{ schoolEndYear: 'sang năm' }, 'schoolEndYear', 'OUT_OF_SCALE'],
    [
      { englishCert: { test: 'IELTS', overall: '7', takenOn: '', ...noSections, writing: '6,3' } },
      'englishCert.writing',
      'WRONG_STEP',
    ],
    [
      { englishCert: { test: 'PTE', overall: '60', takenOn: '2027-01-01', ...noSections } },
      'englishCert.takenOn',
      'INVALID_DATE',
    ],
    [{ budget: { amount: '0', currency: 'VND' } }, 'budget.amount', 'OUT_OF_SCALE'],
    [{ guardianPhone: '12345' }, 'guardianPhone', 'INVALID_PHONE'],
    [{ preferredCountries: ['AU', 'CA', 'DE', 'IE', 'GB', 'US', 'NZ'] }, 'preferredCountries', 'TOO_MANY'],
  ])('refuses %j at its own input', (change, path, code) => {
    const { error } = profileRule(TODAY).safeParse(toJudged({ ...toForm(full, write), ...change }));

    expect(error?.issues.map(issue => [issue.path.join('.'), issue.message])).toEqual([[path, code]]);
  });

  it('asks a new person for the four things that advising cannot start without', () => {
    const { error } = completeProfileRule(TODAY).safeParse(
      toJudged(
        toForm(
          profileOf({
            currentSchoolOrCompany: null,
            currentLevel: null,
            studyLevelWanted: null,
            preferredCountries: [],
          }),
          write,
        ),
      ),
    );

    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['currentSchoolOrCompany', 'REQUIRED'],
      ['currentLevel', 'REQUIRED'],
      ['studyLevelWanted', 'REQUIRED'],
      ['preferredCountries', 'REQUIRED'],
    ]);
  });
});

describe('numbers as they are typed', () => {
  it.each([
    ['8,5', 8.5],
    ['8.5', 8.5],
    [' 7 ', 7],
    ['8,5,1', Number.NaN],
    ['-1', Number.NaN],
    ['1e3', Number.NaN],
  ])('mark %j', (text, value) => expect(readMark(text)).toBe(value));

  it.each([
    ['500.000.000', 500_000_000],
    ['500,000,000', 500_000_000],
    ['500 000 000', 500_000_000],
    ['30000', 30_000],
    ['12500,50', 12_500.5],
    ['12.500,50', 12_500.5],
    ['12,500.50', 12_500.5],
    ['1.234.567,8', 1_234_567.8],
    ['1,234.567', Number.NaN],
    ['1.234,567.89', Number.NaN],
    ['nửa tỷ', Number.NaN],
  ])('sum %j', (text, value) => expect(readAmount(text)).toBe(value));
});
