/** Rules of the profile and of what belongs to it, for the form and the service alike. Issues are the codes of AccountErrorCode, never sentences. */
import { z } from 'zod';
import * as values from './account.values.js';
import {
  ENGLISH_SECTIONS,
  ENGLISH_TEST_SCALES,
  ENGLISH_TESTS,
  FIELDS_OF_STUDY,
  PROFILE_LEVELS,
  PROGRAM_LEVELS,
  sectionScaleOf,
} from './catalogue.values.js';
import {
  birthDateRule,
  currentPasswordRule,
  emailRule,
  fullNameRule,
  isSameMailbox,
  phoneRule,
} from './session.rules.js';
import { emptied, freeText, requiredText, tidyText } from './text.rules.js';

const isInSteps = (value: number, from: number, step: number): boolean => {
  const steps = (value - from) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-9;
};

export const gpaRule = z
  .object({ value: z.number('OUT_OF_SCALE'), scale: z.enum(values.GPA_SCALE_NAMES, 'REQUIRED') })
  .superRefine(({ value, scale }, context) => {
    const { min, max } = values.GPA_SCALES[scale];
    if (value < min || value > max) context.addIssue({ code: 'custom', path: ['value'], message: 'OUT_OF_SCALE' });
    else if (!isInSteps(value, 0, 1 / 10 ** values.GPA_DECIMALS))
      context.addIssue({ code: 'custom', path: ['value'], message: 'WRONG_STEP' });
  });

type Scale = { readonly min: number; readonly max: number; readonly step: number };
/** On the scale of its test; left out when it is not known. */
const section = z.number('OUT_OF_SCALE').nullish();

/** A certificate of English; `today` is a calendar day, and none was taken after it. */
export const englishCertificateRule = (today: string) =>
  z
    .object({
      test: z.enum(ENGLISH_TESTS, 'REQUIRED'),
      overall: z.number('OUT_OF_SCALE'),
      takenOn: emptied(
        z.iso.date('INVALID_DATE').refine(day => day <= today && day >= '1980-01-01', { error: 'INVALID_DATE' }),
      ),
      listening: section,
      reading: section,
      writing: section,
      speaking: section,
    })
    .superRefine(({ test, overall, ...rest }, context) => {
      const check = (path: string, value: number | null | undefined, { min, max, step }: Scale): void => {
        const isInScale = typeof value !== 'number' || (value >= min && value <= max);
        if (!isInScale) context.addIssue({ code: 'custom', path: [path], message: 'OUT_OF_SCALE' });
        else if (typeof value === 'number' && !isInSteps(value, min, step))
          context.addIssue({ code: 'custom', path: [path], message: 'WRONG_STEP' });
      };
      check('overall', overall, ENGLISH_TEST_SCALES[test]);
      for (const name of ENGLISH_SECTIONS) check(name, rest[name], sectionScaleOf(test));
    });

export const budgetRule = z
  .object({ amount: z.number('OUT_OF_SCALE'), currency: z.enum(values.BUDGET_CURRENCIES, 'REQUIRED') })
  .refine(({ amount, currency }) => amount > 0 && amount <= values.BUDGET_MAX[currency], {
    path: ['amount'],
    error: 'OUT_OF_SCALE',
  });

/** From the first year that anybody who asks may have left school to one that somebody in grade 6 names. */
const schoolEndYearRule = (today: string) =>
  z
    .int('OUT_OF_SCALE')
    .min(values.FIRST_SCHOOL_END, 'OUT_OF_SCALE')
    .max(Number(today.slice(0, 4)) + values.SCHOOL_YEARS_AHEAD, 'OUT_OF_SCALE')
    .nullish();

/** Each country once, in the order of preference. */
const countries = z
  .array(z.enum(values.COUNTRY_OPTIONS, 'REQUIRED'))
  .transform(codes => [...new Set(codes)])
  .pipe(z.array(z.enum(values.COUNTRY_OPTIONS)).max(values.MAX_PREFERRED_COUNTRIES, 'TOO_MANY'));

const choice = <const Values extends readonly [string, ...string[]]>(codes: Values) =>
  emptied(z.enum(codes, 'REQUIRED'));

