/**
 * Tiers of a text match, best last. A document has the highest tier whose condition it meets; equal ones keep the order of their kind.
 * "Other words" are those of its city, country, institution, field, level; "marks" are diacritics.
 *
 * 9 EXACT_NAME            each word is a prefix of a word of the name; words typed with marks match them exactly
 * 8 MARKED_NAME_SYNONYM   as 9, or the word belongs to a phrase of which a synonym is in the name as a whole
 * 7 EXACT_OTHER           as 9, but any word of the document counts
 * 6 NAME_WHOLE            each word is a word of the name (marks are ignored from here on)
 * 5 NAME_PREFIX           each word is a prefix of a word of the name
 * 4 NAME_SYNONYM          as 5, or the word belongs to a phrase of which a synonym is in the name as a whole
 * 3 OTHER                 each word is a prefix of any word of the document
 * 2 SYNONYM               as 3, or the word belongs to a phrase of which a synonym is in the document as a whole
 * 1 TYPO                  as 2, or the word is one edit from a prefix of any word of the document
 *
 * Tiers 7 to 9 exist only for texts typed with marks: `Úc` means Australia before UC Berkeley. Tier 4 exists only for texts typed
 * without. Titles are mostly English while people type Vietnamese: `khoa học máy tính` finds Computer Science (8 and 4) before
 * other programs in the field of computing (7 and 3). A word is corrected (1) only when it has at least five letters and is a
 * prefix of no word of the whole index.
 */
export const TIER = {
  TYPO: 1,
  SYNONYM: 2,
  OTHER: 3,
  NAME_SYNONYM: 4,
  NAME_PREFIX: 5,
  NAME_WHOLE: 6,
  EXACT_OTHER: 7,
  MARKED_NAME_SYNONYM: 8,
  EXACT_NAME: 9,
} as const;

export const REASON_OF_TIER = [
  '',
  'TYPO_CORRECTED',
  'SYNONYM',
  'OTHER_WORDS',
  'SYNONYM',
  'NAME',
  'NAME',
  'OTHER_WORDS',
  'SYNONYM',
  'EXACT_NAME',
] as const;

export type RankReason =
  | 'EXACT_NAME'
  | 'NAME'
  | 'OTHER_WORDS'
  | 'SYNONYM'
  | 'TYPO_CORRECTED'
  | 'OPEN_INTAKE'
  | 'LIKELY_INTAKE'
  | 'COMPLETE_DATA';

/** From this share of known facts on, a catalogue item counts as complete. */
export const COMPLETE_DATA_SHARE = 0.75;
