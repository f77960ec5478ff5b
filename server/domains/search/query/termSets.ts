/** Under which names the documents of a term are kept: the term by its key, each of its sets by a grade. */
import type { Term } from '../text/terms.js';
import type { SubjectGrade } from '../text/titleSubjects.js';

export type Grade =
  | SubjectGrade
  | 'exactName'
  | 'typedName'
  | 'name'
  | 'correctedName'
  | 'correctionName'
  | 'typed'
  | 'correctedTyped'
  | 'meant'
  | 'own'
  | 'about'
  | 'closeKin'
  | 'aboutCloseKin'
  | 'any';

/** Synonyms and further corrections follow from the first phrase, so they need no part in the key, and so do neighbours where there are any. */
export const keyOfTerm = ({ own, neighbours, corrected, words }: Term): string =>
  [
    own.join('|'),
    neighbours.length > 0 ? '+' : '',
    corrected[0] ?? '',
    ...words.map(({ folded, marked, isPrefix, mayBeTypo }) => `${folded} ${marked} ${isPrefix} ${mayBeTypo}`),
  ].join('#');
