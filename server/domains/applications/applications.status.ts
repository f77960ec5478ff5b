/** The status machine of an application, and what it means for progress. */
import { APPLICATION_STATUSES, APPLICATION_STEPS } from '../../../schema/rules/applications.values.js';
import { canMove, type Transitions } from '../../kernel/transitions/transitions.js';
import type { Actor, ApplicationRecord, ApplicationStatus } from './applications.records.js';

export const MOVES: Transitions<ApplicationStatus, Actor> = {
  SUBMITTED: { PROCESSING: { by: ['ADVISOR'] }, WITHDRAWN: { by: ['STUDENT'] } },
  PROCESSING: { ACCEPTED: { by: ['ADVISOR'] }, REJECTED: { by: ['ADVISOR'] }, WITHDRAWN: { by: ['STUDENT'] } },
  ACCEPTED: { VISA_PREPARATION: { by: ['ADVISOR'] } },
  VISA_PREPARATION: { VISA_APPLIED: { by: ['ADVISOR'] } },
  VISA_APPLIED: {},
  REJECTED: {},
  WITHDRAWN: {},
};

export const mayBecome = (from: ApplicationStatus, to: ApplicationStatus, by: Actor): boolean =>
  canMove(MOVES, { from, to, by, subject: null });

export const nextStatuses = (from: ApplicationStatus, by: Actor): ApplicationStatus[] =>
  APPLICATION_STATUSES.filter(to => mayBecome(from, to, by));

export const isOpenStatus = (status: ApplicationStatus): boolean => status !== 'REJECTED' && status !== 'WITHDRAWN';

const STEP_PERCENT = 100 / APPLICATION_STEPS.length;

/**
 * 20 a step that is done. Visa preparation is done by its share of finished documents, 0 to 1. An application that ended stays where it was.
 */
export function progressOf({ history }: Pick<ApplicationRecord, 'history'>, checklistShare: number): number {
  const reached = Math.max(...history.map(({ status }) => APPLICATION_STEPS.indexOf(status)));
  const done = APPLICATION_STEPS[reached] === 'VISA_PREPARATION' ? reached + checklistShare : reached + 1;
  return Math.round(done * STEP_PERCENT);
}
