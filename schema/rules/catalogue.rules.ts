/**
 * Shape of a catalogue item as it is written down: by the starter catalogue, by import adapters and by staff.
 * A fact never stands without its source and the day it was checked; what is unknown is left out, the edition of a source too.
 */
import { z } from 'zod';

import { deadline, intake, yearlyDeadline } from './catalogue.dates.rules.js';
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
  admissionRequirement,
  englishMinimum,
  englishMinimumOfLevels,
  languageCode,
  languageLevels,
  minimumGpa,
  minimumGpaOfLevel,
} from './catalogue.requirements.rules.js';
import {
  DESTINATIONS,
  FIELDS_OF_STUDY,
  INSTITUTION_FEATURES,
  INSTITUTION_TYPES,
  OWNERSHIPS,
  PROFILE_LEVELS,
  PROGRAM_LEVELS,
  SCHOLARSHIP_AMOUNT_KINDS,
  SCHOLARSHIP_GROUPS,
  SCHOLARSHIP_MARKS,
  SCHOLARSHIP_AMOUNT_PERIODS,
  SCHOLARSHIP_TIER_SPANS,
  SOURCE_KINDS,
} from './catalogue.values.js';

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
  englishMinimums: z.array(englishMinimumOfLevels).max(12).default([]),
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
  languageLevels: languageLevels.optional(),
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
  marks: z.array(z.enum(SCHOLARSHIP_MARKS)).min(1).optional(),
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
