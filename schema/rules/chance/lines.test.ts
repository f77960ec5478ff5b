/** Level, selectivity and money: the lines beside the requirements. */
import { buildProgramFacts, buildStudentFacts, unknownProgram } from './chance.fixtures.js';
import type { DiplomaEntry, LevelAnswer, ProgramFacts, StudentFacts } from './chance.values.js';
import { levelLine } from './level.rules.js';
import { moneyLine } from './money.rules.js';
import { selectivityLine } from './selectivity.rules.js';

const entry = (from: DiplomaEntry['from'], answer: LevelAnswer, rest: Partial<DiplomaEntry> = {}): DiplomaEntry => ({
  diploma: 'THPT',
  answer,
  from,
  isThirdParty: false,
  ...rest,
});

describe('the level', () => {
  const level = (
    student: Partial<StudentFacts>,
    entries: readonly DiplomaEntry[],
    program: Partial<ProgramFacts> = {},
  ) => levelLine(buildStudentFacts(student), { ...unknownProgram, ...program, diplomaEntries: entries });

  it('is what the page of the program says, before that of the institution and the rule of the country', () => {
    const [country, institution, program] = [
      entry('COUNTRY', 'PATHWAY'),
      entry('INSTITUTION', 'OPEN'),
      entry('PROGRAM', 'DEPENDS'),
    ];
    expect(level({}, [country])).toMatchObject({ answer: 'PATHWAY', from: 'COUNTRY' });
    expect(level({}, [country, institution])).toMatchObject({ answer: 'OPEN', from: 'INSTITUTION' });
    expect(level({}, [country, institution, program])).toMatchObject({ answer: 'DEPENDS', from: 'PROGRAM' });
  });

  it('takes THPT for a diploma that is not said, and says so', () => {
    const entries = [entry('COUNTRY', 'PATHWAY'), entry('COUNTRY', 'OPEN', { diploma: 'A_LEVEL' })];
    expect(level({ diploma: null }, entries)).toMatchObject({
      answer: 'PATHWAY',
      diploma: 'THPT',
      isDiplomaAssumed: true,
    });
    expect(level({ diploma: 'A_LEVEL' }, entries)).toMatchObject({ answer: 'OPEN', isDiplomaAssumed: false });
    expect(level({ diploma: 'IB' }, entries)).toMatchObject({ answer: 'DEPENDS', diploma: 'IB' });
  });

  it('is open to nobody who has not said what they study', () => {
    const entries = [entry('COUNTRY', 'OPEN')];
    expect(level({ currentLevel: null }, entries).answer).toBe('DEPENDS');
    expect(level({ currentLevel: null, diploma: null }, entries).answer).toBe('DEPENDS');
    expect(level({ currentLevel: 'WORKING', diploma: null }, entries).answer).toBe('DEPENDS');
    expect(level({ currentLevel: 'WORKING' }, entries).answer).toBe('OPEN');
    expect(level({ currentLevel: 'LOWER_SECONDARY' }, entries)).toMatchObject({ answer: 'NO', from: 'CURRENT_LEVEL' });
  });

  it('lets studies after school stand in for a preparatory year, as the institution decides', () => {
    const entries = [entry('COUNTRY', 'PATHWAY')];
    expect(level({ currentLevel: 'BACHELOR' }, entries).answer).toBe('DEPENDS');
    expect(level({ currentLevel: 'DIPLOMA' }, [entry('COUNTRY', 'OPEN')]).answer).toBe('OPEN');
  });

  it('is not reached from school where the program asks for a degree first, and may be with studies after school', () => {
    const entries = [entry('COUNTRY', 'OPEN'), entry('PROGRAM', 'NO')];
    expect(level({}, entries)).toMatchObject({ answer: 'NO', from: 'PROGRAM', diploma: 'THPT' });
    expect(level({ currentLevel: 'DIPLOMA' }, entries).answer).toBe('DEPENDS');
    expect(level({ currentLevel: 'WORKING' }, entries).answer).toBe('DEPENDS');
  });

  it('of what follows a degree is the degree’s, whatever the diploma of school', () => {
    const master = { level: 'GRADUATE', award: 'MASTER' } as const;
    const entries = [entry('COUNTRY', 'PATHWAY')];
    expect(level({ currentLevel: 'BACHELOR' }, entries, master)).toMatchObject({ answer: 'OPEN', diploma: null });
    expect(level({ currentLevel: 'DIPLOMA' }, entries, master).answer).toBe('DEPENDS');
    expect(level({}, entries, master).answer).toBe('NO');
  });
});

