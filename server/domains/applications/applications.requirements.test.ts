/** What an application takes: held against what is published and what the student has entered. */
import { exchangeRates } from '../../../schema/site/exchangeRates.js';
import { requirementsOf, type RequirementSubject } from './applications.requirements.js';
import { deadline, intake } from './test/intakes.js';

/** As they would be without one of the dong. */
const { VND: _dong, ...rates } = exchangeRates.rates;
const fact = { source: 'test-source', checkedOn: '2026-10-01' };
const today = '2026-11-23';
const institution: RequirementSubject['institution'] = {
  destination: 'AU',
  englishMinimums: [],
  admissionRequirements: [],
};
const program: NonNullable<RequirementSubject['program']> = {
  level: 'GRADUATE',
  award: 'MASTER',
  languages: ['en'],
  englishMinimums: [{ test: 'IELTS', overall: 6.5, ...fact }],
  admissionRequirements: [],
};
const firstYear = { amount: 50_000, currency: 'AUD', isAtLeast: false, hasLiving: true };
const student: RequirementSubject['student'] = {
  needsGuardianConsent: false,
  currentLevel: 'BACHELOR',
  englishCert: { test: 'IELTS', overall: 6.5, takenOn: '2026-01-15' },
  budget: { amount: 50_000, currency: 'AUD' },
};
const openIntake = { ...intake(2027, 9, { status: 'OPEN', deadline: deadline('OPEN') }), isUsualOnly: false };
const judge = (changes: Partial<RequirementSubject> = {}) =>
  Object.fromEntries(
    requirementsOf({ rates, today, student, institution, program, firstYear, intake: openIntake, ...changes }).map(
      ({ kind, outcome, reason }) => [kind, `${outcome} ${reason}`],
    ),
  );
const ofStudent = (changes: Partial<RequirementSubject['student']>) => judge({ student: { ...student, ...changes } });

