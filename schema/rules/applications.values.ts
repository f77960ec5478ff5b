/** Values of applications, without rules: cheap enough for the browser to load. */

/** In the order of the steps; the last two end an application. */
export const APPLICATION_STATUSES = [
  'SUBMITTED',
  'PROCESSING',
  'ACCEPTED',
  'VISA_PREPARATION',
  'VISA_APPLIED',
  'REJECTED',
  'WITHDRAWN',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export const APPLICATION_STEPS = APPLICATION_STATUSES.slice(0, 5);

/** In the order in which a document usually passes through them. */
export const VISA_STATES = ['TODO', 'COLLECTING', 'READY', 'SUBMITTED', 'NOT_APPLICABLE'] as const;
/** While the application has one of these, states of documents can be set. */
export const CHECKLIST_STATUSES: readonly ApplicationStatus[] = ['ACCEPTED', 'VISA_PREPARATION', 'VISA_APPLIED'];

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
