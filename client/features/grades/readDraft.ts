/** Reads a draft back: what lies in a browser may have been written by anybody. */
import {
  ACADEMIC_SYSTEM_NAMES,
  type GradeBook,
  GRADE_LEVELS,
  type GradeSubject,
  type GradeYear,
  MAX_TERMS,
  WEIGHTING_NAMES,
} from '../../../schema/rules/grades/gradeBook.values';
import { isKnownSubject } from '../../../schema/rules/grades/subjects.values';
import type { Draft } from './draft';
import type { Contested } from './mergeBooks';

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const listOf = <T>(value: unknown, read: (item: Fields) => T | null): T[] =>
  Array.isArray(value) ? value.flatMap(item => (isFields(item) ? (read(item) ?? []) : [])) : [];
const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 400) : '');

function readSubject({ subject, name, isRemark, weighting, marks }: Fields): GradeSubject | null {
  if (typeof subject !== 'string' || !isKnownSubject(subject)) return null;
  return {
    subject,
    name: typeof name === 'string' ? name.slice(0, 400) : null,
    isRemark: isRemark === true,
    weighting: WEIGHTING_NAMES.find(known => known === weighting) ?? 'NONE',
    marks: listOf(marks, ({ term, value }) =>
      typeof value === 'string' && (term === null || typeof term === 'number') ? { term, value } : null,
    ),
  };
}

function readYear({ level, system, termCount, subjects }: Fields): GradeYear | null {
  const known = GRADE_LEVELS.find(candidate => candidate === level);
  const ofSystem = ACADEMIC_SYSTEM_NAMES.find(candidate => candidate === system);
  if (!known || !ofSystem || typeof termCount !== 'number' || termCount < 1 || termCount > MAX_TERMS) return null;
  return { level: known, system: ofSystem, termCount, subjects: listOf(subjects, readSubject) };
}

/** Also of what the cache holds, whose type names are left out. */
export const readBook = (value: unknown): GradeBook | null =>
  isFields(value) ? { schoolName: textOf(value.schoolName), years: listOf(value.years, readYear) } : null;

function readContested({ level, key, term, mine, theirs }: Fields): Contested | null {
  const known = GRADE_LEVELS.find(candidate => candidate === level);
  if (!known || typeof key !== 'string' || (term !== null && typeof term !== 'number')) return null;
  return { level: known, key, term, mine: textOf(mine), theirs: textOf(theirs) };
}

export function readDraft(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isFields(stored)) return null;
    const book = readBook(stored.book);
    const base = isFields(stored.base) ? stored.base : {};
    const baseBook = readBook(base.book);
    return (
      book && {
        book,
        base: baseBook && typeof base.updatedAt === 'string' ? { book: baseBook, updatedAt: base.updatedAt } : null,
        contested: listOf(stored.contested, readContested),
        wantsSaveAt: typeof stored.wantsSaveAt === 'number' ? stored.wantsSaveAt : null,
      }
    );
  } catch {
    return null;
  }
}
