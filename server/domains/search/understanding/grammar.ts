/** Matches the patterns over the tokens of a text: one matcher for all of them. */
import { ENGLISH_TEST_SCALES, type EnglishTest } from '../../../../schema/rules/catalogue.values.js';
import { admissionScoreAt, admissionTestsAt } from './admissionTests.js';
import { beginsPhrase, classesAt, phraseOfClass } from './classPhrases.js';
import { isCounted, nothingCaptured, numberAt, UNITS, type Captured, type ReadElement, type Step } from './elements.js';
import { bandScoreAt, figureAt, gradeAt, gradeScaleAt } from './figures.js';
import { meansFreeTuition } from './freeTuition.js';
import { LENGTH_ELEMENTS } from './lengths.js';
import { MOMENT_ELEMENTS } from './moments.js';
import { PATTERNS, type Element, type RuleName } from './patterns.js';
import type { ClassName } from './said.js';
import { meansOwnership } from './saidOwnership.js';
import { meansMaster, SHORT_MASTER } from './shortMaster.js';
import { gradeAtSchool, schoolGradeAt } from './schoolGrades.js';
import { paidAYear, paidBefore, paidBehind, SUM_ELEMENTS } from './sums.js';
import { isDash, type Token } from './tokens.js';

export type Said = { rule: RuleName; length: number; captured: Captured };

/** `2.1` or `2:2`, the classes of a British degree. */
function honoursClassAt(tokens: readonly Token[], from: number): Step | null {
  const [number, next] = [numberAt(tokens, from), numberAt(tokens, from + 1)];
  const isClass = (value: number | null): boolean => value === 2.1 || value === 2.2;
  if (isClass(number)) return { end: from + 1 };
  const isPair = number === 2 && next !== null && isClass(number + next / 10);
  return isPair ? { end: from + 2 } : null;
}

const LAST_RANK = 2000;
/** `xếp hạng dưới 200`, not the `500` of `xếp hạng 500 triệu`. */
function rankNumberAt(tokens: readonly Token[], from: number): Step | null {
  const number = numberAt(tokens, from);
  if (number === null || !Number.isInteger(number) || number > LAST_RANK || isCounted(tokens, from + 1)) return null;
  return UNITS.some(name => phraseOfClass(tokens, from + 1, name) !== null) ? null : { end: from + 1 };
}

/** `cambridge 169 điểm`, `CAE 180`: a score of Cambridge English on its own scale, not a sum. */
function cambridgeScoreAt(tokens: readonly Token[], from: number): Step | null {
  const found = phraseOfClass(tokens, from, 'cambridgeTest') ?? phraseOfClass(tokens, from, 'test');
  if (found?.value !== 'CAMBRIDGE') return null;
  const place = phraseOfClass(tokens, found.end, 'marker', 'score')?.end ?? found.end;
  const score = numberAt(tokens, place);
  const { min, max } = ENGLISH_TEST_SCALES.CAMBRIDGE;
  const isSum = UNITS.some(name => phraseOfClass(tokens, place + 1, name) !== null);
  if (score === null || score < min || score > max || isSum || isCounted(tokens, place + 1)) return null;
  return {
    end: place + 1,
    capture: captured => {
      captured.test = 'CAMBRIDGE';
      captured.numbers.push(score);
    },
  };
}

const ACCEPTING: ReadonlySet<string> = new Set('nhan chi accept accepts accepting'.split(' '));
const OTHER_THAN_TESTS: ReadonlySet<string> = new Set(
  'a as o igcse gcse ib level levels international student students university graduates degree'.split(' '),
);
/** `nhận chứng chỉ Cambridge`, `accepts CAE`: by itself the city is one, and a degree of its university is no test. */
function cambridgeNameAt(tokens: readonly Token[], from: number): Step | null {
  const found = phraseOfClass(tokens, from, 'cambridgeTest');
  if (!found || OTHER_THAN_TESTS.has(tokens[found.end]?.folded ?? '')) return null;
  const isCity = tokens[from]?.folded === 'cambridge';
  if (isCity && !ACCEPTING.has(tokens[from - 1]?.folded ?? '')) return null;
  return { end: found.end, capture: captured => (captured.test = 'CAMBRIDGE') };
}

