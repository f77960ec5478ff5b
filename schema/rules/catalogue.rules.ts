/**
 * Shape of a catalogue item as it is written down: by the starter catalogue, by import adapters and by staff.
 * A fact never stands without its source and the day it was checked; what is unknown is left out, the edition of a source too.
 */
import { z } from 'zod';

import { GPA_SCALE_NAMES, GPA_SCALES } from './account.values.js';
import {
  amount,
  codeFact,
  currency,
  day,
  diplomaEntries,
  edition,
  fact,
  flagFact,
  localizedText,
  moneyFact,
  numberFact,
  proper,
  shareFact,
  webAddress,
} from './catalogue.facts.rules.js';
import { outcomes } from './catalogue.outcomes.rules.js';
import {
  CEFR_LEVELS,
  DEADLINE_KINDS,
  DESTINATIONS,
  ENGLISH_SECTIONS,
  ENGLISH_TEST_SCALES,
  ENGLISH_TESTS,
  FIELDS_OF_STUDY,
  INSTITUTION_FEATURES,
  INSTITUTION_TYPES,
  OWNERSHIPS,
  PROFILE_LEVELS,
  PROGRAM_LEVELS,
  SCHOLARSHIP_AMOUNT_KINDS,
  SCHOLARSHIP_GROUPS,
  SCHOLARSHIP_AMOUNT_PERIODS,
  SCHOLARSHIP_TIER_SPANS,
  sectionScaleOf,
  SOURCE_KINDS,
} from './catalogue.values.js';
import { isPartialDay } from './edition.rules.js';
import { timeZoneRule, wallTimeRule } from './wallTime.rules.js';

const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
export const sourceRule = z
  .strictObject({
    id: z
      .string()
      .max(80)
      .regex(/^[a-z0-9-]+$/),
    name: proper,
    url: webAddress.optional(),
    kind: z.enum(SOURCE_KINDS),
    /** Its own date: no fact read in it is newer. */
    asOf: edition.nullish(),
    licence: z.string().max(200).optional(),
    /** The data file in which a COPY was read. */
    copy: z.string().trim().min(1).max(300).optional(),
  })
  .refine(({ kind, copy }) => (kind === 'COPY') === (copy !== undefined), {
    path: ['copy'],
    error: 'COPY_NEEDS_ITS_FILE',
  });

/** DLI numbers of 12 to 14 characters are in use (domain rules 1e). */
const dliNumber = codeFact.refine(code => /^O\d{11,13}$/.test(code.value), {
  path: ['value'],
  error: 'INVALID_DLI_NUMBER',
});

const score = z.number().min(0).max(230);
const isWithin = (value: number | undefined, { min, max }: { min: number; max: number }): boolean =>
  value === undefined || (value >= min && value <= max);
const englishMinimum = z
  .strictObject({
    test: z.enum(ENGLISH_TESTS),
    overall: score,
    listening: score.optional(),
    reading: score.optional(),
    writing: score.optional(),
    speaking: score.optional(),
    ...fact,
  })
  .refine(minimum => isWithin(minimum.overall, ENGLISH_TEST_SCALES[minimum.test]), {
    path: ['overall'],
    error: 'OUT_OF_SCALE',
  })
  .refine(minimum => ENGLISH_SECTIONS.every(section => isWithin(minimum[section], sectionScaleOf(minimum.test))), {
    error: 'OUT_OF_SCALE',
  });

const languageCode = z.string().regex(/^[a-z]{2}$/);
/** Lowest level of a language, as a program states it without, or beside, the result of a test. */
const languageLevel = z.strictObject({ language: languageCode, level: z.enum(CEFR_LEVELS), ...fact });
const isOneEach = (levels: readonly { language: string }[]): boolean =>
  new Set(levels.map(({ language }) => language)).size === levels.length;

/** Lowest average of a school or degree that is accepted, on the scale on which it is published. */
const minimumGpaFields = { value: z.number().positive(), scale: z.enum(GPA_SCALE_NAMES), ...fact };
const isOnScale = ({ value, scale }: { value: number; scale: keyof typeof GPA_SCALES }): boolean =>
  value <= GPA_SCALES[scale].max;
