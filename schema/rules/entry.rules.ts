/** How somebody who leaves school in Vietnam comes into a program: by which ways, of those that its title, its requirements or the rule of its country state. */
import type { DIPLOMA_ANSWERS, ENTRY_ROUTES, PROGRAM_LEVELS } from './catalogue.values.js';

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
/** By its title. */
export const isPreparatory = (title: string): boolean => PREPARATORY.test(title);

type Facts = {
  readonly isPreparatory: boolean;
  readonly level: (typeof PROGRAM_LEVELS)[number];
  /** What its page, else its institution, else the rule of its country answers to the Vietnamese school diploma. */
  readonly answer: (typeof DIPLOMA_ANSWERS)[number] | undefined;
  /** A preparatory year or course is named among what it or its institution asks for. */
  readonly statesPathway: boolean;
};

/** Empty where school does not lead to the level, and where it leads there by no way. */
export function entryRoutesOf({ isPreparatory: prepares, level, answer, statesPathway }: Facts): EntryRoute[] {
  const routes: EntryRoute[] = prepares ? ['FOUNDATION'] : [];
  if (level !== 'UNDERGRADUATE') return routes;
  if (statesPathway || answer === 'PATHWAY') routes.push('PATHWAY');
  if (answer === 'OPEN') routes.push('DIRECT');
  if (answer === 'DEPENDS') routes.push('CASE_BY_CASE');
  return routes.length === 0 && answer === undefined ? ['UNKNOWN'] : routes;
}
