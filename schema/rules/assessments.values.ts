/** The tests at /test (domain rules 1i): which there are, and the figures by which they are scored. */
export const ASSESSMENT_IDS = ['career-riasec', 'english-vocab-check'] as const;
export type AssessmentId = (typeof ASSESSMENT_IDS)[number];
export const isAssessmentId = (id: string): id is AssessmentId => ASSESSMENT_IDS.some(known => known === id);

/** Types of interest after Holland, in the order of his hexagon, which also breaks ties. */
export const INTEREST_TYPES = [
  'REALISTIC',
  'INVESTIGATIVE',
  'ARTISTIC',
  'SOCIAL',
  'ENTERPRISING',
  'CONVENTIONAL',
] as const;
export type InterestType = (typeof INTEREST_TYPES)[number];
/** A type as it stands in a code. */
export type InterestLetter = 'R' | 'I' | 'A' | 'S' | 'E' | 'C';
export const LETTER_OF_TYPE: Readonly<Record<InterestType, InterestLetter>> = {
  REALISTIC: 'R',
  INVESTIGATIVE: 'I',
  ARTISTIC: 'A',
  SOCIAL: 'S',
  ENTERPRISING: 'E',
  CONVENTIONAL: 'C',
};

export const ACTIVITIES_OF_TYPE = 8;
/** 1 is dislike, 5 is enjoy. */
export const RATING = { lowest: 1, highest: 5 } as const;
export const INTEREST_MAXIMUM = ACTIVITIES_OF_TYPE * (RATING.highest - RATING.lowest);
/** Points between the highest and the lowest type below which a profile says nothing. */
export const FLAT_BELOW = 4;
/** Letters of a code, of a person or of a major; the first weighs most. */
export const LETTER_WEIGHTS = [3, 2, 1] as const;
/** Of a major whose code is the person's own: 3 x 3 + 2 x 2 + 1 x 1. */
export const MATCH_MAXIMUM = LETTER_WEIGHTS.reduce((sum, weight) => sum + weight * weight, 0);

export const WORDS_ON_PAGE = 10;
export const PAGES_OF_LEVEL = 3;
export const REAL_WORDS_OF_LEVEL = 20;
export const INVENTED_WORDS_OF_LEVEL = 10;
/** Taken off for an invented word that was ticked; a real one adds one. */
export const INVENTED_WORD_COST = 2;
export const LEVEL_PASSED_FROM = 15;
/** What passing the levels up to here points to; never a certificate. */
export const VOCABULARY_HINTS = ['A2', 'B1', 'B2'] as const;
export type VocabularyHint = (typeof VOCABULARY_HINTS)[number];

/** Version of the words about storing answers, of each test; a new wording is a new version. */
export const ASSESSMENT_CONSENT_VERSION = 'assessments-2026-11';
/** Without an account answers are stored for so long after the latest of them. */
export const VISITOR_ANSWERS_HOURS = 24;
