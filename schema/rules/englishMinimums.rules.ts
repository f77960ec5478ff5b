/** Which minimums of English hold for a program. Searches filter by them, cards show the first, chances and lists of requirements are judged by them. */
import type { EnglishTest, PROGRAM_LEVELS } from './catalogue.values.js';

type Level = (typeof PROGRAM_LEVELS)[number];
type Minimum = { readonly test: EnglishTest; readonly overall: number };
/** Of an institution: the levels whose programs it holds for; all where none are named. */
export type OfLevels = { readonly levels?: readonly Level[] | undefined };
type AskingProgram<M extends Minimum> = {
  /** Null where no program is named yet: then only what holds for every level is sure to hold. */
  readonly level: Level | null;
  /** ISO 639-1. */
  readonly languages: readonly string[];
  readonly englishMinimums: readonly M[];
  readonly languageLevels?: readonly { readonly language: string }[] | undefined;
};

/** What an institution says of undergraduate study is unknown of its master's degrees. */
export const holdsForLevel = ({ levels }: OfLevels, level: Level | null): boolean =>
  levels === undefined || (level !== null && levels.includes(level));

/**
 * What the program states of a test outweighs its institution. Where the program states nothing of English, neither a test nor a level, and is taught in it,
 * the minimums of its institution hold that are of its level. Tests that the institution names alone count beside those of the program where both agree on
 * every test that both name: where the program asks for another result, what it would ask of other tests is not known. The program's own come first.
 */
export function acceptedEnglish<M extends Minimum & OfLevels>(
  { level, languages, englishMinimums: own, languageLevels = [] }: AskingProgram<M>,
  { englishMinimums }: { readonly englishMinimums: readonly M[] },
): readonly M[] {
  // English of the whole institution says nothing of a program that is taught in another language.
  const general = languages.includes('en') ? englishMinimums.filter(minimum => holdsForLevel(minimum, level)) : [];
  if (own.length === 0) return languageLevels.some(({ language }) => language === 'en') ? [] : general;
  const ownOf = ({ test }: M) => own.find(minimum => minimum.test === test);
  const shared = general.filter(ownOf);
  const isAgreed = shared.length > 0 && shared.every(minimum => ownOf(minimum)?.overall === minimum.overall);
  return isAgreed ? [...own, ...general.filter(minimum => !ownOf(minimum))] : own;
}
