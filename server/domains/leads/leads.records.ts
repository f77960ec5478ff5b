import type { ContactCampaign, GpaBand, LeadConsentPurpose, LeadKind } from '../../../schema/rules/leads.values.js';
import type { WithOutbox } from '../../kernel/jobs/outbox.js';

export type LeadLanguage = 'VI' | 'EN';
export type LeadStatus = 'OPEN' | 'ANSWERED' | 'CLOSED';
export type ItemKind = 'INSTITUTION' | 'PROGRAM' | 'SCHOLARSHIP';
export type LeadItem = { kind: ItemKind; id: string };

/** Who of the staff it was stands in the audit log. */
export type LeadEvent = { kind: 'RECEIVED' | 'ASSIGNED' | 'ANSWERED' | 'CLOSED'; at: Date; text?: string };

/** What the forms ask for. */
export type LeadContent = {
  fullName: string;
  email: string;
  phone: string;
  city?: string;
  school?: string;
  campaign?: ContactCampaign;
  /** Of a correction: the figure, by the name that the sender saw. */
  fact?: string;
  message?: string;
  address?: string;
  studyYear?: string;
  gpaBand?: GpaBand;
};

export type LeadRecord = WithOutbox &
  LeadContent & {
    _id: string;
    /** Of a sender who was signed in. */
    userId?: string;
    kind: LeadKind;
    status: LeadStatus;
    item?: LeadItem;
    language: LeadLanguage;
    consents: { purpose: LeadConsentPurpose; textVersion: string; language: LeadLanguage; at: Date }[];
    history: LeadEvent[];
    advisorId?: string;
    /** Folded words of name, address, city and school, for the queue. */
    searchWords: string[];
    submittedAt: Date;
    /** Strictly increasing, so that an advisor can name the state that was seen. */
    updatedAt: Date;
  };
