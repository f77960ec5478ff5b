import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CURRENT_LEVELS, GPA_SCALES, type GpaScale } from './account.values.js';
import { CEFR_LEVELS, ENGLISH_TEST_SCALES, ENGLISH_TESTS, type EnglishTest } from './catalogue.values.js';
import { buildProgram } from './eligibility.fixtures.js';
import { eligibilityOf } from './eligibility.rules.js';
import type { EligibilityBand, ProgramFacts, StudentFacts } from './eligibility.values.js';

const ORDER: readonly EligibilityBand[] = ['NOT_ELIGIBLE_NOW', 'REACH', 'POSSIBLE', 'LIKELY', 'VERY_LIKELY'];
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 }).map(value => value / 100);
const scale = fc.constantFrom<GpaScale>('TEN', 'FOUR', 'FIVE', 'HUNDRED');
const test = fc.constantFrom<EnglishTest>(...ENGLISH_TESTS);
const resultOf = (of: EnglishTest) => {
  const { min, max, step } = ENGLISH_TEST_SCALES[of];
  return fc.integer({ min: 0, max: (max - min) / step }).map(steps => min + steps * step);
};

const gpa = scale.chain(of =>
  fc.record({ scale: fc.constant(of), value: hundredths(GPA_SCALES[of].max), isPredicted: fc.boolean() }),
);
const sections = { writing: fc.option(hundredths(9), { nil: null }) };
const certificate = test.chain(of =>
  fc.record({ test: fc.constant(of), overall: resultOf(of), takenOn: fc.constant(null), ...sections }),
);
const requirement = test.chain(of =>
  fc.record({ test: fc.constant(of), overall: resultOf(of), isThirdParty: fc.boolean(), ...sections }),
);
const minimumGpa = scale.chain(of =>
  fc.record({ scale: fc.constant(of), value: hundredths(GPA_SCALES[of].max), isThirdParty: fc.boolean() }),
);
const student: fc.Arbitrary<StudentFacts> = fc.record({
  currentLevel: maybe(fc.constantFrom(...CURRENT_LEVELS)),
  gpa: maybe(gpa),
  english: maybe(certificate),
  budget: maybe(hundredths(200)),
  gapYears: maybe(hundredths(12)),
});
const count = fc.integer({ min: 0, max: 4 });
const program: fc.Arbitrary<ProgramFacts> = fc.record({
  level: fc.constant('UNDERGRADUATE'),
  isInEnglish: fc.boolean(),
  deadline: maybe(
    fc.record({
      daysLeft: fc.integer({ min: -30, max: 200 }),
      kind: fc.constantFrom('CLOSING', 'EQUAL_CONSIDERATION'),
      isThirdParty: fc.boolean(),
    }),
  ),
  hasLaterIntake: fc.boolean(),
  start: fc.constant(null),
  minimumGpa: maybe(minimumGpa),
  englishMinimums: fc.array(requirement, { maxLength: 3 }),
  englishLevel: maybe(fc.record({ level: fc.constantFrom(...CEFR_LEVELS), isThirdParty: fc.boolean() })),
  prerequisites: maybe(fc.record({ met: count, required: count, isThirdParty: fc.boolean() })),
  yearlyCost: maybe(fc.record({ amount: hundredths(100), isThirdParty: fc.boolean() })),
});

const rank = (of: StudentFacts, at: ProgramFacts): number => ORDER.indexOf(eligibilityOf(of, at).band);
/** Where one of the two is not judged there is nothing to compare. */
const falls = (worse: number, better: number): boolean => worse !== -1 && better !== -1 && better < worse;
const always = <Values extends [unknown, ...unknown[]]>(
  arbitraries: { [Place in keyof Values]: fc.Arbitrary<Values[Place]> },
  check: (...values: Values) => void,
) => fc.assert(fc.property<Values>(...arbitraries, check), { numRuns: 500 });

