import type { Term } from './terms.js';

/** The subject that is asked for, where it is the only one. */
export function onlySubject(terms: readonly Term[]): Term | undefined {
  const [only, ...others] = terms.filter(({ role }) => role === 'SUBJECT');
  return others.length === 0 ? only : undefined;
}
