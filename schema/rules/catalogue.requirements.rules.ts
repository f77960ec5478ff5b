/** What an institution or a program asks of an applicant: English, other languages, an average, and whatever else in words. */
import { z } from 'zod';

import { GPA_SCALE_NAMES, GPA_SCALES } from './account.values.js';
import { fact, localizedText } from './catalogue.facts.rules.js';
import {
  CEFR_LEVELS,
  ENGLISH_SECTIONS,
  ENGLISH_TEST_SCALES,
  ENGLISH_TESTS,
  PROGRAM_LEVELS,
  sectionScaleOf,
} from './catalogue.values.js';

const score = z.number().min(0).max(230);
const isWithin = (value: number | undefined, { min, max }: { min: number; max: number }): boolean =>
  value === undefined || (value >= min && value <= max);
const englishMinimumFields = {
  test: z.enum(ENGLISH_TESTS),
  overall: score,
  listening: score.optional(),
  reading: score.optional(),
  writing: score.optional(),
  speaking: score.optional(),
  ...fact,
};
type EnglishScores = z.infer<z.ZodObject<typeof englishMinimumFields>>;
const isOverallOnScale = ({ test, overall }: EnglishScores): boolean => isWithin(overall, ENGLISH_TEST_SCALES[test]);
const areSectionsOnScale = (minimum: EnglishScores): boolean =>
  ENGLISH_SECTIONS.every(section => isWithin(minimum[section], sectionScaleOf(minimum.test)));
const overallOffScale = { path: ['overall'], error: 'OUT_OF_SCALE' };
const sectionOffScale = { error: 'OUT_OF_SCALE' };
export const englishMinimum = z
  .strictObject(englishMinimumFields)
  .refine(isOverallOnScale, overallOffScale)
  .refine(areSectionsOnScale, sectionOffScale);
/** Of an institution: for the levels that it names, or for all. */
export const englishMinimumOfLevels = z
  .strictObject({
    ...englishMinimumFields,
    levels: z.array(z.enum(PROGRAM_LEVELS)).min(1).max(PROGRAM_LEVELS.length).optional(),
  })
  .refine(isOverallOnScale, overallOffScale)
  .refine(areSectionsOnScale, sectionOffScale);

export const languageCode = z.string().regex(/^[a-z]{2}$/);
/** Lowest level of a language, as a program states it without, or beside, the result of a test. */
const languageLevel = z.strictObject({ language: languageCode, level: z.enum(CEFR_LEVELS), ...fact });
export const languageLevels = z
  .array(languageLevel)
  .min(1)
  .max(5)
  .refine(levels => new Set(levels.map(({ language }) => language)).size === levels.length, {
    error: 'LANGUAGE_TWICE',
  });

/** Lowest average of a school or degree that is accepted, on the scale on which it is published. */
const minimumGpaFields = { value: z.number().positive(), scale: z.enum(GPA_SCALE_NAMES), ...fact };
const isOnScale = ({ value, scale }: { value: number; scale: keyof typeof GPA_SCALES }): boolean =>
  value <= GPA_SCALES[scale].max;
const offScale = { path: ['value'], error: 'OUT_OF_SCALE' };
export const minimumGpa = z.strictObject(minimumGpaFields).refine(isOnScale, offScale);
/** Of an institution: for one level, or for all. */
export const minimumGpaOfLevel = z
  .strictObject({ ...minimumGpaFields, level: z.enum(PROGRAM_LEVELS).optional() })
  .refine(isOnScale, offScale);

export const admissionRequirement = z.strictObject({
  text: localizedText,
  level: z.enum(PROGRAM_LEVELS).optional(),
  ...fact,
});
