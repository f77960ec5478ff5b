/** Scores of `career-riasec` (domain rules 1i): six types from 48 ratings, the code of three letters, and the majors that suit it. */
import { ACTIVITIES } from './assessments.activities.values.js';
import { MAJORS, type Major } from './assessments.majors.values.js';
import {
  FLAT_BELOW,
  INTEREST_TYPES,
  type InterestLetter,
  type InterestType,
  LETTER_OF_TYPE,
  LETTER_WEIGHTS,
  RATING,
} from './assessments.values.js';

export type InterestScore = {
  type: InterestType;
  /** 0 to 32. */
  score: number;
};

export type InterestProfile = {
  /** Strongest first; ties by the number of fives, then in the order R, I, A, S, E, C. */
  scores: readonly InterestScore[];
  /** The three strongest types; null when the profile is too flat to say. */
  code: string | null;
};

export type MajorMatch = {
  major: Major;
  /** 0 to 14. */
  match: number;
};

/** `ratings` are those of all activities, in their order, 1 to 5. */
export function interestProfileOf(ratings: readonly number[]): InterestProfile {
  const tallies = INTEREST_TYPES.map((type, place) => {
    const own = ratings.filter((_, number) => ACTIVITIES[number]?.type === type);
    const score = own.reduce((sum, rating) => sum + rating - RATING.lowest, 0);
    return { type, place, score, fives: own.filter(rating => rating === RATING.highest).length };
  });
  const ranked = tallies.toSorted((a, b) => b.score - a.score || b.fives - a.fives || a.place - b.place);
  const scores = ranked.map(({ type, score }) => ({ type, score }));
  const isFlat = (scores[0]?.score ?? 0) - (scores.at(-1)?.score ?? 0) < FLAT_BELOW;
  const letters = scores.slice(0, LETTER_WEIGHTS.length).map(({ type }) => LETTER_OF_TYPE[type]);
  return { scores, code: isFlat ? null : letters.join('') };
}

/** For each letter in common, its weight in the one code times its weight in the other: 14 for the same code, 0 without a common letter. */
export function matchOfCodes(own: string, other: string): number {
  const weightIn = (code: string, letter: string): number => LETTER_WEIGHTS[code.indexOf(letter)] ?? 0;
  return [...own].reduce((sum, letter) => sum + weightIn(own, letter) * weightIn(other, letter), 0);
}

/** All majors, best match first; equal ones in the order of the list. */
export const majorsFor = (code: string): MajorMatch[] =>
  MAJORS.map(major => ({ major, match: matchOfCodes(code, major.code) })).toSorted((a, b) => b.match - a.match);

/** Of each field of study the best match among its majors, 0 to 14. */
export function matchesOfFields(code: string): ReadonlyMap<Major['field'], number> {
  const best = new Map<Major['field'], number>();
  for (const { major, match } of majorsFor(code)) if (!best.has(major.field)) best.set(major.field, match);
  return best;
}

const LETTERS = Object.values(LETTER_OF_TYPE);
const isLetter = (letter: string): letter is InterestLetter => LETTERS.some(known => known === letter);
export const isInterestCode = (text: string): boolean =>
  text.length === LETTER_WEIGHTS.length && new Set(text).size === text.length && [...text].every(isLetter);