describe('the success prediction', () => {
  it('never falls with better marks', () => {
    always([student, gpa, program, hundredths(10)], (someone, mark, at, more) => {
      const of = { ...someone, gpa: mark };
      const value = Math.min(GPA_SCALES[mark.scale].max, mark.value + more);
      expect(falls(rank(of, at), rank({ ...of, gpa: { ...mark, value } }, at))).toBe(false);
    });
  });

  it('never falls with better English, overall or in a section', () => {
    always([student, certificate, program, fc.nat(20)], (someone, result, at, steps) => {
      const of = { ...someone, english: result };
      const { max, step } = ENGLISH_TEST_SCALES[result.test];
      const overall = Math.min(max, result.overall + steps * step);
      expect(falls(rank(of, at), rank({ ...of, english: { ...result, overall } }, at))).toBe(false);
      const [worse, better] = [4, 4 + steps / 4].map(writing => rank({ ...of, english: { ...result, writing } }, at));
      expect(falls(worse ?? 0, better ?? 0)).toBe(false);
    });
  });

  it('never falls with more money, a shorter gap or more of the prerequisites', () => {
    always(
      [student, program, hundredths(90), hundredths(12), hundredths(50)],
      (someone, place, budget, gapYears, more) => {
        const of = { ...someone, budget, gapYears };
        const at = { ...place, prerequisites: { met: 1, required: 3, isThirdParty: false } };
        expect(falls(rank(of, at), rank({ ...of, budget: budget + more }, at))).toBe(false);
        expect(falls(rank(of, at), rank({ ...of, gapYears: Math.max(0, gapYears - more) }, at))).toBe(false);
        expect(falls(rank(of, at), rank(of, { ...at, prerequisites: { ...at.prerequisites, met: 2 } }))).toBe(false);
      },
    );
  });

  it('never falls with more time before the deadline, or lower demands', () => {
    always([student, program, minimumGpa, fc.nat(100), fc.nat(100)], (of, place, minimum, daysLeft, more) => {
      const at = {
        ...place,
        minimumGpa: minimum,
        deadline: { daysLeft, kind: 'CLOSING' as const, isThirdParty: false },
      };
      const later = { ...at, deadline: { ...at.deadline, daysLeft: daysLeft + more } };
      expect(falls(rank(of, at), rank(of, later))).toBe(false);
      const lower = { ...minimum, value: Math.max(0, minimum.value - more / 50) };
      expect(falls(rank(of, at), rank(of, { ...at, minimumGpa: lower }))).toBe(false);
    });
  });

  it('rules nobody out by the figure of a third party', () => {
    always([student, program, fc.integer({ min: -30, max: 30 })], (of, place, daysLeft) => {
      const at = { ...place, deadline: { daysLeft, kind: 'CLOSING' as const, isThirdParty: true } };
      expect(eligibilityOf(of, at).reasons.map(({ part }) => part)).not.toContain('DEADLINE');
    });
  });

  it('calls nothing met that is unknown, gives three reasons at most, and a score for a band alone', () => {
    always([student, program], (of, at) => {
      const { band, score, coverage, reasons, missing, lift } = eligibilityOf(of, at);
      const unknown = missing.map(({ part }) => part);
      expect(reasons.filter(({ part, outcome }) => outcome === 'MET' && unknown.some(name => name === part))).toEqual(
        [],
      );
      expect(reasons.length).toBeLessThanOrEqual(3);
      expect(reasons.length).toBeGreaterThan(0);
      expect(score !== null).toBe(ORDER.indexOf(band) > 0);
      expect(band === 'NOT_ENOUGH_DATA' && coverage >= 60).toBe(false);
      expect(falls(ORDER.indexOf(band), ORDER.indexOf(lift?.band ?? band))).toBe(false);
    });
  });

  it('is the same for the same facts, whatever else is known of a person', () => {
    always([student], of => {
      const stranger = { ...of, nationality: 'VN', dateOfBirth: '1980-01-01', gender: 'F' };
      expect(eligibilityOf(stranger, buildProgram())).toEqual(eligibilityOf(of, buildProgram()));
    });
  });
});
