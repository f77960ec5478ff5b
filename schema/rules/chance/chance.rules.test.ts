import {
  admitted,
  averageFrom,
  buildProgramFacts,
  buildStudentFacts,
  ielts,
  ieltsFrom,
  tenPoint,
  unknownProgram,
  unknownStudent,
} from './chance.fixtures.js';
import { chanceOf } from './chance.rules.js';
import type { LevelAnswer, ProgramFacts, StudentFacts } from './chance.values.js';

const answerFor = (student: Partial<StudentFacts>, program: Partial<ProgramFacts>) =>
  chanceOf(buildStudentFacts(student), buildProgramFacts(program)).answer;
const thpt = (answer: LevelAnswer): ProgramFacts['diplomaEntries'] => [
  { diploma: 'THPT', answer, from: 'COUNTRY', isThirdParty: false },
];
const germanBachelor: Partial<ProgramFacts> = {
  minimumAverages: [],
  englishMinimums: [],
  yearlyCost: null,
  diplomaEntries: [
    { diploma: 'THPT', answer: 'PATHWAY', from: 'COUNTRY', isThirdParty: false },
    { diploma: 'A_LEVEL', answer: 'DEPENDS', from: 'COUNTRY', isThirdParty: false },
  ],
};
const past = (rest: Partial<NonNullable<ProgramFacts['deadline']>> = {}): ProgramFacts['deadline'] => ({
  daysLeft: -1,
  kind: 'CLOSING',
  isThirdParty: false,
  ...rest,
});

describe('the chance of a place', () => {
  it.each([
    [0.11, 'REACH'],
    [0.48, 'TARGET'],
    [0.82, 'SAFETY'],
    [null, 'MEETS_MINIMUMS'],
  ] as const)('at 8.6 of 8.0 and IELTS 7.0 of 6.5, where %s are admitted, is %s', (share, answer) => {
    expect(answerFor({}, { admittedShare: share === null ? null : admitted(share) })).toBe(answer);
  });

  it('is a reach where few are admitted, even when the diploma depends on the institution', () => {
    expect(answerFor({}, { admittedShare: admitted(0.11), diplomaEntries: thpt('DEPENDS') })).toBe('REACH');
    expect(answerFor(unknownStudent, { admittedShare: admitted(0.11) })).toBe('REACH');
  });

  it('is a reach just above the minimum where half are admitted', () => {
    expect(answerFor({ schoolAverage: tenPoint(8.1) }, { admittedShare: admitted(0.48) })).toBe('REACH');
    expect(answerFor({ english: ielts(6.5) }, { admittedShare: admitted(0.48) })).toBe('REACH');
    expect(answerFor({ schoolAverage: tenPoint(8.1) }, { admittedShare: admitted(0.82) })).toBe('TARGET');
  });

  it('is never safe over the budget, nor where the budget is not known, and says by how much it is over', () => {
    const found = chanceOf(buildStudentFacts({ budget: 80 }), buildProgramFacts({ admittedShare: admitted(0.82) }));
    expect(found).toMatchObject({ answer: 'TARGET', money: { answer: 'OVER_BUDGET', over: 20 } });
    expect(answerFor({ budget: null }, { admittedShare: admitted(0.82) })).toBe('TARGET');
  });

  it('is never safe by estimated marks', () => {
    const estimated = { schoolAverage: tenPoint(9.4, 9) };
    expect(answerFor(estimated, { admittedShare: admitted(0.82) })).toBe('TARGET');
    expect(answerFor(estimated, { isOpenAdmission: { value: true, isThirdParty: false } })).toBe('TARGET');
  });

  it('of computing is one class harder than of its institution as a whole, but where everybody is admitted', () => {
    const harder = { isHarderField: true };
    expect(answerFor({}, { ...harder, admittedShare: admitted(0.82) })).toBe('TARGET');
    expect(answerFor({}, { ...harder, admittedShare: admitted(0.48) })).toBe('REACH');
    expect(answerFor({}, { ...harder, isOpenAdmission: { value: true, isThirdParty: false } })).toBe('SAFETY');
  });

  it('is a minimum met and no more while one of the two is not known', () => {
    expect(answerFor({ english: null }, { admittedShare: admitted(0.82) })).toBe('MEETS_MINIMUMS');
    expect(answerFor({}, { minimumAverages: [], admittedShare: admitted(0.84) })).toBe('MEETS_MINIMUMS');
    expect(answerFor({}, { admittedShare: admitted(0.82), diplomaEntries: thpt('DEPENDS') })).toBe('MEETS_MINIMUMS');
  });

  it('of a master’s is no matter of how many bachelors are admitted', () => {
    const student = { currentLevel: 'BACHELOR', degreeAverage: tenPoint(8.6) } as const;
    const master = { level: 'GRADUATE', award: 'MASTER', admittedShare: admitted(0.9) } as const;
    expect(answerFor(student, master)).toBe('MEETS_MINIMUMS');
    expect(chanceOf(buildStudentFacts(student), buildProgramFacts(master)).selectivity.answer).toBe('UNKNOWN');
  });

  it('is a preparatory year first in Germany with a Vietnamese diploma, and not with an A level', () => {
    const nothingElse = { ...unknownStudent, currentLevel: 'UPPER_SECONDARY' } as const;
    expect(answerFor({ ...nothingElse, diploma: 'THPT' }, germanBachelor)).toBe('PATHWAY_FIRST');
    const aLevel = chanceOf(
      buildStudentFacts({ ...nothingElse, diploma: 'A_LEVEL' }),
      buildProgramFacts(germanBachelor),
    );
    expect(aLevel).toMatchObject({ answer: 'NOT_ENOUGH_DATA', level: { answer: 'DEPENDS', isDiplomaAssumed: false } });
  });

  it('cannot be said of somebody who entered nothing', () => {
    expect(answerFor(unknownStudent, { admittedShare: admitted(0.48) })).toBe('NOT_ENOUGH_DATA');
    expect(chanceOf(unknownStudent, unknownProgram).answer).toBe('NOT_ENOUGH_DATA');
  });

  it('at a college that admits everybody needs English and marks that were entered, but no minimum of marks', () => {
    const college = { minimumAverages: [], isOpenAdmission: { value: true, isThirdParty: false } };
    expect(answerFor({}, college)).toBe('SAFETY');
    expect(answerFor({ schoolAverage: null }, college)).toBe('MEETS_MINIMUMS');
    expect(answerFor({ english: null }, college)).toBe('NOT_ENOUGH_DATA');
    expect(answerFor({}, { ...college, diplomaEntries: thpt('DEPENDS') })).toBe('MEETS_MINIMUMS');
    expect(answerFor({}, { ...college, award: 'DIPLOMA' })).toBe('SAFETY');
  });
});

