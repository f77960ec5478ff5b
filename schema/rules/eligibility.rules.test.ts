import { describe, expect, it } from '@jest/globals';
import { buildProgram, buildStudent, ielts, unknownProgram, unknownStudent } from './eligibility.fixtures.js';
import { eligibilityOf, MAX_REASONS } from './eligibility.rules.js';
import {
  ELIGIBILITY_BANDS,
  ELIGIBILITY_PARTS,
  ELIGIBILITY_WEIGHTS,
  type ProgramFacts,
  type StudentFacts,
} from './eligibility.values.js';

const gpa = (value: number, isPredicted = false): StudentFacts['gpa'] => ({ value, scale: 'TEN', isPredicted });
const minimum = (value: number, isThirdParty = false): ProgramFacts['minimumGpa'] => ({
  value,
  scale: 'TEN',
  isThirdParty,
});
const english = (overall: number): StudentFacts['english'] => ({ test: 'IELTS', overall, takenOn: null });
const deadline = (daysLeft: number, rest: Partial<NonNullable<ProgramFacts['deadline']>> = {}) => ({
  daysLeft,
  kind: 'CLOSING' as const,
  isThirdParty: false,
  ...rest,
});
const namesOf = (reasons: readonly { part: string; outcome: string }[]): string[] =>
  reasons.map(({ part, outcome }) => `${part} ${outcome}`);

/** Academic and English alone: coverage 60. */
const twoParts = (mark: number, band: number) =>
  eligibilityOf(
    buildStudent({ gpa: gpa(mark), english: english(band), budget: null, gapYears: null }),
    buildProgram({ deadline: null, minimumGpa: minimum(7), englishMinimums: [ielts(6)], prerequisites: null }),
  );

describe('the success prediction', () => {
  it('weighs its parts to a hundred', () => {
    expect(Object.values(ELIGIBILITY_WEIGHTS).reduce((total, weight) => total + weight, 0)).toBe(100);
  });

  it('finds a strong student very likely', () => {
    const found = eligibilityOf(buildStudent(), buildProgram());
    expect(found.score).toBeCloseTo(0.963, 3);
    expect(found).toMatchObject({ band: 'VERY_LIKELY', coverage: 100, missing: [], restsOnThirdParty: false });
  });

  it('finds a student who just meets the minimums likely', () => {
    const found = eligibilityOf(
      buildStudent({ gpa: gpa(7), english: english(6), budget: 70 }),
      buildProgram({ minimumGpa: minimum(7), deadline: deadline(40) }),
    );
    expect(found).toMatchObject({ band: 'LIKELY', score: 0.62 });
  });

  it('finds a student below the minimums within reach alone', () => {
    const found = eligibilityOf(
      buildStudent({ gpa: gpa(6.2), english: english(5.5), budget: 60, gapYears: 3 }),
      buildProgram({
        minimumGpa: minimum(7),
        englishMinimums: [ielts(6.5)],
        prerequisites: { met: 1, required: 2, isThirdParty: false },
        deadline: deadline(20),
      }),
    );
    expect(found).toMatchObject({ band: 'REACH', score: 0.21 });
  });

  it('says nothing by marks and a date alone', () => {
    const found = eligibilityOf(
      { ...unknownStudent, gpa: gpa(8.4) },
      { ...unknownProgram, minimumGpa: minimum(7.5), deadline: deadline(120) },
    );
    expect(found).toMatchObject({ band: 'NOT_ENOUGH_DATA', coverage: 45, score: null, lift: null });
  });

  it('is closed after the deadline, whatever the score', () => {
    const found = eligibilityOf(buildStudent(), buildProgram({ deadline: deadline(-1) }));
    expect(found).toMatchObject({ band: 'NOT_ELIGIBLE_NOW', score: null, lift: null, restsOnThirdParty: false });
    expect(namesOf(found.reasons)).toEqual(['DEADLINE BLOCKED']);
  });

  it('says something from a coverage of 60 on, and nothing of people or programs that are not known', () => {
    expect(twoParts(7, 6)).toMatchObject({ coverage: 60, band: 'POSSIBLE', score: 0.5 });
    const withoutEnglish = buildStudent({ english: null, gapYears: null, budget: null });
    expect(eligibilityOf(withoutEnglish, buildProgram({ deadline: null }))).toMatchObject({
      coverage: 50,
      band: 'NOT_ENOUGH_DATA',
    });
    expect(eligibilityOf(unknownStudent, unknownProgram)).toMatchObject({ coverage: 0, band: 'NOT_ENOUGH_DATA' });
  });

  it.each([
    // Marks weigh 35 of 60 and English 25: the bands change exactly where the rule says.
    [7.5, 6.25, 'VERY_LIKELY', 0.75],
    [7.5, 6.24, 'LIKELY', 0.745833],
    [7.1, 6.05, 'LIKELY', 0.55],
    [7.1, 6.04, 'POSSIBLE', 0.545833],
    [6.8, 5.9, 'POSSIBLE', 0.4],
    [6.8, 5.89, 'REACH', 0.395833],
    [5, 4, 'REACH', 0],
  ])('gives marks %d and IELTS %d the band %s', (mark, band, expected, score) => {
    expect(twoParts(mark, band)).toMatchObject({ band: expected, score });
  });
});

