/** The status machine of an application, and what it means for progress. */
import {
  APPLICATION_STATUSES,
  STATUS_FACTS,
  VISA_PREPARATION_PERCENT,
} from '../../../schema/rules/applications.values.js';
import { canMove, type Move, type Transitions } from '../../kernel/transitions/transitions.js';
import type { Actor, ApplicationRecord, ApplicationStatus } from './applications.records.js';

type Moves = { readonly [To in ApplicationStatus]?: Move<Actor, unknown> };

const byAdvisor = { by: ['ADVISOR'] } as const;
const byStudent = { by: ['STUDENT'] } as const;
const byGuardian = { by: ['GUARDIAN'] } as const;
/** The student gives a place back, or tells an advisor so; a place can be kept for a later intake as often as the institution allows it. */
const WHILE_OFFERED: Moves = { OFFER_DECLINED: { by: ['STUDENT', 'ADVISOR'] }, DEFERRED: byAdvisor };

export const MOVES: Transitions<ApplicationStatus, Actor> = {
  AWAITING_GUARDIAN: { SUBMITTED: byGuardian, GUARDIAN_DECLINED: byGuardian, WITHDRAWN: byStudent },
  SUBMITTED: { PROCESSING: byAdvisor, WITHDRAWN: byStudent },
  PROCESSING: { ACCEPTED: byAdvisor, REJECTED: byAdvisor, WITHDRAWN: byStudent },
  ACCEPTED: { VISA_PREPARATION: byAdvisor, ...WHILE_OFFERED },
  DEFERRED: { VISA_PREPARATION: byAdvisor, ...WHILE_OFFERED },
  VISA_PREPARATION: { VISA_APPLIED: byAdvisor, ...WHILE_OFFERED },
  VISA_APPLIED: { VISA_GRANTED: byAdvisor, VISA_REFUSED: byAdvisor, ...WHILE_OFFERED },
  VISA_REFUSED: { VISA_PREPARATION: byAdvisor, ...WHILE_OFFERED },
  VISA_GRANTED: {},
  OFFER_DECLINED: {},
  REJECTED: {},
  WITHDRAWN: {},
  GUARDIAN_DECLINED: {},
};

export const mayBecome = (from: ApplicationStatus, to: ApplicationStatus, by: Actor): boolean =>
  canMove(MOVES, { from, to, by, subject: null });

export const nextStatuses = (from: ApplicationStatus, by: Actor): ApplicationStatus[] =>
  APPLICATION_STATUSES.filter(to => mayBecome(from, to, by));

export const isOpenStatus = (status: ApplicationStatus): boolean => STATUS_FACTS[status].isOpen;

type Standing = Pick<ApplicationRecord, 'status'> & {
  history: readonly Pick<ApplicationRecord['history'][number], 'status'>[];
};

/** `checklistShare`: of finished documents, 0 to 1. What was withdrawn stays where it was. */
export function progressOf({ status, history }: Standing, checklistShare: number): number {
  const { progress } = STATUS_FACTS[status];
  if (progress === null) {
    const before = history.findLast(line => STATUS_FACTS[line.status].progress !== null);
    return before ? (STATUS_FACTS[before.status].progress ?? 0) : 0;
  }
  return status === 'VISA_PREPARATION' ? Math.round(progress + checklistShare * VISA_PREPARATION_PERCENT) : progress;
}
