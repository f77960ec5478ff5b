/** Runs a row of the vectors in docs/domain-rules.md: from the cells before the last one to what stands in the last. */
import { GPA_SCALE_NAMES, isUnder16 } from '../../schema/rules/account.values.js';
import { matchOfCodes } from '../../schema/rules/assessments.riasec.rules.js';
import { averageLine } from '../../schema/rules/chance/average.rules.js';
import { answerOf } from '../../schema/rules/chance/chance.rules.js';
import {
  LEVEL_ANSWERS,
  REQUIREMENT_OUTCOMES,
  type RequirementOutcome,
  SELECTIVITIES,
} from '../../schema/rules/chance/chance.values.js';
import { selectivityLine } from '../../schema/rules/chance/selectivity.rules.js';
import { fold } from '../../schema/rules/folding.rules.js';
import { semesterAverage, yearAverage } from '../../schema/rules/grades/averages.rules.js';
import { classify22 } from '../../schema/rules/grades/circular22.rules.js';
import { germanMark, pointsOf, tablesFor } from '../../schema/rules/grades/conversion.rules.js';
import { toeflOverall, toeflRowOf, toeflScaleOn } from '../../schema/rules/grades/englishConversion.rules.js';
import { fromYearsBefore, secondTermFrom } from '../../schema/rules/grades/estimates.rules.js';
import { bookOf, yearOf } from '../../schema/rules/grades/gradeBook.fixtures.js';
import { type Weighting, WEIGHTING_NAMES } from '../../schema/rules/grades/gradeBook.values.js';
import { gradeResultsOf } from '../../schema/rules/grades/gradeResults.rules.js';
import { intakeStatusAt } from '../../schema/rules/intake.rules.js';
import { toE164 } from '../../schema/rules/phone.rules.js';

type Cells = readonly string[];
type Run = (cells: Cells, columns: Cells) => string;

/** The day on which the page was written: rules that change with the day are asked for it. */
const DAY = '2026-11-23';
const NONE = 'none';

const words = (cell = ''): string[] => cell.split(/[ ,]+/).filter(Boolean);
const tenths = (mark = ''): number => Math.round(Number(mark) * 10);
const inTenths = (value: number): string => (value / 10).toFixed(1);
const inHundredths = (value: number): string => (value / 100).toFixed(2);
const all = (cell = ''): number[] => words(cell).map(tenths);

function oneOf<const Value extends string>(values: readonly Value[], cell = ''): Value {
  const found = values.find(value => value === cell);
  if (!found) throw new Error(`No ${cell} among ${values.join(', ')}`);
  return found;
}

/** `85 of HUNDRED`. */
function onScale(cell = '') {
  const [value = '', , scale] = words(cell);
  return { value: Number(value), scale: oneOf(GPA_SCALE_NAMES, scale) };
}

/** `well`, `met`, `SHORT`, and `well, estimated`. */
function requirement(cell = '') {
  const [outcome = '', estimated] = words(cell);
  return {
    outcome:
      outcome === 'well' || outcome === 'met'
        ? ('MET' as const)
        : oneOf<RequirementOutcome>(REQUIREMENT_OUTCOMES, outcome),
    hasMargin: outcome === 'well',
    isEstimated: estimated === 'estimated',
  };
}

/** `8.7 AP` as a subject of its own in a book of one year. */
function weightedBook(cell = '') {
  const subjects = cell.split(',').map(words);
  const codes = ['MATH', 'LITERATURE', 'FOREIGN_LANGUAGE', 'PHYSICS', 'CHEMISTRY', 'HISTORY'];
  const entries = subjects.map(([mark = '', kind = 'NONE'], place): [string, string, Weighting] => [
    codes[place] ?? '',
    mark,
    oneOf(WEIGHTING_NAMES, kind),
  ]);
  return yearOf(11, Object.fromEntries(entries.map(([code, mark]) => [code, [null, null, mark]])), {
    weightings: Object.fromEntries(entries.map(([code, , kind]) => [code, kind])),
  });
}