describe('a gate', () => {
  it('stays open while another intake follows', () => {
    const found = eligibilityOf(buildStudent(), buildProgram({ deadline: deadline(-1), hasLaterIntake: true }));
    expect(found.band).toBe('VERY_LIKELY');
    expect(namesOf(found.missing)).toEqual(['TIME UNKNOWN']);
  });

  it('stays open after equal consideration, and on the last day', () => {
    const equal = buildProgram({ deadline: deadline(-3, { kind: 'EQUAL_CONSIDERATION' }) });
    expect(eligibilityOf(buildStudent(), equal).band).toBe('VERY_LIKELY');
    expect(eligibilityOf(buildStudent(), buildProgram({ deadline: deadline(0) })).band).toBe('VERY_LIKELY');
  });

  it('is never closed by a third party', () => {
    const found = eligibilityOf(buildStudent(), buildProgram({ deadline: deadline(-1, { isThirdParty: true }) }));
    expect(found.band).toBe('VERY_LIKELY');
  });

  it('is closed by a level that does not lead there, with every gate named', () => {
    const master = buildProgram({ level: 'GRADUATE', deadline: deadline(-1) });
    const found = eligibilityOf(buildStudent(), master);
    expect(found.band).toBe('NOT_ELIGIBLE_NOW');
    expect(namesOf(found.reasons)).toEqual(['DEADLINE BLOCKED', 'LEVEL BLOCKED']);
  });

  it('stays open where the level depends on the institution, or is not known', () => {
    const master = buildProgram({ level: 'GRADUATE' });
    for (const currentLevel of ['DIPLOMA', null] as const)
      expect(eligibilityOf(buildStudent({ currentLevel }), master).band).toBe('VERY_LIKELY');
  });
});

describe('the reasons', () => {
  it('name what falls short first, the costliest before the others, then what is met', () => {
    const found = eligibilityOf(
      buildStudent({ gpa: gpa(7.3), english: english(5.5), budget: 60 }),
      buildProgram({ deadline: deadline(200) }),
    );
    expect(namesOf(found.reasons)).toEqual(['ENGLISH SHORT', 'ACADEMIC SHORT', 'FUNDS SHORT']);
    expect(namesOf(eligibilityOf(buildStudent({ budget: 100 }), buildProgram()).reasons)).toEqual([
      'ACADEMIC MET',
      'ENGLISH MET',
      'PREREQUISITES MET',
    ]);
    expect(namesOf(eligibilityOf(buildStudent(), buildProgram()).reasons)).toEqual([
      'FUNDS SHORT',
      'ACADEMIC MET',
      'ENGLISH MET',
    ]);
  });

  it('name what keeps the band away, after two things that are known', () => {
    const found = eligibilityOf(buildStudent(), { ...buildProgram(), minimumGpa: null, prerequisites: null });
    expect(found.band).toBe('NOT_ENOUGH_DATA');
    expect(namesOf(found.reasons)).toEqual(['FUNDS SHORT', 'ENGLISH MET', 'ACADEMIC UNKNOWN']);
    expect(namesOf(found.missing)).toEqual(['ACADEMIC UNKNOWN', 'PREREQUISITES UNKNOWN']);
  });

  it('fill up with what is known, or unknown', () => {
    const little = eligibilityOf({ ...unknownStudent, gpa: gpa(8) }, { ...unknownProgram, minimumGpa: minimum(7) });
    expect(namesOf(little.reasons)).toEqual(['ACADEMIC MET', 'ENGLISH UNKNOWN', 'PREREQUISITES UNKNOWN']);
    expect(namesOf(twoParts(8, 7).reasons)).toEqual(['ACADEMIC MET', 'ENGLISH MET', 'PREREQUISITES UNKNOWN']);
    const oneUnknown = buildProgram({ minimumGpa: null, prerequisites: { met: 1, required: 2, isThirdParty: false } });
    const noEnglish = eligibilityOf(buildStudent({ english: null, budget: null }), oneUnknown);
    expect(noEnglish.reasons).toHaveLength(MAX_REASONS);
  });

  it('say that a mark is predicted and that a figure is of a third party', () => {
    const found = eligibilityOf(
      buildStudent({ gpa: gpa(8.4, true) }),
      buildProgram({ minimumGpa: minimum(7.5, true) }),
    );
    expect(found.reasons.find(({ part }) => part === 'ACADEMIC')).toMatchObject({
      isPredicted: true,
      isThirdParty: true,
    });
  });

  it('say when the band rests on a third party', () => {
    const program = buildProgram({ minimumGpa: minimum(7.5, true), prerequisites: null });
    expect(eligibilityOf(buildStudent(), program).restsOnThirdParty).toBe(true);
    const same = buildProgram({ yearlyCost: { amount: 100, isThirdParty: true } });
    expect(eligibilityOf(buildStudent(), same).restsOnThirdParty).toBe(false);
  });

  it('name every part that is unknown, with who can make it known', () => {
    const { missing } = eligibilityOf(unknownStudent, buildProgram({ deadline: null, prerequisites: null }));
    expect(missing.map(({ part, missingFrom }) => [part, missingFrom])).toEqual([
      ['ACADEMIC', 'STUDENT'],
      ['ENGLISH', 'STUDENT'],
      ['PREREQUISITES', 'CATALOGUE'],
      ['FUNDS', 'STUDENT'],
      ['TIME', 'CATALOGUE'],
      ['GAP', 'STUDENT'],
    ]);
    expect(eligibilityOf(buildStudent(), unknownProgram).missing.map(({ part }) => part)).toEqual(
      ELIGIBILITY_PARTS.filter(part => part !== 'GAP'),
    );
  });
});

