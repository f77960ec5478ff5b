/** The checklist of a destination as one student sees it: what is needed, how far it is. Pure. */
import type { Destination, VisaState } from '../applications.records.js';
import { VISA_CONDITIONS, type VisaNeed, type VisaSituation } from './visa.conditions.js';
import { australia } from './visa.au.js';
import { canada } from './visa.ca.js';
import { germany } from './visa.de.js';
import { unitedKingdom } from './visa.gb.js';
import { ireland } from './visa.ie.js';
import type { Text, VisaChecklistData, VisaDocument } from './visa.types.js';
import { unitedStates } from './visa.us.js';

export const VISA_CHECKLISTS: Record<Destination, VisaChecklistData> = {
  AU: australia,
  CA: canada,
  DE: germany,
  GB: unitedKingdom,
  IE: ireland,
  US: unitedStates,
};

export type StoredStates = Readonly<Record<string, { state: VisaState; at: Date }>>;
export type VisaItem = Omit<VisaDocument, 'when'> & {
  need: VisaNeed;
  condition: Text | null;
  state: VisaState;
  changedAt: Date | null;
};
export type VisaChecklistView = Omit<VisaChecklistData, 'documents'> & {
  items: VisaItem[];
  doneCount: number;
  totalCount: number;
};

const DONE: readonly VisaState[] = ['READY', 'SUBMITTED'];

export const visaDocument = (destination: Destination, code: string): VisaDocument | null =>
  VISA_CHECKLISTS[destination].documents.find(document => document.code === code) ?? null;

/** What the student set counts; a document that the situation does not need starts as not applicable. */
function itemOf({ when, ...document }: VisaDocument, situation: VisaSituation, stored: StoredStates): VisaItem {
  const { text: condition, need: needOf } = VISA_CONDITIONS[when];
  const need = needOf(situation);
  const known = Object.hasOwn(stored, document.code) ? stored[document.code] : undefined;
  return {
    ...document,
    need,
    condition,
    state: known?.state ?? (need === 'NOT_NEEDED' ? 'NOT_APPLICABLE' : 'TODO'),
    changedAt: known?.at ?? null,
  };
}

export function visaChecklist(
  destination: Destination,
  situation: VisaSituation,
  stored: StoredStates,
): VisaChecklistView {
  const { documents, ...rest } = VISA_CHECKLISTS[destination];
  const items = documents.map(document => itemOf(document, situation, stored));
  const counted = items.filter(({ state }) => state !== 'NOT_APPLICABLE');
  return {
    ...rest,
    items,
    doneCount: counted.filter(({ state }) => DONE.includes(state)).length,
    totalCount: counted.length,
  };
}

/** 0 to 1. */
export const doneShare = ({ doneCount, totalCount }: VisaChecklistView): number =>
  totalCount === 0 ? 1 : doneCount / totalCount;
