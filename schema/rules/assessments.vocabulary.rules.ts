/** Scores of `english-vocab-check` (domain rules 1i): a yes/no vocabulary test in which guessing costs more than it brings. */
import { INVENTED_WORD_COST, LEVEL_PASSED_FROM, VOCABULARY_HINTS, type VocabularyHint } from './assessments.values.js';
import { INVENTED_WORDS, WORD_PAGES } from './assessments.words.values.js';

export type LevelResult = {
  level: number;
  /** Real words that were ticked. */
  known: number;
  /** Invented words that were ticked. */
  invented: number;
  /** One for each real word, less two for each invented one; never below 0. */
  score: number;
  isPassed: boolean;
};

export type VocabularyProfile = {
  levels: readonly LevelResult[];
  /** The highest level that was passed together with all below it; null when the first was not. */
  hint: VocabularyHint | null;
};

const LEVELS = [...new Set(WORD_PAGES.map(({ level }) => level))];

/** `ticked` are the places (from 0) of the words that were ticked, of each page in order. */
export function vocabularyProfileOf(ticked: readonly (readonly number[])[]): VocabularyProfile {
  const levels = LEVELS.map((level): LevelResult => {
    const words = WORD_PAGES.flatMap((page, number) =>
      page.level === level ? page.words.filter((_, place) => ticked[number]?.includes(place)) : [],
    );
    const invented = words.filter(word => INVENTED_WORDS.has(word)).length;
    const known = words.length - invented;
    const score = Math.max(0, known - INVENTED_WORD_COST * invented);
    return { level, known, invented, score, isPassed: score >= LEVEL_PASSED_FROM };
  });
  const failed = levels.findIndex(({ isPassed }) => !isPassed);
  const passed = failed === -1 ? levels.length : failed;
  return { levels, hint: VOCABULARY_HINTS[passed - 1] ?? null };
}
