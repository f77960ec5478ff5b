import fc from 'fast-check';
import { CURRENT_LEVELS, GPA_SCALES, type GpaScale, SCHOOL_DIPLOMAS } from '../account.values.js';
import {
  CEFR_LEVELS,
  ENGLISH_SECTIONS,
  ENGLISH_TEST_SCALES,
  ENGLISH_TESTS,
  type EnglishTest,
} from '../catalogue.values.js';
import { buildProgramFacts } from './chance.fixtures.js';
import { chanceOf } from './chance.rules.js';
import {
  CHANCE_ORDER,
  type ChanceAnswer,
  LEVEL_ANSWERS,
  type ProgramFacts,
  type StudentFacts,
} from './chance.values.js';

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 }).map(value => value / 100);
const scale = fc.constantFrom<GpaScale>('TEN', 'FOUR', 'FIVE', 'HUNDRED');
const resultOf = (of: EnglishTest) => {
  const { min, max, step } = ENGLISH_TEST_SCALES[of];
  return fc.integer({ min: 0, max: (max - min) / step }).map(steps => min + steps * step);
};
const test = fc.constantFrom<EnglishTest>(...ENGLISH_TESTS);
const isThirdParty = fc.boolean();

const average = scale.chain(of => {
  const { max } = GPA_SCALES[of];
  return fc.record({ value: hundredths(max), width: hundredths(max / 10), isEstimated: fc.boolean() }).map(made => ({
    scale: of,
    value: made.value,
    lowest: made.isEstimated ? Math.max(0, made.value - made.width) : made.value,
    isEstimated: made.isEstimated,
  }));
});
const sections = { writing: maybe(hundredths(9)), speaking: maybe(hundredths(9)) };
const certificate = test.chain(of =>
  fc.record({ test: fc.constant(of), overall: resultOf(of), takenOn: fc.constant(null), ...sections }),
);
const englishMinimum = test.chain(of =>
  fc.record({ test: fc.constant(of), overall: resultOf(of), isThirdParty, ...sections }),
);
const minimumAverage = scale.chain(of =>
  fc.record({ scale: fc.constant(of), value: hundredths(GPA_SCALES[of].max), isThirdParty }),
);
const student: fc.Arbitrary<StudentFacts> = fc.record({
  currentLevel: maybe(fc.constantFrom(...CURRENT_LEVELS)),
  diploma: maybe(fc.constantFrom(...SCHOOL_DIPLOMAS)),
  schoolAverage: maybe(average),
  degreeAverage: maybe(average),
  english: maybe(certificate),
  budget: maybe(hundredths(200)),
});
const entry = fc.record({
  diploma: fc.constantFrom(...SCHOOL_DIPLOMAS),
  answer: fc.constantFrom(...LEVEL_ANSWERS),
  from: fc.constantFrom('PROGRAM' as const, 'INSTITUTION' as const, 'COUNTRY' as const),
  isThirdParty,
});
const program: fc.Arbitrary<ProgramFacts> = fc.record({
  level: fc.constantFrom('UNDERGRADUATE' as const, 'GRADUATE' as const),
  award: fc.constantFrom('BACHELOR' as const, 'DIPLOMA' as const, 'MASTER' as const),
  isHarderField: fc.boolean(),
  isInEnglish: fc.boolean(),
  deadline: maybe(
    fc.record({
      daysLeft: fc.integer({ min: -3, max: 200 }),
      kind: fc.constantFrom('CLOSING' as const, 'EQUAL_CONSIDERATION' as const),
      isThirdParty,
    }),
  ),
  hasLaterIntake: fc.boolean(),
  start: fc.constant(null),
  minimumAverages: fc.array(minimumAverage, { maxLength: 2 }),
  englishMinimums: fc.array(englishMinimum, { maxLength: 3 }),
  englishLevel: maybe(fc.record({ level: fc.constantFrom(...CEFR_LEVELS), isThirdParty })),
  subjects: maybe(fc.record({ met: fc.nat(3), required: fc.nat(3), isThirdParty })),
  diplomaEntries: fc.array(entry, { maxLength: 6 }),
  admittedShare: maybe(fc.record({ value: hundredths(1), isThirdParty })),
  isOpenAdmission: maybe(fc.record({ value: fc.boolean(), isThirdParty })),
  yearlyCost: maybe(fc.record({ amount: hundredths(150), isThirdParty })),
});

