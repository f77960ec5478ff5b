/** The values a catalogue item may take, without the rules: cheap enough for the browser to load. */
export const DESTINATIONS = ['AU', 'CA', 'DE', 'GB', 'IE', 'US'] as const;
/** What prices of a country are in. */
export const DESTINATION_CURRENCIES = { AU: 'AUD', CA: 'CAD', DE: 'EUR', GB: 'GBP', IE: 'EUR', US: 'USD' } as const;
export const CURRENCIES = ['AUD', 'CAD', 'EUR', 'GBP', 'USD'] as const;
export const CATALOGUE_KINDS = ['INSTITUTION', 'PROGRAM', 'SCHOLARSHIP'] as const;
export const PROGRAM_LEVELS = ['UNDERGRADUATE', 'GRADUATE', 'POSTGRADUATE'] as const;
export const PROFILE_LEVELS = ['DIPLOMA', 'BACHELOR', 'MASTER', 'PHD'] as const;
/** Finer than the levels of a profile, lowest first. */
export const AWARDS = [
  'CERTIFICATE',
  'DIPLOMA',
  'ASSOCIATE',
  'BACHELOR',
  'GRADUATE_CERTIFICATE',
  'MASTER',
  'DOCTORATE',
] as const;
export const INSTITUTION_TYPES = ['UNIVERSITY', 'UNIVERSITY_OF_APPLIED_SCIENCES', 'COLLEGE', 'INSTITUTE'] as const;
export const OWNERSHIPS = ['PUBLIC', 'PRIVATE_NON_PROFIT', 'PRIVATE_FOR_PROFIT'] as const;
/** The last where nothing is stated. */
export const OWNERSHIP_OPTIONS = [...OWNERSHIPS, 'UNKNOWN'] as const;
export const INSTITUTION_FEATURES = [
  'POST_GRADUATION_PERMIT',
  'COOP_INTERNSHIP',
  'WORK_WHILE_STUDYING',
  'CONDITIONAL_OFFER',
  'ACCOMMODATION',
] as const;
export const FIELDS_OF_STUDY = [
  'AGRICULTURE_ENVIRONMENT',
  'ARCHITECTURE_BUILDING',
  'ARTS_DESIGN',
  'BUSINESS',
  'COMPUTING',
  'EDUCATION',
  'ENGINEERING',
  'HEALTH',
  'HOSPITALITY_TOURISM',
  'HUMANITIES',
  'INTERDISCIPLINARY',
  'LAW',
  'NATURAL_SCIENCES',
  'SOCIAL_SCIENCES',
] as const;
export const SCHOLARSHIP_AMOUNT_KINDS = [
  'FULL_COST',
  'FULL_TUITION',
  'PARTIAL_TUITION',
  'FIXED_SUM',
  'VARIES',
] as const;
/** Groups of people that a scholarship is kept for. */
export const SCHOLARSHIP_GROUPS = ['WOMEN', 'IN_NEED'] as const;
/** What tells a scholarship from others beside its figures: it pays a stay and no degree, or its notes say why it is doubtful that somebody from Vietnam still gets it. */
export const SCHOLARSHIP_MARKS = ['EXCHANGE', 'DOUBTFUL'] as const;
/** For whom a scholarship is by nationality, seen from Vietnam; the last where nothing is stated. */
export const NATIONALITY_AUDIENCES = ['VIETNAM_ONLY', 'VIETNAM_AMONG_OTHERS', 'EVERY_NATIONALITY', 'UNKNOWN'] as const;
export const SCHOLARSHIP_AUDIENCES = [...SCHOLARSHIP_GROUPS, ...NATIONALITY_AUDIENCES] as const;
/** Who speaks: a public register, the institution or authority itself, a data file that quotes either, or somebody else who repeats it. */
export const SOURCE_KINDS = ['REGISTER', 'OFFICIAL_PAGE', 'COPY', 'THIRD_PARTY'] as const;
/** What is told of earlier students: what they earn, whether they work or study on, whether they complete. */
export const OUTCOME_MEASURES = ['EARNINGS', 'WORK_OR_STUDY', 'COMPLETION'] as const;
/** Whom an outcome is about. */
export const OUTCOME_POPULATIONS = [
  'GRADUATES',
  'GRADUATES_LIVING_IN_COUNTRY',
  'GRADUATES_WITH_FEDERAL_AID',
  'FULL_TIME_FIRST_TIME_STUDENTS',
] as const;
export const OUTCOME_SCOPES = ['PROGRAM', 'SUBJECT', 'INSTITUTION'] as const;
/** Whether a diploma leads straight into a program; easiest first. */
export const DIPLOMA_ANSWERS = ['OPEN', 'DEPENDS', 'PATHWAY', 'NO'] as const;
/** Ways from school in Vietnam into a program; the last where nothing is stated. */
export const ENTRY_ROUTES = ['FOUNDATION', 'PATHWAY', 'DIRECT', 'CASE_BY_CASE', 'UNKNOWN'] as const;
export const DEADLINE_KINDS = ['CLOSING', 'EQUAL_CONSIDERATION'] as const;
export const SCHOLARSHIP_TIER_SPANS = ['FIRST_YEAR', 'WHOLE_COURSE'] as const;
export const SCHOLARSHIP_AMOUNT_PERIODS = ['MONTH', 'TERM', 'YEAR', 'ONCE', 'TOTAL'] as const;

/** Scale of each English test, inclusive (domain rules 1d). */
export const ENGLISH_TEST_SCALES = {
  IELTS: { min: 0, max: 9, step: 0.5 },
  TOEFL_IBT: { min: 0, max: 120, step: 1 },
  TOEFL_IBT_2026: { min: 1, max: 6, step: 0.5 },
  PTE: { min: 10, max: 90, step: 1 },
  DUOLINGO: { min: 10, max: 160, step: 5 },
  CAMBRIDGE: { min: 80, max: 230, step: 1 },
} as const;
/** Sections of the older TOEFL iBT end at 30; those of the other tests use the scale of the whole. */
export const sectionScaleOf = (test: keyof typeof ENGLISH_TEST_SCALES): { min: number; max: number; step: number } =>
  test === 'TOEFL_IBT' ? { min: 0, max: 30, step: 1 } : ENGLISH_TEST_SCALES[test];
export const ENGLISH_SECTIONS = ['listening', 'reading', 'writing', 'speaking'] as const;
/** Levels of the Common European Framework of Reference for Languages, lowest first. */
export const CEFR_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export type CefrLevel = (typeof CEFR_LEVELS)[number];
export type EnglishTest = keyof typeof ENGLISH_TEST_SCALES;
export const ENGLISH_TESTS = Object.keys(ENGLISH_TEST_SCALES) as [EnglishTest, ...EnglishTest[]];
