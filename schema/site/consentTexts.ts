/** The texts that people agree to, as data: pages show them from the texts of the client, which a test holds equal, and the graph serves them to apps. */
import texts from './consentTexts.json';

export const CONSENT_TEXT_KINDS = [
  'ADVICE_CONTACT',
  'MARKETING',
  'PARTNER_SHARING',
  'ANALYTICS',
  'GUARDIAN_MARKS',
  'GUARDIAN_COPIES',
  'APPLICATION_SHARING',
  'REVIEW_PUBLICATION',
  'ASSESSMENT_VISITOR',
  'ASSESSMENT_ACCOUNT',
] as const;
export type ConsentTextKind = (typeof CONSENT_TEXT_KINDS)[number];

export type ConsentText = {
  readonly kind: ConsentTextKind;
  readonly version: string;
  /** In the order in which they are shown; words in braces are filled in by whoever shows them. */
  readonly blocks: readonly {
    readonly id: string;
    readonly isStatement: boolean;
    readonly vi: string;
    readonly en: string;
  }[];
};

const isKind = (kind: string): kind is ConsentTextKind => CONSENT_TEXT_KINDS.some(known => known === kind);

export const consentTexts: readonly ConsentText[] = texts.flatMap(({ kind, ...text }) =>
  isKind(kind) ? [{ kind, ...text }] : [],
);