const studies = (today: string) => ({
  majorAbroad: freeText(values.TEXT_MAX.majorAbroad),
  fieldOfStudy: choice(FIELDS_OF_STUDY),
  schoolDiploma: choice(values.SCHOOL_DIPLOMAS),
  schoolEndYear: schoolEndYearRule(today),
  gpa: gpaRule.nullish(),
  englishCert: englishCertificateRule(today).nullish(),
  budget: budgetRule.nullish(),
  serviceInterest: choice(values.SERVICE_INTERESTS),
  referralChannel: choice(values.REFERRAL_CHANNELS),
});

/** What the person may change; the four set-once fields are the service's question. */
export const profileRule = (today: string) =>
  z.object({
    currentSchoolOrCompany: freeText(values.TEXT_MAX.currentSchoolOrCompany),
    currentLevel: choice(values.CURRENT_LEVELS),
    ...studies(today),
    countryAbroad: choice(values.COUNTRY_OPTIONS),
    preferredCountries: countries.nullish(),
    studyLevelWanted: choice(PROFILE_LEVELS),
    targetLevel: choice(PROGRAM_LEVELS),
    targetInstitution: freeText(values.TEXT_MAX.targetInstitution),
    guardianName: emptied(fullNameRule),
    guardianJob: freeText(values.TEXT_MAX.guardianJob),
    guardianPhone: emptied(phoneRule),
    guardianEmail: emptied(emailRule),
    relativeAbroad: freeText(values.TEXT_MAX.relativeAbroad, tidyText),
    otherQuestions: freeText(values.TEXT_MAX.otherQuestions, tidyText),
    language: z.enum(values.ACCOUNT_LANGUAGES, 'REQUIRED').nullish(),
  });

/** What the person knows of the four set-once fields, in the form in which they are stored. */
export const setOnceRules = (today: string) => ({
  fullName: fullNameRule,
  email: emailRule,
  phone: phoneRule,
  dateOfBirth: birthDateRule(today),
});
export type SetOnceField = keyof ReturnType<typeof setOnceRules>;
export const SET_ONCE_FIELDS = {
  FULL_NAME: 'fullName',
  EMAIL: 'email',
  PHONE: 'phone',
  DATE_OF_BIRTH: 'dateOfBirth',
} as const satisfies Record<(typeof values.CORRECTION_FIELDS)[number], SetOnceField>;

export const completeProfileRule = (today: string) =>
  z.object({
    currentSchoolOrCompany: requiredText(values.TEXT_MAX.currentSchoolOrCompany),
    currentLevel: z.enum(values.CURRENT_LEVELS, 'REQUIRED'),
    studyLevelWanted: z.enum(PROFILE_LEVELS, 'REQUIRED'),
    preferredCountries: countries.pipe(z.array(z.enum(values.COUNTRY_OPTIONS)).min(1, 'REQUIRED')),
    ...studies(today),
  });

export const correctionRule = (field: (typeof values.CORRECTION_FIELDS)[number], today: string) =>
  z.object({
    wantedValue: setOnceRules(today)[SET_ONCE_FIELDS[field]],
    reason: freeText(values.TEXT_MAX.reason, tidyText),
    /** A session alone does not take an account to another mailbox. */
    password:
      field === 'EMAIL'
        ? currentPasswordRule
        : z
            .unknown()
            .transform((): undefined => undefined)
            .optional(),
  });

export const decisionRule = z.object({ answer: freeText(values.TEXT_MAX.answer, tidyText) });

/** `ownEmail` is the person's: it cannot stand for the guardian's. */
export const guardianRequestRule = (ownEmail: string) =>
  z.object({
    guardianName: fullNameRule,
    guardianEmail: emailRule.refine(email => !isSameMailbox(email, ownEmail.trim().toLowerCase()), {
      error: 'GUARDIAN_IS_SELF',
    }),
  });

export type ProfileValues = z.output<ReturnType<typeof profileRule>>;
export type CompleteProfileValues = z.output<ReturnType<typeof completeProfileRule>>;
