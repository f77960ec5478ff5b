/** Rules of a grade book as it is saved or estimated, for the form and the service alike. Issues are the codes of GradeErrorCode, never sentences. */
import { z } from 'zod';
import { flawOfText, refusing } from '../text.rules.js';
import {
  ACADEMIC_SYSTEM_NAMES,
  type AcademicSystem,
  GRADE_LEVELS,
  type GradeBook,
  type GradeLevel,
  MARK_MAX,
  MAX_SUBJECTS,
  MAX_TERMS,
  OWN_SUBJECT,
  SCHOOL_NAME_MAX,
  SUBJECT_NAME_MAX,
  subjectKey,
  WEIGHTING_NAMES,
} from './gradeBook.values.js';
import { readMark } from './marks.rules.js';
import { isKnownSubject, isRemarkIn } from './subjects.values.js';

const line = (max: number) =>
  z
    .string('REQUIRED')
    .superRefine(refusing(flawOfText))
    .transform(text => text.normalize('NFC').trim().replace(/\s+/g, ' '))
    .pipe(z.string().max(max, 'TOO_LONG'));

const schoolName = line(SCHOOL_NAME_MAX).pipe(z.string().min(1, 'REQUIRED'));
const system = z.enum(ACADEMIC_SYSTEM_NAMES, 'REQUIRED');
const termCount = z.number('REQUIRED').int('NOT_ABOVE_ZERO').min(1, 'NOT_ABOVE_ZERO').max(MAX_TERMS, 'TOO_MANY');
const level = z
  .number('REQUIRED')
  .refine((value): value is GradeLevel => GRADE_LEVELS.some(known => known === value), { error: 'NO_SUCH_LEVEL' });

/** What the form for a grade asks for. */
export const gradeSettingsRule = z.object({ schoolName, system, termCount });

const subjectRule = z
  .object({
    subject: z.string('REQUIRED').refine(isKnownSubject, { error: 'NO_SUCH_SUBJECT' }),
    name: line(SUBJECT_NAME_MAX)
      .nullish()
      .transform(name => name ?? null),
    isRemark: z.boolean().default(false),
    weighting: z.enum(WEIGHTING_NAMES, 'REQUIRED').default('NONE'),
    marks: z
      .array(
        z.object({
          term: z
            .number()
            .int()
            .nullish()
            .transform(term => term ?? null),
          value: z.string('REQUIRED').max(MARK_MAX, 'NOT_A_MARK'),
        }),
      )
      .max(MAX_TERMS + 1, 'TOO_MANY'),
  })
  .superRefine(({ subject, name }, context) => {
    if (subject === OWN_SUBJECT && !name) context.addIssue({ code: 'custom', path: ['name'], message: 'REQUIRED' });
  })
  .transform(subject => ({ ...subject, name: subject.subject === OWN_SUBJECT ? subject.name : null }));

type Subject = z.output<typeof subjectRule>;
type Year = { level: GradeLevel; system: AcademicSystem; termCount: number; subjects: Subject[] };

/** The list of the system says how a subject is judged; of others the person does. */
const settled = (year: Year, subject: Subject): Subject => ({
  ...subject,
  isRemark: isRemarkIn(year.system, year.level, subject.subject) ?? subject.isRemark,
});

/** Marks as they are stored, without the empty ones. */
function marksOf(year: Year, subject: Subject, refuse: (message: string, place: number) => void): Subject['marks'] {
  const seen = new Set<number | null>();
  return subject.marks.flatMap(({ term, value }, place) => {
    const read = readMark(year.system, subject.isRemark, value);
    if (read.kind === 'EMPTY') return [];
    if (read.kind === 'FLAW') refuse(read.flaw, place);
    else if (seen.has(term)) refuse('TWICE', place);
    else if (term !== null && (term < 1 || term > year.termCount)) refuse('NO_SUCH_TERM', place);
    seen.add(term);
    return read.kind === 'FLAW' ? [] : [{ term, value: read.value }];
  });
}

const yearRule = z
  .object({
    level,
    system,
    termCount,
    subjects: z.array(subjectRule).max(MAX_SUBJECTS, 'TOO_MANY'),
  })
  .transform((year, context) => {
    const keys = new Set<string>();
    const subjects = year.subjects.map((entered, place) => {
      const subject = settled(year, entered);
      const refuse = (message: string, path: (string | number)[]) =>
        context.addIssue({ code: 'custom', path: ['subjects', place, ...path], message });
      if (keys.has(subjectKey(subject))) refuse('TWICE', ['subject']);
      keys.add(subjectKey(subject));
      return { ...subject, marks: marksOf(year, subject, (message, at) => refuse(message, ['marks', at, 'value'])) };
    });
    return { ...year, subjects };
  });

const years = z
  .array(yearRule)
  .max(GRADE_LEVELS.length, 'TOO_MANY')
  .superRefine((all, context) => {
    all.forEach(({ level: own }, place) => {
      if (all.findIndex(other => other.level === own) < place)
        context.addIssue({ code: 'custom', path: [place, 'level'], message: 'TWICE' });
    });
  })
  .transform(all => all.toSorted((left, right) => left.level - right.level));

export const gradeBookRule = z.object({ schoolName, years });
/** An estimate needs no school. */
export const estimateRule = z.object({ years });

/** The rule makes what the rest of the code calls a grade book. */
export const parsedBook = (input: unknown): { readonly book: GradeBook } | { readonly error: z.ZodError } => {
  const parsed = gradeBookRule.safeParse(input);
  return parsed.success ? { book: parsed.data } : { error: parsed.error };
};