const place = (answer: ChanceAnswer): number => CHANCE_ORDER.findIndex(known => known === answer);
const BELOW = CHANCE_ORDER.indexOf('BELOW_MINIMUM');
/** What says nothing of chances lies above BELOW_MINIMUM, and is compared with nothing higher. */
function falls(before: ChanceAnswer, now: ChanceAnswer): boolean {
  const [from, to] = [place(before), place(now)];
  return from < 0 ? to >= 0 && to <= BELOW : to >= 0 && to < from;
}
const answer = (of: StudentFacts, at: ProgramFacts): ChanceAnswer => chanceOf(of, at).answer;
const always = <Values extends [unknown, ...unknown[]]>(
  arbitraries: { [Place in keyof Values]: fc.Arbitrary<Values[Place]> },
  check: (...values: Values) => void,
) => fc.assert(fc.property<Values>(...arbitraries, check), { numRuns: 1500 });

describe('the chance of a place', () => {
  it('never goes down with a better average, or an estimate that becomes a mark', () => {
    always([student, average, program, hundredths(10)], (someone, mark, at, more) => {
      const of = { ...someone, schoolAverage: mark, degreeAverage: mark };
      const lowest = Math.min(GPA_SCALES[mark.scale].max, mark.lowest + more);
      for (const better of [
        { ...mark, lowest },
        { ...mark, isEstimated: false },
      ])
        expect(falls(answer(of, at), answer({ ...of, schoolAverage: better, degreeAverage: better }, at))).toBe(false);
    });
  });

  it('never goes down with better English, overall or in a section', () => {
    always([student, certificate, program, fc.nat(20)], (someone, result, at, steps) => {
      const of = { ...someone, english: result };
      const { max, step } = ENGLISH_TEST_SCALES[result.test];
      const overall = Math.min(max, result.overall + steps * step);
      expect(falls(answer(of, at), answer({ ...of, english: { ...result, overall } }, at))).toBe(false);
      const writing = (value: number) => answer({ ...of, english: { ...result, writing: value } }, at);
      expect(falls(writing(4), writing(4 + steps / 4))).toBe(false);
    });
  });

  it('never goes down with more money, lower demands or a larger share of those admitted', () => {
    always(
      [student, program, minimumAverage, hundredths(150), hundredths(1)],
      (of, somewhere, minimum, budget, more) => {
        const at = {
          ...somewhere,
          minimumAverages: [minimum],
          admittedShare: { value: 1 - more, isThirdParty: false },
        };
        expect(falls(answer({ ...of, budget }, at), answer({ ...of, budget: budget + more * 100 }, at))).toBe(false);
        const lower = { ...minimum, value: Math.max(0, minimum.value - more) };
        expect(falls(answer(of, at), answer(of, { ...at, minimumAverages: [lower] }))).toBe(false);
        const easier = { ...at, admittedShare: { value: 1, isThirdParty: false } };
        expect(falls(answer(of, at), answer(of, easier))).toBe(false);
      },
    );
  });

  it('is never raised to a word of chance by hiding what one knows of oneself', () => {
    always([student, program], (of, at) => {
      const before = answer(of, at);
      const hidden: StudentFacts[] = [
        { ...of, schoolAverage: null, degreeAverage: null },
        { ...of, english: null },
        ...ENGLISH_SECTIONS.map(section => ({ ...of, english: of.english && { ...of.english, [section]: null } })),
        { ...of, budget: null },
        { ...of, currentLevel: null },
      ];
      const raised = hidden
        .map(someone => answer(someone, at))
        .filter(now => (now === 'TARGET' || now === 'SAFETY') && place(before) < place(now));
      expect(raised).toEqual([]);
    });
  });

  it('rules nobody out by the closing day of a third party', () => {
    always([student, program, fc.integer({ min: -30, max: 30 })], (of, somewhere, daysLeft) => {
      const at = { ...somewhere, deadline: { daysLeft, kind: 'CLOSING' as const, isThirdParty: true } };
      expect(chanceOf(of, at).isClosed).toBe(false);
    });
  });

  it('is the same for the same facts, whatever else is known of a person', () => {
    always([student], of => {
      const stranger = { ...of, nationality: 'VN', dateOfBirth: '1980-01-01', gender: 'F', gapYears: 9 };
      expect(chanceOf(stranger, buildProgramFacts())).toEqual(chanceOf(of, buildProgramFacts()));
    });
  });
});