describe('selectivity', () => {
  const of = (program: Partial<ProgramFacts>) => selectivityLine({ ...unknownProgram, ...program });
  const share = (value: number): ProgramFacts['admittedShare'] => ({ value, isThirdParty: false });
  const open = { value: true, isThirdParty: false };

  it.each([
    [1, 'MOST_ADMITTED', 'SELECTIVE'],
    [0.7, 'MOST_ADMITTED', 'SELECTIVE'],
    [0.699, 'SELECTIVE', 'HIGHLY_SELECTIVE'],
    [0.25, 'SELECTIVE', 'HIGHLY_SELECTIVE'],
    [0.249, 'HIGHLY_SELECTIVE', 'HIGHLY_SELECTIVE'],
    [0, 'HIGHLY_SELECTIVE', 'HIGHLY_SELECTIVE'],
  ] as const)('where %d are admitted is %s, and %s in a field that fewer enter', (value, answer, harder) => {
    expect(of({ admittedShare: share(value) })).toMatchObject({ answer, admittedShare: value, isHarderField: false });
    expect(of({ admittedShare: share(value), isHarderField: true })).toMatchObject({
      answer: harder,
      isHarderField: true,
    });
  });

  it('is none where admission is open, also in a field that fewer enter, which is said; and not known where that is not said', () => {
    expect(of({ isOpenAdmission: open, isHarderField: true })).toMatchObject({
      answer: 'OPEN_ADMISSION',
      isHarderField: true,
    });
    expect(of({ isOpenAdmission: open })).toMatchObject({ answer: 'OPEN_ADMISSION', isHarderField: false });
    expect(of({ isOpenAdmission: { ...open, value: false } }).answer).toBe('UNKNOWN');
    expect(of({}).answer).toBe('UNKNOWN');
  });

  it('of a diploma is open or not known, and of what follows a degree not known', () => {
    expect(of({ award: 'DIPLOMA', admittedShare: share(0.9) }).answer).toBe('UNKNOWN');
    expect(of({ award: 'DIPLOMA', isOpenAdmission: open }).answer).toBe('OPEN_ADMISSION');
    const master = { level: 'GRADUATE', award: 'MASTER', admittedShare: share(0.9) } as const;
    expect(of(master).answer).toBe('UNKNOWN');
    expect(of({ ...master, isOpenAdmission: open }).answer).toBe('UNKNOWN');
  });
});

describe('money', () => {
  const of = (budget: number | null, amount: number | null, rest: Partial<StudentFacts> = {}) =>
    moneyLine(
      { ...buildStudentFacts({ budget }), ...rest },
      buildProgramFacts({ yearlyCost: amount === null ? null : { amount, isThirdParty: false } }),
    );

  it('is within the budget, or over it by so much', () => {
    expect(of(100, 100)).toMatchObject({ answer: 'WITHIN_BUDGET', over: null, missingFrom: null });
    expect(of(80.5, 100)).toMatchObject({ answer: 'OVER_BUDGET', over: 19.5 });
    expect(of(99.999, 100).answer).toBe('WITHIN_BUDGET');
  });

  it('is not known without a budget or a cost, and says who could tell', () => {
    expect(of(null, 100)).toMatchObject({ answer: 'UNKNOWN', missingFrom: 'STUDENT' });
    expect(of(100, null)).toMatchObject({ answer: 'UNKNOWN', missingFrom: 'CATALOGUE' });
    expect(of(null, 100, { isBudgetWithoutRate: true })).toMatchObject({ answer: 'UNKNOWN', missingFrom: null });
  });
});
