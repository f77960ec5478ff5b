import type { Term } from './terms.js';

/** The subjects that a text asks for. */
export const subjectsOf = (terms: readonly Term[]): Term[] => terms.filter(({ role }) => role === 'SUBJECT');

export const hasSubject = (terms: readonly Term[]): boolean => terms.some(({ role }) => role === 'SUBJECT');

/** The subject that is asked for, where it is the only one. */
export function onlySubject(terms: readonly Term[]): Term | undefined {
  const [only, ...others] = subjectsOf(terms);
  return others.length === 0 ? only : undefined;
}