describe('the one change that lifts it most', () => {
  it('is half a band of English where that counts most', () => {
    const found = eligibilityOf(
      buildStudent({ gpa: gpa(7.5), english: english(5.5), budget: 100 }),
      buildProgram({ englishMinimums: [ielts(6)], deadline: deadline(20) }),
    );
    expect(found).toMatchObject({ band: 'POSSIBLE', score: 0.525 });
    expect(found.lift).toEqual({ part: 'ENGLISH', by: 0.5, unit: 'IELTS', band: 'LIKELY' });
    const near = eligibilityOf(buildStudent({ gpa: gpa(7.5), english: english(6), budget: 100 }), buildProgram());
    expect(near).toMatchObject({ band: 'LIKELY', score: 0.7 });
    expect(near.lift).toEqual({ part: 'ENGLISH', by: 0.5, unit: 'IELTS', band: 'VERY_LIKELY' });
  });

  it('is half a mark where English is good enough', () => {
    const found = eligibilityOf(buildStudent({ gpa: gpa(7), english: english(8), budget: 100 }), buildProgram());
    expect(found.lift).toEqual({ part: 'ACADEMIC', by: 0.5, unit: 'TEN', band: 'VERY_LIKELY' });
    const almostTen = eligibilityOf(
      buildStudent({ gpa: gpa(9.8), english: english(8), budget: 100 }),
      buildProgram({ minimumGpa: minimum(9.8) }),
    );
    expect(almostTen.lift).toMatchObject({ part: 'ACADEMIC', by: 0.2 });
  });

  it.each([
    ['FOUR', 3, 0.2],
    ['FIVE', 4, 0.25],
    ['HUNDRED', 70, 5],
  ] as const)('is a step of marks on the scale %s from %d: %d', (scale, value, by) => {
    const found = eligibilityOf(
      buildStudent({ gpa: { value, scale, isPredicted: false }, english: english(8), budget: 100 }),
      buildProgram({ minimumGpa: { value, scale, isThirdParty: false } }),
    );
    expect(found.lift).toMatchObject({ part: 'ACADEMIC', by, unit: scale });
  });

  it('is money where marks and English are beyond doubt', () => {
    const found = eligibilityOf(buildStudent({ gpa: gpa(9), english: english(8), budget: 60 }), buildProgram());
    expect(found.lift).toEqual({ part: 'FUNDS', by: 0.4, unit: 'SHARE_OF_BUDGET', band: 'VERY_LIKELY' });
  });

  it('is none where nothing in a student’s hands raises the score', () => {
    expect(eligibilityOf(buildStudent({ gpa: gpa(9), budget: 100 }), buildProgram()).lift).toBeNull();
    const top = buildStudent({ gpa: gpa(10), english: english(9), budget: null });
    const high = buildProgram({ minimumGpa: minimum(10), englishMinimums: [ielts(9)] });
    expect(eligibilityOf(top, high).lift).toBeNull();
  });

  it('brings sections to their minimum together with the overall result', () => {
    const certificate = { ...english(6.5), test: 'IELTS', overall: 6.5, takenOn: null, writing: 5 } as const;
    const program = buildProgram({ englishMinimums: [ielts(6.5, { writing: 6 })] });
    const found = eligibilityOf(buildStudent({ gpa: gpa(8.5), english: certificate, budget: 100 }), program);
    expect(found.reasons[0]).toMatchObject({ part: 'ENGLISH', outcome: 'SHORT' });
    expect(found.lift).toEqual({ part: 'ENGLISH', by: 0.5, unit: 'IELTS', band: 'VERY_LIKELY' });
    const without = buildProgram({ englishMinimums: [ielts(6.5)] });
    expect(eligibilityOf(buildStudent({ english: certificate }), without).lift).toMatchObject({ part: 'ENGLISH' });
  });
});

it('bands stand from the best to what is not open now, as lists are sorted by them', () => {
  expect(ELIGIBILITY_BANDS).toEqual([
    'VERY_LIKELY',
    'LIKELY',
    'POSSIBLE',
    'REACH',
    'NOT_ENOUGH_DATA',
    'NOT_ELIGIBLE_NOW',
  ]);
});
