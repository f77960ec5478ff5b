/** Words that a text of the site may hold in braces, `{correctionDays}`; the server fills them in (server/domains/content/content.documents.ts). */
export const PLACEHOLDERS = [
  'brand',
  'brand.vi',
  'brand.en',
  'ageOfConsent',
  'correctionDays',
  'confirmationDays',
  'idle',
  'idleMonths',
  'idleNoticeDays',
  'localeDays',
  'longest',
  'rememberedDays',
  'visitorHours',
  'cookie.locale',
  'cookie.session',
  'cookie.refresh',
  'cookie.user',
  'cookie.pendingPage',
  'cookie.pendingProfile',
  'cookie.registration',
  'cookie.visitor',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** The words without what is filled in: whatever is left in braces nobody fills. */
export const withoutPlaceholders = (words: string): string =>
  words.replaceAll(/\{([\w.]+)\}/g, (whole, name: string) => (PLACEHOLDERS.some(known => known === name) ? '' : whole));