/** What begins behind `one year` where that is a length: `under 20k one year master`. */
const COURSES: readonly ClassName[] = ['level', 'degree'];
const COURSE_WORDS: ReadonlySet<string> = new Set(
  'course courses program programme programs programmes degree long'.split(' '),
);
const isCourseAt = (tokens: readonly Token[], from: number): boolean =>
  COURSE_WORDS.has(tokens[from]?.folded ?? '') ||
  meansMaster(tokens, from) ||
  COURSES.some(name => phraseOfClass(tokens, from, name) !== null);

/** Elements that are more than a class. */
const SPECIAL: Record<string, ReadElement> = {
  ...SUM_ELEMENTS,
  ...MOMENT_ELEMENTS,
  ...LENGTH_ELEMENTS,
  amount: (tokens, from) => {
    const number = numberAt(tokens, from);
    return number === null ? null : { end: from + 1, capture: ({ numbers }) => numbers.push(number) };
  },
  /** `hb 50 học phí`: a share, though no sign says so. */
  roundPercent: (tokens, from) => {
    const number = numberAt(tokens, from);
    return number !== null && number % 5 === 0 && number >= 10 && number < 100
      ? { end: from + 1, capture: ({ numbers }) => numbers.push(number) }
      : null;
  },
  number: (tokens, from) => SPECIAL['amount']?.(tokens, from) ?? null,
  rankNumber: rankNumberAt,
  honoursClass: honoursClassAt,
  foundingYear: (tokens, from) => {
    const number = numberAt(tokens, from) ?? 0;
    return Number.isInteger(number) && number >= 1000 && number <= 2100 ? { end: from + 1 } : null;
  },
  figure: figureAt,
  slash: (tokens, from) => (tokens[from]?.exact === '/' || tokens[from]?.exact === '-' ? { end: from + 1 } : null),
  sign: (tokens, from) => (tokens[from]?.isBreak === true ? { end: from + 1 } : null),
  closing: (tokens, from) => (tokens[from]?.exact === ')' ? { end: from + 1 } : null),
  dash: (tokens, from) => (tokens[from] && isDash(tokens[from]) ? { end: from + 1 } : null),
  /** IELTS is asked for nearly everywhere: its name alone says nothing. */
  otherThanIelts: (tokens, from) => {
    const found = phraseOfClass(tokens, from, 'test');
    if (!found || found.value === 'IELTS' || numberAt(tokens, found.end) !== null) return null;
    return { end: found.end, capture: captured => (captured.test = found.value as EnglishTest) };
  },
  ownership: (tokens, from) => {
    const found = phraseOfClass(tokens, from, 'ownership');
    const isMeant = found && meansOwnership(tokens, from, found.end);
    return isMeant ? { end: found.end, capture: ({ values }) => values.push(found.value) } : null;
  },
  perYear: (tokens, from) => {
    const found = phraseOfClass(tokens, from, 'marker', 'perYear');
    if (found) return { end: found.end };
    const part = paidBehind(tokens, from);
    if (part) return part;
    const year = phraseOfClass(tokens, from, 'marker', 'oneYear');
    return year && !isCourseAt(tokens, year.end) ? { end: year.end } : null;
  },
  eachYear: (tokens, from) => {
    const found = phraseOfClass(tokens, from, 'marker', 'eachYear');
    return found ? { end: found.end } : paidBefore(tokens, from);
  },
  bandScore: bandScoreAt,
  gradeAtSchool,
  schoolGrade: schoolGradeAt,
  gradeScale: gradeScaleAt,
  grade: gradeAt,
  cambridgeScore: cambridgeScoreAt,
  cambridgeName: cambridgeNameAt,
  admissionTests: admissionTestsAt,
  admissionScore: admissionScoreAt,
  shortMaster: (tokens, from) =>
    meansMaster(tokens, from) ? { end: from + 1, capture: ({ values }) => values.push('MASTER') } : null,
  freeTuition: (tokens, from) =>
    meansFreeTuition(tokens, from) ? { end: from + 1, capture: ({ values }) => values.push('TUITION') } : null,
  test: (tokens, from) => {
    const found = phraseOfClass(tokens, from, 'test');
    return found && { end: found.end, capture: captured => (captured.test = found.value as EnglishTest) };
  },
};

const CAPTURED_CLASSES: ReadonlySet<string> = new Set([
  'feature',
  'language',
  'spokenLanguage',
  'coverage',
  'audience',
  'entry',
  'flag',
  'topic',
  'degree',
  'level',
  'field',
  'block',
  'type',
]);

