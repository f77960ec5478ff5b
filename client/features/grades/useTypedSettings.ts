/** What is typed into the form of a grade. When the form is left without "Done" it is there again as soon as it is opened again, until the page is loaded anew. */
import { useState } from 'react';
import type {
  AcademicSystem,
  GradeBook,
  GradeLevel,
  GradeSubject,
  GradeYear,
} from '../../../schema/rules/grades/gradeBook.values';

export type TypedSettings = {
  readonly schoolName: string;
  readonly system: AcademicSystem;
  readonly termCount: string;
  readonly subjects: readonly GradeSubject[];
};

const left = new Map<GradeLevel, TypedSettings>();

const isSame = (one: TypedSettings, other: TypedSettings): boolean => JSON.stringify(one) === JSON.stringify(other);

export function useTypedSettings(book: GradeBook, { level, system, termCount, subjects }: GradeYear) {
  const applied: TypedSettings = { schoolName: book.schoolName, system, termCount: String(termCount), subjects };
  const [typed, setTyped] = useState(() => left.get(level) ?? applied);
  const [wasLeft, setWasLeft] = useState(() => left.has(level));
  return {
    typed,
    /** Whether it was typed when the form was open before. */
    wasLeft,
    change: (part: Partial<TypedSettings>): void => {
      const next = { ...typed, ...part };
      if (isSame(next, applied)) left.delete(level);
      else left.set(level, next);
      setTyped(next);
    },
    discard: (): void => {
      left.delete(level);
      setTyped(applied);
      setWasLeft(false);
    },
    /** Once it was applied. */
    forget: (): void => void left.delete(level),
  };
}
