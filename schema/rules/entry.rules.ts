/** How somebody who leaves school in Vietnam comes into a program: by which ways, of those that its title, its requirements or the rule of its country state. */
import type { DIPLOMA_ANSWERS, ENTRY_ROUTES, PROFILE_LEVELS, PROGRAM_LEVELS } from './catalogue.values.js';

export type EntryRoute = (typeof ENTRY_ROUTES)[number];

/**
 * A course that prepares for studies, or a degree that begins with such a year. A foundation degree is an award of its own, and a pathway within a degree
 * (`Dietetics Pathway`) a choice of subjects.
 */
const PREPARATORY = new RegExp(
  [
    'foundation (year|stud(y|ies)|program(me)?|course|certificate|diploma|entry)',
    'with (an? )?(integrated )?foundation(?! degree)',
    '(international|integrated) foundation(?! degree)',
    'pathway program(me)?',
    'studienkolleg',
    '(preparatory|preparation) (year|program(me)?|course)',
    '(university|tertiary) preparation',
  ]
    .map(phrase => `\\b${phrase}\\b`)
    .join('|'),
  'i',
);
const INTO_SECOND_YEAR = /\binto (the )?second year\b/i;
type Course = {
  readonly title: string;
  readonly level: (typeof PROGRAM_LEVELS)[number];
  readonly award: (typeof PROFILE_LEVELS)[number];
  readonly summary?: { readonly en: string } | undefined;
};

export const isNamedPreparatory = (title: string): boolean => PREPARATORY.test(title);

const FOR_TRANSFER = /\bfor transfer\b/i;
/** Whether a title says that what it names is continued at a university: `Associate in Arts in Economics for Transfer`. */
export const isNamedForTransfer = (title: string): boolean => FOR_TRANSFER.test(title);

/** By its title; a course below a degree also by its summary, which says that it is such a year, or that it leads into the second one of a degree. */
export function isPreparatory({ title, level, award, summary }: Course): boolean {
  if (isNamedPreparatory(title)) return true;
  const isBelowDegree = level === 'UNDERGRADUATE' && award === 'DIPLOMA';
  return isBelowDegree && summary !== undefined && (PREPARATORY.test(summary.en) || INTO_SECOND_YEAR.test(summary.en));
}

type Facts = {
  readonly isPreparatory: boolean;
  readonly level: (typeof PROGRAM_LEVELS)[number];
  /** What its page, else its institution, else the rule of its country answers to the Vietnamese school diploma. */
  readonly answer: (typeof DIPLOMA_ANSWERS)[number] | undefined;
  /** A preparatory year or course is named among what it or its institution asks for. */
  readonly statesPathway: boolean;
};

/** Empty where school does not lead to the level, and where it leads there by no way. Whom the diploma leads straight in needs no preparatory year, whatever else is named. */
export function entryRoutesOf({ isPreparatory: prepares, level, answer, statesPathway }: Facts): EntryRoute[] {
  const routes: EntryRoute[] = prepares ? ['FOUNDATION'] : [];
  if (level !== 'UNDERGRADUATE') return routes;
  if (answer === 'PATHWAY' || (statesPathway && answer !== 'OPEN')) routes.push('PATHWAY');
  if (answer === 'OPEN') routes.push('DIRECT');
  if (answer === 'DEPENDS') routes.push('CASE_BY_CASE');
  return routes.length === 0 && answer === undefined ? ['UNKNOWN'] : routes;
}