function readStep(tokens: readonly Token[], from: number, name: string): Step | null {
  const special = SPECIAL[name];
  if (special) return special(tokens, from);
  if (!CAPTURED_CLASSES.has(name)) {
    const found = phraseOfClass(tokens, from, 'marker', name);
    return found && { end: found.end };
  }
  const found = phraseOfClass(tokens, from, name as ClassName);
  return found && { end: found.end, capture: ({ values }) => values.push(found.value) };
}

/** Many patterns begin alike: what an element reads at a place is read once. */
type ReadSteps = Map<string, Step | null>[];

type Path = { end: number; captures: NonNullable<Step['capture']>[] };

type Reading = { tokens: readonly Token[]; elements: readonly Element[]; steps: ReadSteps };

function stepAt({ tokens, steps }: Reading, from: number, { name }: Element): Step | null {
  const known = (steps[from] ??= new Map());
  const read = known.get(name);
  if (read !== undefined) return read;
  const step = readStep(tokens, from, name);
  known.set(name, step);
  return step;
}

/** The longest way through the elements from a place on. An optional element may be missing though it could stand there. */
function pathThrough(reading: Reading, from: number, place: number): Path | null {
  const element = reading.elements[place];
  if (!element) return { end: from, captures: [] };
  const step = stepAt(reading, from, element);
  const through = step && pathThrough(reading, step.end, place + 1);
  const withStep = through && {
    end: through.end,
    captures: [...(step?.capture ? [step.capture] : []), ...through.captures],
  };
  const without = element.isOptional ? pathThrough(reading, from, place + 1) : null;
  if (!withStep) return without;
  return without && without.end > withStep.end ? without : withStep;
}

/** The patterns that may begin with an element: with their first one, or with a later one where those before it may be missing. */
const BEGINNING_WITH = new Map<string, number[]>();
for (const [number, { elements }] of PATTERNS.entries())
  for (const { name, isOptional } of elements) {
    BEGINNING_WITH.set(name, [...(BEGINNING_WITH.get(name) ?? []), number]);
    if (!isOptional) break;
  }
/** Elements that are read by themselves; of all others the words at a place tell which begin there. */
const SPECIAL_BEGINNINGS = [...BEGINNING_WITH]
  .filter(([name]) => name in SPECIAL)
  .map(([name, patterns]) => ({ element: { name, isOptional: false }, patterns }));

/** The patterns that may begin at a place. */
function* begunAt(reading: Reading, from: number): Generator<readonly number[]> {
  for (const { element, patterns } of SPECIAL_BEGINNINGS) if (stepAt(reading, from, element) !== null) yield patterns;
  for (const name of elementsAt(reading.tokens, from)) if (!(name in SPECIAL)) yield BEGINNING_WITH.get(name) ?? [];
}

/** The names of elements that are a class of words, or a marker, of which one stands at a place. */
function* elementsAt(tokens: readonly Token[], from: number): Generator<string> {
  for (const { name, values } of classesAt(tokens, from))
    if (name === 'marker') yield* values.filter(value => !CAPTURED_CLASSES.has(value));
    else if (CAPTURED_CLASSES.has(name)) yield name;
}

/** Everything that can be understood at a place, the longest first; of equal lengths the earlier pattern. */
export function saidAt(tokens: readonly Token[], from: number): Said[] {
  const first = tokens[from];
  if (!first || first.isBreak || (first.number === null && !beginsPhrase(first) && first.folded !== SHORT_MASTER))
    return [];
  const found: Said[] = [];
  const steps: ReadSteps = [];
  const begun = new Uint8Array(PATTERNS.length);
  for (const patterns of begunAt({ tokens, elements: [], steps }, from))
    for (const pattern of patterns) begun[pattern] = 1;
  for (const [number, { rule, elements }] of PATTERNS.entries()) {
    if (begun[number] === 0) continue;
    const path = pathThrough({ tokens, elements, steps }, from, 0);
    if (!path || path.end === from) continue;
    const captured = nothingCaptured();
    for (const capture of path.captures) capture(captured);
    captured.sums = captured.sums.map(sum => paidAYear(sum, captured.timesPaid));
    found.push({ rule, length: path.end - from, captured });
  }
  return found.toSorted((a, b) => b.length - a.length);
}
