/**
 * How documents that match a text are ranked. Each term of the text (a phrase of the vocabulary, or a word) must be found in the document, and gives
 * points for where: 3 in the name as typed, diacritics included; 2 in the name unfinished or by a phrase of the same meaning; 1 in the name after
 * correcting a typing error, one more by what the correction says itself; 0 in its other words (city, country, institution, field, level ...). Points are added, so a word for a place does not
 * push a title back. The title of a program gives up to three more by what it is about (text/titleSubjects.ts): 3 when that is the term and nothing
 * else, 2 when it is one of a few, 1 when nothing narrows it, 0 when it is another subject (`Veterinary Nursing` for nursing). Where there are no titles, what has
 * the subject itself has one more than what has a neighbouring one alone (a school by what it teaches). Words for a scholarship give no points where a text looks for nothing else. A name that means the
 * whole text and nothing else, or a title about nothing else whatever its degree, comes first, then an institution that the text names by all of its telling
 * words, the last one perhaps unfinished (text/namedInstitution.ts): `univ of mel` is the University of Melbourne before others there. Documents with equal points keep the order of their kind.
 */

export type RankReason =
  | 'EXACT_NAME'
  | 'NAME'
  | 'OTHER_WORDS'
  | 'FIELD'
  | 'SYNONYM'
  | 'RELATED_SUBJECT'
  | 'TYPO_CORRECTED'
  | 'FOUNDATION'
  | 'PATHWAY'
  | 'OPEN_INTAKE'
  | 'LIKELY_INTAKE'
  | 'COMPLETE_DATA'
  | 'MY_FIELD'
  | 'MY_COUNTRY'
  | 'MY_LEVEL'
  | 'MY_ENGLISH'
  | 'MY_BUDGET'
  | 'MY_INTERESTS';

/** The reason of a document is that of its weakest term, from the weakest on. */
export const TEXT_REASONS = [
  'RELATED_SUBJECT',
  'TYPO_CORRECTED',
  'SYNONYM',
  'FIELD',
  'OTHER_WORDS',
  'NAME',
  'EXACT_NAME',
] as const;

/** From this share of known facts on, a catalogue item counts as complete. */
export const COMPLETE_DATA_SHARE = 0.75;
