/** What the columns of a CRICOS course mean in the catalogue. Levels: docs/decisions/0002. */
import type { PROFILE_LEVELS, PROGRAM_LEVELS } from '../../../../schema/rules/catalogue.values.js';
import { amountIn } from './cells.js';
import type { Field } from './fieldsOfStudy.js';
import type { Row } from './registerFiles.js';

type Level = { level: (typeof PROGRAM_LEVELS)[number]; award: (typeof PROFILE_LEVELS)[number] };
const SCHOOL_LEVEL: Level = { level: 'UNDERGRADUATE', award: 'DIPLOMA' };

/** Levels that are not here are of schools and languages, or lead to no award. */
export const LEVELS: Readonly<Record<string, Level>> = {
  'Certificate I': SCHOOL_LEVEL,
  'Certificate II': SCHOOL_LEVEL,
  'Certificate III': SCHOOL_LEVEL,
  'Certificate IV': SCHOOL_LEVEL,
  Diploma: SCHOOL_LEVEL,
  'Advanced Diploma': SCHOOL_LEVEL,
  'Associate Degree': SCHOOL_LEVEL,
  'Bachelor Degree': { level: 'UNDERGRADUATE', award: 'BACHELOR' },
  'Bachelor Honours Degree': { level: 'UNDERGRADUATE', award: 'BACHELOR' },
  'Graduate Certificate': { level: 'GRADUATE', award: 'DIPLOMA' },
  'Graduate Diploma': { level: 'GRADUATE', award: 'DIPLOMA' },
  'Masters Degree (Coursework)': { level: 'GRADUATE', award: 'MASTER' },
  'Masters Degree (Extended)': { level: 'GRADUATE', award: 'MASTER' },
  'Masters Degree (Research)': { level: 'POSTGRADUATE', award: 'MASTER' },
  'Doctoral Degree': { level: 'POSTGRADUATE', award: 'PHD' },
};

/** By broad field, or by narrow field where the broad one holds several of ours. */
const FIELDS: Readonly<Record<string, Field>> = {
  '01': 'NATURAL_SCIENCES',
  '02': 'COMPUTING',
  '03': 'ENGINEERING',
  '04': 'ARCHITECTURE_BUILDING',
  '05': 'AGRICULTURE_ENVIRONMENT',
  '06': 'HEALTH',
  '07': 'EDUCATION',
  '08': 'BUSINESS',
  '0807': 'HOSPITALITY_TOURISM',
  '09': 'SOCIAL_SCIENCES',
  '0909': 'LAW',
  '0913': 'HUMANITIES',
  '0915': 'HUMANITIES',
  '0917': 'HUMANITIES',
  '0919': 'BUSINESS',
  '10': 'ARTS_DESIGN',
  '11': 'HOSPITALITY_TOURISM',
  '12': 'INTERDISCIPLINARY',
};

export const fieldOf = (row: Row): Field => {
  const narrow = row['Field of Education 1 Narrow Field']?.slice(0, 4) ?? '';
  const broad = row['Field of Education 1 Broad Field']?.slice(0, 2) ?? '';
  return FIELDS[narrow] ?? FIELDS[broad] ?? 'INTERDISCIPLINARY';
};

const LANGUAGES: readonly (readonly [RegExp, string])[] = [
  [/english/i, 'en'],
  [/korean/i, 'ko'],
  [/chinese|mandarin/i, 'zh'],
  [/french/i, 'fr'],
];
export const languagesOf = (row: Row): string[] =>
  LANGUAGES.flatMap(([name, code]) => (name.test(row['Course Language'] ?? '') ? [code] : []));

const WEEKS_A_YEAR = 52;
/** No course costs that much in a year: such a fee is a slip of the register. */
const MAX_A_YEAR = 150_000;

export const monthsOf = (row: Row): number | undefined => {
  const weeks = Number(row['Duration (Weeks)']);
  return weeks > 0 ? Math.max(1, Math.round((weeks * 12) / WEEKS_A_YEAR)) : undefined;
};

/** The fee is for the whole course. A string says why there is none for the first year. */
export function firstYearFee(row: Row): number | string {
  const fee = amountIn(row['Tuition Fee']);
  const weeks = Number(row['Duration (Weeks)']);
  if (fee === undefined) return 'no tuition fee is given';
  if (fee === 0) return 'a tuition fee of zero: taken as unknown';
  if (!(weeks > 0)) return 'no duration, so the first year of the fee is unknown';
  const first = Math.round(fee * Math.min(1, WEEKS_A_YEAR / weeks));
  return first > MAX_A_YEAR ? `a tuition of more than ${MAX_A_YEAR} AUD a year: taken as a slip` : first;
}
