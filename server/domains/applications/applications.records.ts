import type { DESTINATIONS } from '../../../schema/rules/catalogue.values.js';
import type { APPLICATION_TYPES, ApplicationStatus, VISA_STATES } from '../../../schema/rules/applications.values.js';
import type { WithOutbox } from '../../kernel/jobs/outbox.js';

export type { ApplicationStatus } from '../../../schema/rules/applications.values.js';
export type ApplicationType = (typeof APPLICATION_TYPES)[number];
export type Destination = (typeof DESTINATIONS)[number];
export type VisaState = (typeof VISA_STATES)[number];
export type Actor = 'STUDENT' | 'ADVISOR' | 'GUARDIAN';
export type Language = 'VI' | 'EN';
/** By the age of the student; NONE for adults. */
export type GuardianPart = 'NONE' | 'COPY' | 'AGREEMENT';

/** Who of the staff it was stands in the audit log. */
export type HistoryLine = { status: ApplicationStatus; at: Date; by: Actor; note?: string; intake?: IntakeRef };

export type IntakeRef = { year: number; month: number };

/** The guardian of a minor in one application: who gets the copy, or who is asked to agree and what came of it. */
export type GuardianRecord = {
  part: Exclude<GuardianPart, 'NONE'>;
  name: string;
  email: string;
  askedAt: Date;
  /** Hash of the token in the link, until it was used. */
  tokenHash?: string;
  expiresAt?: Date;
  answeredAt?: Date;
  isAgreed?: boolean;
  /** Of the text that the guardian answered. */
  textVersion?: string;
  language?: Language;
};

/** Consent of the student to pass this application on; proof of what was agreed to, and when. */
export type SharingRecord = {
  recipientId: string;
  recipientName: string;
  destination: Destination;
  textVersion: string;
  language: Language;
  at: Date;
  withdrawnAt?: Date;
  guardian?: GuardianRecord;
};

export type DeletionTask = { state: 'OPEN' | 'ASKED' | 'NOTHING_SENT'; openedAt: Date; closedAt?: Date };

export type ApplicationRecord = WithOutbox & {
  _id: string;
  userId: string;
  type: ApplicationType;
  itemId: string;
  destination: Destination;
  intake: IntakeRef;
  note?: string;
  status: ApplicationStatus;
  /** False once it ended; the unique index of one open application per item needs a field that is equal to something. */
  isOpen: boolean;
  advisorId?: string;
  history: HistoryLine[];
  /** Folded words of the student's name and address, the institution and the program, for the queue of advisors. */
  searchWords: string[];
  /** States of documents that were set, by the code of the document. */
  checklist?: Record<string, { state: VisaState; at: Date }>;
  /** Absent for applications from before the consent was asked for. */
  sharing?: SharingRecord;
  /** The institution is to be asked to delete what it got. */
  deletion?: DeletionTask;
  /** While it waits for a guardian, and for good when it ends there: nobody of the staff sees it. */
  isUnsent?: true;
  /** The account is gone; what is left is the task of asking for deletion, without a name. */
  isErased?: true;
  submittedAt: Date;
  /** Of status and assignment; strictly increasing, so that an advisor can name the state that was seen. */
  updatedAt: Date;
};