export const VECTOR_RUNS: Readonly<Record<string, Run>> = {
  'semester average': ([regular, midTerm, endOfTerm]) =>
    inTenths(semesterAverage({ regular: all(regular), midTerm: tenths(midTerm), endOfTerm: tenths(endOfTerm) })),
  'year average': ([first, second]) => inTenths(yearAverage(tenths(first), tenths(second))),
  'level by Circular 22': ([scored, failed]) => {
    const verdict = classify22({ scored: all(scored), remarks: Array.from({ length: Number(failed) }, () => false) });
    return verdict.kind === 'LEVEL' ? verdict.level : verdict.kind;
  },
  'points out of 4.0 by table': ([mark, ...wanted], [, ...names]) => {
    const tables = tablesFor('VN_TT22', DAY);
    const points = names.slice(0, -1).map(name => {
      const table = tables.find(({ id }) => id === name);
      if (!table) throw new Error(`No table ${name}`);
      return pointsOf('VN_TT22', tenths(mark), table);
    });
    const isAsPrinted = points.every((value, place) => inTenths(value / 10) === wanted[place]);
    const range = `${inTenths(Math.min(...points) / 10)} to ${inTenths(Math.max(...points) / 10)}`;
    return isAsPrinted && points.length === tables.length ? range : `the tables give ${points.join(' ')}`;
  },
  'minimum average': ([average, minimum]) => {
    const { value, scale } = onScale(average);
    const asked = [{ ...onScale(minimum), isThirdParty: false }];
    return averageLine({ value, scale, lowest: value, isEstimated: false }, asked).outcome;
  },
  'weighted mean': ([subjects]) => {
    const { overall } = gradeResultsOf(bookOf(weightedBook(subjects)), DAY);
    const [school, four, weighted] = [overall?.school?.value, overall?.points, overall?.weighted].map(figure =>
      inHundredths(figure ?? NaN),
    );
    return `${school} school, ${four} of 4.0, ${weighted} weighted`;
  },
  'German mark': ([mark]) => {
    const german = germanMark(tenths(mark) * 10, DAY);
    return german === null ? NONE : inHundredths(german);
  },
  'missing second semester': ([before = '', first]) => {
    const history = before === NONE ? [] : before.split(',').map(all);
    const second = secondTermFrom(
      tenths(first),
      history.map(([earlier = NaN, later = NaN]) => ({ first: earlier, second: later })),
    );
    return `${inTenths(second)}, year ${inTenths(yearAverage(tenths(first), second))}`;
  },
  'missing year': ([before]) => inTenths(fromYearsBefore(all(before)) ?? NaN),
  'TOEFL overall': ([sections]) => {
    const [listening = NaN, reading = NaN, writing = NaN, speaking = NaN] = words(sections).map(Number);
    return String(toeflOverall([listening, reading, writing, speaking]));
  },
  'TOEFL of 2026 as a total of the older scale': ([score]) => {
    const row = toeflRowOf(Number(score));
    return row ? `${row.from} to ${row.to}, ${row.cefr}` : NONE;
  },
  'scale of a TOEFL result': ([day = '']) => toeflScaleOn(day),
  'status of an intake': ([intake = '', closes, everyYear, today]) => {
    const [year = NaN, month = NaN] = intake.split('-').map(Number);
    const closesAt = closes === NONE ? null : new Date(`${closes}T23:59:59Z`);
    const moment = { year, month, isRecurring: everyYear === 'yes', closesAt };
    return intakeStatusAt(moment, new Date(`${today}T00:00:00Z`)) ?? NONE;
  },
  chance: ([average, english, level, selectivity, money]) =>
    answerOf({
      average: requirement(average),
      english: requirement(english),
      subjects: { outcome: 'UNKNOWN_MINIMUM' },
      level: { answer: oneOf(LEVEL_ANSWERS, level) },
      selectivity: { answer: oneOf([...SELECTIVITIES, 'UNKNOWN'] as const, selectivity) },
      money: { answer: oneOf(['WITHIN_BUDGET', 'OVER_BUDGET', 'UNKNOWN'] as const, money) },
      isClosed: false,
    }),
  'selectivity of a bachelor': ([share, isHarder]) =>
    selectivityLine({
      level: 'UNDERGRADUATE',
      award: 'BACHELOR',
      admittedShare: { value: Number(share), isThirdParty: false },
      isOpenAdmission: null,
      isHarderField: isHarder === 'yes',
    }).answer,
  folding: ([text = '']) => fold(text),
  phone: ([text = '']) => toE164(text) ?? NONE,
  'under 16': ([born = '', today = '']) => (isUnder16(born, today) ? 'yes' : 'no'),
  'match of codes': ([own = '', other = '']) => String(matchOfCodes(own, other)),
};
