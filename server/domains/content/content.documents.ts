/** The texts of the site, one for each kind: the same for pages and for other clients of the graph. */
import type { DocumentKind } from '../../generated/resolvers.js';
import { ABOUT } from './documents/about.js';
import { ACCESSIBILITY } from './documents/accessibility.js';
import type { DocumentData } from './documents/document.js';
import { LEGAL } from './documents/legal.js';
import { PARTNERS } from './documents/partners.js';
import { privacyOf } from './documents/privacy.js';
import type { Lifetimes } from './documents/privacy.storage.js';
import { SCAM_CHECK } from './documents/scamCheck.js';

export type Documents = Readonly<Record<DocumentKind, DocumentData>>;

export const createDocuments = (session: Lifetimes): Documents => ({
  ABOUT,
  PRIVACY: privacyOf(session),
  LEGAL,
  SCAM_CHECK,
  ACCESSIBILITY,
  PARTNERS,
});
