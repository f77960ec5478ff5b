/** Values of applications, without rules: cheap enough for the browser to load. */

/** In the order in which an application may pass through them; those that end it stand last. */
export const APPLICATION_STATUSES = [
  'AWAITING_GUARDIAN',
  'SUBMITTED',
  'PROCESSING',
  'ACCEPTED',
  'DEFERRED',
  'VISA_PREPARATION',
  'VISA_APPLIED',
  'VISA_GRANTED',
  'VISA_REFUSED',
  'OFFER_DECLINED',
  'REJECTED',
  'WITHDRAWN',
  'GUARDIAN_DECLINED',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** The way of an application that goes well. */
export const APPLICATION_STEPS = [
  'SUBMITTED',
  'PROCESSING',
  'ACCEPTED',
  'VISA_PREPARATION',
  'VISA_APPLIED',
  'VISA_GRANTED',
] as const satisfies readonly ApplicationStatus[];

export type StatusFacts = {
  /** Not ended: the student cannot apply for the same item a second time. */
  readonly isOpen: boolean;
  /** Of the institution: WAITED_FOR while the deadline of the intake still matters, NONE where it never decided. */
  readonly decision: 'WAITED_FOR' | 'OFFER' | 'REFUSAL' | 'NONE';
  /** The last step that is done. In visa preparation the share of finished documents is added; null: as it was before. */
  readonly progress: number | null;
};

/** Everything that depends on a status and is not its name: a new status has to say all of it. */
export const STATUS_FACTS: Readonly<Record<ApplicationStatus, StatusFacts>> = {
  AWAITING_GUARDIAN: { isOpen: true, decision: 'WAITED_FOR', progress: 0 },
  SUBMITTED: { isOpen: true, decision: 'WAITED_FOR', progress: 20 },
  PROCESSING: { isOpen: true, decision: 'WAITED_FOR', progress: 40 },
  ACCEPTED: { isOpen: true, decision: 'OFFER', progress: 60 },
  DEFERRED: { isOpen: true, decision: 'OFFER', progress: 60 },
  VISA_PREPARATION: { isOpen: true, decision: 'OFFER', progress: 60 },
  VISA_APPLIED: { isOpen: true, decision: 'OFFER', progress: 90 },
  VISA_GRANTED: { isOpen: false, decision: 'OFFER', progress: 100 },
  // The place stands, and the visa begins again.
  VISA_REFUSED: { isOpen: false, decision: 'OFFER', progress: 60 },
  OFFER_DECLINED: { isOpen: false, decision: 'OFFER', progress: 60 },
  REJECTED: { isOpen: false, decision: 'REFUSAL', progress: 40 },
  WITHDRAWN: { isOpen: false, decision: 'NONE', progress: null },
  GUARDIAN_DECLINED: { isOpen: false, decision: 'NONE', progress: 0 },
};

/** Statuses of which the facts say so. */
export const statusesThat = (says: (facts: StatusFacts) => boolean): readonly ApplicationStatus[] =>
  APPLICATION_STATUSES.filter(status => says(STATUS_FACTS[status]));

/** What visa preparation adds when every document is ready. */
export const VISA_PREPARATION_PERCENT = 20;

/** Version of the text under which a student agrees that an application is passed on to its institution; its guardian too. */
export const SHARING_TEXT_VERSION = '2026-11-23';
/** What is passed on; the text of the consent names each. */
export const SHARED_DATA = ['PERSON', 'CONTACT', 'SCHOOL', 'MARKS', 'ENGLISH', 'PLANS', 'DOCUMENTS'] as const;
/** For how long the link in the guardian's mail can be used. */
export const SHARING_LINK_DAYS = 30;

/** In the order in which a document usually passes through them. */
export const VISA_STATES = ['TODO', 'COLLECTING', 'READY', 'SUBMITTED', 'NOT_APPLICABLE'] as const;
/** While the application has one of these, states of documents can be set. */
export const CHECKLIST_STATUSES: readonly ApplicationStatus[] = [
  'ACCEPTED',
  'DEFERRED',
  'VISA_PREPARATION',
  'VISA_APPLIED',
];

export const APPLICATION_TYPES = ['INSTITUTION', 'PROGRAM'] as const;
export const APPLICATION_NOTE_MAX = 1000;
/** Open applications of one student. */
export const OPEN_APPLICATIONS_MAX = 30;

/** Months in which studies usually start in a country (domain rules 1e), for items whose own intakes are not known. */
export const USUAL_INTAKE_MONTHS = {
  AU: [2, 7],
  CA: [1, 5, 9],
  DE: [4, 10],
  GB: [1, 9],
  IE: [1, 9],
  US: [1, 8],
} as const;
/** How far ahead an intake may lie. */
export const INTAKE_YEARS_AHEAD = 3;
