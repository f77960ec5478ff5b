/** Values of student reviews, without rules: cheap enough for the browser to load. */

/** Longest entry of each text, in characters. */
export const REVIEW_TEXT_MAX = { text: 1500, name: 60, studies: 120, note: 500 } as const;
/** Shorter texts tell nothing. */
export const REVIEW_TEXT_MIN = 40;
/** Reviews that one student may have. */
export const REVIEW_LIMIT = 30;
/** Texts that one student may send, new or edited. */
export const REVIEWS_PER_DAY = 10;

/** Version of the text by which a student agrees to be published; a new wording is a new version. */
export const REVIEW_CONSENT_TEXT_VERSION = '2026-11-22';

export const REVIEW_DECLINE_REASONS = [
  'PERSONAL_DATA',
  'OFFENSIVE',
  'ADVERTISING',
  'NOT_AN_EXPERIENCE',
  'UNPROVEN_CLAIM',
] as const;
export type ReviewDeclineReason = (typeof REVIEW_DECLINE_REASONS)[number];
