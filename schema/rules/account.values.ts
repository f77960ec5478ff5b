/** Values of profiles and consents, without rules: cheap enough for the browser to load. */
import { yearsLater } from './days.rules.js';

/** Countries where people of Vietnam look for a place, in the order in which they are offered (domain rules 1g). */
export const COUNTRY_OPTIONS = [
  'AU',
  'CA',
  'DE',
  'IE',
  'GB',
  'US',
  'NZ',
  'JP',
  'KR',
  'SG',
  'TW',
  'CN',
  'HK',
  'MY',
  'TH',
  'FR',
  'NL',
  'CH',
  'AT',
  'IT',
  'ES',
  'SE',
  'FI',
  'NO',
  'DK',
  'BE',
  'PL',
  'HU',
  'CZ',
  'PT',
  'RU',
  'AE',
  'PH',
  'OTHER',
] as const;
export const CURRENT_LEVELS = [
  'LOWER_SECONDARY',
  'UPPER_SECONDARY',
  'DIPLOMA',
  'BACHELOR',
  'MASTER',
  'PHD',
  'WORKING',
] as const;
/** What is held, or will be, at the end of upper secondary school: THPT is that of Vietnam. */
export const SCHOOL_DIPLOMAS = ['THPT', 'A_LEVEL', 'IB', 'OTHER'] as const;
export type SchoolDiploma = (typeof SCHOOL_DIPLOMAS)[number];
/** School may have ended this early, and ends so many years ahead at most: grade 6 is asked, too. */
export const FIRST_SCHOOL_END = 1970;
export const SCHOOL_YEARS_AHEAD = 8;
export const SERVICE_INTERESTS = [
  'SCHOLARSHIP',
  'SCHOLARSHIP_HUNT',
  'VOCATIONAL',
  'CAREER_ORIENTATION',
  'SCHOLARSHIP_CLASS',
  'OTHER',
] as const;
export const REFERRAL_CHANNELS = [
  'FRIEND_OR_FAMILY',
  'SCHOOL',
  'EVENT',
  'SEARCH_ENGINE',
  'FACEBOOK',
  'TIKTOK',
  'YOUTUBE',
  'ZALO',
  'OTHER',
] as const;
export const CORRECTION_FIELDS = ['FULL_NAME', 'EMAIL', 'PHONE', 'DATE_OF_BIRTH'] as const;
export const CONSENT_PURPOSES = ['ADVICE_CONTACT', 'MARKETING', 'PARTNER_SHARING', 'ANALYTICS'] as const;
export const ACCOUNT_LANGUAGES = ['VI', 'EN'] as const;

/** Marks of the scales that schools use, inclusive. */
export const GPA_SCALES = {
  TEN: { min: 0, max: 10 },
  FOUR: { min: 0, max: 4 },
  FIVE: { min: 0, max: 5 },
  HUNDRED: { min: 0, max: 100 },
} as const;
export type GpaScale = keyof typeof GPA_SCALES;
export const GPA_SCALE_NAMES = Object.keys(GPA_SCALES) as [GpaScale, ...GpaScale[]];
/** A mark is entered to the hundredth. */
export const GPA_DECIMALS = 2;

/** The highest sum that can be meant for one year: more is a slip of the keyboard. */
export const BUDGET_MAX = {
  VND: 20_000_000_000,
  AUD: 1_000_000,
  CAD: 1_000_000,
  EUR: 1_000_000,
  GBP: 1_000_000,
  USD: 1_000_000,
} as const;
export type BudgetCurrency = keyof typeof BUDGET_MAX;
export const BUDGET_CURRENCIES = Object.keys(BUDGET_MAX) as [BudgetCurrency, ...BudgetCurrency[]];

export const MAX_PREFERRED_COUNTRIES = 6;

/** Longest entry of each text, in characters. */
export const TEXT_MAX = {
  currentSchoolOrCompany: 200,
  majorAbroad: 200,
  targetInstitution: 200,
  guardianJob: 100,
  relativeAbroad: 500,
  otherQuestions: 2000,
  reason: 1000,
  answer: 1000,
} as const;

/** An account that nobody used for so long is announced as idle (domain rules 1h), and deleted so many days after the mail. */
export const IDLE_MONTHS = 24;
export const IDLE_NOTICE_DAYS = 30;

/** Version of the texts that are agreed to on the site; a new wording is a new version, and is asked for again. */
export const CONSENT_TEXT_VERSION = '2026-11-01';

/** Below this age a parent or guardian agrees first (domain rules 1h). */
export const AGE_OF_CONSENT = 16;
/** A correction is answered within so many calendar days (domain rules 1h). */
export const CORRECTION_DAYS = 10;
export const GUARDIAN_LINK_DAYS = 30;

export const isUnder16 = (dateOfBirth: string, today: string): boolean =>
  today < yearsLater(dateOfBirth, AGE_OF_CONSENT);

export const ADULT_AGE = 18;
export const isMinor = (dateOfBirth: string, today: string): boolean => today < yearsLater(dateOfBirth, ADULT_AGE);