const offScale = { path: ['value'], error: 'OUT_OF_SCALE' };
const minimumGpa = z.strictObject(minimumGpaFields).refine(isOnScale, offScale);
/** Of an institution: for one level, or for all. */
const minimumGpaOfLevel = z
  .strictObject({ ...minimumGpaFields, level: z.enum(PROGRAM_LEVELS).optional() })
  .refine(isOnScale, offScale);

const admissionRequirement = z.strictObject({ text: localizedText, level: z.enum(PROGRAM_LEVELS).optional(), ...fact });

const deadline = z.strictObject({
  date: day,
  time: wallTimeRule.optional(),
  timeZone: timeZoneRule,
  kind: z.enum(DEADLINE_KINDS).optional(),
  /** The source gives the day of every year; `date` is that day in the year of this intake or round. */
  isYearly: z.literal(true).optional(),
  ...fact,
});

const dayText = (year: number, month: number, date: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

/** A closing day that comes back every year. Without `day` only the month is known. */
const yearlyDeadline = z
  .strictObject({
    month: z.number().int().min(1).max(12),
    day: z.number().int().min(1).max(31).optional(),
    time: wallTimeRule.optional(),
    timeZone: timeZoneRule,
    kind: z.enum(DEADLINE_KINDS).optional(),
    ...fact,
  })
  // Of a year without a leap day, so that the day exists every year.
  .refine(({ month, day: date }) => date === undefined || isPartialDay(dayText(2027, month, date)), {
    path: ['day'],
    error: 'DAY_NOT_IN_EVERY_YEAR',
  })
  .refine(({ day: date, time }) => date !== undefined || time === undefined, {
    path: ['time'],
    error: 'TIME_WITHOUT_DAY',
  });

const intake = z.strictObject({
  year: z.number().int().min(2000).max(2100),
  month: z.number().int().min(1).max(12),
  deadline: deadline.optional(),
  /** The same intake took place a year before, or is the usual one of the country: ground for 'likely open'. */
  isRecurring: z.boolean(),
  /** The usual intake of the country, which the institution has not confirmed. */
  isCountryUsual: z.literal(true).optional(),
  ...fact,
});

const campus = z.strictObject({ name: proper, city: proper, region: proper.optional() });

export const institutionRule = z.strictObject({
  slug,
  formerSlugs: z.array(slug).max(20).default([]),
  name: proper,
  aliases: z.array(proper).max(20).default([]),
  destination: z.enum(DESTINATIONS),
  city: proper,
  region: proper.optional(),
  campuses: z.array(campus).max(60).default([]),
  type: z.enum(INSTITUTION_TYPES),
  ownership: z.enum(OWNERSHIPS).optional(),
  foundedYear: z.number().int().min(800).max(2100).optional(),
  website: webAddress.optional(),
  schoolId: codeFact.optional(),
  dliNumber: dliNumber.optional(),
  summary: localizedText.optional(),
  features: z
    .array(z.strictObject({ feature: z.enum(INSTITUTION_FEATURES), value: z.boolean(), ...fact }))
    .max(INSTITUTION_FEATURES.length)
    .default([]),
  admissionRequirements: z.array(admissionRequirement).max(20).default([]),
  englishMinimums: z.array(englishMinimum).max(12).default([]),
  minimumGpas: z.array(minimumGpaOfLevel).min(1).max(6).optional(),
  diplomaEntries,
  /** Of first-year undergraduates of all nationalities and fields, 0 to 1. */
  admissionRate: shareFact.optional(),
  isOpenAdmission: flagFact.optional(),
  costOfLiving: moneyFact.optional(),
  /** For one semester, beside tuition. */
  semesterContribution: moneyFact.optional(),
  outcomes,
});

export const programRule = z.strictObject({
  slug,
  formerSlugs: z.array(slug).max(20).default([]),
  /** Slug of its institution. */
  institution: slug,
  title: proper,
  level: z.enum(PROGRAM_LEVELS),
  award: z.enum(PROFILE_LEVELS),
  field: z.enum(FIELDS_OF_STUDY),
  campusCity: proper,
  /** Further cities where the same course is offered. */
  otherCampusCities: z.array(proper).min(1).max(10).optional(),
  languages: z.array(languageCode).min(1).max(5),
  /** Months of full-time study. */
  duration: numberFact.optional(),
  firstYearTuition: moneyFact.optional(),
  applicationFee: moneyFact.optional(),
  costOfLiving: moneyFact.optional(),
  intakes: z.array(intake).max(24).default([]),
  admissionRequirements: z.array(admissionRequirement).max(20).default([]),
  englishMinimums: z.array(englishMinimum).max(12).default([]),
  /** One a language. */
  languageLevels: z.array(languageLevel).min(1).max(5).refine(isOneEach, { error: 'LANGUAGE_TWICE' }).optional(),
  minimumGpa: minimumGpa.optional(),
  diplomaEntries,
  postGraduationPermit: flagFact.optional(),
  coopInternship: flagFact.optional(),
  registerCode: codeFact.optional(),
  outcomes,
  website: webAddress.optional(),
  summary: localizedText.optional(),
});

const money = z.strictObject({ amount, currency });

const scholarshipTier = z
  .strictObject({
    kind: z.enum(SCHOLARSHIP_AMOUNT_KINDS),
    sum: money.optional(),
    percent: z.number().min(0).max(100).optional(),
    span: z.enum(SCHOLARSHIP_TIER_SPANS),
  })
  .refine(({ sum, percent }) => (sum === undefined) !== (percent === undefined), { error: 'SUM_OR_PERCENT' });

const scholarshipAmount = z
  .strictObject({
    kind: z.enum(SCHOLARSHIP_AMOUNT_KINDS),
    minimum: money.optional(),
    maximum: money.optional(),
    period: z.enum(SCHOLARSHIP_AMOUNT_PERIODS).optional(),
    minimumPercent: z.number().min(0).max(100).optional(),
    maximumPercent: z.number().min(0).max(100).optional(),
    /** What a holder may get, one of them, where the tiers are of different kinds. */
    tiers: z.array(scholarshipTier).min(2).max(6).optional(),
    ...fact,
  })
  .refine(({ period, minimum, maximum }) => !period || minimum || maximum, {
    path: ['period'],
    error: 'PERIOD_WITHOUT_SUM',
  });

export const scholarshipRule = z.strictObject({
  slug,
  formerSlugs: z.array(slug).max(20).default([]),
  name: proper,
  provider: proper,
  /** Slug of the institution it is tied to; one that the catalogue lacks, or programs that the provider names, are told by the flag. */
  institution: slug.optional(),
  isForNamedProgramsOnly: z.literal(true).optional(),
  destinations: z.array(z.enum(DESTINATIONS)).min(1),
  website: webAddress.optional(),
  /** Id of the main source of the item. */
  source: z.string().min(1).max(80),
  asOf: edition.nullish(),
  checkedOn: day,
  amount: scholarshipAmount.optional(),
  autoApplied: flagFact.optional(),
  eligibleNationalities: z
    .strictObject({
      isOpenToAll: z.boolean(),
      countries: z
        .array(z.string().regex(/^[A-Z]{2}$/))
        .max(250)
        .default([]),
      /** The countries are those that the source names; it says that there are others. */
      isListPartial: z.literal(true).optional(),
      ...fact,
    })
    .optional(),
  eligibleLevels: z.array(z.enum(PROGRAM_LEVELS)).min(1).optional(),
  eligibleFields: z.array(z.enum(FIELDS_OF_STUDY)).min(1).optional(),
  eligibleGroups: z.array(z.enum(SCHOLARSHIP_GROUPS)).min(1).optional(),
  minimumGpa: minimumGpa.optional(),
  deadlines: z.array(deadline).max(24).default([]),
  yearlyDeadlines: z.array(yearlyDeadline).max(12).optional(),
  summary: localizedText.optional(),
});

export type SourceData = z.infer<typeof sourceRule>;
export type InstitutionData = z.infer<typeof institutionRule>;
export type ProgramData = z.infer<typeof programRule>;
export type ScholarshipData = z.infer<typeof scholarshipRule>;
export type IntakeData = z.infer<typeof intake>;
export type FactData = {
  source: string;
  asOf?: string | null | undefined;
  checkedOn: string;
  note?: { vi: string; en: string } | undefined;
};