describe('what rules a place out, or stands before it', () => {
  it('is the institution’s own closing day, when no other intake follows', () => {
    expect(answerFor({}, { deadline: past() })).toBe('NOT_ELIGIBLE_NOW');
    const open: Partial<ProgramFacts>[] = [
      { deadline: past(), hasLaterIntake: true },
      { deadline: past({ kind: 'EQUAL_CONSIDERATION' }) },
      { deadline: past({ isThirdParty: true }) },
      { deadline: past({ daysLeft: 0 }) },
    ];
    for (const program of open) expect(answerFor({}, program)).toBe('MEETS_MINIMUMS');
  });

  it('is a level that does not lead there', () => {
    expect(answerFor({}, { level: 'GRADUATE', award: 'MASTER' })).toBe('NOT_ELIGIBLE_NOW');
    expect(answerFor({ currentLevel: 'LOWER_SECONDARY' }, {})).toBe('NOT_ELIGIBLE_NOW');
  });

  it('is any minimum that is not reached, with what is missing, however easy the rest', () => {
    const easy = { admittedShare: admitted(0.9) };
    expect(answerFor({ schoolAverage: tenPoint(7.9) }, easy)).toBe('BELOW_MINIMUM');
    expect(answerFor({ english: ielts(6) }, easy)).toBe('BELOW_MINIMUM');
    expect(answerFor({}, { ...easy, subjects: { met: 1, required: 2, isThirdParty: false } })).toBe('BELOW_MINIMUM');
    expect(answerFor({ english: ielts(6) }, { ...easy, diplomaEntries: thpt('PATHWAY') })).toBe('BELOW_MINIMUM');
  });
});

describe('figures of third parties', () => {
  const thirdParty = { isThirdParty: true };
  it('are named where the answer would be another one without them', () => {
    const share = { value: 0.82, ...thirdParty };
    expect(chanceOf(buildStudentFacts(), buildProgramFacts({ admittedShare: share })).restsOnThirdParty).toBe(true);
    const minimum = { ...averageFrom(8), ...thirdParty };
    const program = buildProgramFacts({ minimumAverages: [minimum], admittedShare: admitted(0.82) });
    expect(chanceOf(buildStudentFacts(), program).restsOnThirdParty).toBe(true);
    const english = buildProgramFacts({ englishMinimums: [ieltsFrom(6.5, thirdParty)], admittedShare: admitted(0.82) });
    expect(chanceOf(buildStudentFacts(), english).restsOnThirdParty).toBe(true);
    const diploma = buildProgramFacts({
      diplomaEntries: [{ diploma: 'THPT', answer: 'PATHWAY', from: 'COUNTRY', ...thirdParty }],
    });
    expect(chanceOf(buildStudentFacts(), diploma).restsOnThirdParty).toBe(true);
  });

  it('are not where they change nothing', () => {
    const program = buildProgramFacts({ yearlyCost: { amount: 100, ...thirdParty }, admittedShare: admitted(0.11) });
    expect(chanceOf(buildStudentFacts(), program).restsOnThirdParty).toBe(false);
  });
});
