import type { DESTINATIONS } from '../../../schema/rules/catalogue.values.js';
import type { APPLICATION_TYPES, ApplicationStatus, VISA_STATES } from '../../../schema/rules/applications.values.js';
import type { WithOutbox } from '../../kernel/jobs/outbox.js';

export type { ApplicationStatus } from '../../../schema/rules/applications.values.js';
export type ApplicationType = (typeof APPLICATION_TYPES)[number];
export type Destination = (typeof DESTINATIONS)[number];
export type VisaState = (typeof VISA_STATES)[number];
export type Actor = 'STUDENT' | 'ADVISOR';

/** Who of the staff it was stands in the audit log. */
export type HistoryLine = { status: ApplicationStatus; at: Date; by: Actor; note?: string };

export type IntakeRef = { year: number; month: number };

export type ApplicationRecord = WithOutbox & {
  _id: string;
  userId: string;
  type: ApplicationType;
  itemId: string;
  destination: Destination;
  intake: IntakeRef;
  note?: string;
  status: ApplicationStatus;
  /** False once it was rejected or withdrawn; the unique index of one open application per item needs a field that is equal to something. */
  isOpen: boolean;
  advisorId?: string;
  history: HistoryLine[];
  /** Folded words of the student's name and address, the institution and the program, for the queue of advisors. */
  searchWords: string[];
  /** States of documents that were set, by the code of the document. */
  checklist?: Record<string, { state: VisaState; at: Date }>;
  submittedAt: Date;
  /** Of status and assignment; strictly increasing, so that an advisor can name the state that was seen. */
  updatedAt: Date;
};
