/** What a student does next: one sentence by where the application stands, and where it leads. Pure. */
import type { ApplicationStatus, VisaItemState } from '../../generated/types';

type Document = { readonly code: string; readonly state: VisaItemState };

export type NextStep = {
  readonly status: ApplicationStatus;
  /** The document of the checklist to see to; null when none is open, or it is too early. */
  readonly document: string | null;
  /** Leads to the checklist on the page, to another search, or nowhere: then there is nothing to do but wait. */
  readonly leadsTo: 'CHECKLIST' | 'SEARCH' | null;
};

const IS_OPEN: readonly VisaItemState[] = ['COLLECTING', 'TODO'];

/** What was begun comes before what was not. */
const firstOpen = (documents: readonly Document[]): string | null =>
  IS_OPEN.map(state => documents.find(document => document.state === state)).find(Boolean)?.code ?? null;

const LEADS_TO: Readonly<Record<ApplicationStatus, NextStep['leadsTo']>> = {
  AWAITING_GUARDIAN: null,
  SUBMITTED: null,
  PROCESSING: null,
  ACCEPTED: 'CHECKLIST',
  DEFERRED: 'CHECKLIST',
  VISA_PREPARATION: 'CHECKLIST',
  VISA_APPLIED: null,
  VISA_GRANTED: null,
  // With the advisor: again with the same place, later, or not at all.
  VISA_REFUSED: null,
  OFFER_DECLINED: 'SEARCH',
  REJECTED: 'SEARCH',
  WITHDRAWN: 'SEARCH',
  GUARDIAN_DECLINED: 'SEARCH',
};

export function nextStepOf(status: ApplicationStatus, documents: readonly Document[]): NextStep {
  const leadsTo = LEADS_TO[status];
  return { status, document: leadsTo === 'CHECKLIST' ? firstOpen(documents) : null, leadsTo };
}
