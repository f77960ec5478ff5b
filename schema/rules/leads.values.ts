/** Values of the forms that reach a person, without rules: cheap enough for the browser to load. */
import { CORRECTION_FACT_MAX } from './correction.values.js';

export const LEAD_KINDS = ['CONTACT', 'PROFILE_STRENGTH'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

export const CONTACT_CAMPAIGNS = [
  'STUDY_ADVICE',
  'SCHOLARSHIP',
  'APPLICATION',
  'CORRECTION',
  'PARTNER_INSTITUTION',
  'RECRUITMENT_PARTNER',
  'OTHER',
] as const;
export type ContactCampaign = (typeof CONTACT_CAMPAIGNS)[number];

export const GPA_BANDS = ['G7', 'G8', 'G9'] as const;
export type GpaBand = (typeof GPA_BANDS)[number];

type Estimate = {
  /** As in the address of its page, which stays. */
  readonly range: string;
  /** The averages that the band holds: 10.0 belongs to the highest. */
  readonly averages: string;
  readonly minimumPercent: number;
  readonly maximumPercent: number;
};

/** Of the operator (spec section 9). */
export const SCHOLARSHIP_ESTIMATES: Readonly<Record<GpaBand, Estimate>> = {
  G7: { range: '7.0-7.9', averages: '7.0-7.9', minimumPercent: 25, maximumPercent: 30 },
  G8: { range: '8.0-8.9', averages: '8.0-8.9', minimumPercent: 25, maximumPercent: 50 },
  G9: { range: '9.0-9.9', averages: '9.0-10.0', minimumPercent: 50, maximumPercent: 100 },
};
/** The operator's, too: under so many days. */
export const ACCEPTANCE_DAYS = 15;

export const bandOfRange = (range: string): GpaBand | null =>
  GPA_BANDS.find(band => SCHOLARSHIP_ESTIMATES[band].range === range) ?? null;

/** Asked for in the forms, each by the field of its box; the first is needed. */
export const LEAD_CONSENTS = {
  adviceContact: 'ADVICE_CONTACT',
  marketing: 'MARKETING',
  partnerSharing: 'PARTNER_SHARING',
} as const;
export type LeadConsentField = keyof typeof LEAD_CONSENTS;
export type LeadConsentPurpose = (typeof LEAD_CONSENTS)[LeadConsentField];
export const LEAD_CONSENT_FIELDS = Object.keys(LEAD_CONSENTS) as LeadConsentField[];

/** Longest entry of each text, in characters. */
export const LEAD_TEXT_MAX = {
  city: 100,
  school: 200,
  fact: CORRECTION_FACT_MAX,
  message: 2000,
  address: 300,
  studyYear: 50,
  answer: 4000,
} as const;
