/**
 * Two versions of a grade book that were changed apart: what each changed since both had read the same is kept, and where both changed one mark to something
 * else the person is asked.
 */
import {
  type GradeBook,
  type GradeLevel,
  GRADE_LEVELS,
  type GradeSubject,
  type GradeYear,
  markOf,
  subjectKey,
} from '../../../schema/rules/grades/gradeBook.values';
import type { Cell } from './editing';

export type Contested = Cell & { readonly mine: string; readonly theirs: string };
export type Merge = { readonly book: GradeBook; readonly contested: readonly Contested[] };

type Three<T> = { readonly base: T | undefined; readonly mine: T | undefined; readonly theirs: T | undefined };

/** Mine unless only the other side changed it. */
const pick = <T extends string | number | boolean>({
  base,
  mine,
  theirs,
}: {
  base: T | undefined;
  mine: T;
  theirs: T;
}): T => (mine === base ? theirs : mine);

const yearOf = (book: GradeBook | null, level: GradeLevel): GradeYear | undefined =>
  book?.years.find(year => year.level === level);
const subjectOf = (year: GradeYear | undefined, key: string): GradeSubject | undefined =>
  year?.subjects.find(subject => subjectKey(subject) === key);

function mergeSubject(
  { base, mine, theirs }: Three<GradeSubject>,
  terms: readonly (number | null)[],
  contest: (term: number | null, mine: string, theirs: string) => void,
): GradeSubject | null {
  const known = mine ?? theirs;
  if (!known) return null;
  // Removed on one side, unchanged on the other.
  if (!mine && base && theirs && terms.every(term => markOf(base, term) === markOf(theirs, term))) return null;
  if (!theirs && base && mine && terms.every(term => markOf(base, term) === markOf(mine, term))) return null;
  const valueOf = (subject: GradeSubject | undefined, term: number | null) => (subject ? markOf(subject, term) : '');
  const marks = terms.flatMap(term => {
    const [was, own, other] = [base, mine, theirs].map(subject => valueOf(subject, term));
    const value = own === was ? other : own;
    if (own !== was && other !== was && own !== other) contest(term, own ?? '', other ?? '');
    return value ? [{ term, value }] : [];
  });
  const weighting = pick({
    base: base?.weighting,
    mine: mine?.weighting ?? known.weighting,
    theirs: theirs?.weighting ?? known.weighting,
  });
  return { ...known, weighting, marks };
}

export function mergeBooks({
  base,
  mine,
  theirs,
}: {
  readonly base: GradeBook | null;
  readonly mine: GradeBook;
  readonly theirs: GradeBook;
}): Merge {
  const contested: Contested[] = [];
  const years = GRADE_LEVELS.flatMap(level => {
    const three = { base: yearOf(base, level), mine: yearOf(mine, level), theirs: yearOf(theirs, level) };
    const known = three.mine ?? three.theirs;
    if (!known) return [];
    const settings = { mine: three.mine ?? known, theirs: three.theirs ?? known };
    const termCount = Math.max(settings.mine.termCount, settings.theirs.termCount);
    const terms = [...Array.from({ length: termCount }, (_, place) => place + 1), null];
    const keys = new Set([three.mine, three.theirs].flatMap(year => (year?.subjects ?? []).map(subjectKey)));
    const subjects = [...keys].flatMap(key => {
      const versions = {
        base: subjectOf(three.base, key),
        mine: subjectOf(three.mine, key),
        theirs: subjectOf(three.theirs, key),
      };
      const merged = mergeSubject(versions, terms, (term, own, other) => {
        contested.push({ level, key, term, mine: own, theirs: other });
      });
      return merged ? [merged] : [];
    });
    const system = pick({ base: three.base?.system, mine: settings.mine.system, theirs: settings.theirs.system });
    return [{ level, system, termCount, subjects }];
  });
  const schoolName = pick({
    base: base?.schoolName,
    mine: mine.schoolName || theirs.schoolName,
    theirs: theirs.schoolName,
  });
  return { book: { schoolName, years }, contested };
}
