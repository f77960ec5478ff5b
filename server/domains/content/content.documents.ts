/**
 * The texts of the site, the same for pages and for other clients of the graph. Their words stand in `schema/documents`, of which `npm run generate` makes
 * `generated/documents.ts`; here the words in braces are filled in.
 */
import type { Placeholder } from '../../../schema/documents/placeholders.js';
import {
  AGE_OF_CONSENT,
  CORRECTION_DAYS,
  IDLE_MONTHS,
  IDLE_NOTICE_DAYS,
} from '../../../schema/rules/account.values.js';
import { CONFIRMATION_DAYS, USER_DATA_COOKIE } from '../../../schema/rules/session.values.js';
import { PENDING_PAGE_COOKIE, PENDING_PROFILE_COOKIE } from '../../../schema/site/access.js';
import { brand } from '../../../schema/site/brand.js';
import { LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '../../../schema/site/locales.js';
import { documents, faq } from '../../generated/documents.js';
import type { LocalizedText } from '../../generated/resolvers.js';
import {
  REFRESH_COOKIE,
  REGISTRATION_COOKIE,
  REMEMBERED_SECONDS,
  SESSION_COOKIE,
} from '../../kernel/session/cookies/cookies.js';
import { VISITOR_COOKIE, VISITOR_SECONDS } from '../../kernel/session/viewer/visitorItems.js';

type Value = string | number | LocalizedText;
export type SiteTexts = { documents: typeof documents; faq: typeof faq };
/** Of a session; settings of the environment. */
export type Lifetimes = { idleMs: number; absoluteMs: number };

const MINUTE_MS = 60_000;

/** Whole hours as hours, everything else as minutes. */
export const spanOf = (ms: number): LocalizedText => {
  const minutes = Math.round(ms / MINUTE_MS);
  const [count, vi, en] = minutes % 60 === 0 ? [minutes / 60, 'giờ', 'hour'] : [minutes, 'phút', 'minute'];
  return { vi: `${count} ${vi}`, en: `${count} ${en}${count === 1 ? '' : 's'}` };
};

const RULES: Readonly<Record<Exclude<Placeholder, 'idle' | 'longest'>, Value>> = {
  brand,
  'brand.vi': brand.vi,
  'brand.en': brand.en,
  ageOfConsent: AGE_OF_CONSENT,
  correctionDays: CORRECTION_DAYS,
  confirmationDays: CONFIRMATION_DAYS,
  idleMonths: IDLE_MONTHS,
  idleNoticeDays: IDLE_NOTICE_DAYS,
  localeDays: LOCALE_COOKIE_DAYS,
  rememberedDays: REMEMBERED_SECONDS / 86_400,
  visitorHours: VISITOR_SECONDS / 3600,
  'cookie.locale': LOCALE_COOKIE,
  'cookie.session': SESSION_COOKIE,
  'cookie.refresh': REFRESH_COOKIE,
  'cookie.user': USER_DATA_COOKIE,
  'cookie.pendingPage': PENDING_PAGE_COOKIE,
  'cookie.pendingProfile': PENDING_PROFILE_COOKIE,
  'cookie.registration': REGISTRATION_COOKIE,
  'cookie.visitor': VISITOR_COOKIE,
};

export function createTexts({ idleMs, absoluteMs }: Lifetimes): SiteTexts {
  const values: Record<Placeholder, Value> = { ...RULES, idle: spanOf(idleMs), longest: spanOf(absoluteMs) };
  const filled = (words: string, language: 'vi' | 'en'): string =>
    words.replaceAll(/\{([\w.]+)\}/g, (_whole, name: Placeholder) => {
      const value = values[name];
      return typeof value === 'object' ? value[language] : String(value);
    });
  return JSON.parse(JSON.stringify({ documents, faq }), (key, value) =>
    key === 'vi' || key === 'en' ? filled(value, key) : value,
  );
}
