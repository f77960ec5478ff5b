/** What a student does next: one sentence by where the application stands, and where it leads. Pure. */
import type { ApplicationStatus, VisaItemState } from '../../generated/types';
import { hasEnded } from './applicationSteps';

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

export function nextStepOf(status: ApplicationStatus, documents: readonly Document[]): NextStep {
  if (hasEnded(status)) return { status, document: null, leadsTo: 'SEARCH' };
  if (status !== 'ACCEPTED' && status !== 'VISA_PREPARATION') return { status, document: null, leadsTo: null };
  return { status, document: firstOpen(documents), leadsTo: 'CHECKLIST' };
}
