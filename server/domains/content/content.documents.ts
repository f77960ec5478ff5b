/** The texts of the site, one for each kind: the same for pages and for other clients of the graph. Their words stand in `schema/documents`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
import type { DocumentKind, LocalizedText } from '../../generated/resolvers.js';
import { projectRoot } from '../../kernel/projectRoot.js';
import {
  REFRESH_COOKIE,
  REGISTRATION_COOKIE,
  REMEMBERED_SECONDS,
  SESSION_COOKIE,
} from '../../kernel/session/cookies/cookies.js';
import { VISITOR_COOKIE, VISITOR_SECONDS } from '../../kernel/session/viewer/visitorItems.js';
import { type DocumentData, type Languages, readDocument, type Values } from './content.readDocument.js';

export type Documents = Readonly<Record<DocumentKind, DocumentData>>;
/** Of a session; settings of the environment. */
export type Lifetimes = { idleMs: number; absoluteMs: number };

const MINUTE_MS = 60_000;

/** Whole hours as hours, everything else as minutes. */
export const spanOf = (ms: number): LocalizedText => {
  const minutes = Math.round(ms / MINUTE_MS);
  const [count, vi, en] = minutes % 60 === 0 ? [minutes / 60, 'giờ', 'hour'] : [minutes, 'phút', 'minute'];
  return { vi: `${count} ${vi}`, en: `${count} ${en}${count === 1 ? '' : 's'}` };
};

const BRAND: Languages<Values> = {
  vi: { brand: brand.vi, 'brand.en': brand.en },
  en: { brand: brand.en, 'brand.vi': brand.vi },
};

const RULES: Values = {
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

const textOf = (name: string): string => readFileSync(join(projectRoot, 'schema', 'documents', name), 'utf8');

export function documentOf(name: string, values: Languages<Values> = BRAND): DocumentData {
  return readDocument({ vi: textOf(`${name}.vi.md`), en: textOf(`${name}.en.md`) }, values);
}

export function createDocuments({ idleMs, absoluteMs }: Lifetimes): Documents {
  const [idle, longest] = [spanOf(idleMs), spanOf(absoluteMs)];
  return {
    ABOUT: documentOf('about'),
    PRIVACY: documentOf('privacy', {
      vi: { ...BRAND.vi, ...RULES, idle: idle.vi, longest: longest.vi },
      en: { ...BRAND.en, ...RULES, idle: idle.en, longest: longest.en },
    }),
    LEGAL: documentOf('legal'),
    SCAM_CHECK: documentOf('scam-check'),
    ACCESSIBILITY: documentOf('accessibility'),
    PARTNERS: documentOf('partners'),
  };
}
