/**
 * The chance of a place (domain rules 1f, third version): requirements, level, selectivity and money are lines of their own, and the first row of a table that
 * holds gives the one word above them. A minimum is never a chance by itself. One pure function for the server and the tests.
 */
import { averageLine } from './average.rules.js';
import type { Chance, ChanceAnswer, ChanceLines, ProgramFacts, StudentFacts } from './chance.values.js';
import { englishLine } from './english.rules.js';
import { levelLine } from './level.rules.js';
import { moneyLine } from './money.rules.js';
import { requirementLine } from './requirement.rules.js';
import { selectivityLine } from './selectivity.rules.js';

/** What the table looks at. */
export type Judged = {
  readonly average: Pick<ChanceLines['average'], 'outcome' | 'hasMargin' | 'isEstimated'>;
  readonly english: Pick<ChanceLines['english'], 'outcome' | 'hasMargin'>;
  readonly subjects: Pick<ChanceLines['subjects'], 'outcome'>;
  readonly level: Pick<ChanceLines['level'], 'answer'>;
  readonly selectivity: Pick<ChanceLines['selectivity'], 'answer'>;
  readonly money: Pick<ChanceLines['money'], 'answer'>;
  readonly isClosed: boolean;
};

const isShort = ({ average, english, subjects }: Judged): boolean =>
  [average, english, subjects].some(({ outcome }) => outcome === 'SHORT');
const areBothMet = ({ average, english }: Judged): boolean => average.outcome === 'MET' && english.outcome === 'MET';
const isNoneMet = ({ average, english }: Judged): boolean => average.outcome !== 'MET' && english.outcome !== 'MET';
const isSafeMoney = ({ average, money }: Judged): boolean => money.answer === 'WITHIN_BUDGET' && !average.isEstimated;
const isOpen = ({ level }: Judged): boolean => level.answer === 'OPEN';

type Row = {
  readonly holds: (judged: Judged) => boolean;
  readonly answer: ChanceAnswer | ((judged: Judged) => ChanceAnswer);
};

/** The first row that holds decides. */
export const CHANCE_ROWS: readonly Row[] = [
  { holds: ({ level, isClosed }) => level.answer === 'NO' || isClosed, answer: 'NOT_ELIGIBLE_NOW' },
  { holds: isShort, answer: 'BELOW_MINIMUM' },
  { holds: ({ level }) => level.answer === 'PATHWAY', answer: 'PATHWAY_FIRST' },
  { holds: ({ selectivity }) => selectivity.answer === 'HIGHLY_SELECTIVE', answer: 'REACH' },
  {
    holds: judged =>
      judged.selectivity.answer === 'OPEN_ADMISSION' &&
      isOpen(judged) &&
      judged.english.outcome === 'MET' &&
      judged.average.outcome !== 'UNKNOWN_YOURS',
    answer: judged => (isSafeMoney(judged) ? 'SAFETY' : 'TARGET'),
  },
  { holds: isNoneMet, answer: 'NOT_ENOUGH_DATA' },
  {
    holds: judged => isOpen(judged) && areBothMet(judged) && judged.selectivity.answer === 'SELECTIVE',
    answer: ({ average, english }) => (average.hasMargin && english.hasMargin ? 'TARGET' : 'REACH'),
  },
  {
    holds: judged => isOpen(judged) && areBothMet(judged) && judged.selectivity.answer === 'MOST_ADMITTED',
    answer: judged => (judged.average.hasMargin && isSafeMoney(judged) ? 'SAFETY' : 'TARGET'),
  },
  { holds: () => true, answer: 'MEETS_MINIMUMS' },
];

export function answerOf(judged: Judged): ChanceAnswer {
  const row = CHANCE_ROWS.find(({ holds }) => holds(judged));
  if (!row) throw new Error('The last row holds for everybody');
  return typeof row.answer === 'function' ? row.answer(judged) : row.answer;
}

/** By the institution's own closing day alone: somebody who repeats it never closes anything, and equal consideration goes on after its day. */
const isClosed = ({ deadline, hasLaterIntake }: ProgramFacts): boolean =>
  deadline !== null &&
  deadline.daysLeft < 0 &&
  deadline.kind === 'CLOSING' &&
  !deadline.isThirdParty &&
  !hasLaterIntake;

/** The subjects that a program asks for and how many of them the student has. */
const subjectsLine = ({ subjects }: ProgramFacts): ChanceLines['subjects'] =>
  subjects === null
    ? requirementLine('SUBJECTS', { outcome: 'UNKNOWN_MINIMUM' })
    : requirementLine('SUBJECTS', {
        outcome: subjects.met >= subjects.required ? 'MET' : 'SHORT',
        yours: subjects.met,
        needed: subjects.required,
        unit: 'SUBJECTS',
        isThirdParty: subjects.isThirdParty,
      });

const linesOf = (student: StudentFacts, program: ProgramFacts, day?: string): ChanceLines => ({
  // School marks lead to bachelors and diplomas, those of a degree to what comes after one.
  average: averageLine(
    program.level === 'UNDERGRADUATE' ? student.schoolAverage : student.degreeAverage,
    program.minimumAverages,
    day,
  ),
  english: englishLine(student.english, program, day),
  subjects: subjectsLine(program),
  level: levelLine(student, program),
  selectivity: selectivityLine(program),
  money: moneyLine(student, program),
  isClosed: isClosed(program),
});

const firstHand = <T extends { readonly isThirdParty: boolean }>(figure: T | null): T | null =>
  figure?.isThirdParty ? null : figure;
const firstHandOnly = <T extends { readonly isThirdParty: boolean }>(figures: readonly T[]): T[] =>
  figures.filter(({ isThirdParty }) => !isThirdParty);

const withoutThirdParties = (program: ProgramFacts): ProgramFacts => ({
  ...program,
  minimumAverages: firstHandOnly(program.minimumAverages),
  englishMinimums: firstHandOnly(program.englishMinimums),
  englishLevel: firstHand(program.englishLevel),
  subjects: firstHand(program.subjects),
  diplomaEntries: firstHandOnly(program.diplomaEntries),
  admittedShare: firstHand(program.admittedShare),
  isOpenAdmission: firstHand(program.isOpenAdmission),
  yearlyCost: firstHand(program.yearlyCost),
});

/** The word alone, for orders over many programs. */
export const chanceAnswerOf = (student: StudentFacts, program: ProgramFacts, day?: string): ChanceAnswer =>
  answerOf(linesOf(student, program, day));

/** By the tables of conversion that hold on the day; without one, by those of which no end is known. */
export function chanceOf(student: StudentFacts, program: ProgramFacts, day?: string): Chance {
  const lines = linesOf(student, program, day);
  const answer = answerOf(lines);
  return {
    ...lines,
    answer,
    restsOnThirdParty: answerOf(linesOf(student, withoutThirdParties(program), day)) !== answer,
  };
}
