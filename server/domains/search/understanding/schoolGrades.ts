/** What somebody got at school: `lớp 12 được 7.5`, `được 8 điểm cấp 3`. The words for school stay where they say a level, too. */
import { phraseOfClass } from './classPhrases.js';
import { isCounted, numberAt, type ReadElement } from './elements.js';
import type { Token } from './tokens.js';

const BEST = 10;
const MAX_SCHOOL_WORDS = 3;

/** A mark of at most ten, which counts no years. */
export const schoolGradeAt: ReadElement = (tokens, from) => {
  const number = numberAt(tokens, from);
  return number !== null && number > 0 && number <= BEST && !isCounted(tokens, from + 1) ? { end: from + 1 } : null;
};

/** Whether a word for a year at school ends at a place. */
const isSchoolBefore = (tokens: readonly Token[], place: number): boolean =>
  Array.from({ length: MAX_SCHOOL_WORDS }, (_, offset) => place - offset - 1).some(
    from => from >= 0 && phraseOfClass(tokens, from, 'marker', 'schoolYears')?.end === place,
  );

/** `được 7.5` beside a word for school. */
export const gradeAtSchool: ReadElement = (tokens, from) => {
  const got = phraseOfClass(tokens, from, 'marker', 'got');
  const grade = got && schoolGradeAt(tokens, got.end);
  if (!grade) return null;
  const end = phraseOfClass(tokens, grade.end, 'marker', 'points')?.end ?? grade.end;
  const isBeside = isSchoolBefore(tokens, from) || phraseOfClass(tokens, end, 'marker', 'schoolYears') !== null;
  return isBeside ? { end } : null;
};