describe('what an application takes', () => {
  it('is met by a profile that says enough', () => {
    expect(judge()).toEqual({
      DEADLINE: 'MET SATISFIED',
      LEVEL: 'MET SATISFIED',
      ENGLISH: 'MET SATISFIED',
      FUNDS: 'MET SATISFIED',
    });
  });

  it('is named as missing with its figures where the profile has too little', () => {
    const requirements = requirementsOf({
      rates,
      today,
      student: {
        ...student,
        currentLevel: 'UPPER_SECONDARY',
        englishCert: { test: 'IELTS', overall: 6 },
        budget: { amount: 49_999, currency: 'AUD' },
      },
      institution,
      program,
      firstYear,
      intake: { ...openIntake, deadline: deadline('CLOSED'), status: null },
    });
    expect(requirements).toEqual([
      { kind: 'DEADLINE', outcome: 'MISSING', reason: 'CLOSED' },
      { kind: 'LEVEL', outcome: 'MISSING', reason: 'BELOW_MINIMUM' },
      { kind: 'ENGLISH', outcome: 'MISSING', reason: 'BELOW_MINIMUM', test: 'IELTS', required: 6.5, actual: 6 },
      {
        kind: 'FUNDS',
        outcome: 'MISSING',
        reason: 'BELOW_MINIMUM',
        required: 50_000,
        actual: 49_999,
        currency: 'AUD',
      },
    ]);
  });

  it('is unknown, never guessed, where profile or catalogue say nothing', () => {
    const empty = { needsGuardianConsent: false };
    expect(judge({ student: empty })).toMatchObject({
      LEVEL: 'UNKNOWN NOT_IN_PROFILE',
      ENGLISH: 'MISSING NOT_IN_PROFILE',
      FUNDS: 'UNKNOWN NOT_IN_PROFILE',
    });
    expect(judge({ program: null, firstYear: null, intake: { ...openIntake, deadline: null } })).toEqual({
      DEADLINE: 'UNKNOWN NOT_PUBLISHED',
      ENGLISH: 'UNKNOWN NOT_PUBLISHED',
      FUNDS: 'UNKNOWN NOT_PUBLISHED',
    });
  });

  it('of the level says what the diploma of school needs in that country, in words', () => {
    const bachelor = { ...program, level: 'UNDERGRADUATE' as const, award: 'BACHELOR' as const };
    const leaver = { ...student, currentLevel: 'UPPER_SECONDARY' as const };
    const inCountry = (destination: 'DE' | 'US' | 'AU', schoolDiploma?: 'A_LEVEL') =>
      requirementsOf({
        rates,
        today,
        student: { ...leaver, ...(schoolDiploma ? { schoolDiploma } : {}) },
        institution: { ...institution, destination },
        program: bachelor,
        firstYear,
        intake: openIntake,
      }).find(({ kind }) => kind === 'LEVEL');
    expect(inCountry('DE')).toMatchObject({
      outcome: 'MISSING',
      reason: 'PREPARATION_FIRST',
      text: { vi: expect.stringContaining('Studienkolleg') },
    });
    expect(inCountry('DE', 'A_LEVEL')).toMatchObject({ outcome: 'UNKNOWN', reason: 'DEPENDS_ON_INSTITUTION' });
    expect(inCountry('AU')).toMatchObject({ outcome: 'UNKNOWN', text: { en: expect.stringContaining('foundation') } });
    expect(inCountry('US')).toEqual({ kind: 'LEVEL', outcome: 'MET', reason: 'SATISFIED' });
  });

  it('of the level says in the words of the program what it asks for first', () => {
    const note = { vi: 'Phải có bằng cao đẳng trước.', en: 'An associate degree comes first.' };
    const completion = {
      ...program,
      level: 'UNDERGRADUATE' as const,
      award: 'BACHELOR' as const,
      diplomaEntries: [{ diploma: 'THPT' as const, answer: 'NO' as const, note, ...fact }],
    };
    const inAmerica = { ...institution, destination: 'US' as const };
    const leaver = { ...student, currentLevel: 'UPPER_SECONDARY' as const };
    const [, level] = requirementsOf({
      rates,
      today,
      student: leaver,
      institution: inAmerica,
      program: completion,
      firstYear,
      intake: openIntake,
    });
    expect(level).toEqual({ kind: 'LEVEL', outcome: 'MISSING', reason: 'BELOW_MINIMUM', text: note });
  });

  it('of English counts the sections of the institution where the program names none, as the chance does', () => {
    const general = {
      ...institution,
      englishMinimums: [{ test: 'IELTS' as const, overall: 6.5, writing: 6, ...fact }],
    };
    const short = { test: 'IELTS' as const, overall: 7, writing: 5.5 };
    expect(judge({ institution: general }).ENGLISH).toBe('UNKNOWN CHECK_SECTIONS');
    expect(judge({ institution: general, student: { ...student, englishCert: short } }).ENGLISH).toBe(
      'MISSING BELOW_MINIMUM',
    );
  });

  it('of English compares the same test alone, leaves sections to a person and minds the two years of a result', () => {
    expect(ofStudent({ englishCert: { test: 'DUOLINGO', overall: 160 } }).ENGLISH).toBe('UNKNOWN OTHER_TEST');
    const withMinimum = (minimum: (typeof program.englishMinimums)[number]) => ({
      ...program,
      englishMinimums: [minimum],
    });
    const withSections = withMinimum({ test: 'IELTS', overall: 6.5, writing: 6, ...fact });
    expect(judge({ program: withSections }).ENGLISH).toBe('UNKNOWN CHECK_SECTIONS');
    const writing = (score: number) => ({
      ...student,
      englishCert: { test: 'IELTS' as const, overall: 7, writing: score },
    });
    expect(judge({ program: withSections, student: writing(6) }).ENGLISH).toBe('MET SATISFIED');
    expect(judge({ program: withSections, student: writing(5.5) }).ENGLISH).toBe('MISSING BELOW_MINIMUM');
    expect(ofStudent({ englishCert: { test: 'IELTS', overall: 9, takenOn: '2025-08-31' } }).ENGLISH).toBe(
      'UNKNOWN EXPIRES_BEFORE_INTAKE',
    );
    expect(
      judge({
        program: withMinimum({ test: 'TOEFL_IBT', overall: 80, ...fact }),
        student: { ...student, englishCert: { test: 'TOEFL_IBT', overall: 100, takenOn: '2025-08-31' } },
      }).ENGLISH,
    ).toBe('MISSING EXPIRES_BEFORE_INTAKE');
  });

  it('of English at a level is shown and never compared with a result', () => {
    const atLevel = {
      ...program,
      englishMinimums: [],
      languageLevels: [{ language: 'en', level: 'B2' as const, ...fact }],
    };
    const subject = { rates, today, student, program: atLevel, firstYear, intake: openIntake };
    const general = { ...institution, englishMinimums: [{ test: 'IELTS' as const, overall: 5, ...fact }] };
    expect(requirementsOf({ ...subject, institution: general }).find(({ kind }) => kind === 'ENGLISH')).toEqual({
      kind: 'ENGLISH',
      outcome: 'UNKNOWN',
      reason: 'LEVEL_ONLY',
      level: 'B2',
    });
    const inGerman = { ...atLevel, languageLevels: [{ language: 'de', level: 'C1' as const, ...fact }] };
    expect(judge({ program: inGerman, institution: general }).ENGLISH).toBe('MET SATISFIED');
  });

  it('of English says nothing of a program in another language where the institution alone states one', () => {
    const general = { ...institution, englishMinimums: [{ test: 'IELTS' as const, overall: 5, ...fact }] };
    const silent = { ...program, englishMinimums: [] };
    expect(judge({ program: silent, institution: general }).ENGLISH).toBe('MET SATISFIED');
    const inGerman = { ...silent, languages: ['de'] };
    expect(judge({ program: inGerman, institution: general }).ENGLISH).toBe('UNKNOWN NOT_PUBLISHED');
  });

  it('of English counts what the institution says of its level alone, and leaves it to a person where no program is named', () => {
    const of = (...levels: ('UNDERGRADUATE' | 'GRADUATE')[]) => ({
      ...institution,
      englishMinimums: [{ test: 'IELTS' as const, overall: 5, levels, ...fact }],
    });
    const silent = { ...program, englishMinimums: [] };
    expect(judge({ program: silent, institution: of('GRADUATE') }).ENGLISH).toBe('MET SATISFIED');
    expect(judge({ program: silent, institution: of('UNDERGRADUATE') }).ENGLISH).toBe('UNKNOWN NOT_PUBLISHED');
    expect(judge({ program: null, institution: of('GRADUATE') }).ENGLISH).toBe('UNKNOWN CHECK_YOURSELF');
    const pte = { test: 'PTE' as const, overall: 58, ...fact };
    const both = { ...institution, englishMinimums: [...of('GRADUATE').englishMinimums, pte] };
    expect(judge({ program: null, institution: both }).ENGLISH).toBe('UNKNOWN CHECK_YOURSELF');
    expect(judge({ program: null, institution: { ...institution, englishMinimums: [pte] } }).ENGLISH).toBe(
      'UNKNOWN OTHER_TEST',
    );
  });

  it('of money takes the total of the first year: what is known may be too much, and living costs that are unknown keep from a yes', () => {
    const part = { ...firstYear, isAtLeast: true };
    expect(judge({ firstYear: part }).FUNDS).toBe('MET SATISFIED');
    expect(judge({ firstYear: { ...part, hasLiving: false } }).FUNDS).toBe('UNKNOWN NOT_PUBLISHED');
    expect(judge({ firstYear: { ...part, hasLiving: false, amount: 50_000.6 } }).FUNDS).toBe('MISSING BELOW_MINIMUM');
    expect(judge({ firstYear: { ...part, amount: 1 } }).FUNDS).toBe('MET SATISFIED');
    expect(ofStudent({ budget: { amount: 2_000_000_000, currency: 'VND' } }).FUNDS).toBe('UNKNOWN CANNOT_COMPARE');
    const inDong = {
      rates: { ...rates, VND: 30_000 },
      student: { ...student, budget: { amount: 2e9, currency: 'VND' as const } },
    };
    expect(judge(inDong).FUNDS).toBe('MET SATISFIED');
  });

  it('names the consent of a guardian under 16, and conditions that a person must judge in their own words', () => {
    expect(ofStudent({ needsGuardianConsent: true }).GUARDIAN_CONSENT).toBe('MISSING CONSENT_MISSING');
    const text = { vi: 'Hai thư giới thiệu.', en: 'Two letters of recommendation.' };
    const demanding = { ...program, admissionRequirements: [{ text, ...fact }] };
    expect(
      requirementsOf({ rates, today, student, institution, program: demanding, firstYear, intake: openIntake }).at(-1),
    ).toEqual({
      kind: 'ADMISSION',
      outcome: 'UNKNOWN',
      reason: 'CHECK_YOURSELF',
      text,
    });
  });
});
