/** The pure rules: status machine, progress, intakes, requirements. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { APPLICATION_STATUSES, APPLICATION_STEPS } from '../../../schema/rules/applications.values.js';
import { isOffered, offeredIntakes } from './applications.intakes.js';
import type { ProgramIntake } from './applications.ports.js';
import type { ApplicationStatus } from './applications.records.js';
import { exchangeRates } from '../../../schema/site/exchangeRates.js';
import { requirementsOf, type RequirementSubject } from './applications.requirements.js';
import { isOpenStatus, mayBecome, nextStatuses, progressOf } from './applications.status.js';

const now = new Date('2026-11-22T00:00:00Z');
const historyOf = (...statuses: ApplicationStatus[]) => ({
  history: statuses.map(status => ({ status, at: now, by: 'ADVISOR' as const })),
});

describe('the status of an application', () => {
  it('has five steps, in this order', () => {
    expect(APPLICATION_STEPS).toEqual(['SUBMITTED', 'PROCESSING', 'ACCEPTED', 'VISA_PREPARATION', 'VISA_APPLIED']);
  });

  it('goes forward one step at a time by advisors', () => {
    APPLICATION_STEPS.forEach((from, place) => {
      for (const to of APPLICATION_STEPS)
        expect([from, to, mayBecome(from, to, 'ADVISOR')]).toEqual([
          from,
          to,
          APPLICATION_STEPS.indexOf(to) === place + 1,
        ]);
    });
  });

  it('is REJECTED from PROCESSING alone, by advisors', () => {
    expect(APPLICATION_STATUSES.filter(from => mayBecome(from, 'REJECTED', 'ADVISOR'))).toEqual(['PROCESSING']);
    expect(APPLICATION_STATUSES.filter(from => mayBecome(from, 'REJECTED', 'STUDENT'))).toEqual([]);
  });

  it('is WITHDRAWN before ACCEPTED, by the student', () => {
    expect(APPLICATION_STATUSES.filter(from => mayBecome(from, 'WITHDRAWN', 'STUDENT'))).toEqual([
      'SUBMITTED',
      'PROCESSING',
    ]);
    expect(APPLICATION_STATUSES.filter(from => mayBecome(from, 'WITHDRAWN', 'ADVISOR'))).toEqual([]);
  });

  it('never changes again once the application ended', () => {
    for (const ended of APPLICATION_STATUSES.filter(status => !isOpenStatus(status)))
      expect([nextStatuses(ended, 'ADVISOR'), nextStatuses(ended, 'STUDENT')]).toEqual([[], []]);
  });
});

describe('progress', () => {
  it('is 20 percent a step, and in visa preparation the share of finished documents', () => {
    const reached = (count: number) => historyOf(...APPLICATION_STEPS.slice(0, count));
    expect([1, 2, 3].map(count => progressOf(reached(count), 0))).toEqual([20, 40, 60]);
    expect([0, 3 / 7, 1].map(share => progressOf(reached(4), share))).toEqual([60, 69, 80]);
    expect(progressOf(reached(5), 0.2)).toBe(100);
  });

  it('of an application that ended stays where it was', () => {
    expect(progressOf(historyOf('SUBMITTED', 'WITHDRAWN'), 1)).toBe(20);
    expect(progressOf(historyOf('SUBMITTED', 'PROCESSING', 'REJECTED'), 1)).toBe(40);
  });
});

const intake = (year: number, month: number, changes: Partial<ProgramIntake> = {}): ProgramIntake => ({
  year,
  month,
  status: null,
  isUpcoming: true,
  deadline: null,
  ...changes,
});
const deadline = (status: 'OPEN' | 'CLOSED', kind: 'CLOSING' | 'EQUAL_CONSIDERATION' = 'CLOSING') => ({
  date: '2027-01-14',
  time: '18:00',
  timeZone: 'Europe/London',
  closesAt: new Date('2027-01-14T18:00:00Z'),
  status,
  kind,
});

describe('the intake that is chosen', () => {
  const known = [
    intake(2026, 9, { isUpcoming: false }),
    intake(2027, 2, { deadline: deadline('CLOSED') }),
    intake(2027, 9, { status: 'OPEN', deadline: deadline('OPEN') }),
    intake(2028, 1, { deadline: deadline('CLOSED', 'EQUAL_CONSIDERATION') }),
  ];

  it('is one of the program that can still be applied for, also after a date of equal consideration', () => {
    expect(offeredIntakes(known, 'GB', now).map(({ year, month }) => [year, month])).toEqual([
      [2027, 9],
      [2028, 1],
    ]);
    expect(known.map(each => isOffered(known, each, now))).toEqual([false, false, true, true]);
  });

  it('may be the same month of a later year, never a month in which the program does not start', () => {
    expect(isOffered(known, { year: 2028, month: 9 }, now)).toBe(true);
    expect(isOffered(known, { year: 2027, month: 5 }, now)).toBe(false);
  });

  it('is any month to come where no intakes are on record; the usual ones of the country are proposed as such', () => {
    expect(offeredIntakes([], 'DE', now)).toEqual(
      [
        [2027, 4],
        [2027, 10],
        [2028, 4],
        [2028, 10],
      ].map(([year, month]) => ({ year, month, status: null, deadline: null, isUsualOnly: true })),
    );
    expect(isOffered([], { year: 2027, month: 6 }, now)).toBe(true);
  });

  it.each([
    { year: 2026, month: 11 },
    { year: 2030, month: 1 },
    { year: 2027, month: 13 },
    { year: 2027, month: 0 },
    { year: Number.NaN, month: 2 },
  ])('is never %j', wanted => {
    expect(isOffered([], wanted, now)).toBe(false);
  });

  it('that is proposed is always accepted', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('AU', 'CA', 'DE', 'GB', 'IE', 'US'),
        fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (destination, at) => {
          const offered = offeredIntakes([], destination, at);
          expect(offered.length).toBe(4);
          for (const each of offered) expect(isOffered([], each, at)).toBe(true);
        },
      ),
    );
  });
});

const fact = { source: 'test-source', checkedOn: '2026-10-01' };
const { rates } = exchangeRates;
const today = '2026-11-23';
const institution: RequirementSubject['institution'] = {
  destination: 'AU',
  englishMinimums: [],
  admissionRequirements: [],
};
const program: NonNullable<RequirementSubject['program']> = {
  level: 'GRADUATE',
  award: 'MASTER',
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
