/**
 * Tiers of a text match, best last. A document stands in the highest tier whose condition it meets; ties keep the order of its kind.
 *
 * 9 EXACT_NAME            every word begins a word of its name, and the words typed with marks do so mark by mark
 * 8 MARKED_NAME_SYNONYM   the same, or is part of a phrase of which another of the same meaning stands whole in its name
 * 7 EXACT_OTHER           every word begins one of its words, and the words typed with marks do so mark by mark
 * 6 NAME_WHOLE            every word is a word of its name (marks aside from here on)
 * 5 NAME_PREFIX           every word begins a word of its name
 * 4 NAME_SYNONYM          the same, or is part of a phrase of which another of the same meaning stands whole in its name
 * 3 OTHER                 every word begins one of its words
 * 2 SYNONYM               the same, or is part of a phrase of which one of the same meaning stands whole among its words
 * 1 TYPO                  the same, or is one slip away from the beginning of one of its words
 *
 * Tiers 7 to 9 exist only for texts typed with marks: whoever types `Úc` means Australia before UC Berkeley. Tier 4 exists only for
 * texts typed without. Titles are mostly English while people type Vietnamese: `khoa học máy tính` means Computer Science (8 and 4)
 * before whatever else is taught in the field of computing (7 and 3).
 * A word is typoCorrected (1) only when it has at least five letters and begins no word of the whole index.
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
  'TYPO_MENDED',
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
  'EXACT_NAME' | 'NAME' | 'OTHER_WORDS' | 'SYNONYM' | 'TYPO_MENDED' | 'OPEN_INTAKE' | 'LIKELY_INTAKE' | 'COMPLETE_DATA';

/** From this share of known facts on, an entry counts as complete. */
export const COMPLETE_DATA_SHARE = 0.75;
