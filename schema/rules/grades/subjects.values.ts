/**
 * The subjects of the school systems, as data: circulars change them. Which are taught and which are marked with a number is said by domain rules 1a
 * (Circular 22/2021 with the programme of 2018, Circular 58/2011 with the one before it).
 */
import { type AcademicSystem, type GradeLevel, type GradeSubject, OWN_SUBJECT } from './gradeBook.values.js';

/** What they are called stands with the texts of the pages. */
export const SUBJECT_CODES = [
  'LITERATURE',
  'MATH',
  'FOREIGN_LANGUAGE',
  'CIVICS',
  'HISTORY_GEOGRAPHY',
  'NATURAL_SCIENCE',
  'TECHNOLOGY',
  'INFORMATICS',
  'HISTORY',
  'DEFENCE',
  'GEOGRAPHY',
  'ECONOMICS_LAW',
  'PHYSICS',
  'CHEMISTRY',
  'BIOLOGY',
  'PE',
  'ARTS',
  'MUSIC',
  'FINE_ARTS',
  'LOCAL',
  'EXPERIENTIAL',
  'ENGLISH',
  'GERMAN',
  'SCIENCE',
  'SOCIAL_STUDIES',
  'SECOND_LANGUAGE',
  'ECONOMICS',
] as const;
export type SubjectCode = (typeof SUBJECT_CODES)[number];

export const isSubjectCode = (subject: string): subject is SubjectCode => SUBJECT_CODES.some(code => code === subject);

/** The heading under which a subject stands. */
export const SUBJECT_TYPES = ['COMPULSORY', 'CHOSEN', 'REMARK'] as const;
export type SubjectType = (typeof SUBJECT_TYPES)[number];

type SubjectList = {
  readonly system: AcademicSystem;
  readonly levels: readonly GradeLevel[];
  readonly compulsory: readonly string[];
  readonly chosen: readonly string[];
  /** Remark-only subjects; those of `chosenRemark` are chosen like scored ones. */
  readonly remark: readonly string[];
  readonly chosenRemark: readonly string[];
};

const LOWER: readonly GradeLevel[] = [6, 7, 8, 9];
const UPPER: readonly GradeLevel[] = [10, 11, 12];
const ALL: readonly GradeLevel[] = [...LOWER, ...UPPER];
const CORE = ['LITERATURE', 'MATH', 'FOREIGN_LANGUAGE'];
const OLD_SCIENCES = ['PHYSICS', 'CHEMISTRY', 'BIOLOGY', 'HISTORY', 'GEOGRAPHY', 'CIVICS', 'TECHNOLOGY', 'INFORMATICS'];
const ABROAD = ['MATH', 'ENGLISH', 'SCIENCE', 'SOCIAL_STUDIES', 'SECOND_LANGUAGE'];
const none = { chosen: [], remark: [], chosenRemark: [] } as const;

export const SUBJECT_LISTS: readonly SubjectList[] = [
  {
    system: 'VN_TT22',
    levels: LOWER,
    compulsory: [...CORE, 'CIVICS', 'HISTORY_GEOGRAPHY', 'NATURAL_SCIENCE', 'TECHNOLOGY', 'INFORMATICS'],
    chosen: [],
    remark: ['PE', 'ARTS', 'LOCAL', 'EXPERIENTIAL'],
    chosenRemark: [],
  },
  {
    system: 'VN_TT22',
    levels: UPPER,
    compulsory: [...CORE, 'HISTORY', 'DEFENCE'],
    chosen: ['GEOGRAPHY', 'ECONOMICS_LAW', 'PHYSICS', 'CHEMISTRY', 'BIOLOGY', 'TECHNOLOGY', 'INFORMATICS'],
    remark: ['PE', 'LOCAL', 'EXPERIENTIAL'],
    chosenRemark: ['MUSIC', 'FINE_ARTS'],
  },
  {
    system: 'VN_TT58',
    levels: LOWER,
    compulsory: [...CORE, ...OLD_SCIENCES],
    ...none,
    remark: ['PE', 'MUSIC', 'FINE_ARTS'],
  },
  {
    system: 'VN_TT58',
    levels: UPPER,
    compulsory: [...CORE, ...OLD_SCIENCES, 'DEFENCE'],
    ...none,
    remark: ['PE'],
  },
  { system: 'US_4', levels: ALL, compulsory: ABROAD, ...none },
  { system: 'PERCENTAGE', levels: ALL, compulsory: ABROAD, ...none },
  {
    system: 'A_LEVEL',
    levels: ALL,
    compulsory: ['MATH'],
    ...none,
    chosen: ['PHYSICS', 'CHEMISTRY', 'BIOLOGY', 'ECONOMICS'],
  },
  { system: 'IB', levels: ALL, compulsory: [...ABROAD, 'FINE_ARTS'], ...none },
  {
    system: 'GERMAN',
    levels: ALL,
    compulsory: ['GERMAN', 'MATH', 'ENGLISH'],
    ...none,
    chosen: ['PHYSICS', 'CHEMISTRY', 'BIOLOGY', 'HISTORY'],
  },
];

export function subjectListOf(system: AcademicSystem, level: GradeLevel): SubjectList {
  const list = SUBJECT_LISTS.find(candidate => candidate.system === system && candidate.levels.includes(level));
  if (!list) throw new Error(`No subjects of ${system} in grade ${level}`);
  return list;
}

/** Whether a subject of the list is judged by a remark; null for one that the list does not have. */
export function isRemarkIn(system: AcademicSystem, level: GradeLevel, subject: string): boolean | null {
  const { compulsory, chosen, remark, chosenRemark } = subjectListOf(system, level);
  if (remark.includes(subject) || chosenRemark.includes(subject)) return true;
  return compulsory.includes(subject) || chosen.includes(subject) ? false : null;
}

export function typeOfSubject(
  system: AcademicSystem,
  level: GradeLevel,
  { subject, isRemark }: Pick<GradeSubject, 'subject' | 'isRemark'>,
): SubjectType {
  if (isRemark) return 'REMARK';
  return subjectListOf(system, level).compulsory.includes(subject) ? 'COMPULSORY' : 'CHOSEN';
}

/** Of an upper secondary student, four are chosen; until then all are offered. */
export const subjectsToStartWith = (system: AcademicSystem, level: GradeLevel): GradeSubject[] => {
  const { compulsory, chosen, remark } = subjectListOf(system, level);
  const rowOf = (subject: string, isRemark: boolean): GradeSubject => ({
    subject,
    name: null,
    isRemark,
    weighting: system === 'A_LEVEL' ? 'A_LEVEL' : 'NONE',
    marks: [],
  });
  return [
    ...[...compulsory, ...chosen].map(subject => rowOf(subject, false)),
    ...remark.map(subject => rowOf(subject, true)),
  ];
};

/** Subjects of lower secondary school from which one of upper secondary school comes (domain rules 1b). */
export const PARENT_SUBJECTS: Readonly<Record<string, string>> = {
  PHYSICS: 'NATURAL_SCIENCE',
  CHEMISTRY: 'NATURAL_SCIENCE',
  BIOLOGY: 'NATURAL_SCIENCE',
  HISTORY: 'HISTORY_GEOGRAPHY',
  GEOGRAPHY: 'HISTORY_GEOGRAPHY',
  ECONOMICS_LAW: 'CIVICS',
};

export const isKnownSubject = (subject: string): boolean => subject === OWN_SUBJECT || isSubjectCode(subject);
