/** What of a profile is still unknown. Pure. */
import type { StudyWishes } from '../../../schema/rules/personalSort.rules.js';

/** In the order in which they help recommendations and advice most. */
export const profileFacts = (wishes: StudyWishes) => [
  { fact: 'FIELD_OF_STUDY' as const, isKnown: Boolean(wishes.fieldOfStudy) },
  { fact: 'COUNTRIES' as const, isKnown: Boolean(wishes.countryAbroad) || wishes.preferredCountries.length > 0 },
  { fact: 'LEVEL_WANTED' as const, isKnown: Boolean(wishes.targetLevel ?? wishes.studyLevelWanted) },
  { fact: 'CURRENT_LEVEL' as const, isKnown: Boolean(wishes.currentLevel) },
  { fact: 'GPA' as const, isKnown: Boolean(wishes.gpa) },
  { fact: 'ENGLISH' as const, isKnown: Boolean(wishes.englishCert) },
  { fact: 'BUDGET' as const, isKnown: Boolean(wishes.budget) },
];

export const NO_WISHES: StudyWishes = { preferredCountries: [] };
